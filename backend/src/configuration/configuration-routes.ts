import { changedFields } from "@coulisses/shared-domain/audit/changed-fields";
import { configurationCalls } from "@coulisses/shared-domain/contract/configuration";
import { notFound } from "@coulisses/shared-domain/festival-error";
import { checkVersion } from "@coulisses/shared-domain/version-conflict";
import { eq, ne } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { originOf, recordAudit } from "../audit/record-audit";
import type { Transaction } from "../database/database";
import { lockTable } from "../database/locks";
import { configurations } from "../database/schema/configuration";
import { permissionMissing, unauthorized } from "../http/http-error";
import { routeOf } from "../http/route-of";
import { expectedVersion } from "../input/if-match";
import { checkedValue, LEAFLET_KEY, mayRead } from "./configuration-keys";

const tag = "Configuration";
const writing = { access: "manage-config" } as const;
/** The version of a key that nobody has set. */
const UNSET = 0;

const changed = (key: string, by: number) => ({
  event: "configuration-updated",
  by,
  tags: [{ type: "Configuration" as const, id: key }],
});

/** What an administrator sets for everybody. */
export const configurationRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;

  async function accessOf({ claimed }: FastifyRequest) {
    const alive = claimed && (await services.sessions.check(claimed));
    return alive?.person.access;
  }

  app.route({
    ...routeOf(configurationCalls.list, tag),
    config: { access: "public" },
    handler: async (request) => {
      const access = await accessOf(request);
      const entries = await services.db
        .select()
        .from(configurations)
        .where(ne(configurations.key, LEAFLET_KEY))
        .orderBy(configurations.key);
      return entries.filter(({ key }) => mayRead(key, access));
    },
  });

  app.route({
    ...routeOf(configurationCalls.read, tag),
    config: { access: "public" },
    handler: async (request) => {
      const { key } = request.params;
      const access = await accessOf(request);
      if (!mayRead(key, access)) {
        throw access === undefined ? unauthorized() : permissionMissing();
      }
      const entry = await services.db.query.configurations.findFirst({ where: eq(configurations.key, key) });
      return entry ?? { key, value: null, version: UNSET };
    },
  });

  function save(key: string, value: unknown, request: FastifyRequest) {
    const { person, headers } = request;
    const stored = checkedValue(key, value);
    return services.write(async (tx, changes) => {
      const before = await lockSeen(tx, key, headers["if-match"]);
      const [saved] = await tx
        .insert(configurations)
        .values({ key, value: stored })
        .onConflictDoUpdate({ target: configurations.key, set: { value: stored } })
        .returning();
      await recordAudit(tx, originOf(request), {
        kind: "configuration-changed",
        target: `configuration:${key}`,
        details: { changes: changedFields(before, fieldsOf(stored), { secret: pictured(key) }) },
      });
      changes.state(changed(key, person.id));
      return saved ?? { key, value: stored, version: UNSET };
    });
  }

  app.route({
    ...routeOf(configurationCalls.saveBriefing, tag),
    config: { access: "enroll-soft" },
    handler: async (request, reply) =>
      reply.code(201).send(await save("volunteerBriefingTimeWindow", request.body.value, request)),
  });

  app.route({
    ...routeOf(configurationCalls.save, tag),
    config: writing,
    // Pictures go with the texts around them.
    bodyLimit: 3 * 1_048_576,
    handler: async (request, reply) =>
      reply.code(201).send(await save(request.params.key, request.body.value, request)),
  });

  app.route({
    ...routeOf(configurationCalls.clear, tag),
    config: writing,
    handler: async (request, reply) => {
      const { person, headers } = request;
      const { key } = request.params;
      await services.write(async (tx, changes) => {
        const before = await lockSeen(tx, key, headers["if-match"]);
        if (before === undefined) throw notFound("Cette clé n'est pas configurée");
        await tx.delete(configurations).where(eq(configurations.key, key));
        await recordAudit(tx, originOf(request), {
          kind: "configuration-changed",
          target: `configuration:${key}`,
          details: { deleted: true, changes: changedFields(before, undefined, { secret: pictured(key) }) },
        });
        changes.state(changed(key, person.id));
      });
      return reply.code(204).send(null);
    },
  });
};

/**
 * What a key holds, which nobody else changes before the transaction ends; undefined while nobody has set it. The
 * table is locked: two people who set a key for the first time meet here too.
 */
async function lockSeen(tx: Transaction, key: string, ifMatch: string | undefined) {
  await lockTable(tx, configurations);
  const entry = await tx.query.configurations.findFirst({ where: eq(configurations.key, key) });
  checkVersion("configuration", entry?.version ?? UNSET, expectedVersion(ifMatch));
  return entry && fieldsOf(entry.value);
}

/** What is too heavy for the journal. */
const pictured = (key: string) => (key === LEAFLET_KEY ? ["pages"] : []);

const fieldsOf = (value: unknown) => value as Readonly<Record<string, unknown>>;
