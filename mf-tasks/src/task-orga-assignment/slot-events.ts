import type { TaskWithSlots } from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import { slotInAddress } from "@coulisses/shared-pages/slot";
import type { Team } from "@coulisses/shared-domain/people/team";
import { festivalDayOf } from "@coulisses/shared-domain/time/festival-day";

/** A slot of a task, with people asked and assigned for each team. */
export type SlotToFill = TaskWithSlots["assignments"][number];

/** True when a team of the slot lacks people. */
export const lacksPeople = ({ teams }: SlotToFill) => teams.some(({ demand, assigned }) => assigned < demand);

/** Number of people that each team of the slot still lacks, by code. */
export const missingOf = ({ teams }: SlotToFill) =>
  Object.fromEntries(teams.map(({ team, demand, assigned }) => [team, Math.max(0, demand - assigned)]));

const NEUTRAL = "#808080";

/** §5.8: an event for each slot and team, `[assigned/demand] name` in the team's colour, paler the emptier. */
export function slotEvents(slots: readonly SlotToFill[], teams: readonly Team[], chosen: string | undefined) {
  return slots.flatMap((slot) =>
    slot.teams.map(({ team: code, demand, assigned }) => {
      const team = teams.find((one) => one.code === code);
      return {
        id: `${slotInAddress(slot)} ${code}`,
        start: slot.start,
        end: slot.end,
        title: `[${assigned}/${demand}] ${team?.name ?? code}`,
        color: team?.color ?? NEUTRAL,
        filled: demand === 0 ? 1 : assigned / demand,
        chosen: slotInAddress(slot) === chosen,
      };
    }),
  );
}

/** Slot of an event. */
export const slotOfEvent = (slots: readonly SlotToFill[], { id }: { id: string }) =>
  slots.find((slot) => id.startsWith(`${slotInAddress(slot)} `));

/** First day (`yyyy-mm-dd`) with people missing; that of the first slot when none is. */
export function firstDayToFill(slots: readonly SlotToFill[], now: Date): string | undefined {
  const first = slots.find((slot) => lacksPeople(slot) && new Date(slot.end) > now) ?? slots[0];
  return first && festivalDayOf(new Date(first.start));
}
