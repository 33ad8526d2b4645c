import * as z from "zod";
import { festivalTaskReviewers } from "../festival-task/festival-task";
import { moveLimits } from "../festival-task/mobilization/move-limits";
import { movableBounds, type SlotMove } from "../festival-task/mobilization/move-slots";
import { slotMoveRoutes } from "../routes/task";
import { answering, describesEntity, withSchemas } from "./call";
import { id, identitySchema, text, versionField } from "./fields";
import { timeWindowSchema } from "./festival-events";
import { taskStatuses } from "./festival-tasks";

const { days: MOST_DAYS, minutes: MOST_MINUTES, sheets: MOST_SHEETS } = moveLimits;
/** The most mobilizations that a sheet can have. */
const MOST_SLOTS = 100;

const whole = (label: string, most: number) =>
  z
    .int({ error: `${label} : un nombre entier est attendu` })
    .min(-most, `${label} : -${most.toLocaleString("fr")} au moins`)
    .max(most, `${label} : ${most.toLocaleString("fr")} au plus`);

/** The change of all the slots: one of three. */
export const slotMoveSchema = describesEntity<SlotMove>()(
  z.discriminatedUnion(
    "kind",
    [
      z.object({
        kind: z.literal("SHIFT"),
        days: whole("Jours", MOST_DAYS).describe("De l'horloge de Paris ; négatif : plus tôt"),
        minutes: whole("Minutes", MOST_MINUTES).describe("Qui passent, heures comprises"),
      }),
      z.object({
        kind: z.literal("RESIZE"),
        bound: z.enum(movableBounds, { error: "Borne : START ou END est attendu" }),
        minutes: whole("Minutes", MOST_MINUTES).describe("Positif : plus long ; négatif : plus court"),
      }),
      z.object({
        kind: z.literal("SPLIT"),
        hours: z
          .int({ error: "Découpage : un nombre entier d'heures est attendu" })
          .min(0, "Découpage : ne peut pas être négatif")
          .max(1_000, "Découpage : 1 000 heures au plus")
          .describe("0 : une seule affectation"),
      }),
    ],
    { error: "Changement : SHIFT, RESIZE ou SPLIT est attendu" },
  ),
);

const SHEETS = "Fiches tâches";
const SLOTS = "Créneaux";

const slotIds = z
  .array(text(SLOTS, { max: 100 }), { error: `${SLOTS} : une liste est attendue` })
  .max(MOST_SLOTS, `${SLOTS} : ${String(MOST_SLOTS)} par fiche au plus`)
  .refine((ids) => new Set(ids).size === ids.length, `${SLOTS} : un créneau est cité deux fois`);

const sheetsOf = <Sheet extends z.ZodType<{ id: number }>>(sheet: Sheet) =>
  z
    .array(sheet, { error: `${SHEETS} : une liste est attendue` })
    .min(1, `${SHEETS} : choisis-en au moins une`)
    .max(MOST_SHEETS, `${SHEETS} : ${String(MOST_SHEETS)} au plus`)
    .refine(
      (sheets) => new Set(sheets.map((one) => one.id)).size === sheets.length,
      `${SHEETS} : une fiche est citée deux fois`,
    );

const version = z.int({ error: "Version : un nombre entier est attendu" }).min(1, "Version : 1 au moins");

/** The sheets whose slots would move, all of them but those left out. */
export const movePreviewFormSchema = z.object({
  move: slotMoveSchema,
  sheets: sheetsOf(z.object({ id: id("Fiche tâche"), leftOut: slotIds })),
});
/** The sheets whose slots would move, all of them but those left out. */
export type MovePreviewForm = z.infer<typeof movePreviewFormSchema>;

/** The slots that move, of sheets in the versions that the person saw. */
export const moveFormSchema = z.object({
  move: slotMoveSchema,
  sheets: sheetsOf(
    z.object({
      id: id("Fiche tâche"),
      version: version.describe("Celle qui a été vue : 412 si la fiche a changé depuis"),
      mobilizations: slotIds.refine((ids) => ids.length > 0, `${SLOTS} : choisis-en au moins un`),
    }),
  ),
});
/** The slots that move, of sheets in the versions that the person saw. */
export type MoveForm = z.infer<typeof moveFormSchema>;

/** The sheets of a move, in the versions that it made. */
export const moveUndoFormSchema = z.object({
  sheets: sheetsOf(z.object({ id: id("Fiche tâche"), version })),
});
/** The sheets of a move, in the versions that it made. */
export type MoveUndoForm = z.infer<typeof moveUndoFormSchema>;

const plannedSlot = timeWindowSchema.extend({ durationSplitInHour: z.int().nullable() });

const plannedSheet = z.object({
  id: z.int(),
  name: z.string(),
  version: versionField,
  status: z.enum(taskStatuses),
  refusal: z.string().nullable().describe("Pourquoi rien ne peut changer dans cette fiche"),
  resets: z.array(z.enum(festivalTaskReviewers)).describe("Les équipes qui devraient relire la fiche"),
  slots: z.array(
    z.object({
      before: plannedSlot,
      isLeftOut: z.boolean(),
      after: plannedSlot
        .nullable()
        .describe("Nul pour un créneau laissé de côté, ou qui ne peut pas changer"),
      problem: z.string().nullable().describe("Pourquoi ce créneau ne peut pas changer"),
      people: z
        .array(
          identitySchema.extend({
            collisions: z.array(
              z.object({ text: z.string(), isNew: z.boolean().describe("Faux si c'est déjà le cas") }),
            ),
          }),
        )
        .describe("Les bénévoles demandés nommément qui ne pourraient pas suivre"),
    }),
  ),
});
/** A sheet of the preview. */
export type PreviewedSheet = z.infer<typeof plannedSheet>;

/** The effect of a move; nothing is written. */
export const movePreviewSchema = z.object({ sheets: z.array(plannedSheet) });
/** The effect of a move. */
export type MovePreview = z.infer<typeof movePreviewSchema>;

const movedSchema = z.object({
  sheets: z.array(z.object({ id: z.int(), version: z.int() })).describe("Celles qui ont changé"),
  slots: z.int().describe("Combien de créneaux ont changé"),
});
/** The sheets that changed, in the versions that undo it, and how many of their slots. */
export type Moved = z.infer<typeof movedSchema>;

/** Calls that move, resize or split many mobilizations at once. */
export const slotMoveCalls = withSchemas(slotMoveRoutes, {
  preview: answering("Ce que changer des créneaux ensemble donnerait ; rien n'est écrit", movePreviewSchema, {
    body: movePreviewFormSchema,
  }),
  move: answering("Changer des créneaux ensemble, tous ou aucun", movedSchema, { body: moveFormSchema }),
  undo: answering("Annuler un changement de créneaux, tous ou aucun", movedSchema, {
    body: moveUndoFormSchema,
  }),
});
