import { personalAccountCalls } from "@coulisses/shared-domain/contract/money/personal-account";
import { userNotFound } from "@coulisses/shared-domain/people/team-membership";
import type { OwnLine } from "@coulisses/shared-domain/personal-account/own-line";
import { checkStatementDays, statementOf } from "@coulisses/shared-domain/personal-account/statement";
import { eq } from "drizzle-orm";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { festivalConfiguration } from "../../configuration/festival-configuration";
import { users } from "../../database/schema/people";
import { routeOf } from "../../http/route-of";
import { encodedText } from "../../read-cache/encoded-text";
import { sendJson } from "../../read-cache/send-json";
import { once } from "../once";
import { ownLinesQuery } from "./own-account";
import { statementPdf } from "./statement-pdf";
import { transfer } from "./transfers";

const tag = "Comptes persos";
const config = { access: "have-personal-account" } as const;

/** What a person does with their own account. */
export const ownAccountRoutes: FastifyPluginAsyncZod = async (app) => {
  const { connection, db, write } = app.services;

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
    config,
    handler: async ({ person: { id }, query }, reply) => {
      checkStatementDays(query);
      const [lines] = await connection.runPrepared<{ body: string }>(ownLinesQuery, [id]);
      const [holder] = await db.select().from(users).where(eq(users.id, id));
      if (holder === undefined) throw userNotFound();
      const statement = statementOf(JSON.parse(lines?.body ?? "[]") as OwnLine[], query);
      const { name: festival } = await festivalConfiguration(db);
      return reply
        .type("application/pdf")
        .header("cache-control", "private, no-store")
        .send(await statementPdf(statement, { festival, holder, now: new Date() }));
    },
  });

  app.route({
    ...routeOf(personalAccountCalls.transfer, tag),
    config,
    handler: async (request, reply) => {
      const { person, body } = request;
      await once(write, request, (tx, changes) => transfer(tx, changes, person.id, body));
      return reply.code(204).send(null);
    },
  });
};
