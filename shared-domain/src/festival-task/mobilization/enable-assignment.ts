import { splitIntoSlots } from "../../assignment/slot";
import type { AssignmentCategory } from "../../assignment/category";
import { type FestivalError, refused } from "../../festival-error";
import { type Act, keyEvent } from "../../festival-event/history";
import { createPeriod, overlaps } from "../../time/period";
import { isBlocking } from "./conflicts";
import {
  type FestivalTask,
  type Mobilization,
  READY_TO_ASSIGN,
  type ReadyToAssignFestivalTask,
  VALIDATED,
  type ValidatedFestivalTask,
} from "../festival-task";
import { historyDescriptions } from "../labels";
import { checkMobilizationsSize } from "./mobilizations-size";

/** Options of the start of the assignment. */
type AssignmentStart = {
  category?: AssignmentCategory | undefined;
  topPriority?: boolean | undefined;
};

/**
 * FT-30 to FT-32, AS-1 to AS-4: cuts the mobilizations into assignments and assigns the people named. The
 * sheet must hold its present conflicts. Throws `refused` unless the task is validated, and while a person
 * named can't come.
 */
export function enableAssignment(
  ft: FestivalTask,
  { category, topPriority = false, ...act }: Act & AssignmentStart,
): ReadyToAssignFestivalTask {
  const task = checkAssignable(ft);
  const event = keyEvent("ASSIGNMENT_STARTED", act, historyDescriptions.assignmentStarted);
  return {
    ...task,
    status: READY_TO_ASSIGN,
    ...(category === undefined ? {} : { category }),
    topPriority,
    mobilizations: task.mobilizations.map((mobilization) => ({
      ...mobilization,
      assignments: splitIntoSlots(mobilization),
    })),
    history: [...task.history, event],
  };
}

const NOT_FREE = "Au moins un des bénévoles n'est pas disponible.";
const NAMED_TWICE = "Au moins un des bénévoles est demandé deux fois en même temps.";

/**
 * FT-31, AS-2: the refusal for a person who can't come; also when another start has taken that person
 * meanwhile and the database's constraint says so.
 */
export const volunteersUnavailable = (): FestivalError => cannotStart([NOT_FREE]);

/**
 * Why the assignment could not start with these people, in French; empty when it could. Screens show it before the
 * click.
 */
export function obstaclesToAssignment(mobilizations: readonly Mobilization[]): string[] {
  const volunteers = mobilizations.flatMap((mobilization) => mobilization.volunteers);
  const notFree = volunteers.some(({ conflicts }) => isBlocking(conflicts));
  const namedTwice = volunteers.some(({ id }) => isNamedTwice(id, mobilizations));
  return [...(notFree ? [NOT_FREE] : []), ...(namedTwice ? [NAMED_TWICE] : [])];
}

function checkAssignable(ft: FestivalTask): ValidatedFestivalTask {
  if (ft.status === READY_TO_ASSIGN) {
    throw refused("La tâche est déjà en affectation, ce n'est pas normal");
  }
  if (ft.status !== VALIDATED) {
    throw refused(`La fiche tâche #${ft.id} n'est pas encore validée`);
  }
  // The sheet may be older than the limits.
  checkMobilizationsSize(ft.mobilizations);
  const obstacles = obstaclesToAssignment(ft.mobilizations);
  if (obstacles.length > 0) throw cannotStart(obstacles);
  return ft;
}

/** Overlapping mobilizations of one task are no conflict, but a person can't come to both. */
function isNamedTwice(volunteerId: number, mobilizations: readonly Mobilization[]): boolean {
  const periods = mobilizations
    .filter(({ volunteers }) => volunteers.some(({ id }) => id === volunteerId))
    .map(createPeriod);
  return periods.some((period, rank) => periods.slice(rank + 1).some((other) => overlaps(period, other)));
}

function cannotStart(reasons: readonly string[]): FestivalError {
  const lines = reasons.map((reason) => `- ${reason}`);
  return refused(["Impossible de démarrer l'affectation pour cette FT.", ...lines].join("\n"));
}
