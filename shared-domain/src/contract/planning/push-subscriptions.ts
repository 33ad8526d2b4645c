import { pushSubscriptionRoutes } from "../../routes/planning";
import * as z from "zod";
import { done, withSchemas } from "../call";

const INVALID = "Ce navigateur a donné une adresse de notification qui n'est pas valable";

const endpoint = z.string({ error: INVALID }).max(2_000, INVALID);
const key = (length: number) =>
  z.string({ error: INVALID }).regex(new RegExp(`^[\\w-]{${String(length)}}$`), INVALID);

/**
 * A browser's subscription to push notifications: its address, and the keys (base64url) with which only it
 * reads them.
 */
export const pushSubscriptionSchema = z.object({
  endpoint,
  keys: z.object({ p256dh: key(87), auth: key(22) }, { error: INVALID }),
});
/** The subscription of one browser. */
export type PushSubscriptionForm = z.infer<typeof pushSubscriptionSchema>;

/** The `bad-input` message for an address that belongs to no push service. */
export const INVALID_PUSH_ENDPOINT = INVALID;

/** Calls that subscribe and unsubscribe the person's browsers to reminders. */
export const pushSubscriptionCalls = withSchemas(pushSubscriptionRoutes, {
  readKey: {
    summary: "Ce qu'il faut à un navigateur pour s'abonner aux notifications",
    answers: {
      200: z.object({
        publicKey: z.string().nullable().describe("Nul quand ce serveur n'envoie pas de notifications"),
      }),
    },
  },
  add: done("Recevoir ses rappels sur ce navigateur", { body: pushSubscriptionSchema }),
  remove: done("Ne plus en recevoir sur ce navigateur", { query: z.object({ endpoint }) }),
});
