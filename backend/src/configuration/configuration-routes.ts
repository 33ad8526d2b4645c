import { notFound } from "@coulisses/shared-domain/festival-error";
import { checkVersion } from "@coulisses/shared-domain/version-conflict";
import { eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import { originOf, recordAudit } from "../audit/record-audit";
import type { Transaction } from "../database/database";
import { lockTable } from "../database/lock-table";
import { lockVersion } from "../database/lock-version";
import { configurations } from "../database/schema/configuration";
import { noContent } from "@coulisses/shared-domain/contract/fields";
import { permissionMissing, unauthorized } from "../http/http-error";
import { expectedVersion } from "../input/if-match";
import { checkedValue, mayRead } from "./configuration-keys";

const entry = z.object({ key: z.string(), value: z.unknown(), version: z.int() });
const keyParams = z.object({
  key: z.string().regex(/^[a-zA-Z][a-zA-Z0-9-]{0,49}$/, "La clé n'est pas valable"),
});
const body = z.object({ value: z.record(z.string(), z.unknown(), "La valeur doit être un objet") });
/** The version of a key that nobody has set. */
const UNSET = 0;
const briefingKey = "volunteerBriefingTimeWindow";

/** What an administrator sets for everybody. */
export const configurationRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const tags = ["configuration"];

  async function accessOf({ claimed }: FastifyRequest) {
    const alive = claimed && (await services.sessions.check(claimed));
    return alive?.person.access;
  }

  app.get(
    "/configuration",
    { config: { access: "public" }, schema: { tags, response: { 200: z.array(entry) } } },
    async (request) => {
      const access = await accessOf(request);
      const entries = await services.db.select().from(configurations).orderBy(configurations.key);
      return entries.filter(({ key }) => mayRead(key, access));
    },
  );

  app.get(
    "/configuration/:key",
    { config: { access: "public" }, schema: { tags, params: keyParams, response: { 200: entry } } },
    async (request) => {
      const { key } = request.params;
      const access = await accessOf(request);
      if (!mayRead(key, access)) {
        throw access === undefined ? unauthorized() : permissionMissing();
      }
      const found = await services.db.query.configurations.findFirst({ where: eq(configurations.key, key) });
      return found ?? { key, value: null, version: UNSET };
    },
  );

  function save(key: string, value: unknown, request: FastifyRequest) {
    const { person, headers } = request;
    const kept = checkedValue(key, value);
    return services.write(async (tx, changes) => {
      await checkSeen(tx, key, headers["if-match"]);
      const [saved] = await tx
        .insert(configurations)
        .values({ key, value: kept })
        .onConflictDoUpdate({ target: configurations.key, set: { value: kept } })
        .returning();
      await recordAudit(tx, originOf(request), {
        kind: "configuration-changed",
        target: `configuration:${key}`,
      });
      changes.state({
        event: "configuration-updated",
        by: person.id,
        tags: [{ type: "Configuration", id: key }],
      });
      return saved ?? { key, value: kept, version: UNSET };
    });
  }

  app.post(
    `/configuration/${briefingKey}`,
    { config: { access: "enroll-soft" }, schema: { tags, body, response: { 201: entry } } },
    async (request, reply) => reply.code(201).send(await save(briefingKey, request.body.value, request)),
  );

  app.post(
    "/configuration/:key",
    {
      config: { access: "manage-config" },
      schema: { tags, params: keyParams, body, response: { 201: entry } },
    },
    async (request, reply) =>
      reply.code(201).send(await save(request.params.key, request.body.value, request)),
  );

  app.delete(
    "/configuration/:key",
    {
      config: { access: "manage-config" },
      schema: { tags, params: keyParams, response: { 204: noContent } },
    },
    async (request, reply) => {
      const { person, headers } = request;
      const { key } = request.params;
      await services.write(async (tx, changes) => {
        await checkSeen(tx, key, headers["if-match"]);
        const deleted = await tx.delete(configurations).where(eq(configurations.key, key)).returning();
        if (deleted.length === 0) throw notFound("Cette clé n'est pas configurée");
        await recordAudit(tx, originOf(request), {
          kind: "configuration-changed",
          target: `configuration:${key}`,
          details: { deleted: true },
        });
        changes.state({
          event: "configuration-updated",
          by: person.id,
          tags: [{ type: "Configuration", id: key }],
        });
      });
      return reply.code(204).send(null);
    },
  );
};

/** The table is locked: two people who set a key for the first time meet here too. */
async function checkSeen(tx: Transaction, key: string, ifMatch: string | undefined): Promise<void> {
  await lockTable(tx, configurations);
  const version = await lockVersion(tx, configurations, eq(configurations.key, key));
  checkVersion("configuration", version ?? UNSET, expectedVersion(ifMatch));
}
