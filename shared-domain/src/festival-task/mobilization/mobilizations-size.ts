import { checkSize } from "../../festival-event/sheet-limits";
import { ofHours } from "../../time/duration";
import { toDate } from "../../time/instant";
import type { Mobilization } from "../festival-task";

type Slot = Pick<Mobilization, "start" | "end" | "durationSplitInHour">;
type Filled = Slot & { volunteers: readonly unknown[] };

/** AS-3: the number of assignments that a mobilization will be cut into. */
export function slotsOf({ start, end, durationSplitInHour }: Slot): number {
  if (!durationSplitInHour) return 1;
  return Math.ceil((toDate(end).getTime() - toDate(start).getTime()) / ofHours(durationSplitInHour));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

function counts(mobilizations: readonly Filled[]) {
  return {
    mobilizations: mobilizations.length,
    slots: sum(mobilizations.map(slotsOf)),
    namedPlaces: sum(mobilizations.map((one) => slotsOf(one) * one.volunteers.length)),
  };
}

/**
 * Bounds the assignments, which are all created at once when the assignment starts. Throws `refused` « Une
 * fiche compte … au plus ».
 */
export function checkMobilizationsSize(mobilizations: readonly Filled[]): void {
  const { mobilizations: number, slots, namedPlaces } = counts(mobilizations);
  checkSize("mobilizations", number);
  checkSize("slots", slots);
  checkSize("namedPlaces", namedPlaces);
}
