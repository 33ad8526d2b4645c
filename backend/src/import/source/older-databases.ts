import type { PeerTable } from "../peer";

/** The substitute for a column in an older database. */
type Older = { names?: readonly string[]; otherwise?: string | null };

/**
 * Columns that the newest version knows under another name, or that older ones lack; `otherwise` is then
 * their value, as PostgreSQL writes it.
 */
const older: Readonly<Partial<Record<PeerTable, Readonly<Record<string, Older>>>>> = {
  user: {
    first_name: { names: ["firstname"] },
    last_name: { names: ["lastname"] },
    birth_date: { names: ["birthdate"] },
    phone_number: { names: ["phone"] },
  },
  notification: { user_id: { names: ["userId"] } },
  break_period: { name: { otherwise: "Pause" } },
  shared_meal: { closed_at: { names: ["payed_at"] }, created_at: { otherwise: null } },
  shotgun: { portions: { names: ["portion"], otherwise: "1" } },
  inventory_record: { comment: { otherwise: null } },
  contractor: {
    first_name: { names: ["firstname"] },
    last_name: { names: ["lastname"] },
    phone_number: { names: ["phone"] },
  },
};

/** Tables that came or went with a version: a database without them has no such rows. */
export const passingTables: readonly PeerTable[] = ["notification", "purchase", "purchase_gear_request"];

/** Where a column is among these, by its present name or an older one; else the value that stands for it. */
export function findColumn(
  table: PeerTable,
  column: string,
  columns: readonly string[],
): { at: number } | { otherwise: string | null } | undefined {
  const known = older[table]?.[column];
  const at = [column, ...(known?.names ?? [])]
    .map((name) => columns.indexOf(name))
    .find((found) => found >= 0);
  if (at !== undefined) return { at };
  return known?.otherwise === undefined ? undefined : { otherwise: known.otherwise };
}
