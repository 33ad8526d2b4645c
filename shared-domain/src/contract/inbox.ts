import * as z from "zod";
import { type FestivalError, notFound } from "../festival-error";
import { inboxKinds } from "../inbox/inbox-message";
import { inboxRoutes } from "../routes/inbox";
import { answering, done, withSchemas } from "./call";
import { answeredInstant, id, idParams, pathId } from "./fields";

/** A message of the inbox, with its sentence in French. */
export const inboxMessageSchema = z.object({
  id: z.int(),
  at: answeredInstant,
  kind: z.enum(inboxKinds),
  text: z.string(),
  quote: z.string().nullable().describe("La raison d'un refus, ou un commentaire"),
  path: z.string().describe("La page où mène le message"),
});
/** A message of the inbox. */
export type InboxMessage = z.infer<typeof inboxMessageSchema>;

/** A page of messages, the last ones first, and where the next page begins. */
export const inboxPageSchema = z.object({
  messages: z.array(inboxMessageSchema),
  next: z.int().nullable().describe("Le « before » de la page suivante ; nul à la fin"),
});
/** A page of messages. */
export type InboxPage = z.infer<typeof inboxPageSchema>;

/** The messages to list: those not read yet, or the others. */
export const inboxSearchSchema = z.object({
  state: z.enum(["unread", "read"], { error: "État : unread ou read est attendu" }),
  before: pathId.exactOptional().describe("Un identifiant : ce qui le précède"),
});
/** The messages to list; `before` is the id of a message. */
export type InboxSearch = z.infer<typeof inboxSearchSchema>;

/** The `not-found` refusal for a message that the person does not have, or may not read any more. */
export const messageNotFound = (): FestivalError => notFound("Ce message n'existe pas");

/** Calls of the logged-in person's inbox. */
export const inboxCalls = withSchemas(inboxRoutes, {
  list: answering("Mes messages, les derniers d'abord", inboxPageSchema, { query: inboxSearchSchema }),
  count: answering("Combien de mes messages ne sont pas lus", z.int()),
  markRead: done("Marquer un message comme lu", { params: idParams }),
  markAllRead: done("Marquer comme lus mes messages jusqu'à celui-ci", {
    body: z.object({ upTo: id("Dernier message") }),
  }),
});
