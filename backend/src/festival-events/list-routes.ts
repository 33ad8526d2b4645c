import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Call } from "@coulisses/shared-domain/contract/call";
import type { RouteAccess } from "../auth/access";
import type { RevisionName } from "../changes/revisions";
import type { PreparedQuery, QueryValue } from "../database/database";
import type { CachedReads } from "../read-cache/cached-reads";
import { cachedRoute } from "../read-cache/cached-route";

type List = {
  call: Call;
  access: RouteAccess;
  query: PreparedQuery;
  /** The query's parameters ($1 …). @default none */
  values?: (request: FastifyRequest) => QueryValue[];
};

/** The caller's id as the query's only parameter. */
export const mine = ({ person }: FastifyRequest) => [person.id];

/** Routes of lists built in SQL, kept in memory as long as the revision stands. */
export function listRoutes(
  app: FastifyInstance,
  reads: CachedReads,
  { tag, revision }: { tag: string; revision: RevisionName },
  lists: readonly List[],
): void {
  for (const { call, access, query, values } of lists) {
    cachedRoute(app, call, {
      tag,
      access,
      read: (request) => reads.body(request.revisions[revision], query, values?.(request) ?? []),
    });
  }
}
