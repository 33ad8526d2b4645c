import { ofHours } from "../time/duration";
import { formatTime } from "../time/format";
import { toDate } from "../time/instant";
import { addDays, parisDay, parisInstant } from "../time/paris";
import type { Period } from "../time/period";
import type { CheckInMark, MarkKind, Presence } from "./presence";

/** The kinds of marks that may say an hour. */
export type SaidKind = Extract<MarkKind, "ARRIVED" | "LEFT">;

/** CI-10: how far from the slot an arrival before it or a leaving after it may be said, in milliseconds. */
const NEAR = ofHours(3);

/** CI-10: the bounds of a said hour: an arrival before the slot's end, a leaving after its start. */
const boundsOf = (kind: SaidKind, { start, end }: Period): Period =>
  kind === "ARRIVED"
    ? { start: new Date(start.getTime() - NEAR), end }
    : { start, end: new Date(end.getTime() + NEAR) };

/** True when an hour may be said for this kind within the bounds, of which one is excluded. */
function isNear(kind: SaidKind, moment: Date, slot: Period): boolean {
  const { start, end } = boundsOf(kind, slot);
  return kind === "ARRIVED" ? moment >= start && moment < end : moment > start && moment <= end;
}

const isSaidKind = (kind: MarkKind): kind is SaidKind => kind === "ARRIVED" || kind === "LEFT";

/** CI-10: the French reason why the hour said in a mark is refused; undefined when it is accepted or absent. */
export function hourProblem(
  { kind, notedAt, happenedAt = null }: Pick<CheckInMark, "kind" | "notedAt" | "happenedAt">,
  slot: Period,
): string | undefined {
  if (happenedAt === null) return undefined;
  if (!isSaidKind(kind)) return "Seuls une arrivée et un départ ont une heure";
  return momentProblem(kind, toDate(happenedAt), slot, toDate(notedAt));
}

function momentProblem(kind: SaidKind, moment: Date, slot: Period, now: Date): string | undefined {
  if (!isNear(kind, moment, slot)) {
    const { start, end } = boundsOf(kind, slot);
    const what = kind === "ARRIVED" ? "L'arrivée" : "Le départ";
    return `${what} est entre ${formatTime(start)} et ${formatTime(end)}`;
  }
  return moment > now ? `Il n'est pas encore ${formatTime(moment)}` : undefined;
}

/**
 * CI-10: the instant of an hour of the Paris clock (`20:15`, `20h15`, `20h` or `2015`) near a slot; undefined for a
 * text that is none. Of several days it is the last one that may be said now, else the day of the slot's start.
 */
export function saidMoment(kind: SaidKind, clock: string, slot: Period, now: Date): Date | undefined {
  const [, hour, minute = "00"] =
    /^(\d{1,2})(?:[:h.]?(\d{2})|h)?$/.exec(clock.toLowerCase().replaceAll(" ", "")) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return undefined;
  const { start, end } = boundsOf(kind, slot);
  const moments: Date[] = [];
  for (let day = parisDay(start); day <= parisDay(end); day = addDays(day, 1)) {
    moments.push(parisInstant(day, Number(hour), Number(minute)));
  }
  const possible = moments.findLast((moment) => momentProblem(kind, moment, slot, now) === undefined);
  const near = moments.find((moment) => isNear(kind, moment, slot));
  return possible ?? near ?? parisInstant(parisDay(slot.start), Number(hour), Number(minute));
}

/** CI-10: the instant that may be said now, nearest to one that was noted. */
export function nearestMoment(kind: SaidKind, moment: Date, slot: Period, now: Date): Date {
  const { start, end } = boundsOf(kind, slot);
  const first = kind === "LEFT" ? start.getTime() + 1 : start.getTime();
  const last = Math.min(kind === "ARRIVED" ? end.getTime() - 1 : end.getTime(), now.getTime());
  return new Date(Math.max(first, Math.min(moment.getTime(), last)));
}

/** CI-9, CI-10: the French reason why this hour can't be said of a person now; undefined when it can. */
export function saidHourProblem(
  kind: SaidKind,
  moment: Date,
  { presence, slot, now }: { presence: Presence; slot: Period; now: Date },
): string | undefined {
  const problem = momentProblem(kind, moment, slot, now);
  if (problem !== undefined) return problem;
  if (kind === "LEFT" && "arrivedAt" in presence && moment < presence.arrivedAt) {
    return `Le départ est après l'arrivée, ${formatTime(presence.arrivedAt)}`;
  }
  return kind === "ARRIVED" && presence.state === "left" && moment > presence.leftAt
    ? `L'arrivée est avant le départ, ${formatTime(presence.leftAt)}`
    : undefined;
}
