import { and, asc, eq, isNull } from "drizzle-orm";
import type { Availabilities } from "@coulisses/shared-domain/contract/volunteer-availability";
import { personNotFound } from "@coulisses/shared-domain/people/team-membership";
import { editionOf } from "@coulisses/shared-domain/time/edition";
import type { Period } from "@coulisses/shared-domain/time/period";
import type { Queryable, Transaction } from "../database/database";
import { assignees } from "../database/schema/slots";
import { availabilities, membershipApplications, users } from "../database/schema/people";

/** All of them, by date. */
export async function readAvailabilities(db: Queryable, userId: number): Promise<Availabilities> {
  const { startAt, endAt } = availabilities;
  const rows = await db
    .select({ start: startAt, end: endAt })
    .from(availabilities)
    .where(eq(availabilities.userId, userId))
    .orderBy(asc(startAt));
  return rows.map(written);
}

/** The periods in which this person is assigned. */
export function readAssignedPeriods(tx: Transaction, userId: number): Promise<Period[]> {
  const { startAt, endAt } = assignees;
  return tx.select({ start: startAt, end: endAt }).from(assignees).where(eq(assignees.userId, userId));
}

export const written = ({ start, end }: Period) => ({ start: start.toISOString(), end: end.toISOString() });

export async function checkVolunteer(db: Queryable, userId: number): Promise<void> {
  const [found] = await db.select({ id: users.id }).from(users).where(existing(userId));
  if (!found) throw personNotFound(userId);
}

/** Locks this person's availabilities against other writers until the transaction ends. */
export async function lockVolunteer(tx: Transaction, userId: number): Promise<void> {
  const [found] = await tx.select({ id: users.id }).from(users).where(existing(userId)).for("no key update");
  if (!found) throw personNotFound(userId);
}

const existing = (userId: number) => and(eq(users.id, userId), isNull(users.deletedAt));

export async function saveAvailabilities(
  tx: Transaction,
  userId: number,
  periods: readonly Period[],
): Promise<void> {
  await tx.delete(availabilities).where(eq(availabilities.userId, userId));
  if (periods.length === 0) return;
  await tx
    .insert(availabilities)
    .values(periods.map(({ start, end }) => ({ userId, startAt: start, endAt: end })));
}

/** AV-11: a rejected candidate who adds time is a candidate again this edition. */
export async function reopenApplication(tx: Transaction, userId: number, now: Date): Promise<void> {
  await tx
    .update(membershipApplications)
    .set({ isRejected: false })
    .where(
      and(
        eq(membershipApplications.userId, userId),
        eq(membershipApplications.membership, "VOLUNTEER"),
        eq(membershipApplications.edition, editionOf(now)),
        eq(membershipApplications.isRejected, true),
      ),
    );
}
