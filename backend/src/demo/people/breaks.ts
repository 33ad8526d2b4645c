import { type FestivalTask, READY_TO_ASSIGN } from "@coulisses/shared-domain/festival-task/festival-task";
import { overlaps, type Period } from "@coulisses/shared-domain/time/period";
import type { Transaction } from "../../database/database";
import { breakPeriods } from "../../database/schema/plannings";
import type { FestivalCalendar } from "../festival-dates";
import { insertAll } from "../insert-all";
import type { Random } from "../random";

export type DemoBreak = Period & { volunteerId: number };

const LONGEST_LIST = 60;
/** Days from the opening and hours: meals, and a night's sleep. */
const moments = [
  [0, 12, 14],
  [1, 12, 14],
  [1, 19, 21],
  [2, 2, 10],
  [2, 12, 14],
] as const;

/** Breaks that the volunteer managers give to some of those who work, at free times. */
export function buildBreaks(
  random: Random,
  calendar: FestivalCalendar,
  tasks: readonly FestivalTask[],
): DemoBreak[] {
  const busy = new Map<number, Period[]>();
  for (const ft of tasks) {
    if (ft.status !== READY_TO_ASSIGN) continue;
    for (const { start, end, assignees } of ft.mobilizations.flatMap(({ assignments }) => assignments)) {
      const period = { start: new Date(start), end: new Date(end) };
      for (const { id } of assignees) busy.set(id, [...(busy.get(id) ?? []), period]);
    }
  }
  return random.some([...busy.keys()], LONGEST_LIST).flatMap((volunteerId) =>
    random
      .some(moments, random.between(1, 2))
      .map(([day, from, to]) => ({ start: calendar.at(day, from), end: calendar.at(day, to) }))
      .filter((pause) => !busy.get(volunteerId)?.some((slot) => overlaps(slot, pause)))
      .map((pause) => ({ volunteerId, ...pause })),
  );
}

export async function fillBreaks(tx: Transaction, breaks: readonly DemoBreak[]): Promise<void> {
  await insertAll(
    tx,
    breakPeriods,
    breaks.map(({ volunteerId, start, end }) => ({ volunteerId, startAt: start, endAt: end })),
  );
}
