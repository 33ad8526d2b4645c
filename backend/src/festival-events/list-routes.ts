import type { FastifyInstance } from "fastify";
import type { Call } from "@coulisses/shared-domain/contract/call";
import type { RouteAccess } from "../auth/access";
import type { RevisionName } from "../changes/revisions";
import type { PreparedQuery } from "../database/database";
import type { CachedReads } from "../read-cache/cached-reads";
import { cachedRoute } from "../read-cache/cached-route";

type List = {
  call: Call;
  access: RouteAccess;
  query: PreparedQuery;
  /** True when the query takes the caller's id ($1). */
  isMine?: boolean;
};

/** Routes of lists built in SQL, kept in memory as long as the revision stands. */
export function listRoutes(
  app: FastifyInstance,
  reads: CachedReads,
  { tag, revision }: { tag: string; revision: RevisionName },
  lists: readonly List[],
): void {
  for (const { call, access, query, isMine } of lists) {
    cachedRoute(app, call, {
      tag,
      access,
      read: ({ revisions, person }) => reads.body(revisions[revision], query, isMine ? [person.id] : []),
    });
  }
}
