import type { AuditKind } from "@coulisses/shared-domain/audit/audit-kinds";
import type { FastifyRequest } from "fastify";
import type { Queryable } from "../database/database";
import { auditEntries } from "../database/schema/audit";

/** Who asked, and from where. */
export type Origin = { actorId: number | null; address: string | null; userAgent: string | null };

export type AuditEntry = {
  kind: AuditKind;
  /** The person whom it happened to. */
  subjectId?: number;
  /** The thing that it happened to, as `team:bar`. */
  target?: string;
  details?: Record<string, unknown>;
};

const longestUserAgent = 300;

export function originOf(
  request: Pick<FastifyRequest, "ip" | "headers"> & { person?: { id: number } },
): Origin {
  return {
    actorId: request.person?.id ?? null,
    address: request.ip,
    userAgent: request.headers["user-agent"]?.slice(0, longestUserAgent) ?? null,
  };
}

/** Inside the transaction of what it tells of: one does not exist without the other. */
export async function recordAudit(tx: Queryable, origin: Origin, entry: AuditEntry): Promise<void> {
  await tx.insert(auditEntries).values({ ...origin, ...entry });
}

/** The same for several things that happened at once; none is none. */
export async function recordAudits(
  tx: Queryable,
  origin: Origin,
  entries: readonly AuditEntry[],
): Promise<void> {
  if (entries.length > 0)
    await tx.insert(auditEntries).values(entries.map((entry) => ({ ...origin, ...entry })));
}
