import { subtractPeriod } from "../time/cut-period";
import { parisHour } from "../time/paris";
import { type Period, includes, mergeAll } from "../time/period";
import { brokenRule } from "./broken-rule";

/** The recorded availabilities of a volunteer, and the newly selected ones. */
export type Selection = { recorded: readonly Period[]; selected: readonly Period[] };

/** The state of a slot in the grid. */
type SlotState = "broken" | "recorded" | "selected" | "free";

/** AV-5: selects a slot; recorded time is not selected again. */
export function select(selection: Selection, slot: Period): Selection {
  if (isCovered(slot, selection.recorded)) return selection;
  return { ...selection, selected: mergeAll([...selection.selected, slot]) };
}

/** AV-4, AV-5: unselects a slot; recorded time stays. */
export function unselect(selection: Selection, slot: Period): Selection {
  return { ...selection, selected: selection.selected.flatMap((period) => subtractPeriod(period, slot)) };
}

/** Unselects all slots of a day when all are selected, else selects the missing ones. */
export function toggleDay(selection: Selection, slots: readonly Period[]): Selection {
  const all = availabilitiesOf(selection);
  const change = slots.every((slot) => isCovered(slot, all)) ? unselect : select;
  return slots.reduce(change, selection);
}

/**
 * The slots at the hours of another day's availabilities, recorded and selected: those that « comme hier »
 * adds.
 */
export function slotsLike(
  { from, to }: { from: readonly Period[]; to: readonly Period[] },
  selection: Selection,
): Period[] {
  const all = availabilitiesOf(selection);
  const hours = new Set(from.filter((slot) => isCovered(slot, all)).map(({ start }) => parisHour(start)));
  return to.filter(({ start }) => hours.has(parisHour(start)));
}

/** AV-3, AV-8: the availabilities to record, touching periods joined. */
export function availabilitiesOf({ recorded, selected }: Selection): Period[] {
  return mergeAll([...recorded, ...selected]);
}

/** AV-2: availabilities that can't be recorded, each with the rule that it breaks. */
export function brokenAvailabilities(selection: Selection): { period: Period; rule: string }[] {
  return availabilitiesOf(selection).flatMap((period) => {
    const rule = brokenRule(period);
    return rule === undefined ? [] : [{ period, rule }];
  });
}

/** The state of each slot in the grid; errors come first. */
export function slotStates(selection: Selection): (slot: Period) => SlotState {
  const broken = brokenAvailabilities(selection).map(({ period }) => period);
  return (slot) => {
    if (isCovered(slot, broken)) return "broken";
    if (isCovered(slot, selection.recorded)) return "recorded";
    return isCovered(slot, selection.selected) ? "selected" : "free";
  };
}

const isCovered = (slot: Period, periods: readonly Period[]) =>
  periods.some((period) => includes(period, slot));
