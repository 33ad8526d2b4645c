import { subtractPeriod } from "../time/cut-period";
import { parisHour } from "../time/paris";
import { type Period, includes, mergeAll } from "../time/period";
import { brokenRule } from "./soundness";

/** What a volunteer has recorded, and what is being selected beside it. */
export type Selection = { recorded: readonly Period[]; selected: readonly Period[] };

/** How the grid draws a slot. */
export type SlotState = "broken" | "recorded" | "selected" | "free";

/** AV-5: what is recorded is there already. */
export function select(selection: Selection, slot: Period): Selection {
  if (isCovered(slot, selection.recorded)) return selection;
  return { ...selection, selected: mergeAll([...selection.selected, slot]) };
}

/** AV-4, AV-5: what is recorded can't be taken back. */
export function unselect(selection: Selection, slot: Period): Selection {
  return { ...selection, selected: selection.selected.flatMap((period) => subtractPeriod(period, slot)) };
}

/** A whole day of slots: taken back when all of it is there, completed otherwise. */
export function toggleDay(selection: Selection, slots: readonly Period[]): Selection {
  const all = availabilitiesOf(selection);
  const change = slots.every((slot) => isCovered(slot, all)) ? unselect : select;
  return slots.reduce(change, selection);
}

/** The slots at the hours at which another day is available, both recorded and selected: what « comme hier » adds. */
export function slotsLike(
  { from, to }: { from: readonly Period[]; to: readonly Period[] },
  selection: Selection,
): Period[] {
  const all = availabilitiesOf(selection);
  const hours = new Set(from.filter((slot) => isCovered(slot, all)).map(({ start }) => parisHour(start)));
  return to.filter(({ start }) => hours.has(parisHour(start)));
}

/** AV-3, AV-8: what will be recorded, touching periods joined. */
export function availabilitiesOf({ recorded, selected }: Selection): Period[] {
  return mergeAll([...recorded, ...selected]);
}

/** AV-2: those that can't be recorded as they are, each with the rule that it breaks. */
export function brokenAvailabilities(selection: Selection): { period: Period; rule: string }[] {
  return availabilitiesOf(selection).flatMap((period) => {
    const rule = brokenRule(period);
    return rule === undefined ? [] : [{ period, rule }];
  });
}

/** AV-2: whether something is selected and nothing is broken. */
export function canBeRecorded(selection: Selection): boolean {
  return selection.selected.length > 0 && brokenAvailabilities(selection).length === 0;
}

/** What the grid shows of each slot; what is wrong comes first. */
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
