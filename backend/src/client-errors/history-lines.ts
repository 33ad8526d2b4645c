import type { ApplicationHealth } from "@coulisses/shared-domain/contract/client-errors";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import type { Publication } from "./releases";

type Line = ApplicationHealth["history"][number];
type People = ReadonlyMap<number, UserIdentity>;

const withToken = (label: string | undefined) => (label === undefined ? "" : ` avec le jeton « ${label} »`);
const reasonOf = (because: string | undefined) => (because === undefined ? "" : `. ${because}`);

/** « Version v2 à l'essai sous le nom « next » pour 10 % des gens et les équipes hard, bar » */
function actOf({ act, version, channel, percent, teams }: Publication): string {
  const people = [
    ...(percent === undefined ? [] : [`${String(percent)} % des gens`]),
    ...(teams === undefined ? [] : [`les équipes ${teams.join(", ")}`]),
  ].join(" et ");
  switch (act) {
    case "offered":
      return `Version ${version} à l'essai sous le nom « ${channel ?? ""} »${people && ` pour ${people}`}`;
    case "ended":
      return `Fin de l'essai « ${channel ?? ""} » de la version ${version}`;
    case "disabled":
      return "Mise en pause";
    case "enabled":
      return "Rouverte";
    default:
      return "Retirée du site";
  }
}

/** « . Plus lourd : /fa/:id +2,1 Kio, entrée +0,3 Kio » */
function grewBy({ grew = {} }: Publication): string {
  const parts = Object.entries(grew).map(([part, bytes]) => {
    const kib = (bytes / 1024).toLocaleString("fr", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    return `${part === "entry" ? "entrée" : part} +${kib} Kio`;
  });
  return parts.length === 0 ? "" : `. Plus lourd : ${parts.join(", ")}`;
}

/** The numbers of the administrators that a history names. */
export const personsIn = (publications: readonly Publication[]): number[] =>
  publications.flatMap(({ person, undonePerson }) => [person ?? [], undonePerson ?? []].flat());

/** A line of an app's history in French, and another one when it was taken back. */
export function linesOf(publication: Publication, people: People): Line[] {
  const { version, at, act, word, rolledBack, because, by, undoneBy, person, undonePerson, channel } =
    publication;
  const nameOf = (id: number | undefined) => (id === undefined ? null : (people.get(id) ?? null));
  if (act !== undefined) {
    const said = word === undefined ? "" : ` : « ${word} »`;
    return [
      { at, text: `${actOf(publication)}${withToken(by)}${said}${reasonOf(because)}`, by: nameOf(person) },
    ];
  }
  const put = person === undefined ? "publiée" : "remise en place";
  const what = channel === undefined ? put : `mise en place pour tout le monde après l'essai « ${channel} »`;
  const published = {
    at,
    text: `Version ${version} ${what}${withToken(by)}${grewBy(publication)}`,
    by: nameOf(person),
  };
  if (rolledBack === undefined) return [published];
  const text = `Version ${version} retirée${withToken(undoneBy)}${reasonOf(because)}`;
  return [published, { at: rolledBack, text, by: nameOf(undonePerson) }];
}
