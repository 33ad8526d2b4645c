import { badInput, type FestivalError, notFound, refused } from "../festival-error";
import { displayName } from "../people/display-name";
import type { UserIdentity } from "../people/user";
import { includes, overlaps, type Period } from "../time/period";
import type { Assignee } from "./slot";
import { type TeamDemand, teamsToComeAs } from "./demand";

/** A task, as a refusal names it. */
type NamedTask = { id: number; name: string };

/** A person who may be assigned, with all that can overlap the slot. */
export type Assignable = UserIdentity & {
  /** Codes. */
  teams: readonly string[];
  availabilities: readonly Period[];
  breaks: readonly Period[];
  /** Slots other than the one in question. */
  slots: readonly (Period & { task: NamedTask })[];
};

/** A person who comes to a slot; `as` is absent when the mobilization names them. */
export type Comer = Pick<Assignee, "id" | "as">;

/** A slot as it stands. */
export type AssignableSlot = Period & {
  demands: readonly TeamDemand[];
  assignees: readonly Comer[];
  /** The name of each team by its code, for the French refusals. */
  teamNames: ReadonlyMap<string, string>;
};

/** A volunteer to assign, and the code of the team that they come for. */
type AssignmentRequest = { volunteer: Assignable; as: string };

/** The `bad-input` message for a person named twice in one call. */
export const ASSIGNED_TWICE = "Une même personne ne peut être affectée qu'une fois à un créneau";

/** The `not-found` refusal for a slot that is not there, or no longer. */
export const slotNotFound = (): FestivalError => notFound("Ce créneau n'existe pas ou plus");

/** The `not-found` refusal for a task that is not there, or not in assignment. */
export const taskToFillNotFound = (id: number): FestivalError => notFound(`La FT #${id} est introuvable`);

/** The `not-found` refusal for taking off a person who is not assigned. */
export const notAssigned = (): FestivalError => notFound("Cette personne n'est pas affectée à ce créneau");

/**
 * Decision 16: also the refusal when another manager assigned the person meanwhile and the database's
 * constraint says so.
 */
export const assignedMeanwhile = (): FestivalError =>
  refused("Au moins une des personnes vient d'être affectée ailleurs sur ce créneau");

/**
 * §5.3, decisions 16 and 55: the people of the slot once all these are assigned; either all can be, or none
 * is. A person who comes already changes team, or stays. Throws `bad-input` ASSIGNED_TWICE, or `refused` with
 * a line for each reason.
 */
export function assign(slot: AssignableSlot, places: readonly AssignmentRequest[]): Comer[] {
  const ids = new Set(places.map(({ volunteer }) => volunteer.id));
  if (ids.size < places.length) throw badInput(ASSIGNED_TWICE);
  const others = slot.assignees.filter(({ id }) => !ids.has(id));
  const reasons: string[] = [];
  const assignees: Comer[] = [...others];
  for (const { volunteer, as } of places) {
    const { id } = volunteer;
    const before = slot.assignees.find((one) => one.id === id);
    const keeps = before?.as === as;
    const reason = keeps
      ? undefined
      : refusalReason(slot, { volunteer, as }, { assignees, isThere: before !== undefined });
    if (reason === undefined) assignees.push({ id, as });
    else reasons.push(reason);
  }
  if (reasons.length > 0) throw refused(reasons.join("\n"));
  return assignees;
}

/** The reason why the volunteer can't come to the slot for this team; undefined when they can. */
export function refusalReason(
  slot: AssignableSlot,
  { volunteer, as }: AssignmentRequest,
  { assignees, isThere }: { assignees: readonly Comer[]; isThere: boolean },
): string | undefined {
  const name = displayName(volunteer);
  const wanted = slot.demands.find(({ team }) => team === as);
  const team = slot.teamNames.get(as) ?? as;
  if (wanted === undefined || !teamsToComeAs(volunteer.teams).includes(as)) {
    return `${name} ne peut pas être affecté·e en tant que ${team}`;
  }
  if (assignees.filter((one) => one.as === as).length >= wanted.demand) {
    return `Il n'y a plus de place en tant que ${team} pour ${name}`;
  }
  // A person who comes already only changes team.
  return isThere ? undefined : absenceReason(slot, volunteer);
}

/** The reason why the volunteer can't come at that time, for any team; undefined when they can. */
function absenceReason(
  slot: Period,
  { availabilities, slots, breaks, ...person }: Assignable,
): string | undefined {
  const name = displayName(person);
  if (!availabilities.some((free) => includes(free, slot)))
    return `${name} n'est pas disponible sur ce créneau`;
  const elsewhere = slots.find((one) => overlaps(one, slot));
  if (elsewhere !== undefined) {
    const { id, name: task } = elsewhere.task;
    return `${name} est déjà affecté·e sur la FT #${id} - ${task}`;
  }
  return breaks.some((pause) => overlaps(pause, slot)) ? `${name} est en pause sur ce créneau` : undefined;
}
