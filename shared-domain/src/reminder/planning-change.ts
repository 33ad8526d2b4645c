import { formatDay, formatTime } from "../time/format";
import { addDays, parisDay, parisInstant } from "../time/paris";
import type { Period } from "../time/period";
import { planningButton, type Reminder, slotButton } from "./reminder";
import { PLANNING_PATH, planningPathOf } from "./slot-link";

type Side<Instant> = { period: { start: Instant; end: Instant }; place: string | null } | null;

/**
 * A task that was added (nothing before), removed (nothing after), or whose time or place changed; `uid` is
 * its calendar event.
 */
export type PlanningChange<Instant = Date> = {
  uid: string;
  taskId: number;
  name: string;
  before: Side<Instant>;
  after: Side<Instant>;
};

/** The same in a queue, with instants as ISO texts. */
export type WrittenChange = PlanningChange<string>;

const MINUTE = 60_000;
/** Moving one slot is often followed by moving another. */
const PATIENCE = 5 * MINUTE;
/** Changes of later tasks are told once a day. */
const CLOSE = 48 * 60 * MINUTE;
const EVENING = 18;

const endOf = ({ before, after }: PlanningChange) =>
  Math.max(before?.period.end.getTime() ?? 0, after?.period.end.getTime() ?? 0);
const startOf = ({ before, after }: PlanningChange) =>
  Math.min(before?.period.start.getTime() ?? Infinity, after?.period.start.getTime() ?? Infinity);

/**
 * The instant to tell these changes of one planning, found now: in five minutes when a task of the next two
 * days is among them, else at 18:00 in Paris, so that a planning in the making costs its volunteer one
 * message a day.
 */
export function changesSendTime(changes: readonly PlanningChange[], now: Date): Date {
  const first = Math.min(...changes.map(startOf));
  if (first - now.getTime() <= CLOSE) return new Date(now.getTime() + PATIENCE);
  const today = parisDay(now);
  const evening = parisInstant(today, EVENING);
  return evening > now ? evening : parisInstant(addDays(today, 1), EVENING);
}

/** The sum of these changes, in their order: a task removed and added again is no change. */
export function netChanges(changes: readonly PlanningChange[]): PlanningChange[] {
  const byEvent = new Map<string, PlanningChange>();
  for (const change of changes) {
    const earlier = byEvent.get(change.uid);
    byEvent.set(change.uid, { ...change, before: earlier === undefined ? change.before : earlier.before });
  }
  return [...byEvent.values()].filter(({ before, after }) => !isSame(before, after));
}

const isSame = (one: Side<Date>, other: Side<Date>) => JSON.stringify(one) === JSON.stringify(other);

/** The reminder of a changed planning; undefined when all changes are past, or cancel out. */
export function changeReminder(
  changes: readonly PlanningChange[],
  { key, now, site }: { key: string; now: Date; site: string },
): Reminder | undefined {
  const told = netChanges(changes)
    .filter((change) => endOf(change) > now.getTime())
    .sort((one, other) => startOf(one) - startOf(other));
  const [first] = told;
  if (first === undefined) return undefined;
  const title =
    told.length === 1 ? "Ton planning a changé" : `Ton planning a changé : ${String(told.length)} créneaux`;
  const lines = told.map(changeLine);
  const only =
    told.length === 1 && first.after ? { id: first.taskId, period: first.after.period } : undefined;
  return {
    kind: "CHANGE",
    key,
    until: new Date(Math.max(...told.map(endOf))),
    letter: {
      ...{ subject: title, paragraphs: lines },
      button: only ? slotButton(only, site) : planningButton(site),
    },
    notification: {
      ...{ title, body: lines.join("\n") },
      ...{ path: only ? planningPathOf(only) : PLANNING_PATH, tag: `CHANGE ${key}` },
    },
  };
}

/** `Nouveau : Tenir le bar, vendredi 14 mai 18:00 - 20:00 (Village)` */
function changeLine({ name, before, after }: PlanningChange): string {
  if (before === null && after !== null) return `Nouveau : ${name}, ${whenAndWhere(after)}`;
  if (before !== null && after === null) return `Annulé : ${name}, ${whenAndWhere(before)}`;
  if (before === null || after === null) return name;
  return `Déplacé : ${name}, ${whenAndWhere(after)}, au lieu de ${whenAndWhere(before)}`;
}

function whenAndWhere({ period, place }: { period: Period; place: string | null }): string {
  const where = place === null ? "" : ` (${place})`;
  return `${formatDay(period.start)} ${formatTime(period.start)} - ${formatTime(period.end)}${where}`;
}
