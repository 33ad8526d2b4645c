import { createPeriod, includes, overlaps } from "../../time/period";
import {
  type Conflicts,
  type FestivalTask,
  type FestivalTaskStatus,
  READY_TO_ASSIGN,
  type TaskReference,
} from "../festival-task";

/** No conflict: the person is available, and neither named nor assigned elsewhere. */
export const noConflict: Conflicts = { tasks: [], availability: false, assignments: [] };

type Window = { start: string; end: string };

/** When a person is available, asked for and assigned, on sheets that are not deleted; ISO instants. */
export type Commitments = {
  availabilities: readonly Window[];
  /** The mobilizations that name the person. */
  mobilizations: readonly (Window & { task: TaskReference & { status: FestivalTaskStatus } })[];
  assignments: readonly (Window & { task: TaskReference })[];
};

/**
 * FT-50 to FT-52: the conflicts of a person with this period of this task. The task's own mobilizations and
 * assignments are no conflict, nor is being named by a task that is ready to assign: its assignments count
 * instead.
 */
export function conflictsOf(
  { taskId, start, end }: Window & { taskId: number },
  { availabilities, mobilizations, assignments }: Commitments,
): Conflicts {
  const period = createPeriod({ start, end });
  const elsewhere = ({ task, ...window }: Window & { task: TaskReference }) =>
    task.id !== taskId && overlaps(createPeriod(window), period);
  return {
    tasks: tasksOf(mobilizations.filter(({ task }) => task.status !== READY_TO_ASSIGN).filter(elsewhere)),
    availability: !availabilities.some((window) => includes(createPeriod(window), period)),
    assignments: tasksOf(assignments.filter(elsewhere)),
  };
}

/** The sheet with the present conflicts of everyone it names. */
export function withConflicts<FT extends FestivalTask>(
  ft: FT,
  commitmentsOf: (volunteerId: number) => Commitments,
): FT {
  const mobilizations = ft.mobilizations.map((mobilization) => ({
    ...mobilization,
    volunteers: mobilization.volunteers.map((volunteer) => ({
      ...volunteer,
      conflicts: conflictsOf({ taskId: ft.id, ...mobilization }, commitmentsOf(volunteer.id)),
    })),
  }));
  return { ...ft, mobilizations };
}

/**
 * AS-2: not being available or being assigned elsewhere keeps the assignment from starting; being named elsewhere
 * does not.
 */
export function isBlocking({ availability, assignments }: Conflicts): boolean {
  return availability || assignments.length > 0;
}

/** The kinds of conflict, for the colour and the icon of a chip. */
export type ConflictKind = "assigned" | "requested" | "unavailable";

/**
 * The conflict that a chip shows: assigned elsewhere first, then asked for, then unavailable; undefined without
 * any.
 */
export function worstConflict({ tasks, availability, assignments }: Conflicts): ConflictKind | undefined {
  if (assignments.length > 0) return "assigned";
  if (tasks.length > 0) return "requested";
  return availability ? "unavailable" : undefined;
}

/** Every conflict as a French sentence. */
export function conflictLines({ tasks, availability, assignments }: Conflicts): string[] {
  return [
    ...(availability ? ["N'est pas disponible sur le créneau"] : []),
    ...tasks.map((task) => `Aussi demandé dans la ${reference(task)}`),
    ...assignments.map((task) => `Déjà affecté sur la ${reference(task)}`),
  ];
}

const reference = ({ id, name }: TaskReference) => `FT #${id} - ${name}`;

/** Each task once, by its number. */
function tasksOf(windows: readonly { task: TaskReference }[]): TaskReference[] {
  const tasks = new Map(windows.map(({ task: { id, name } }) => [id, { id, name }]));
  return [...tasks.values()].sort((a, b) => a.id - b.id);
}
