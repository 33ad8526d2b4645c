import { meCalls } from "@coulisses/shared-domain/contract/users";
import { PROFILE_PICTURE_SIDE } from "@coulisses/shared-domain/people/picture";
import { userNotFound } from "@coulisses/shared-domain/people/team-membership";
import { editionOf } from "@coulisses/shared-domain/time/edition";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { originOf } from "../audit/record-audit";
import { lockAccount } from "../auth/accounts";
import { takeBackEmailChange } from "../auth/email-change/refuse-email-change";
import type { Person } from "../auth/person";
import { routeOf } from "../http/route-of";
import { uploadedPicture } from "../http/uploaded-picture";
import { expectedVersion, type Target } from "../input/if-match";
import { cachedReads } from "../read-cache/cached-reads";
import { cachedRoute } from "../read-cache/cached-route";
import { sendJson } from "../read-cache/send-json";
import { approveEula, updateProfile } from "./profile";
import { saveProfilePicture } from "./profile-picture";
import { findMe, meRevision } from "./user-queries";

const tag = "Mon compte";
const config = { access: "authenticated" } as const;
const beforeTerms = { ...config, beforeTerms: true } as const;

/** One's own account. */
export const meRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;

  const reads = cachedReads(services.connection, { limit: 1_000 });

  async function meOf(person: Person, edition: number): Promise<string> {
    const me = await findMe(services.db, person, edition);
    if (me === undefined) throw userNotFound();
    return me;
  }

  const sendMe = async (request: FastifyRequest, reply: FastifyReply) =>
    sendJson(request, reply, await meOf(request.person, editionOf(new Date())));

  const myself = ({ person, headers }: FastifyRequest): Target => ({
    id: person.id,
    expectedVersion: expectedVersion(headers["if-match"]),
  });

  cachedRoute(app, meCalls.read, {
    tag,
    ...beforeTerms,
    read({ person, revisions }) {
      const edition = editionOf(new Date());
      const key = `${String(person.id)} ${String(edition)}`;
      return reads.text(meRevision(revisions), key, () => meOf(person, edition));
    },
  });

  app.route({
    ...routeOf(meCalls.change, tag),
    config,
    handler: async (request, reply) => {
      await updateProfile(services, myself(request), request.body, { origin: originOf(request) });
      return sendMe(request, reply);
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
      return sendMe(request, reply.code(201));
    },
  });
};
