import { checkQuota, QUOTAS_KEY, type OwnQuotas } from "@coulisses/shared-domain/quota/quotas";
import { eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { configurations } from "../database/schema/configuration";
import { counts } from "./counts";

/**
 * Refuses to add to what there is too much of. It counts before the write begins and holds nobody up: those who add at
 * the same moment may go beyond the bound by what they add.
 */
export const quotaPlugin = fp(
  (app, _options, done) => {
    const { connection, db } = app.services;
    app.addHook("preHandler", async (request) => {
      const kind = request.routeOptions.config.quota;
      if (kind === undefined) return;
      const text = counts[kind];
      const values = text.includes("$1") ? [countedFor(request)] : [];
      const [[counted], own] = await Promise.all([
        connection.runPrepared<{ count: string }>({ name: `quota-of-${kind}`, text }, values),
        db.query.configurations.findFirst({ where: eq(configurations.key, QUOTAS_KEY) }),
      ]);
      checkQuota(kind, Number(counted?.count), own?.value as OwnQuotas | undefined);
    });
    done();
  },
  { name: "quotas", dependencies: ["access-control"] },
);

/** The person or the key that the path names, or else the caller. */
function countedFor({ params, person }: FastifyRequest): number | string {
  const { id, key } = params as { id?: number; key?: string };
  return id ?? key ?? person.id;
}
