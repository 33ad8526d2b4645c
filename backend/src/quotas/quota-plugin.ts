import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { checkKept } from "./check-kept";

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
