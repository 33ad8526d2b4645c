import type {
  CandidatePlanning,
  TaskWithSlots,
} from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import type { SlotToFill } from "../slot-events";

/** Events of a candidate's column: the slot in question, their other slots and their breaks. */
export function candidateEvents(
  planning: CandidatePlanning | undefined,
  { start, end }: SlotToFill,
  { id, name }: Pick<TaskWithSlots, "id" | "name">,
) {
  const slot = { id: "slot", title: `[${id}] ${name}`, start, end, color: "primary" };
  const planned = (planning?.planned ?? []).map(({ task, ...one }) => ({
    id: `task ${task.id} ${one.mobilizationId} ${one.start}`,
    title: `[${task.id}] ${task.name}`,
    place: task.place ?? undefined,
    start: one.start,
    end: one.end,
    color: task.status,
  }));
  const breaks = (planning?.breaks ?? []).map((pause) => ({
    id: `break ${pause.start} ${pause.end}`,
    title: "Pause",
    color: "break",
    start: pause.start,
    end: pause.end,
  }));
  return [slot, ...planned, ...breaks];
}
