import {
  type Funnel,
  type FunnelCandidate,
  teamByCandidate,
  funnelTeams,
  openFunnel,
} from "@coulisses/shared-domain/assignment/funnel";
import type { AssignableVolunteer } from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import { useState } from "react";
import { missingOf, type SlotToFill } from "../slot-events";

const personInFunnel = ({ id, teams, assignableFriendsIds }: AssignableVolunteer) => ({
  id,
  teams,
  friendIds: assignableFriendsIds,
});

type Options = {
  slot: SlotToFill;
  /** Current candidates. */
  people: readonly AssignableVolunteer[];
  first: AssignableVolunteer;
};

/**
 * §5.7: friends assigned together. The chosen candidates stay; alternatives and missing places follow other
 * managers' changes.
 */
export function useFunnel({ slot, people, first }: Options) {
  const missing = missingOf(slot);
  const inFunnel = people.map(personInFunnel);
  const [candidates, setCandidates] = useState<readonly FunnelCandidate[]>(
    () => openFunnel({ missing, people: inFunnel }, personInFunnel(first)).candidates,
  );
  const [chosen, setChosen] = useState<readonly AssignableVolunteer[]>([first]);
  const current = (id: number) => people.find((person) => person.id === id);
  const funnel: Funnel = {
    missing,
    people: inFunnel,
    candidates: candidates.map((one) => ({ ...one, ...inFunnel.find(({ id }) => id === one.id) })),
  };
  const persons = chosen.map((person) => current(person.id) ?? person);

  const places = teamByCandidate(funnel);
  return {
    funnel,
    /** Candidates, in order. */
    persons,
    /** Candidates who can't come any more: assigned by another manager, or no longer available. */
    late: persons.filter(({ id }) => current(id) === undefined),
    /** Team code of each candidate, by id. */
    places,
    /** Candidates without any team left that lacks people. */
    crowdedOut: persons.filter(
      (person) =>
        places.get(person.id) === undefined && funnelTeams(funnel, personInFunnel(person)).length === 0,
    ),
    restProblems: persons.flatMap((person) => person.restProblems),
    change: (step: (funnel: Funnel) => Funnel) => {
      const next = step(funnel).candidates;
      setCandidates(next);
      setChosen(next.flatMap(({ id }) => persons.find((one) => one.id === id) ?? current(id) ?? []));
    },
  };
}
