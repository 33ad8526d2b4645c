import { contributionRoutes } from "../../routes/money";
import * as z from "zod";
import type { Adherent, OwnContributions, Payer } from "../../contribution/contribution";
import { answering, describesEntity, done, withSchemas } from "../call";
import { answeredInstant, cents, id, identitySchema, pathEdition, pathId } from "../fields";

/** A person who may pay a contribution; `teams` are codes. */
export const adherentSchema = describesEntity<Adherent>()(
  identitySchema.extend({ email: z.string(), teams: z.array(z.string()) }),
);

/** A person who has paid for this edition. */
export const payerSchema = describesEntity<Payer>()(
  adherentSchema.extend({
    amount: z.int().describe("En centimes"),
    paymentDate: answeredInstant,
    edition: z.int(),
  }),
);

/** A person's own contributions. */
export const ownContributionsSchema = describesEntity<OwnContributions>()(
  z.object({
    edition: z.int().describe("L'édition en cours"),
    isDue: z.boolean().describe("Elle reste à payer pour l'édition en cours"),
    paid: z.array(
      z.object({
        edition: z.int(),
        amount: z.int().describe("En centimes"),
        paymentDate: answeredInstant,
        expirationDate: answeredInstant,
      }),
    ),
  }),
);

const amount = cents("Montant");
const contributionParams = z.object({ adherentId: pathId, edition: pathEdition });

/** Calls of the contributions to the association for this edition, and of one's own. */
export const contributionCalls = withSchemas(contributionRoutes, {
  readOwn: answering(
    "Mes cotisations, de la dernière édition à la première, à moi seul·e",
    ownContributionsSchema,
  ),
  listNonPayers: answering(
    "Qui n'a pas encore payé sa cotisation pour cette édition",
    z.array(adherentSchema),
  ),
  listPayers: answering("Qui a payé sa cotisation pour cette édition", z.array(payerSchema)),
  pay: done("Noter qu'une cotisation a été payée", {
    body: z.object({ adherentId: id("Adhérent"), amount }),
  }),
  change: done("Corriger le montant d'une cotisation", {
    params: contributionParams,
    body: z.object({ amount }),
  }),
  remove: done("Supprimer une cotisation", { params: contributionParams }),
});
