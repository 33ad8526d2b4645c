import { type TimeWindow, toTimeWindow } from "../festival-event/time-window";
import type { UserIdentity } from "../people/user";
import { createPeriod } from "../time/period";
import { slicesOf } from "./split";

/**
 * A person who comes. `as` is the code of the team that they come for; absent when the mobilization names
 * them.
 */
export type Assignee = UserIdentity & { as?: string };

/** A slot for which people come; its id is unique within its mobilization. */
export type Assignment = TimeWindow & { assignees: Assignee[] };

/** The identifier of an assignment: its own id is unique within its mobilization only. */
export type AssignmentIdentifier = { taskId: number; mobilizationId: string; assignmentId: string };

type Splittable = {
  start: string;
  end: string;
  durationSplitInHour: number | null;
  volunteers: readonly UserIdentity[];
};

/** AS-3: the people named in the mobilization come to each of its slots; teams are filled later. */
export function assignmentsOf({ start, end, durationSplitInHour, volunteers }: Splittable): Assignment[] {
  return slicesOf(createPeriod({ start, end }), durationSplitInHour).map((slot) => ({
    ...toTimeWindow(slot),
    assignees: volunteers.map(toAssignee),
  }));
}

function toAssignee({ id, firstname, lastname, nickname }: UserIdentity): Assignee {
  return { id, firstname, lastname, ...(nickname === undefined ? {} : { nickname }) };
}
