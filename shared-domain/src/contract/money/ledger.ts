import { ledgerRoutes } from "../../routes/money";
import * as z from "zod";
import type { AccountCheck } from "../../ledger/account-check";
import type { EditionStatement, LedgerSum } from "../../ledger/edition-statement";
import { LEDGER_PAGE, type LedgerLine, type LedgerOrder, ledgerOrders } from "../../ledger/ledger-line";
import { type TransactionType, transactionTypes } from "../../personal-account/transaction";
import { answering, describesEntity, done, withSchemas } from "../call";
import {
  answeredInstant,
  idParams,
  identitySchema,
  instant,
  pathEdition,
  pathId,
  sortOf,
  SHORT_TEXT,
  text,
} from "../fields";
import { cents, movement } from "./personal-account";

const MOST = 500;

/** A movement with its payer and its payee; both are null for the association's cash. */
export const ledgerLineSchema = describesEntity<LedgerLine>()(
  z.object({
    ...movement,
    payor: identitySchema.exactOptional(),
    payee: identitySchema.exactOptional(),
    isDeleted: z.boolean(),
    deletion: z.object({ by: identitySchema, date: answeredInstant }).exactOptional(),
  }),
);

/** The filters of the transactions, all of which apply together. */
export type LedgerSearch = {
  /** A text in the names, the type, the amount, the date or the context. */
  search?: string;
  type?: TransactionType;
  /** Instants: `from` is included, the end is not. */
  from?: string;
  to?: string;
  /** Leaves out those that were deleted. */
  standing?: "true";
};

/** A page of the search, in its order: the transactions that come after a given one. */
export type LedgerPage = LedgerSearch & { before?: number; limit?: number; sort?: LedgerOrder };

const search = {
  search: text("Recherche", SHORT_TEXT).exactOptional(),
  type: z.enum(transactionTypes, { error: "Ce type de transaction n'existe pas" }).exactOptional(),
  from: instant("Depuis").exactOptional(),
  to: instant("Jusqu'à").exactOptional(),
  standing: z
    .literal("true", { error: "Sans les supprimées : cette valeur n'existe pas" })
    .exactOptional()
    .describe("Sans celles qui sont supprimées"),
};
const limitRefusal = `Nombre de lignes : un nombre de 1 à ${MOST} est attendu`;
const limit = z
  .string()
  .regex(/^\d{1,3}$/, limitRefusal)
  .transform(Number)
  .refine((value) => value >= 1 && value <= MOST, limitRefusal);

/** The result of adding up every account anew. */
export const accountCheckSchema = describesEntity<AccountCheck>()(
  z.object({
    date: answeredInstant,
    accounts: z.int(),
    transactions: z.int(),
    cash: cents,
    total: cents.describe("De tous les comptes ensemble, en centimes : 0 quand tout est juste"),
    wrong: z.array(
      z.object({
        account: z.int(),
        owner: identitySchema.exactOptional(),
        balance: cents,
        sum: cents.describe("De ses lignes, en centimes"),
      }),
    ),
  }),
);

const moved = { count: z.int(), credited: cents, charged: cents, exchanged: cents };

/** The totals of the transactions searched for. */
export const ledgerSumSchema = describesEntity<LedgerSum>()(
  z.object({ ...moved, deleted: z.int().describe("Celles qui sont supprimées, qui ne comptent pas") }),
);

/** The movements of an edition, by month and type. */
export const editionStatementSchema = describesEntity<EditionStatement>()(
  z.object({
    edition: z.int(),
    earliest: z.int(),
    lines: z.array(z.object({ month: z.string(), type: z.enum(transactionTypes), ...moved })),
    surplus: cents,
  }),
);

const editionParams = z.object({ edition: pathEdition });
const csv = (what: string) => ({ 200: z.string().describe(`CSV en UTF-8, ${what}`) });

/** Calls of the transactions, for those who keep the personal accounts. */
export const ledgerCalls = withSchemas(ledgerRoutes, {
  list: {
    summary: "Les transactions, la dernière d'abord, celles qui sont supprimées comprises",
    query: describesEntity<LedgerPage>()(
      z.object({
        ...search,
        before: pathId
          .exactOptional()
          .describe(
            "L'identifiant de la dernière transaction lue : celles qui viennent après elle dans l'ordre",
          ),
        sort: sortOf(ledgerOrders).exactOptional().describe("La dernière d'abord sans cela"),
        limit: limit.exactOptional().describe(`${LEDGER_PAGE} sans cela, ${MOST} au plus`),
      }),
    ),
    answers: { 200: z.array(ledgerLineSchema) },
  },
  export: {
    summary: "Toutes les transactions cherchées, en CSV",
    query: describesEntity<LedgerSearch>()(z.object(search)),
    answers: csv("une ligne par transaction"),
  },
  sum: answering("Les sommes des transactions cherchées", ledgerSumSchema, {
    query: describesEntity<LedgerSearch>()(z.object(search)),
  }),
  check: answering("Vérifier que chaque solde est la somme de ses lignes", accountCheckSchema),
  statement: answering(
    "Ce qui a été crédité, débité et échangé pendant une édition, par mois et par type",
    editionStatementSchema,
    { params: editionParams },
  ),
  exportStatement: {
    summary: "Le bilan d'une édition, en CSV",
    params: editionParams,
    answers: csv("une ligne par mois et par type"),
  },
  remove: done("Supprimer une transaction : son montant est rendu, la ligne reste, barrée", {
    params: idParams,
  }),
});
