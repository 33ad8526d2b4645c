import {
  type CharismaPeriodForm,
  charismaPeriodNotFound,
  charismaPeriodToStore,
  charismaPeriodUpdate,
  type StoredCharismaPeriod,
} from "@coulisses/shared-domain/charisma/charisma-period";
import type { CharismaPeriodUpdate } from "@coulisses/shared-domain/contract/charisma";
import { asc, eq } from "drizzle-orm";
import { candidateTags, type Changes } from "../changes/change";
import type { Queryable, Transaction } from "../database/database";
import { keptRow } from "../database/driver";
import { lockTable } from "../database/locks";
import { charismaPeriods } from "../database/schema/charisma";

type Row = typeof charismaPeriods.$inferSelect;

const stored = ({ startAt, endAt, ...period }: Row): StoredCharismaPeriod => ({
  ...period,
  start: startAt.toISOString(),
  end: endAt.toISOString(),
});
const columnsOf = ({ name, charisma, start, end }: CharismaPeriodForm) => ({
  name,
  charisma,
  startAt: new Date(start),
  endAt: new Date(end),
});

/** The charisma periods, by start. */
export async function list(db: Queryable): Promise<StoredCharismaPeriod[]> {
  const rows = await db.select().from(charismaPeriods).orderBy(asc(charismaPeriods.startAt));
  return rows.map(stored);
}

const found = (periods: readonly StoredCharismaPeriod[], id: number): StoredCharismaPeriod => {
  const period = periods.find((one) => one.id === id);
  if (period === undefined) throw charismaPeriodNotFound(id);
  return period;
};

export const read = async (db: Queryable, id: number) => found(await list(db), id);

/** All periods, locked until the transaction ends: each is compared with the others. */
async function heldPeriods(tx: Transaction): Promise<StoredCharismaPeriod[]> {
  await lockTable(tx, charismaPeriods);
  return list(tx);
}

export async function add(
  tx: Transaction,
  changes: Changes,
  form: CharismaPeriodForm,
): Promise<StoredCharismaPeriod> {
  const period = charismaPeriodToStore(form, await heldPeriods(tx));
  const row = keptRow(await tx.insert(charismaPeriods).values(columnsOf(period)).returning());
  state(changes, "charisma-period-added");
  return stored(row);
}

export async function change(
  tx: Transaction,
  changes: Changes,
  id: number,
  update: CharismaPeriodUpdate,
): Promise<StoredCharismaPeriod> {
  const periods = await heldPeriods(tx);
  const period = charismaPeriodUpdate(found(periods, id), update, periods);
  await tx.update(charismaPeriods).set(columnsOf(period)).where(eq(charismaPeriods.id, id));
  state(changes, "charisma-period-changed");
  return period;
}

export async function remove(tx: Transaction, changes: Changes, id: number): Promise<void> {
  const removed = await tx.delete(charismaPeriods).where(eq(charismaPeriods.id, id)).returning();
  if (removed.length === 0) throw charismaPeriodNotFound(id);
  state(changes, "charisma-period-removed");
}

/** States that everyone's charisma may have changed: for each person, and for lists of people. */
function state(changes: Changes, event: string): void {
  changes.state({ event, tags: [{ type: "CharismaPeriod" }, { type: "Volunteer" }, ...candidateTags] });
}
