import { checkInRoutes } from "../../routes/assignment";
import * as z from "zod";
import { markId, marksForm, marksOutcomeSchema } from "../marks";
import { type CheckInMark, markKinds } from "../../check-in/presence";
import { answering, withSchemas } from "../call";
import { describesEntity } from "../call";
import { answeredInstant, id, identitySchema, instant, pathEdition } from "../fields";
import { slotFields, slotParams } from "./assignments";
import { hoursReportSchema } from "./hours";

const CODE = { max: 100 };

const slot = {
  ...slotFields,
  name: z.string().describe("De la fiche tâche"),
  appointment: z.string().nullable().describe("Le nom du lieu"),
};
const person = identitySchema.extend({
  phone: z.string().exactOptional().describe("Pour qui peut le voir"),
});

/** A slot that the person may tick, with how many of its people have been ticked. */
export const slotToCheckInSchema = z.object({
  ...slot,
  expected: z.int().describe("Combien de personnes y sont attendues"),
  missing: z.int().describe("Combien d'entre elles n'y sont pas, sans personne à leur place"),
});
/** A slot that the person may tick, with how many of its people have been ticked. */
export type SlotToCheckIn = z.infer<typeof slotToCheckInSchema>;

const answeredMark = describesEntity<CheckInMark>()(
  z.object({
    id: z.uuid(),
    userId: z.int(),
    kind: z.enum(markKinds),
    replacedBy: z.int().nullable(),
    notedAt: answeredInstant,
    happenedAt: answeredInstant
      .nullable()
      .exactOptional()
      .describe("L'heure dite ; nul : notée sur le moment"),
    isIll: z.boolean().exactOptional().describe("Absent·e parce que malade"),
  }),
);

/** The data that a phone needs to tick a slot offline. */
export const checkInListSchema = z.object({
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
/** The data that a phone needs to tick a slot offline: the people expected, their codes, the marks so far. */
export type CheckInList = z.infer<typeof checkInListSchema>;

const markSchema = z.object({
  id: markId,
  userId: id("Personne"),
  kind: z.enum(markKinds, "Pointage : arrivé·e, parti·e, absent·e, remplacé·e ou effacé est attendu"),
  replacedBy: id("Remplaçant·e").nullable(),
  notedAt: instant("Noté à"),
  happenedAt: instant("Heure d'arrivée ou de départ").nullable().exactOptional(),
  isIll: z.boolean("Malade : oui ou non est attendu").exactOptional(),
});
/** The marks that a phone sends about a slot. */
export const checkInFormSchema = marksForm(markSchema);
/** The body that sends marks about a slot. */
export type CheckInForm = z.infer<typeof checkInFormSchema>;

/** A slot that runs with people missing. */
export const slotWithMissingSchema = z.object({
  ...slot,
  expected: z.int(),
  missing: z.array(
    person.extend({
      state: z.enum(["expected", "absent", "left"]).describe("Pas encore là, absent·e ou parti·e"),
      isIll: z.boolean().exactOptional().describe("Absent·e parce que malade"),
    }),
  ),
});
/** A slot that runs with people missing, and their names. */
export type SlotWithMissing = z.infer<typeof slotWithMissingSchema>;

/** The person's own code. */
export const ownCodeSchema = z.object({
  code: z.string(),
  qr: z.array(z.string()).describe("Le QR, ligne par ligne : 1 est noir, 0 est blanc"),
});
/** The person's own code, and its QR: for each row a text of 0 (light) and 1 (dark). */
export type OwnCode = z.infer<typeof ownCodeSchema>;

/** Calls of check-in. */
export const checkInCalls = withSchemas(checkInRoutes, {
  listSlots: answering("Les créneaux autour de maintenant que je peux pointer", z.array(slotToCheckInSchema)),
  listPastSlots: answering(
    "Les créneaux terminés que je peux encore compléter, le dernier d'abord",
    z.array(slotToCheckInSchema),
  ),
  countOwnSlots: answering(
    "Combien de créneaux des tâches dont je réponds sont en cours ou commencent dans les trois heures",
    z.int(),
  ),
  readList: answering("Qui est attendu à un créneau et ce qui y a été pointé", checkInListSchema, {
    params: slotParams,
  }),
  note: answering(
    "Pointer des personnes à un créneau ; chaque pointage compte une fois, aussi tard qu'il arrive",
    marksOutcomeSchema,
    { params: slotParams, body: checkInFormSchema },
  ),
  board: answering(
    "Qui manque en ce moment aux créneaux que je peux pointer",
    z.array(slotWithMissingSchema),
  ),
  readHours: answering(
    "Les heures prévues et faites, les absences et les remplacements, par personne, équipe et tâche",
    hoursReportSchema,
    {
      query: z.object({
        edition: pathEdition.optional().describe("Absente : celles de toutes les éditions qui sont ouvertes"),
      }),
    },
  ),
  readOwnCode: answering("Mon code de pointage et son QR", ownCodeSchema),
  readPersonOfCode: answering("À qui est un code de pointage", identitySchema, {
    params: z.object({ code: z.string().max(CODE.max) }),
  }),
});
