import type { FestivalActivityStatus } from "../festival-activity/festival-activity";
import type { TimeWindow } from "../festival-event/time-window";
import { matches } from "../slug";

/** An activity that the security team approved and has to staff; windows are sorted by start. */
export type ActivityForSecurity = {
  id: number;
  name: string;
  status: FestivalActivityStatus;
  team: string | null;
  timeWindows: TimeWindow[];
  specialNeed: string | null;
  freePass: number;
};

/**
 * An activity as the security team reads it: from the first window's start to the last one's end (ISO
 * instants), both null without a window.
 */
export type SecurityLine = Omit<ActivityForSecurity, "timeWindows"> & {
  start: string | null;
  end: string | null;
  windowCount: number;
};

/** The line of an activity in the table of the security team. */
export function securityLine({ timeWindows, ...activity }: ActivityForSecurity): SecurityLine {
  const starts = timeWindows.map(({ start }) => start).sort();
  const ends = timeWindows.map(({ end }) => end).sort();
  return {
    ...activity,
    start: starts[0] ?? null,
    end: ends.at(-1) ?? null,
    windowCount: timeWindows.length,
  };
}

/**
 * True when the typed text is part of the number, the name or the special need; accents and case don't count.
 */
export function isFoundForSecurity(
  { id, name, specialNeed }: Pick<ActivityForSecurity, "id" | "name" | "specialNeed">,
  typed: string,
): boolean {
  return matches(`${id} ${name} ${specialNeed ?? ""}`, typed);
}
