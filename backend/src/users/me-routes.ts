import { meCalls } from "@coulisses/shared-domain/contract/users";
import { PROFILE_PICTURE_SIDE } from "@coulisses/shared-domain/people/picture";
import { userNotFound } from "@coulisses/shared-domain/people/team-membership";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { originOf } from "../audit/record-audit";
import { lockAccount } from "../auth/accounts";
import { takeBackEmailChange } from "../auth/email-change/refuse-email-change";
import type { Person } from "../auth/person";
import { routeOf } from "../http/route-of";
import { uploadedPicture } from "../http/uploaded-picture";
import { expectedVersion, type Target } from "../input/if-match";
import { sendJson } from "../read-cache/send-json";
import type { KeptPeople } from "./kept-people";
import { readOwnData } from "./own-data";
import { approveEula, updateProfile } from "./profile";
import { saveProfilePicture } from "./profile-picture";
import { findMe } from "./user-queries";

const tag = "Mon compte";
const config = { access: "authenticated" } as const;
const beforeTerms = { ...config, beforeTerms: true } as const;

/** One's own account. */
export const meRoutes: FastifyPluginAsyncZod<{ kept: KeptPeople }> = async (app, { kept }) => {
  const { services } = app;

  async function meOf({ id, access }: Person) {
    const me = await findMe(services.db, id, access.permissions);
    if (me === undefined) throw userNotFound();
    return me;
  }

  const myself = ({ person, headers }: FastifyRequest): Target => ({
    id: person.id,
    expectedVersion: expectedVersion(headers["if-match"]),
  });

  app.route({
    ...routeOf(meCalls.read, tag),
    config: beforeTerms,
    handler: async (request, reply) => {
      const me = await kept.me(request);
      if (me === undefined) throw userNotFound();
      return sendJson(request, reply, me);
    },
  });

  app.route({
    ...routeOf(meCalls.change, tag),
    config,
    handler: async (request) => {
      await updateProfile(services, myself(request), request.body, { origin: originOf(request) });
      return meOf(request.person);
    },
  });

  app.route({
    ...routeOf(meCalls.readData, tag),
    config: { ...config, limit: { max: 5, seconds: 60, by: "person" } },
    handler: async ({ person }, reply) => {
      reply.header("cache-control", "no-store");
      return readOwnData(services.connection.runPrepared, person.id);
    },
  });

  app.route({
    ...routeOf(meCalls.keepEmail, tag),
    config,
    handler: async (request, reply) => {
      const userId = request.person.id;
      await services.write(async (tx, changes) => {
        await lockAccount(tx, userId);
        await takeBackEmailChange(tx, changes, { userId, origin: originOf(request) });
      });
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...routeOf(meCalls.approveEula, tag),
    config: beforeTerms,
    handler: async ({ person: { id } }, reply) => {
      await services.write((tx, changes) => approveEula(tx, changes, id));
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...routeOf(meCalls.changePicture, tag),
    config,
    handler: async (request, reply) => {
      const picture = await uploadedPicture(request, { largestSide: PROFILE_PICTURE_SIDE });
      await saveProfilePicture(services, myself(request), picture);
      return reply.code(201).send(await meOf(request.person));
    },
  });
};
