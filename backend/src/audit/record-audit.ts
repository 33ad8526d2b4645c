import type { AuditKind } from "@coulisses/shared-domain/audit/audit-kinds";
import type { FastifyRequest } from "fastify";
import type { Queryable } from "../database/database";
import { auditEntries } from "../database/schema/audit";
import type { Editing } from "@coulisses/shared-domain/access/guarded";

/** The author of a call, and their address and browser. */
export type Origin = { actorId: number | null; address: string | null; userAgent: string | null };

export type AuditEntry = {
  kind: AuditKind;
  /** The person concerned. */
  subjectId?: number;
  /** The thing concerned, such as `team:bar`. */
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

/** Records a line in the transaction that it is about: neither exists without the other. */
export async function recordAudit(tx: Queryable, origin: Origin, entry: AuditEntry): Promise<void> {
  await tx.insert(auditEntries).values({ ...origin, ...entry });
}

/** The same for several things at once; does nothing for none. */
export async function recordAudits(
  tx: Queryable,
  origin: Origin,
  entries: readonly AuditEntry[],
): Promise<void> {
  if (entries.length > 0)
    await tx.insert(auditEntries).values(entries.map((entry) => ({ ...origin, ...entry })));
}

/** Author of a write, with their rights, and the origin of the request. */
export type Author = { by: Editing["editor"]; origin: Origin };

export const authorOf = (request: FastifyRequest): Author => ({
  by: request.person,
  origin: originOf(request),
});
