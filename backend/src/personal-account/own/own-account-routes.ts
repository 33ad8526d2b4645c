import { personalAccountCalls } from "@coulisses/shared-domain/contract/money/personal-account";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { routeOf } from "../../http/route-of";
import { encodedText } from "../../read-cache/encoded-text";
import { sendJson } from "../../read-cache/send-json";
import { once } from "../once";
import { ownLinesQuery } from "./own-account";
import { transfer } from "./transfers";

const tag = "Comptes persos";
const config = { access: "have-personal-account" } as const;

/** What a person does with their own account. */
export const ownAccountRoutes: FastifyPluginAsyncZod = async (app) => {
  const { connection, write } = app.services;

  app.route({
    ...routeOf(personalAccountCalls.listLines, tag),
    config,
    handler: async (request, reply) => {
      const [lines] = await connection.runPrepared<{ body: string }>(ownLinesQuery, [request.person.id]);
      return sendJson(request, reply, encodedText(lines?.body ?? "[]"));
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
