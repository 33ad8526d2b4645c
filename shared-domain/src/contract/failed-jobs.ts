import { failedJobRoutes } from "../routes/administration";
import * as z from "zod";
import { answering, done, withSchemas } from "./call";
import { answeredInstant, identitySchema } from "./fields";

/** The kind of a job that runs after the answer. */
export type JobKind =
  | "letter"
  | "push"
  | "password-reset"
  | "address-mail"
  | "email-change"
  | "email-change-due"
  | "housekeeping"
  | "planned-events"
  | "planning-changes"
  | "print"
  | "proposal"
  | "release-rollback"
  | "reminders"
  | "swap-invitations";

/** A job that was tried as often as allowed. */
export const failedJobSchema = z.object({
  id: z.uuid(),
  kind: z
    .string()
    .describe(
      "letter, push, password-reset, address-mail, email-change, email-change-due, housekeeping, planned-events, planning-changes, print, proposal, release-rollback, reminders, swap-invitations ; une autre version peut en connaître d'autres",
    ),
  person: identitySchema.nullable().describe("Pour qui, si c'est pour quelqu'un qui est encore là"),
  subject: z.string().nullable().describe("L'objet d'un mail"),
  failedAt: answeredInstant,
  attempts: z.int(),
  lastError: z.string().describe("Ce qu'en a dit le serveur de mail ou la base, sans adresse ni secret"),
});
/** A failed job, as the list shows it. */
export type FailedJob = z.infer<typeof failedJobSchema>;

/** The last failed jobs, their total number, and whether push notifications can be sent at all. */
export const failedJobsSchema = z.object({
  jobs: z.array(failedJobSchema),
  total: z.int(),
  sendsNotifications: z.boolean().describe("Faux quand le serveur n'a pas de clés VAPID : aucune ne part"),
});
/** The answer of the list. */
export type FailedJobs = z.infer<typeof failedJobsSchema>;

const jobParams = z.object({ id: z.uuid("L'identifiant n'est pas valable") });

/** Calls with which administrators read, retry and remove failed jobs. */
export const failedJobCalls = withSchemas(failedJobRoutes, {
  list: answering("Les envois en échec", failedJobsSchema),
  retry: done("Réessayer un envoi", { params: jobParams }),
  dismiss: done("Oublier un envoi en échec", { params: jobParams }),
});
