import { claimCalls } from "@coulisses/shared-domain/contract/desk";
import { checkClaim } from "@coulisses/shared-domain/desk/claim";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { originOf } from "../audit/record-audit";
import { commonPasswords, hashPassword } from "../auth/passwords";
import { festivalConfiguration } from "../configuration/festival-configuration";
import { type Bound, refuseBeyond } from "../http/limits/attempts";
import { routeOf } from "../http/route-of";
import { claimAccount } from "./claim-account";
import { accountOfLink } from "./claim-links";

const tag = "Accueil";
/** As for signing in: by address and link. */
const config = { access: "public", limit: { max: 10, seconds: 30, by: "token" } } as const;
/** A link tells its holder whether an address has an account: so few addresses a day. */
const addresses: Bound = { max: 10, seconds: 24 * 3_600 };

/** DK-6, DK-7: routes of a person who claims the account that the desk made, without a session. */
export const claimPlugin: FastifyPluginAsyncZod = async (app) => {
  const { db, write } = app.services;

  app.route({
    ...routeOf(claimCalls.read, tag),
    config,
    handler: async ({ body }, reply) => {
      const { firstname } = await accountOfLink(db, body.token);
      return reply.header("cache-control", "no-store").send({ firstname });
    },
  });

  app.route({
    ...routeOf(claimCalls.claim, tag),
    config,
    handler: async (request, reply) => {
      const { token, ...form } = request.body;
      const owner = await accountOfLink(db, token);
      const { schoolDomain: school } = await festivalConfiguration(db);
      const isCommon = await commonPasswords();
      const { email, password } = checkClaim(form, { owner, school, isCommon });
      await refuseBeyond(addresses, db, `claim of ${String(owner.id)}`);
      const passwordHash = await hashPassword(password);
      const claiming = { token, userId: owner.id, email, passwordHash, origin: originOf(request) };
      await write((tx, changes, enqueue) => claimAccount(tx, { changes, enqueue }, claiming));
      return reply.code(204).send(null);
    },
  });
};
