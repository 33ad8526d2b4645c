import { restProblems, type RestConfiguration, restRulesFor } from "@coulisses/shared-domain/assignment/rest";
import type { SlotIdentifier } from "@coulisses/shared-domain/assignment/slot";
import { teamsToComeAs } from "@coulisses/shared-domain/assignment/demand";
import { type FestivalTask, READY_TO_ASSIGN } from "@coulisses/shared-domain/festival-task/festival-task";
import { createPeriod, overlaps, type Period } from "@coulisses/shared-domain/time/period";
import type { Availability } from "../people/availabilities";
import type { DemoBreak } from "../people/breaks";
import type { DemoPerson } from "../people/people";
import type { Random } from "../random";
import { identityOf } from "../tasks/fill-task";
import { openAgenda } from "../tasks/agenda";

export type KnownPlans = {
  tasks: readonly FestivalTask[];
  people: readonly DemoPerson[];
  availabilities: readonly Availability[];
  breaks: readonly DemoBreak[];
  rest: RestConfiguration;
};

/** A place held by a person for a team, and the ids of those who could replace them. */
export type HeldAssignment = {
  slot: SlotIdentifier;
  holder: number;
  others: number[];
};

/** The fewest possible replacements of a place to be a good example. */
const FEWEST = 4;
/** The number of places to examine: all of them would take too long. */
const LOOKED_AT = 80;

/**
 * Some places of each festival day that others could hold without breaking a rule; those of `first` come
 * first.
 */
export function assignmentsToSwap(
  random: Random,
  known: KnownPlans,
  first: number | undefined,
): HeldAssignment[] {
  const all = heldAssignments(known.tasks);
  const looked = [...all.filter(({ holder }) => holder === first), ...random.some(all, LOOKED_AT)];
  const couldHold = replacementsOf(known);
  return [...new Map(looked.map((place) => [JSON.stringify([place.slot, place.holder]), place])).values()]
    .map(({ slot, holder, ...place }) => ({ slot, holder, others: couldHold(place) }))
    .filter(({ others }) => others.length >= FEWEST);
}

function heldAssignments(tasks: readonly FestivalTask[]) {
  return tasks.flatMap((ft) =>
    ft.status !== READY_TO_ASSIGN
      ? []
      : ft.mobilizations.flatMap(({ id: mobilizationId, assignments }) =>
          assignments.flatMap(({ id: assignmentId, assignees, ...window }) =>
            assignees.flatMap(({ id: holder, as }) =>
              as === undefined
                ? []
                : [
                    {
                      slot: { taskId: ft.id, mobilizationId, assignmentId },
                      holder,
                      as,
                      period: createPeriod(window),
                    },
                  ],
            ),
          ),
        ),
  );
}

/** Finds members of the team who are available, free and rested then. */
function replacementsOf({ tasks, people, availabilities, breaks, rest }: KnownPlans) {
  const agenda = openAgenda(availabilities);
  for (const ft of tasks) agenda.note(ft);
  const pauses = new Map<number, Period[]>();
  for (const pause of breaks) {
    pauses.set(pause.volunteerId, [...(pauses.get(pause.volunteerId) ?? []), pause]);
  }
  const isRested = (person: DemoPerson, period: Period) => {
    const others = agenda.commitmentsOf(person.id).assignments.map(createPeriod);
    const rules = restRulesFor(rest, person.teams);
    return restProblems(period, { others, rules, person: identityOf(person) }).length === 0;
  };
  return ({ as, period }: { as: string; period: Period }): number[] =>
    people
      .filter(
        (person) =>
          teamsToComeAs(person.teams).includes(as) &&
          agenda.isThere(person.id, period) &&
          !agenda.isAsked(person.id, period) &&
          !pauses.get(person.id)?.some((pause) => overlaps(pause, period)) &&
          isRested(person, period),
      )
      .map(({ id }) => id);
}
