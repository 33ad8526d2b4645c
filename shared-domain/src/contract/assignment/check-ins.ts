import { checkInRoutes } from "../../routes/assignment/check-ins";
import * as z from "zod";
import { type CheckInMark, markKinds } from "../../check-in/presence";
import { withSchemas } from "../call";
import { describes } from "../call";
import { answeredInstant, id, identitySchema, instant } from "../fields";
import { slotFields, slotParams } from "./assignments";

const MOST = 200;
const CODE = { max: 100 };

const slot = {
  ...slotFields,
  name: z.string().describe("De la fiche tâche"),
  appointment: z.string().nullable().describe("Le nom du lieu"),
};
const person = identitySchema.extend({
  phone: z.string().exactOptional().describe("Pour qui peut le voir"),
});

/** A slot that one may tick, and how far that is. */
export const slotToCheckInSchema = z.object({
  ...slot,
  expected: z.int().describe("Combien de personnes y sont attendues"),
  missing: z.int().describe("Combien d'entre elles n'y sont pas, sans personne à leur place"),
});
/** A slot that one may tick, and how far that is. */
export type SlotToCheckIn = z.infer<typeof slotToCheckInSchema>;

const answeredMark = describes<CheckInMark>()(
  z.object({
    id: z.uuid(),
    userId: z.int(),
    kind: z.enum(markKinds),
    replacedBy: z.int().nullable(),
    notedAt: answeredInstant,
  }),
);

/** All that a phone needs to tick a slot without network. */
export const checkInSheetSchema = z.object({
  ...slot,
  people: z
    .array(
      person.extend({
        code: z.string().describe("Ce que dit son QR"),
        isExpected: z.boolean().describe("Faux pour qui est venu à la place de quelqu'un"),
      }),
    )
    .describe("Qui est attendu, puis qui a remplacé ou été pointé"),
  marks: z.array(answeredMark),
});
/** All that a phone needs to tick a slot without network: who is expected, their codes, what was noted. */
export type CheckInSheet = z.infer<typeof checkInSheetSchema>;

const markSchema = z.object({
  id: z
    .uuid("Pointage : un UUID est attendu")
    .transform((value) => value.toLowerCase())
    .describe("Donné par le téléphone : deux fois compte une fois"),
  userId: id("Personne"),
  kind: z.enum(markKinds, "Pointage : arrivé·e, parti·e, absent·e, remplacé·e ou effacé est attendu"),
  replacedBy: id("Remplaçant·e").nullable(),
  notedAt: instant("Noté à"),
});
/** What a phone notes at a slot. */
export const checkInFormSchema = z.object({
  marks: z
    .array(markSchema, "Pointages : une liste est attendue")
    .min(1, "Pointages : au moins un est attendu")
    .max(MOST, `Pointages : ${String(MOST)} au plus`),
});
/** What a phone notes at a slot. */
export type CheckInForm = z.infer<typeof checkInFormSchema>;

/** What became of marks: those that are not refused are kept. */
export const checkInOutcomeSchema = z.object({
  refused: z.array(z.object({ id: z.uuid(), message: z.string() })),
});
/** What became of marks: those that are not refused are kept. */
export type CheckInOutcome = z.infer<typeof checkInOutcomeSchema>;

/** A slot that goes on without all its people. */
export const slotWithMissingSchema = z.object({
  ...slot,
  expected: z.int(),
  missing: z.array(
    person.extend({
      state: z.enum(["expected", "absent", "left"]).describe("Pas encore là, absent·e ou parti·e"),
    }),
  ),
});
/** A slot that goes on without all its people, and who is missing. */
export type SlotWithMissing = z.infer<typeof slotWithMissingSchema>;

/** One's own code. */
export const ownCodeSchema = z.object({
  code: z.string(),
  qr: z.array(z.string()).describe("Le QR, ligne par ligne : 1 est noir, 0 est blanc"),
});
/** One's own code, and how its QR is drawn: a text of 0 (light) and 1 (dark) for each row. */
export type OwnCode = z.infer<typeof ownCodeSchema>;

/** Ticks off those who come to their slots. */
export const checkInCalls = withSchemas(checkInRoutes, {
  listSlots: {
    summary: "Les créneaux autour de maintenant que je peux pointer",
    answers: { 200: z.array(slotToCheckInSchema) },
  },
  listPastSlots: {
    summary: "Les créneaux terminés que je peux encore compléter, le dernier d'abord",
    answers: { 200: z.array(slotToCheckInSchema) },
  },
  readSheet: {
    summary: "Qui est attendu à un créneau et ce qui y a été pointé",
    params: slotParams,
    answers: { 200: checkInSheetSchema },
  },
  note: {
    summary: "Pointer des personnes à un créneau ; chaque pointage compte une fois, aussi tard qu'il arrive",
    params: slotParams,
    body: checkInFormSchema,
    answers: { 200: checkInOutcomeSchema },
  },
  board: {
    summary: "Qui manque en ce moment aux créneaux que je peux pointer",
    answers: { 200: z.array(slotWithMissingSchema) },
  },
  readOwnCode: {
    summary: "Mon code de pointage et son QR",
    answers: { 200: ownCodeSchema },
  },
  readPersonOfCode: {
    summary: "À qui est un code de pointage",
    params: z.object({ code: z.string().max(CODE.max) }),
    answers: { 200: identitySchema },
  },
});
