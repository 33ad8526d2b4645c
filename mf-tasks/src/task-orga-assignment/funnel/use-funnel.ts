import {
  type Funnel,
  type FunnelCandidate,
  teamByCandidate,
  funnelTeams,
  openFunnel,
} from "@coulisses/shared-domain/assignment/funnel";
import type { AssignableVolunteer } from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import { useState } from "react";
import type { SlotToFill } from "../slot-events";

const personInFunnel = ({ id, teams, assignableFriendsIds }: AssignableVolunteer) => ({
  id,
  teams,
  friendIds: assignableFriendsIds,
});

type Options = {
  slot: SlotToFill;
  /** All who can come, as they are now. */
  people: readonly AssignableVolunteer[];
  first: AssignableVolunteer;
};

/**
 * §5.7: friends who are assigned together. The candidates are the person's choice and stay; who else could come, and how
 * many are missing, follow what the others do meanwhile.
 */
export function useFunnel({ slot, people, first }: Options) {
  const missing = Object.fromEntries(
    slot.teams.map(({ team, demand, assigned }) => [team, Math.max(0, demand - assigned)]),
  );
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
    /** The candidates, in order. */
    persons,
    /** Those of them who can't come any more: somebody else assigned them, or they are not free now. */
    late: persons.filter(({ id }) => current(id) === undefined),
    /** The team of each candidate, by their id. */
    places,
    /** Those for whom no team that they could take lacks anybody any more. */
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
