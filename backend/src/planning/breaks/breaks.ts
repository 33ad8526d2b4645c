import type { Breaks } from "@coulisses/shared-domain/contract/planning/breaks";
import type { PeriodForm } from "@coulisses/shared-domain/contract/fields";
import { userNotFound } from "@coulisses/shared-domain/people/team-membership";
import { type BreakForm, breakNotFound, breakPeriod } from "@coulisses/shared-domain/planning/break";
import { and, asc, eq, isNull } from "drizzle-orm";
import type { Changes } from "../../changes/change";
import type { Queryable, Transaction } from "../../database/database";
import { users } from "../../database/schema/people";
import { breakPeriods } from "../../database/schema/plannings";

/** `id` is the volunteer's, `by` that of the person who assigns. */
type Writing = { id: number; by: number };

/** The breaks by date; 404 for an unknown person. One query. */
export async function listBreaks(db: Queryable, volunteerId: number): Promise<Breaks> {
  const { startAt, endAt } = breakPeriods;
  const rows = await db
    .select({ start: startAt, end: endAt })
    .from(users)
    .leftJoin(breakPeriods, eq(breakPeriods.volunteerId, users.id))
    .where(and(eq(users.id, volunteerId), isNull(users.deletedAt)))
    .orderBy(asc(startAt), asc(endAt));
  if (rows.length === 0) throw userNotFound();
  return rows.flatMap(({ start, end }) =>
    start && end ? [{ start: start.toISOString(), end: end.toISOString() }] : [],
  );
}

/** BR-2: adds a break, which may overlap others; an equal one changes nothing. */
export async function addBreak(
  tx: Transaction,
  changes: Changes,
  { id, by, ...form }: Writing & BreakForm,
): Promise<Breaks> {
  const { start, end } = breakPeriod(form);
  await holdVolunteer(tx, id);
  const added = await tx
    .insert(breakPeriods)
    .values({ volunteerId: id, startAt: start, endAt: end })
    .onConflictDoNothing()
    .returning();
  if (added.length > 0) stateChanged(changes, "break-added", { id, by });
  return listBreaks(tx, id);
}

/** BR-3: removes exactly this break. */
export async function removeBreak(
  tx: Transaction,
  changes: Changes,
  { id, by, start, end }: Writing & PeriodForm,
): Promise<Breaks> {
  await holdVolunteer(tx, id);
  const { volunteerId, startAt, endAt } = breakPeriods;
  const removed = await tx
    .delete(breakPeriods)
    .where(and(eq(volunteerId, id), eq(startAt, new Date(start)), eq(endAt, new Date(end))))
    .returning();
  if (removed.length === 0) throw breakNotFound();
  stateChanged(changes, "break-removed", { id, by });
  return listBreaks(tx, id);
}

/** Locks the person against deletion until the transaction ends. */
async function holdVolunteer(tx: Transaction, id: number): Promise<void> {
  const [found] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .for("share");
  if (!found) throw userNotFound();
}

function stateChanged(changes: Changes, event: string, { id, by }: Writing): void {
  changes.state({ event, by, tags: [{ type: "Planning", id }, { type: "Planning" }] });
}
