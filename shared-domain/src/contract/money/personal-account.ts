import * as z from "zod";
import type { Calls } from "../call";
import { identitySchema } from "../fields";

/** Somebody who has a personal account; all but the name is for those who manage personal accounts. */
export const consumerSchema = identitySchema.extend({
  balance: z.int().exactOptional().describe("En centimes ; en dessous de zéro, la personne doit de l'argent"),
  teams: z.array(z.string()).exactOptional(),
  email: z.string().exactOptional(),
  phone: z.string().exactOptional(),
});
/** Somebody who has a personal account, as the reader may see them; `balance` is in cents. */
export type Consumer = z.infer<typeof consumerSchema>;

/** Who has a personal account. */
export const consumerCalls = {
  list: {
    method: "GET",
    path: "/users/personal-account-consumers",
    summary: "Qui a un compte perso ; les soldes et les coordonnées pour qui gère les comptes persos",
    answers: { 200: z.array(consumerSchema) },
  },
} satisfies Calls;
