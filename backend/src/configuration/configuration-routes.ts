import { notFound } from "@coulisses/shared-domain/festival-error";
import { eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import { configurations } from "../database/schema/configuration";
import { noContent } from "../http/fields";
import { permissionMissing, unauthorized } from "../http/http-error";
import { checkedValue, mayRead } from "./configuration-keys";

const entry = z.object({ key: z.string(), value: z.unknown() });
const keyParams = z.object({
  key: z.string().regex(/^[a-zA-Z][a-zA-Z0-9-]{0,49}$/, "La clé n'est pas valable"),
});
const body = z.object({ value: z.record(z.string(), z.unknown(), "La valeur doit être un objet") });
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
      return { key, value: found?.value ?? null };
    },
  );

  async function save(key: string, value: unknown, by: number) {
    const kept = checkedValue(key, value);
    await services.write(async (tx, live) => {
      await tx
        .insert(configurations)
        .values({ key, value: kept })
        .onConflictDoUpdate({ target: configurations.key, set: { value: kept } });
      live.publish({ event: "configuration-updated", by, tags: [{ type: "Configuration", id: key }] });
    });
    return { key, value: kept };
  }

  app.post(
    `/configuration/${briefingKey}`,
    { config: { access: "enroll-soft" }, schema: { tags, body, response: { 201: entry } } },
    async ({ body: { value }, person }, reply) => reply.code(201).send(await save(briefingKey, value, person.id)),
  );

  app.post(
    "/configuration/:key",
    { config: { access: "manage-config" }, schema: { tags, params: keyParams, body, response: { 201: entry } } },
    async ({ params: { key }, body: { value }, person }, reply) =>
      reply.code(201).send(await save(key, value, person.id)),
  );

  app.delete(
    "/configuration/:key",
    { config: { access: "manage-config" }, schema: { tags, params: keyParams, response: { 204: noContent } } },
    async ({ params: { key }, person }, reply) => {
      await services.write(async (tx, live) => {
        const deleted = await tx.delete(configurations).where(eq(configurations.key, key)).returning();
        if (deleted.length === 0) throw notFound("Cette clé n'est pas configurée");
        live.publish({ event: "configuration-updated", by: person.id, tags: [{ type: "Configuration", id: key }] });
      });
      return reply.code(204).send(null);
    },
  );
};
