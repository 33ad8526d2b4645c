import type { SlotIdentifier } from "@coulisses/shared-domain/assignment/slot";
import type {
  PlannedTask,
  SlotForVolunteer,
} from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import type { Breaks } from "@coulisses/shared-domain/contract/planning/breaks";

type Sources = {
  planned: readonly PlannedTask[];
  breaks: Readonly<Breaks>;
  /** Slot under the pointer. */
  pointedAt: SlotForVolunteer | undefined;
};

/**
 * Events of a volunteer's week: slots, mobilizations of tasks not ready yet, breaks, and the slot under the
 * pointer. `slot` and `taskId` say what a press opens.
 */
export function planningEvents({ planned, breaks, pointedAt }: Sources) {
  return [
    ...planned.map(({ start, end, task, mobilizationId, assignmentId }) => {
      const slot: SlotIdentifier | undefined =
        mobilizationId !== undefined && assignmentId !== undefined
          ? { taskId: task.id, mobilizationId, assignmentId }
          : undefined;
      return {
        start,
        end,
        slot,
        taskId: task.id,
        title: `[${task.id}] ${task.name}`,
        place: task.place ?? undefined,
        color: task.status,
        id: `${task.id} ${mobilizationId ?? start} ${assignmentId ?? ""}`,
      };
    }),
    ...breaks.map(({ start, end }) => ({
      id: `break ${start}`,
      start,
      end,
      title: "Pause",
      color: "break",
      inert: true,
    })),
    ...(pointedAt
      ? [
          {
            start: pointedAt.start,
            end: pointedAt.end,
            color: "primary",
            chosen: true,
            inert: true,
            title: `[${pointedAt.taskId}] ${pointedAt.name}`,
            id: "pointed at",
          },
        ]
      : []),
  ];
}
