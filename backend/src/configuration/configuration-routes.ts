import { BRIEFING_KEY, mayReadKey } from "@coulisses/shared-domain/configuration/configuration-key";
import { configurationCalls } from "@coulisses/shared-domain/contract/configuration";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { permissionMissing, unauthorized } from "../http/http-error";
import { routeOf } from "../http/route-of";
import { listConfiguration, readConfiguration } from "./read-configuration";
import { clearConfiguration, saveConfiguration } from "./save-configuration";

const tag = "Configuration";
const writing = { access: "manage-config" } as const;
/** Routes of the configuration. */
export const configurationRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;

  /** The caller's rights; before they approve the terms of use, people read what strangers read. */
  async function accessOf({ claimed }: FastifyRequest) {
    const alive = claimed && (await services.sessions.check(claimed));
    return alive?.person.hasApprovedTerms ? alive.person.access : undefined;
  }

  app.route({
    ...routeOf(configurationCalls.list, tag),
    config: { access: "public" },
    handler: async (request) => {
      const access = await accessOf(request);
      return (await listConfiguration(services.db)).filter(({ key }) => mayReadKey(key, access));
    },
  });

  app.route({
    ...routeOf(configurationCalls.read, tag),
    config: { access: "public" },
    handler: async (request) => {
      const { key } = request.params;
      const access = await accessOf(request);
      if (!mayReadKey(key, access)) {
        throw access === undefined ? unauthorized() : permissionMissing();
      }
      return readConfiguration(services.db, key);
    },
  });

  app.route({
    ...routeOf(configurationCalls.saveBriefing, tag),
    config: { access: "enroll-soft" },
    handler: async (request, reply) =>
      reply.code(201).send(await saveConfiguration(services, BRIEFING_KEY, request.body.value, request)),
  });

  app.route({
    ...routeOf(configurationCalls.save, tag),
    config: { ...writing, quota: "configurationKeys" },
    // Pictures are sent with the texts around them.
    bodyLimit: 3 * 1_048_576,
    handler: async (request, reply) =>
      reply
        .code(201)
        .send(await saveConfiguration(services, request.params.key, request.body.value, request)),
  });

  app.route({
    ...routeOf(configurationCalls.clear, tag),
    config: writing,
    handler: async (request, reply) => {
      await clearConfiguration(services, request.params.key, request);
      return reply.code(204).send(null);
    },
  });
};
