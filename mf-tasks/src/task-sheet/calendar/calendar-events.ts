import { READY_TO_ASSIGN, type FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import type { TimeWindow } from "@coulisses/shared-domain/festival-event/time-window";

export type Shown = { activity: boolean; gear: boolean; people: boolean };

export const colors = { activity: "#f2b134", gear: "secondary", people: "primary" } as const;

/** What the calendar draws of a task: once people can be assigned, each slot instead of the mobilizations. */
export function calendarEvents(task: FestivalTask, shown: Shown) {
  const { name, timeWindows, inquiry } = task.festivalActivity;
  return [
    ...(shown.activity ? drawn("activity", name, timeWindows) : []),
    ...(shown.gear ? drawn("gear", "Matos", inquiry.timeWindows) : []),
    ...(shown.people ? drawn("people", task.general.name, slotsOf(task)) : []),
  ];
}

function slotsOf(task: FestivalTask): TimeWindow[] {
  if (task.status !== READY_TO_ASSIGN) return task.mobilizations;
  return task.mobilizations.flatMap(({ id, assignments }) =>
    assignments.map((assignment) => ({ ...assignment, id: `${id}/${assignment.id}` })),
  );
}

function drawn(kind: keyof typeof colors, title: string, windows: readonly TimeWindow[]) {
  return windows.map(({ id, start, end }) => ({
    id: `${kind} ${id}`,
    title,
    start,
    end,
    color: colors[kind],
  }));
}
