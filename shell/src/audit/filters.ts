import { type AuditKind, auditKinds } from "@coulisses/shared-domain/audit/audit-kinds";
import { typedTarget } from "@coulisses/shared-domain/audit/targets";
import type { AuditSearch } from "@coulisses/shared-domain/contract/audit";
import { dayPeriod } from "@coulisses/shared-domain/time/paris";

export const auditFilterKeys = ["search", "target", "kind", "from", "to"] as const;
type AuditFilters = Record<(typeof auditFilterKeys)[number], string>;

export function readKind(text: string): AuditKind | undefined {
  return auditKinds.find((kind) => kind === text);
}

/** The address may hold any text. */
function readDay(text: string) {
  return /^20\d{2}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? dayPeriod(text) : undefined;
}

/** The search for the server: days are those of Paris, the last one included. */
export function toSearch({ search, target, kind, from, to }: AuditFilters): AuditSearch {
  const auditKind = readKind(kind);
  const first = readDay(from)?.start;
  const last = readDay(to)?.end;
  return {
    ...(search.trim() !== "" && { search: search.trim() }),
    ...(target.trim() !== "" && { target: typedTarget(target) }),
    ...(auditKind && { kind: auditKind }),
    ...(first && { from: first.toISOString() }),
    ...(last && { to: last.toISOString() }),
  };
}
