import { calendarRoutes } from "../../routes/planning";
import * as z from "zod";
import { answering, done, withSchemas } from "../call";
import { answeredInstant, idParams } from "../fields";
import { geoLocationSchema } from "../locations";

const period = z.object({ start: answeredInstant, end: answeredInstant });
const named = z.object({ id: z.int(), name: z.string().describe("Prénom et nom") });

/** A task of a planning with all that its volunteer needs; `instructions` is sanitised HTML. */
export const planningTaskSchema = z.object({
  name: z.string(),
  instructions: z.string().describe("HTML"),
  period,
  location: z.object({ name: z.string(), geoLocation: geoLocationSchema.nullable() }).nullable(),
  assignments: z
    .array(z.object({ period, volunteers: z.array(named) }))
    .describe("Les autres personnes présentes, par morceau de la tâche"),
  contacts: z.array(named.extend({ phone: z.string() })),
});
/** A task of a planning with all that its volunteer needs. */
export type PlanningTask = z.infer<typeof planningTaskSchema>;

const planning = z
  .array(planningTaskSchema)
  .describe(
    "Selon Accept : ces tâches (application/json), un agenda (text/calendar), un livret (application/pdf)",
  );

/** The `webcal:` address of the planning, which holds its secret. */
export const calendarLinkSchema = z.object({ link: z.string() });
/** The link to which calendars subscribe. */
export type CalendarLink = z.infer<typeof calendarLinkSchema>;

/** Calls that give plannings as tasks, calendars and PDFs. */
export const calendarCalls = withSchemas(calendarRoutes, {
  readOwn: answering("Mon planning, sous la forme demandée par Accept", planning),
  read: answering("Le planning de quelqu'un, sous la forme demandée par Accept", planning, {
    params: idParams,
  }),
  link: answering(
    "Le lien auquel s'abonnent mes agendas ; il est créé s'il n'y en a pas",
    calendarLinkSchema,
  ),
  revokeLink: done("Désactiver ce lien : les agendas abonnés ne lisent plus rien"),
  readSubscription: answering(
    "L'agenda auquel quelqu'un est abonné ; 304 tant que rien ne change (If-None-Match)",
    z.unknown().describe("Un agenda (RFC 5545)"),
    { params: z.object({ secret: z.string() }) },
  ),
});
