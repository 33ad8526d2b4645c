import {
  checkQuota,
  type OwnQuotas,
  type QuotaKind,
  QUOTAS_KEY,
} from "@coulisses/shared-domain/quota/quotas";
import { eq } from "drizzle-orm";
import { configuredValue } from "../configuration/festival-configuration";
import type { Queryable, RunPrepared, WriteTransaction } from "../database/database";
import { users } from "../database/schema/people";
import { counts } from "./counts";

type Counted = { kind: QuotaKind; of: number | string };

/** Throws `refused` when the bound of this kind is reached. */
export async function checkKept(
  { db, runPrepared }: { db: Queryable; runPrepared: RunPrepared },
  { kind, of }: Counted,
): Promise<void> {
  const text = counts[kind];
  const [[counted], own] = await Promise.all([
    runPrepared<{ count: string }>({ name: `quota-of-${kind}`, text }, text.includes("$1") ? [of] : []),
    configuredValue(db, QUOTAS_KEY),
  ]);
  checkQuota(kind, Number(counted?.count), own as OwnQuotas | undefined);
}

/** Throws `refused` when so many more of a kind would pass its bound. */
export async function checkRoomFor(tx: WriteTransaction, kind: QuotaKind, more: number): Promise<void> {
  if (more === 0) return;
  const query = { name: `quota-of-${kind}`, text: counts[kind] };
  const [counted] = await tx.runPrepared<{ count: string }>(query, []);
  const own = await configuredValue(tx, QUOTAS_KEY);
  // The bound is asked before one more is added.
  checkQuota(kind, Number(counted?.count) + more - 1, own as OwnQuotas | undefined);
}

/** The same for one person's things, counted in turn until the commit: a queued job costs more than a row. */
export async function checkKeptInTurn(tx: WriteTransaction, kind: QuotaKind, personId: number) {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, personId)).for("no key update");
  await checkKept({ db: tx, runPrepared: tx.runPrepared }, { kind, of: personId });
}
