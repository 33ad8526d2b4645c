import { badInput, notFound, refused } from "../festival-error";
import { displayName } from "../people/display-name";
import type { UserIdentity } from "../people/user";
import { slugOf } from "../slug";

/** An event whose participants earn charisma: `eventDate` is a day of Paris, `yyyy-mm-dd`. */
type CharismaEvent = { name: string; charismaPerHour: number; eventDate: string };

/** A person who took part, and for how many hours. */
export type EventParticipant = { id: number; hours: number };

/** The points of a person at an event; the key is `participantId`, `slug` and `eventDate`. */
export type Participation = {
  participantId: number;
  slug: string;
  name: string;
  charisma: number;
  eventDate: string;
};

/** The highest number of points a person can earn at one event. */
const MAX_CHARISMA = 1_000_000;

/** §3.4-8: the `not-found` refusal for an unknown participation. */
export const participationNotFound = () => notFound("La participation n'existe pas");

/** §3.4-1: the error of an event's name. */
export function eventNameProblem(name: string): string | undefined {
  return ["", "-"].includes(slugOf(name)) ? "Le nom de l'événement n'est pas valide" : undefined;
}

/** §3.4-2: the error of a person's points, if any. */
export function earnedCharismaProblem(charisma: number): string | undefined {
  if (charisma <= 0) return "Le charisme par heure doit être positif";
  if (!Number.isInteger(charisma)) return "Le charisme par heure doit être un entier";
  return charisma > MAX_CHARISMA ? "Le charisme est trop élevé" : undefined;
}

/** §3.4-1 to §3.4-5, §3.4-7: the points of each participant; throws `bad-input` for the first broken rule. */
export function participationsIn(
  { name, charismaPerHour, eventDate }: CharismaEvent,
  participants: readonly EventParticipant[],
): Participation[] {
  const slug = slugOf(name);
  const nameless = eventNameProblem(name);
  if (nameless) throw badInput(nameless, "name");
  const problem = earnedCharismaProblem(charismaPerHour);
  if (problem) throw badInput(problem, "charismaPerHour");
  if (participants.length === 0) throw badInput("Aucun participant n'est renseigné");
  if (participants.some(({ hours }) => hours <= 0)) {
    throw badInput("Les heures de participation doivent être positives");
  }
  if (new Set(participants.map(({ id }) => id)).size < participants.length) {
    throw badInput(
      "Un participant ne peut pas participer plusieurs fois à un évènement. Il n'est pas encore possible de se dédoubler",
    );
  }
  const earned = participants.map(({ id, hours }) => ({ id, charisma: charismaPerHour * hours }));
  if (earned.some(({ charisma }) => !Number.isInteger(charisma) || charisma > MAX_CHARISMA)) {
    throw badInput("Le charisme gagné par chacun doit être un entier, d'un million au plus");
  }
  return earned.map(({ id, charisma }) => ({
    participantId: id,
    slug,
    name: name.trim(),
    charisma,
    eventDate,
  }));
}

/** §3.4-6: the `refused` refusal with the names of those who already take part. */
export function alreadyParticipating(people: readonly Omit<UserIdentity, "id">[]) {
  const names = people.map(displayName).join(", ");
  return refused(`${names} ${people.length > 1 ? "participent" : "participe"} déjà à cet évènement`);
}
