import { ledgerCalls } from "@coulisses/shared-domain/contract/money/ledger";
import { statementCsv } from "@coulisses/shared-domain/ledger/edition-statement";
import { ledgerCsv } from "@coulisses/shared-domain/ledger/ledger-line";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { originOf, recordAudit } from "../../audit/record-audit";
import { csvOf } from "../../http/csv-of";
import { takesItsTime } from "../../http/limits/deadline";
import { routeOf } from "../../http/route-of";
import { checkAccounts } from "./check-accounts";
import { deleteTransaction } from "./delete-transaction";
import { editionStatement } from "./edition-statement";
import { ledgerPage, ledgerPages, ledgerSum } from "./search-ledger";

const tag = "Transactions";
const config = { access: "manage-personal-accounts" } as const;
const heavy = { ...config, heavy: true } as const;
const csvType = "text/csv; charset=utf-8";

/** Routes of all transactions, their deletion, and the check of accounts. */
export const ledgerRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, write } = app.services;

  app.route({
    ...routeOf(ledgerCalls.list, tag),
    config,
    handler: ({ query }) => ledgerPage(db, query, new Date()),
  });

  app.route({
    ...routeOf(ledgerCalls.sum, tag),
    config,
    handler: ({ query }) => ledgerSum(db, query, new Date()),
  });

  app.route({
    ...routeOf(ledgerCalls.export, tag),
    config: heavy,
    handler: async (request, reply) => {
      takesItsTime(request);
      const file = await csvOf(ledgerPages(db, request.query, new Date()), ledgerCsv, request.hungUp);
      await recordAudit(db, originOf(request), { kind: "data-exported", target: "export:transactions" });
      return reply.header("content-type", csvType).send(file);
    },
  });

  app.route({ ...routeOf(ledgerCalls.check, tag), config, handler: () => checkAccounts(db) });

  app.route({
    ...routeOf(ledgerCalls.statement, tag),
    config,
    handler: ({ params }) => editionStatement(db, params.edition),
  });

  app.route({
    ...routeOf(ledgerCalls.exportStatement, tag),
    config: heavy,
    handler: async (request, reply) => {
      const statement = await editionStatement(db, request.params.edition);
      await recordAudit(db, originOf(request), { kind: "data-exported", target: "export:edition-statement" });
      return reply.header("content-type", csvType).send(statementCsv(statement));
    },
  });

  app.route({
    ...routeOf(ledgerCalls.remove, tag),
    config,
    handler: async ({ params: { id }, person }, reply) => {
      await write((tx, changes) => deleteTransaction(tx, changes, { id, by: person.id }));
      return reply.code(204).send(null);
    },
  });
};
