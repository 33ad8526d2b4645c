import type { SlotIdentifier } from "@coulisses/shared-domain/assignment/slot";
import type {
  PlannedTask,
  SlotForVolunteer,
} from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import type { Breaks } from "@coulisses/shared-domain/contract/planning/breaks";

type Sources = {
  planned: readonly PlannedTask[];
  breaks: Readonly<Breaks>;
  /** The slot under the pointer. */
  pointedAt: SlotForVolunteer | undefined;
};

/**
 * What stands in the week of somebody: their slots, what names them in tasks that are not ready, their breaks, and the
 * slot that is looked at. `slot` and `taskId` say what a press opens.
 */
export function planningEvents({ planned, breaks, pointedAt }: Sources) {
  return [
    ...planned.map(({ start, end, task, mobilizationId, assignmentId }) => {
      const slot: SlotIdentifier | undefined =
        mobilizationId !== undefined && assignmentId !== undefined
          ? { taskId: task.id, mobilizationId, assignmentId }
          : undefined;
      return {
        ...{ start, end, slot, taskId: task.id, title: `[${task.id}] ${task.name}`, color: task.status },
        id: `${task.id} ${mobilizationId ?? start} ${assignmentId ?? ""}`,
      };
    }),
    ...breaks.map(({ start, end }) => ({
      ...{ id: `break ${start}`, start, end, title: "Pause", color: "break", inert: true },
    })),
    ...(pointedAt
      ? [
          {
            ...{ start: pointedAt.start, end: pointedAt.end, color: "primary", chosen: true, inert: true },
            title: `[${pointedAt.taskId}] ${pointedAt.name}`,
            id: "pointed at",
          },
        ]
      : []),
  ];
}
