import { notificationRoutes } from "../routes/users";
import * as z from "zod";
import { answering, done, withSchemas } from "./call";

/** The flag of unread notifications. */
export const notificationsSchema = z.object({ hasNotifications: z.boolean() });
/** The flag of unread notifications. */
export type Notifications = z.infer<typeof notificationsSchema>;

/**
 * The tasks that a person still has to do: a true or present field is to be shown, a false or absent one is
 * not.
 */
export const alertsSchema = z.object({
  personalAccount: z
    .object({ summary: z.string(), balance: z.int().describe("En centimes") })
    .exactOptional()
    .describe("AL-1 ; absent sans compte perso, ou quand il est à zéro"),
  contribution: z
    .object({ summary: z.string(), edition: z.int() })
    .exactOptional()
    .describe("CO-6 ; absent pour qui a payé, ou n'a pas à payer"),
  profilePicture: z.boolean().describe("Il n'y en a pas encore"),
  friends: z.boolean().describe("Personne n'est ami·e de cette personne, ni elle de personne"),
  notYetVolunteer: z.boolean().describe("Inscrit·e comme bénévole, et pas encore accepté·e"),
});
/** The things that a person still has to do. */
export type Alerts = z.infer<typeof alertsSchema>;

/** Calls of the notifications and alerts of the logged-in person. */
export const notificationCalls = withSchemas(notificationRoutes, {
  read: answering("Y a-t-il du nouveau pour moi ?", notificationsSchema),
  clear: done("J'ai vu ce qu'il y a de nouveau"),
  readAlerts: answering("Ce qu'il me reste à faire", alertsSchema),
});
