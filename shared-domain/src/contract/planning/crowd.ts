import { multiPlanningRoutes, needHelpRoutes, kioskRoutes } from "../../routes/planning";
import * as z from "zod";
import type { KioskSlot } from "../../planning/kiosk-board";
import { answering, creating, describesEntity, done, withSchemas } from "../call";
import { answeredInstant, identitySchema, instant, pathId, queryList, SHORT_TEXT, text } from "../fields";

/** Bound of the people shown side by side. */
const MOST_PEOPLE = 500;

const period = { start: answeredInstant, end: answeredInstant };

/** The availabilities and assignments of a person, for views of many people at once. */
export const plannedVolunteerSchema = identitySchema.extend({
  teams: z.array(z.string()).describe("Codes d'équipes"),
  availabilities: z.array(z.object(period)).describe("Par date"),
  assignments: z
    .array(
      z.object({
        id: z.int(),
        name: z.string(),
        place: z.string().nullable().describe("Lieu de rendez-vous"),
        ...period,
        mobilizationId: z.string(),
        assignmentId: z.string(),
      }),
    )
    .describe("Ses créneaux affectés, par date ; `id` et `name` sont ceux de la FT"),
});
/** The availabilities and assignments of a person; an assignment's `id` and `name` are its task's. */
export type PlannedVolunteer = z.infer<typeof plannedVolunteerSchema>;

/** Each person once. */
const volunteerIdsQuery = queryList("Bénévoles", pathId, MOST_PEOPLE).transform((ids) => [...new Set(ids)]);

/** The plannings of several people, side by side. */
export const multiPlanningCalls = withSchemas(multiPlanningRoutes, {
  list: answering(
    "Les plannings de plusieurs bénévoles, dans l'ordre demandé ; qui n'existe pas est laissé de côté",
    z.array(plannedVolunteerSchema),
    { query: z.object({ volunteerIds: volunteerIdsQuery }) },
  ),
});

/** An available person, with their phone. */
export const helperSchema = plannedVolunteerSchema.extend({ phone: z.string() });
/** An available person, with their phone. */
export type Helper = z.infer<typeof helperSchema>;

/** Calls that find people who could help at short notice. */
export const needHelpCalls = withSchemas(needHelpRoutes, {
  list: answering(
    "Les bénévoles disponibles sur toute une plage horaire, et affectés nulle part",
    z.array(helperSchema),
    { query: z.object({ start: instant("Début"), end: instant("Fin") }) },
  ),
});

/** The people at each slot of the next hours; `place` is null for a task without one. */
export const kioskSlotsSchema = z.array(
  describesEntity<KioskSlot>()(
    z.object({
      task: z.string(),
      place: z.string().nullable(),
      ...period,
      people: z.array(z.string()).describe("Des noms, rien d'autre"),
    }),
  ),
);

/** The secret address of the kiosk, which shows the slots without login. */
export const kioskLinkSchema = z.object({ url: z.url(), createdAt: answeredInstant });
/** The secret address of the kiosk, which shows the slots without login. */
export type KioskLink = z.infer<typeof kioskLinkSchema>;

/** Calls of the kiosk: the screen of the organisers' room. */
export const kioskCalls = withSchemas(kioskRoutes, {
  read: answering("Qui est où, pour qui connaît le lien ; 304 tant que rien n'a changé", kioskSlotsSchema, {
    params: z.object({ secret: text("Lien", SHORT_TEXT) }),
  }),
  link: answering(
    "Le lien de l'écran « Qui est où », s'il y en a un",
    z.object({ link: kioskLinkSchema.nullable() }),
  ),
  makeLink: creating(
    "Créer le lien de l'écran « Qui est où » ; celui d'avant ne marche plus",
    kioskLinkSchema,
  ),
  revokeLink: done("Fermer le lien de l'écran « Qui est où »"),
});
