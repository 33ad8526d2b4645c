import { personalAccountCalls } from "@coulisses/shared-domain/contract/money/personal-account";
import { userNotFound } from "@coulisses/shared-domain/people/team-membership";
import type { OwnLine } from "@coulisses/shared-domain/personal-account/own-line";
import { checkStatementDays, statementOf } from "@coulisses/shared-domain/personal-account/statement";
import { eq } from "drizzle-orm";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { festivalConfiguration } from "../../configuration/festival-configuration";
import { identityColumns } from "../../database/identity";
import { users } from "../../database/schema/people";
import { takesItsTime } from "../../http/limits/deadline";
import { routeOf } from "../../http/route-of";
import { encodedText } from "../../read-cache/encoded-text";
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
      const [lines] = await connection.runPrepared<{ body: string }>(ownLinesQuery, [request.person.id]);
      return sendJson(request, reply, encodedText(lines?.body ?? "[]"));
    },
  });

  app.route({
    ...routeOf(personalAccountCalls.readStatement, tag),
    config: { ...config, heavy: true },
    handler: async (request, reply) => {
      const { person, query, hungUp } = request;
      const { id } = person;
      checkStatementDays(query);
      const [lines] = await connection.runPrepared<{ body: string }>(ownLinesQuery, [id]);
      const [holder] = await db.select(identityColumns).from(users).where(eq(users.id, id));
      if (holder === undefined) throw userNotFound();
      const statement = statementOf(JSON.parse(lines?.body ?? "[]") as OwnLine[], query);
      const { name: festival } = await festivalConfiguration(db);
      takesItsTime(request);
      const content = { statement, festival, holder, now: new Date() };
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
