import { badInput, refused } from "../festival-error";
import { teamsToComeAs } from "./demand";

/** A person who can come to the slot; `friendIds` are the friends who can come too. */
export type FunnelPerson = { id: number; teams: readonly string[]; friendIds: readonly number[] };

/**
 * A person to assign with the others; `choice` is the team that the manager chose, where there was a choice.
 */
export type FunnelCandidate = FunnelPerson & { choice?: string };

/** Friends who are assigned to one slot together. Nothing is sent before all of them have a team. */
export type Funnel = {
  /**
   * The number of people that each team still lacks, by code; people named by the mobilization fill no
   * demand.
   */
  missing: Readonly<Record<string, number>>;
  /** All who can come to the slot, in the order of the list. */
  people: readonly FunnelPerson[];
  candidates: readonly FunnelCandidate[];
};

/** §5.7: the funnel opened on a first candidate. */
export function openFunnel({ missing, people }: Omit<Funnel, "candidates">, person: FunnelPerson): Funnel {
  return { missing, people, candidates: [person] };
}

/** §5.7.1: the teams (codes) for which the person could come if they came alone. */
export function funnelTeams({ missing }: Pick<Funnel, "missing">, { teams }: FunnelPerson): string[] {
  const own = teamsToComeAs(teams);
  return Object.keys(missing).filter((team) => (missing[team] ?? 0) > 0 && own.includes(team));
}

/** §5.7.2, §5.7.6: the team of each candidate: the one chosen, or the only one that is left for them. */
export function teamByCandidate(funnel: Funnel): Map<number, string | undefined> {
  const places = new Map<number, string | undefined>();
  for (const { id, choice } of funnel.candidates) places.set(id, choice);
  for (;;) {
    const open = openCounts(funnel, [...places.values()]);
    const settled = funnel.candidates.find(
      (one) => places.get(one.id) === undefined && openTeams(funnel, one, open).length === 1,
    );
    if (settled === undefined) return places;
    places.set(settled.id, openTeams(funnel, settled, open)[0]);
  }
}

/**
 * §5.7.3: the people and teams to send. Throws `refused` while a candidate has no team, or there is no
 * candidate.
 */
export function funnelAssignment(funnel: Funnel): { id: number; as: string }[] {
  if (funnel.candidates.length === 0) throw refused("Impossible d'affecter pour le moment");
  return [...teamByCandidate(funnel)].map(([id, as]) => {
    if (as === undefined) throw refused("Les candidats ne sont pas tous affectés à une équipe");
    return { id, as };
  });
}

/** §5.7.4: true when a friend of a candidate could come too. */
export const canFulfillMore = (funnel: Funnel): boolean =>
  nextFriend(funnel, funnel.candidates) !== undefined;

/** §5.7.5: the next friend who fits comes too; nothing changes when there is none. */
export function addCandidate(funnel: Funnel): Funnel {
  const friend = nextFriend(funnel, funnel.candidates);
  return friend === undefined ? funnel : { ...funnel, candidates: [...funnel.candidates, friend] };
}

/**
 * §5.7.7: chooses a candidate's team; no change when the others fill it. Throws `bad-input` for a team that
 * the person can't come for.
 */
export function chooseTeam(funnel: Funnel, id: number, team: string): Funnel {
  const candidate = funnel.candidates.find((one) => one.id === id);
  if (candidate === undefined || !funnelTeams(funnel, candidate).includes(team)) {
    throw badInput("Cette personne ne peut pas être affectée avec cette équipe");
  }
  const others = [...teamByCandidate(funnel)].filter(([other]) => other !== id).map(([, place]) => place);
  if ((openCounts(funnel, others)[team] ?? 0) <= 0) return funnel;
  return {
    ...funnel,
    candidates: funnel.candidates.map((one) => (one.id === id ? { ...one, choice: team } : one)),
  };
}

/** §5.7.8: the last candidate may go, never the first. */
export const canRevoke = ({ candidates }: Funnel): boolean => candidates.length >= 2;

/** §5.7.8: takes off the last candidate; no change when only the first is left. */
export function revokeLast(funnel: Funnel): Funnel {
  return canRevoke(funnel) ? { ...funnel, candidates: funnel.candidates.slice(0, -1) } : funnel;
}

/** §5.7.8: true when another friend could take the place of the last candidate. */
export function canChangeLast(funnel: Funnel): boolean {
  return canRevoke(funnel) && choicesForLast(funnel).length >= 2;
}

/** §5.7.8: the friend after (1) or before (-1) takes the place of the last candidate, round and round. */
export function changeLast(funnel: Funnel, way: 1 | -1): Funnel {
  if (!canChangeLast(funnel)) return funnel;
  const choices = choicesForLast(funnel);
  const last = funnel.candidates.at(-1);
  const rank = choices.findIndex(({ id }) => id === last?.id);
  const other = choices[(rank + way + choices.length) % choices.length];
  return other === undefined ? funnel : { ...funnel, candidates: [...funnel.candidates.slice(0, -1), other] };
}

/** The people who may be the last candidate, in the order of the others' friends. */
function choicesForLast(funnel: Funnel): FunnelPerson[] {
  const others = funnel.candidates.slice(0, -1);
  return friendsOf(funnel, others).filter(
    (friend) => !others.some(({ id }) => id === friend.id) && fits(funnel, others, friend),
  );
}

/** The friends of these candidates who can come to the slot, each once, the candidates among them. */
function friendsOf({ people }: Funnel, candidates: readonly FunnelPerson[]): FunnelPerson[] {
  const ids = new Set(candidates.flatMap(({ friendIds }) => friendIds));
  return [...ids].flatMap((id) => people.find((one) => one.id === id) ?? []);
}

/** Starts after the last candidate, so that friends who were passed over come last. */
function nextFriend(funnel: Funnel, candidates: readonly FunnelCandidate[]): FunnelPerson | undefined {
  const friends = friendsOf(funnel, candidates);
  const position = friends.findIndex(({ id }) => id === candidates.at(-1)?.id);
  return [...friends.slice(position + 1), ...friends.slice(0, position + 1)].find(
    (friend) => !candidates.some(({ id }) => id === friend.id) && fits(funnel, candidates, friend),
  );
}

/** True when all candidates and the friend can have a place at once; candidates with a team keep theirs. */
function fits(funnel: Funnel, candidates: readonly FunnelCandidate[], friend: FunnelPerson): boolean {
  const present = { ...funnel, candidates };
  const places = teamByCandidate(present);
  const open = openCounts(present, [...places.values()]);
  const undecided = candidates.filter(({ id }) => places.get(id) === undefined);
  return canSeat(
    [friend, ...undecided].map((one) => openTeams(present, one, open)),
    open,
  );
}

/** True when each of these people can have one of their teams. */
function canSeat(wishes: readonly (readonly string[])[], open: Readonly<Record<string, number>>): boolean {
  const [first, ...others] = wishes;
  if (first === undefined) return true;
  return first.some(
    (team) => (open[team] ?? 0) > 0 && canSeat(others, { ...open, [team]: (open[team] ?? 0) - 1 }),
  );
}

function openCounts({ missing }: Funnel, taken: readonly (string | undefined)[]): Record<string, number> {
  return Object.fromEntries(
    Object.entries(missing).map(([team, count]) => [
      team,
      count - taken.filter((one) => one === team).length,
    ]),
  );
}

const openTeams = (funnel: Funnel, person: FunnelPerson, open: Readonly<Record<string, number>>) =>
  funnelTeams(funnel, person).filter((team) => (open[team] ?? 0) > 0);
