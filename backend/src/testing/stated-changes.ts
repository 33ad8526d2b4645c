import { sql } from "drizzle-orm";
import { consequences } from "../changes/consequences";
import type { BeforeCommit } from "../changes/write";
import { rowsOf } from "../database/driver";

/**
 * Checks in every test that each revision that a write moves follows from its stated changes; otherwise other
 * screens would not hear of the change.
 */
export const checkStatedChanges: BeforeCommit = async (tx, stated) => {
  const [row] = rowsOf<{ stale: string[] }>(await tx.execute(sql`select stale_revisions() as stale`));
  const expected = stated.flatMap(({ tags }) => tags.flatMap(({ type }) => consequences[type].revisions));
  const unstated = (row?.stale ?? []).filter((name) => !expected.some((one) => one === name));
  if (unstated.length > 0) {
    const events = stated.map(({ event }) => event).join(", ") || "nothing";
    throw new Error(`Stale without a stated change: ${unstated.join(", ")} (stated: ${events})`);
  }
};
