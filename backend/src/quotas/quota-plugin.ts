import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { checkKept } from "./check-kept";

/**
 * Refuses to add a thing beyond its quota. It counts before the write begins, without locks: concurrent
 * writes may exceed the bound by what they add.
 */
export const quotaPlugin = fp(
  (app, _options, done) => {
    const { connection, db } = app.services;
    app.addHook("preHandler", async (request) => {
      const kind = request.routeOptions.config.quota;
      if (kind === undefined) return;
      await checkKept({ db, runPrepared: connection.runPrepared }, { kind, of: countedFor(request) });
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
