import { consumerRoutes, personalAccountRoutes } from "../../routes/money";
import * as z from "zod";
import { type LastNegativeMail, MAIL_SIGNATURE } from "../../personal-account/negative-mail";
import type { OwnLine } from "../../personal-account/own-line";
import type { StatementDays } from "../../personal-account/statement";
import { transactionTypes } from "../../personal-account/transaction";
import type { TransferForm } from "../../personal-account/transfer";
import { answering, describesEntity, done, withSchemas } from "../call";
import { answeredInstant, id, identitySchema, requiredText, SHORT_TEXT } from "../fields";

/** A holder of a personal account; only those who manage personal accounts see more than the name. */
export const consumerSchema = identitySchema.extend({
  balance: z.int().exactOptional().describe("En centimes ; en dessous de zéro, la personne doit de l'argent"),
  teams: z.array(z.string()).exactOptional(),
  email: z.string().exactOptional(),
  phone: z.string().exactOptional(),
});
/** A holder of a personal account, as the reader may see them; `balance` is in cents. */
export type Consumer = z.infer<typeof consumerSchema>;

/** The mail to people in debt: its signature, and the last time that it was sent. */
export const negativeMailSchema = z.object({
  signature: z.string(),
  last: describesEntity<LastNegativeMail>()(
    z.object({ at: answeredInstant, by: z.string(), count: z.int() }),
  ).nullable(),
});

/** Calls that list the holders of personal accounts. */
export const consumerCalls = withSchemas(consumerRoutes, {
  list: answering(
    "Qui a un compte perso ; les soldes et les coordonnées pour qui gère les comptes persos",
    z.array(consumerSchema),
  ),
  readNegativeMail: answering("Le dernier mail aux comptes persos dans le négatif", negativeMailSchema),
  sendNegativeMail: {
    summary: "Écrire à chaque personne dont le compte perso est dans le négatif, avec son propre solde",
    body: z.object({ signature: requiredText("Signature", MAIL_SIGNATURE) }),
    answers: { 200: z.object({ count: z.int().describe("Le nombre de mails") }) },
  },
});

/** An amount. */
export const cents = z.int().describe("En centimes");

/** The fields of a transaction that each of its readers sees. */
export const movement = {
  id: z.int(),
  type: z.enum(transactionTypes),
  amount: cents,
  context: z.string(),
  date: answeredInstant,
};

/**
 * A line of the person's own account: `to` is the person for a deposit, the payee for a payment; otherwise
 * `from` is given.
 */
export const ownLineSchema = describesEntity<OwnLine>()(
  z.object({
    ...movement,
    from: identitySchema.exactOptional(),
    to: identitySchema.exactOptional(),
    balance: cents.describe("Le solde après cette ligne, en centimes"),
  }),
);

/** The body of a transfer; a rule (TR-2) bounds its amount. */
export const transferFormSchema = describesEntity<TransferForm>()(
  z.object({
    to: id("Bénéficiaire"),
    amount: z.int({ error: "Montant : un nombre entier de centimes est attendu" }).describe("En centimes"),
    context: requiredText("Motif", SHORT_TEXT),
  }),
);

const day = (label: string) => z.iso.date({ error: `${label} : une date est attendue (AAAA-MM-JJ)` });

/** Calls of the person's own account. */
export const personalAccountCalls = withSchemas(personalAccountRoutes, {
  listLines: answering(
    "Les transactions de mon compte perso, la dernière d'abord, sans celles qui sont supprimées",
    z.array(ownLineSchema),
  ),
  readStatement: answering(
    "Le relevé de mon compte perso, en PDF ; les deux jours sont compris",
    z.unknown().describe("Un document PDF"),
    { query: describesEntity<StatementDays>()(z.object({ from: day("Du"), to: day("Au") })) },
  ),
  transfer: done("Faire un virement à une autre personne", { body: transferFormSchema }),
});
