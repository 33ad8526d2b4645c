import { notificationRoutes } from "../routes/notifications";
import * as z from "zod";
import { withSchemas } from "./call";
import { noContent } from "./fields";

/** Whether something happened that the person has not looked at yet. */
export const notificationsSchema = z.object({ hasNotifications: z.boolean() });
/** Whether something happened that the person has not looked at yet. */
export type Notifications = z.infer<typeof notificationsSchema>;

/** What a person still has to do; what is true or present is to be said, what is false or absent is not. */
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
/** What a person still has to do. */
export type Alerts = z.infer<typeof alertsSchema>;

/** What waits for the person who is logged in. */
export const notificationCalls = withSchemas(notificationRoutes, {
  read: {
    summary: "Y a-t-il du nouveau pour moi ?",
    answers: { 200: notificationsSchema },
  },
  clear: {
    summary: "J'ai vu ce qu'il y a de nouveau",
    answers: { 204: noContent },
  },
  readAlerts: {
    summary: "Ce qu'il me reste à faire",
    answers: { 200: alertsSchema },
  },
});
