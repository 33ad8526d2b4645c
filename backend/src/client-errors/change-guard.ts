import { sql } from "drizzle-orm";
import { type Origin, recordAudit } from "../audit/record-audit";
import type { Transaction } from "../database/database";
import { releaseGuards } from "../database/schema/client-errors";
import { isGuarded as isGuardedNow } from "./judge";

/** Switches the automatic rollback of an app, with a line in the journal; false when it is so already. */
export async function changeGuard(
  tx: Transaction,
  { app, isGuarded }: { app: string; isGuarded: boolean },
  origin: Origin,
): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`guard of ${app}`}))`);
  if ((await isGuardedNow(tx, app)) === isGuarded) return false;
  const state = { isGuarded, changedBy: origin.actorId, changedAt: sql`now()` };
  await tx
    .insert(releaseGuards)
    .values({ app, ...state })
    .onConflictDoUpdate({ target: releaseGuards.app, set: state });
  await recordAudit(tx, origin, { kind: "app-guard-changed", target: `app:${app}`, details: { isGuarded } });
  return true;
}
