import { FestivalError } from "@coulisses/shared-domain/festival-error";
import { normaliseEmail } from "@coulisses/shared-domain/people/email";
import { type RowOutcome, takeRows } from "@coulisses/shared-domain/spreadsheet/outcome";
import type { Cells } from "@coulisses/shared-domain/spreadsheet/sheet-kind";
import type { Period } from "@coulisses/shared-domain/time/period";
import {
  type availabilityColumns,
  type AvailabilityOfRow,
  availabilityRows,
} from "@coulisses/shared-domain/volunteer-availability/availability-rows";
import { recordAvailabilities } from "@coulisses/shared-domain/volunteer-availability/record";
import { and, asc, inArray, isNull } from "drizzle-orm";
import type { Transaction } from "../database/database";
import { users } from "../database/schema/people";
import { readAvailabilities, reopenApplication, saveAvailabilities, written } from "./availability-queries";

type Rows = readonly Cells<keyof typeof availabilityColumns>[];
type Placed = { row: number; value: AvailabilityOfRow };

/** AV-9 to AV-11: adds periods to those of their people, and answers the people whose periods changed. */
export async function importAvailabilities(
  tx: Transaction,
  rows: Rows,
  now: Date,
): Promise<{ outcomes: RowOutcome[]; changed: number[] }> {
  const kind = availabilityRows({ people: await lockPeople(tx, rows), now: now.toISOString() });
  const { values, outcomes } = takeRows(kind, rows);
  const places = outcomes.flatMap(({ outcome }, row) => (outcome === "added" ? [row] : []));
  const byPerson = new Map<number, Placed[]>();
  values.forEach((value, at) => {
    const placed = { row: places[at] ?? -1, value };
    byPerson.set(value.userId, [...(byPerson.get(value.userId) ?? []), placed]);
  });
  const changed: number[] = [];
  for (const [userId, sent] of byPerson) {
    const taken = take(await readAvailabilities(tx, userId), sent, outcomes);
    if (!taken.isNew) continue;
    await saveAvailabilities(tx, userId, taken.availabilities);
    await reopenApplication(tx, userId, now);
    changed.push(userId);
  }
  return { outcomes, changed };
}

/** Locked in the order of their ids, so that two imports never wait for each other in a circle. */
function lockPeople(tx: Transaction, rows: Rows) {
  const addresses = rows.map(({ email }) => normaliseEmail(email));
  return tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(inArray(users.email, addresses), isNull(users.deletedAt)))
    .orderBy(asc(users.id))
    .for("no key update");
}

type Taken = { availabilities: readonly Period[]; isNew: boolean };

/**
 * Takes the periods of one person, and writes the outcome of each. Together first: hours that follow each other
 * may be right as one period, and too short alone.
 */
function take(
  previous: { start: string; end: string }[],
  sent: readonly Placed[],
  outcomes: RowOutcome[],
): Taken {
  const periodOf = ({ value: { start, end } }: Placed) => ({ start, end });
  let taken: Taken = { availabilities: [], isNew: false };
  let present = previous;
  const record = (placed: readonly Placed[]): FestivalError | undefined => {
    try {
      const { availabilities, isNew } = recordAvailabilities(present, placed.map(periodOf));
      for (const { row } of placed) outcomes[row] = { outcome: isNew ? "added" : "present" };
      taken = { availabilities, isNew: taken.isNew || isNew };
      present = availabilities.map(written);
      return undefined;
    } catch (error) {
      if (error instanceof FestivalError) return error;
      throw error;
    }
  };
  if (record(sent) === undefined) return taken;
  for (const one of sent) {
    const refusal = record([one]);
    if (refusal) outcomes[one.row] = { outcome: "refused", problems: { start: refusal.message } };
  }
  return taken;
}
