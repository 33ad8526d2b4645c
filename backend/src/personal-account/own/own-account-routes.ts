import { personalAccountCalls } from "@coulisses/shared-domain/contract/money/personal-account";
import type { OwnLine } from "@coulisses/shared-domain/personal-account/own-line";
import { checkStatementDays, statementOf } from "@coulisses/shared-domain/personal-account/statement";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { festivalConfiguration } from "../../configuration/festival-configuration";
import { takesItsTime } from "../../http/limits/deadline";
import { routeOf } from "../../http/route-of";
import { bodyText } from "../../read-cache/cached-reads";
import { sendJson } from "../../read-cache/send-json";
import { runOnce } from "../run-once";
import { ownLinesQuery } from "./own-account";
import { transfer } from "./transfers";

const tag = "Comptes persos";
const config = { access: "have-personal-account" } as const;

/** Routes of a person's own account. */
export const ownAccountRoutes: FastifyPluginAsyncZod = async (app) => {
  const { connection, db, write, printers } = app.services;

  app.route({
    ...routeOf(personalAccountCalls.listLines, tag),
    config,
    handler: async (request, reply) => {
      return sendJson(request, reply, await bodyText(connection, ownLinesQuery, [request.person.id]));
    },
  });

  app.route({
    ...routeOf(personalAccountCalls.readStatement, tag),
    config: { ...config, heavy: true },
    handler: async (request, reply) => {
      const { person, query, hungUp } = request;
      checkStatementDays(query);
      const lines = await bodyText(connection, ownLinesQuery, [person.id]);
      const statement = statementOf(JSON.parse(lines ?? "[]") as OwnLine[], query);
      const { name: festival } = await festivalConfiguration(db);
      takesItsTime(request);
      const content = { statement, festival, holder: person.identity, now: new Date() };
      return reply
        .type("application/pdf")
        .header("cache-control", "private, no-store")
        .send(await printers.desk.print({ kind: "statement", content }, hungUp));
    },
  });

  app.route({
    ...routeOf(personalAccountCalls.transfer, tag),
    config,
    handler: async (request, reply) => {
      const { person, body } = request;
      await runOnce(write, request, (tx, changes) => transfer(tx, changes, person.id, body));
      return reply.code(204).send(null);
    },
  });
};
