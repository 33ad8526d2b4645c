import * as z from "zod";
import { mostRestarts } from "../next-edition/restart";
import type { EditionSheets } from "../festival-event/sheet-edition";
import { editionRoutes } from "../routes/next-edition";
import { createActivityFormSchema } from "./activity-forms";
import { answering, describesEntity, done, withSchemas } from "./call";
import { festivalActivityPreviewSchema } from "./festival-activities";
import { sheetReferenceSchema } from "./festival-events";
import { festivalTaskPreviewSchema } from "./festival-tasks";
import { answeredInstant, id, pathEdition, versionField } from "./fields";

const editionParams = z.object({ edition: pathEdition });

/** The sheets of an edition, counted. */
export const editionSheetsSchema = describesEntity<EditionSheets>()(
  z.object({
    edition: z.int(),
    closedAt: answeredInstant.nullable().describe("Nul tant que l'édition est ouverte"),
    activities: z.int(),
    tasks: z.int(),
    unfinishedActivities: z.int().describe("Celles qui ne sont pas validées"),
    unfinishedTasks: z.int().describe("Celles qui ne sont ni validées ni en affectation"),
    slotsToCome: z.int().describe("Les créneaux de bénévoles qui ne sont pas finis"),
  }),
);

const ACTIVITIES = "Fiches activités";
const activitiesOf = <Sheet extends z.ZodType<{ id: number }>>(sheet: Sheet) =>
  z
    .array(sheet, { error: `${ACTIVITIES} : une liste est attendue` })
    .min(1, `${ACTIVITIES} : choisis-en au moins une`)
    .max(mostRestarts, `${ACTIVITIES} : ${String(mostRestarts)} au plus`)
    .refine(
      (sheets) => new Set(sheets.map((one) => one.id)).size === sheets.length,
      `${ACTIVITIES} : une fiche est citée deux fois`,
    );
const withTasks = z
  .boolean({ error: "Fiches tâches : oui ou non est attendu" })
  .describe("Reprendre aussi les FT");

/** The activities that would be restarted. */
export const restartPreviewFormSchema = z.object({
  activities: activitiesOf(z.object({ id: id("Fiche activité") })),
  withTasks,
});
/** The activities that would be restarted. */
export type RestartPreviewForm = z.infer<typeof restartPreviewFormSchema>;

/** The activities to restart, as they were seen. */
export const restartFormSchema = z.object({
  activities: activitiesOf(
    z.object({
      id: id("Fiche activité"),
      version: z
        .int({ error: "Version : un nombre entier est attendu" })
        .min(1, "Version : 1 au moins")
        .describe("Celle qui a été vue : 412 si la fiche a changé depuis"),
      name: createActivityFormSchema.shape.name,
    }),
  ),
  withTasks,
  days: z
    .int({ error: "Jours : un nombre entier est attendu" })
    .describe("De l'horloge de Paris, comme l'aperçu les a annoncés : 412 si la date du festival a changé"),
});
/** The activities to restart, as they were seen. */
export type RestartForm = z.infer<typeof restartFormSchema>;

const slot = z.object({ start: answeredInstant, end: answeredInstant });

/** The effect of a restart; nothing is written. */
export const restartPreviewSchema = z.object({
  edition: z.int().describe("Celle des nouvelles fiches"),
  days: z.int(),
  activities: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      version: versionField,
      refusal: z.string().nullable().describe("Pourquoi cette fiche ne peut pas être reprise"),
      tasks: z.array(sheetReferenceSchema),
      slots: z.array(z.object({ before: slot, after: slot })).describe("Les créneaux de l'activité"),
      leftBehind: z.object({ reviews: z.int(), feedbacks: z.int(), people: z.int() }),
    }),
  ),
});
/** The effect of a restart. */
export type RestartPreview = z.infer<typeof restartPreviewSchema>;

const restartedSchema = z.object({
  activities: z.array(z.object({ id: z.int(), from: z.int() })),
  tasks: z.array(z.object({ id: z.int(), from: z.int() })),
});
/** The new sheets, each with the one that it began as. */
export type Restarted = z.infer<typeof restartedSchema>;

/** The new activities of a restart. */
export const restartUndoFormSchema = z.object({
  activities: activitiesOf(z.object({ id: id("Fiche activité") })),
});
/** The new activities of a restart. */
export type RestartUndoForm = z.infer<typeof restartUndoFormSchema>;

/** Calls about editions and what follows from one to the next. */
export const editionCalls = withSchemas(editionRoutes, {
  list: answering("Les éditions qui ont des fiches, la dernière d'abord", z.array(editionSheetsSchema)),
  reopen: done("Rouvrir une édition : ses fiches changent à nouveau", { params: editionParams }),
  archivedActivities: answering(
    "Les fiches activités d'une édition close",
    z.array(festivalActivityPreviewSchema),
    { params: editionParams },
  ),
  archivedTasks: answering("Les fiches tâches d'une édition close", z.array(festivalTaskPreviewSchema), {
    params: editionParams,
  }),
  previewRestart: answering(
    "Ce que reprendre des fiches d'une édition close donnerait ; rien n'est écrit",
    restartPreviewSchema,
    { body: restartPreviewFormSchema },
  ),
  restart: answering("Reprendre des fiches d'une édition close, toutes ou aucune", restartedSchema, {
    body: restartFormSchema,
  }),
  undoRestart: done("Annuler une reprise, toute ou rien", { body: restartUndoFormSchema }),
});
