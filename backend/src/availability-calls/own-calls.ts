import { stretchesOf } from "@coulisses/shared-domain/availability-call/blocks";
import { callNotFound, waitingCalls } from "@coulisses/shared-domain/availability-call/own-calls";
import { availabilityCharisma } from "@coulisses/shared-domain/charisma/availability-charisma";
import type { AskedHours } from "@coulisses/shared-domain/contract/planning/availability-calls";
import { createPeriod, includes, type Period, toIsoPeriod } from "@coulisses/shared-domain/time/period";
import { and, eq, inArray } from "drizzle-orm";
import type { Changes } from "../changes/change";
import type { PreparedQuery, RunPrepared, WriteTransaction } from "../database/database";
import { availabilityCalls } from "../database/schema/plannings";
import { bounds } from "../festival-events/sql-fragments";
import { festivalJson, takenTimes } from "./board-query";
import { stateCalls } from "./call-people";
import { charismaPeriodsOf, type StoredFestival } from "./read-board";

type StoredPeriod = { start: string; end: string };
type Stored = StoredFestival & {
  calls: (StoredPeriod & { isDeclined: boolean })[];
  given: StoredPeriod[];
  busy: StoredPeriod[];
};

const periods = (rows: string) =>
  `(select coalesce(json_agg(json_build_object(${bounds("one")})), '[]') from ${rows} one where one.user_id = $2)`;

/** The calls of `$2` that begin after `$1`, with what answers them. */
const ownCallsQuery: PreparedQuery = {
  name: "own-availability-calls",
  text: `select json_build_object(${festivalJson},
    'calls', (select coalesce(json_agg(json_build_object(${bounds("one")}, 'isDeclined', one.declined_at is not null)
        order by one.start_at), '[]')
      from availability_calls one where one.volunteer_id = $2 and one.start_at > $1::timestamptz),
    'given', ${periods("availabilities")},
    'busy', ${periods(`(${takenTimes})`)}) as body`,
};

async function readWaiting(runPrepared: RunPrepared, userId: number, now: Date) {
  const [found] = await runPrepared<{ body: Stored }>(ownCallsQuery, [now.toISOString(), userId]);
  const { calls = [], given = [], busy = [], charismaPeriods = [] } = found?.body ?? {};
  const waiting = waitingCalls(
    {
      calls: calls.map((call) => ({ ...createPeriod(call), isDeclined: call.isDeclined })),
      given: given.map(createPeriod),
      busy: busy.map(createPeriod),
    },
    now,
  );
  const points = charismaPeriodsOf(charismaPeriods);
  return waiting.map(({ start, end }) => ({
    start,
    end,
    charisma: availabilityCharisma([{ start, end }], points),
  }));
}

/** AC-5: the hours for which a person is called and has not answered, those that follow one another as one. */
export async function readOwnCalls(runPrepared: RunPrepared, userId: number, now: Date): Promise<AskedHours> {
  const stretches = stretchesOf(await readWaiting(runPrepared, userId, now));
  return stretches.map(({ start, end, charisma }) => ({ ...toIsoPeriod({ start, end }), charisma }));
}

type Declining = { userId: number; hours: Period; now: Date; changes: Changes };

/** Notes that the person can't come at these hours. Throws `not-found` when none of them waits for an answer. */
export async function declineCalls(tx: WriteTransaction, declining: Declining): Promise<void> {
  const { userId, hours, now, changes } = declining;
  const declined = (await readWaiting(tx.runPrepared, userId, now)).filter((call) => includes(hours, call));
  if (declined.length === 0) throw callNotFound();
  const { volunteerId, startAt } = availabilityCalls;
  await tx
    .update(availabilityCalls)
    .set({ declinedAt: now })
    .where(
      and(
        eq(volunteerId, userId),
        inArray(
          startAt,
          declined.map(({ start }) => start),
        ),
      ),
    );
  stateCalls(changes, { event: "availability-call-declined", by: userId, users: [userId] });
}
