import { READY_TO_ASSIGN, type FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import type { SlotIdentifier } from "@coulisses/shared-domain/assignment/slot";
import type { TimeWindow } from "@coulisses/shared-domain/festival-event/time-window";

export type Shown = { activity: boolean; gear: boolean; people: boolean };

export const colors = { activity: "#f2b134", gear: "secondary", people: "primary" } as const;

/** A period of the calendar; a slot of an assignable task carries its identifier. */
type Drawn = TimeWindow & { slot?: SlotIdentifier };

/** Periods of a task: once it is assignable, its slots in place of the mobilizations. */
export function calendarEvents(task: FestivalTask, shown: Shown) {
  const { name, timeWindows, inquiry } = task.festivalActivity;
  return [
    ...(shown.activity ? drawn("activity", name, timeWindows) : []),
    ...(shown.gear ? drawn("gear", "Matos", inquiry.timeWindows) : []),
    ...(shown.people ? drawn("people", task.general.name, slotsOf(task)) : []),
  ];
}

function slotsOf(task: FestivalTask): Drawn[] {
  if (task.status !== READY_TO_ASSIGN) return task.mobilizations;
  return task.mobilizations.flatMap(({ id: mobilizationId, assignments }) =>
    assignments.map(({ id, start, end }) => ({
      id: `${mobilizationId}/${id}`,
      start,
      end,
      slot: { taskId: task.id, mobilizationId, assignmentId: id },
    })),
  );
}

function drawn(kind: keyof typeof colors, title: string, windows: readonly Drawn[]) {
  return windows.map(({ id, start, end, slot }) => ({
    id: `${kind} ${id}`,
    title,
    start,
    end,
    color: colors[kind],
    slot,
    inert: slot === undefined,
  }));
}
