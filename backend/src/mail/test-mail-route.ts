import { mailCalls } from "@coulisses/shared-domain/contract/mails";
import { testLetter } from "@coulisses/shared-domain/mail/account-letters";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { festivalConfiguration } from "../configuration/festival-configuration";
import { routeOf } from "../http/route-of";

/** Through the queue like any other mail: a failed one is in the list of failed jobs, with its reason. */
export const testMailRoute: FastifyPluginAsyncZod = async (app) => {
  const { write, environment } = app.services;

  app.route({
    ...routeOf(mailCalls.test, "Mails"),
    config: { access: "send-mail-test", limit: { max: 10, seconds: 60, by: "person" } },
    handler: async ({ body: { email, username }, person }, reply) => {
      await write(async (tx, _changes, enqueue) => {
        const letter = testLetter({ festival: await festivalConfiguration(tx), site: environment.publicUrl });
        enqueue("letter", { userId: person.id, to: email, name: username, letter });
      });
      return reply.code(204).send(null);
    },
  });
};
