import { callBlocksOf } from "@coulisses/shared-domain/availability-call/blocks";
import { ofHours } from "@coulisses/shared-domain/time/duration";
import { parisDay } from "@coulisses/shared-domain/time/paris";
import { includes, overlaps, type Period } from "@coulisses/shared-domain/time/period";
import type { Transaction } from "../../database/database";
import { availabilityCalls } from "../../database/schema/plannings";
import { demoEmail } from "../accounts";
import type { FestivalCalendar } from "../festival-dates";
import { insertAll } from "../insert-all";
import type { Availability } from "../people/availabilities";
import type { DemoPerson } from "../people/people";
import type { Random } from "../random";

type Call = typeof availabilityCalls.$inferInsert;
export type DemoAvailabilityCalls = Call[];

/** Beside the volunteer of the demo. */
const CALLED = 20;
const ACCEPTED = 4;
/** The share of those who gave nothing that said no. */
const DECLINED = 0.2;

type Known = {
  now: Date;
  calendar: FestivalCalendar;
  people: readonly DemoPerson[];
  availabilities: readonly Availability[];
};

/** Two blocks in a row of one night, for which people were called: some came, some said no, most say nothing yet. */
export function buildAvailabilityCalls(random: Random, known: Known): DemoAvailabilityCalls {
  const members = known.people.filter(({ teams }) => teams.includes("benevole"));
  const given = (id: number) => known.availabilities.filter(({ userId }) => userId === id);
  const isSilent = (block: Period) => (id: number) => given(id).every((one) => !overlaps(one, block));
  const isComing = (block: Period) => (id: number) => given(id).some((one) => includes(one, block));
  const soft = members.find(({ email }) => email === demoEmail("soft"))?.id;
  const calledBy = members.find(({ email }) => email === demoEmail("humain"))?.id ?? null;
  const calledAt = new Date(known.now.getTime() - ofHours(20));
  // The first two in a row at which the volunteer of the demo gave nothing, so that they find a call.
  const nights = [2, 1, 0].flatMap((day) => callBlocksOf(parisDay(known.calendar.at(day, 12))).slice(6));
  const asks = (block: Period | undefined) => block !== undefined && isSilent(block)(soft ?? 0);
  const first = nights.findIndex((block, rank) => asks(block) && asks(nights[rank + 1]));
  const blocks = nights.slice(Math.max(0, first), Math.max(0, first) + 2);
  const silent = members.filter(({ id }) => id !== soft && blocks.every((block) => isSilent(block)(id)));
  const coming = members.filter(({ id }) => blocks.every((block) => isComing(block)(id)));
  const called = [
    ...(soft === undefined ? [] : [{ id: soft, saysNo: false }]),
    ...random.some(silent, CALLED).map(({ id }) => ({ id, saysNo: random.happens(DECLINED) })),
    ...random.some(coming, ACCEPTED).map(({ id }) => ({ id, saysNo: false })),
  ];
  return called.flatMap(({ id, saysNo }) =>
    blocks.map(({ start, end }) => ({
      volunteerId: id,
      startAt: start,
      endAt: end,
      calledBy,
      calledAt,
      declinedAt: saysNo ? new Date(calledAt.getTime() + ofHours(2)) : null,
    })),
  );
}

export const fillAvailabilityCalls = (tx: Transaction, calls: DemoAvailabilityCalls): Promise<void> =>
  insertAll(tx, availabilityCalls, calls);
