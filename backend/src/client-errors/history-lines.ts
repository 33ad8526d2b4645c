import type { ApplicationHealth } from "@coulisses/shared-domain/contract/client-errors";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import type { Publication } from "./releases";

type Line = ApplicationHealth["history"][number];
type People = ReadonlyMap<number, UserIdentity>;

const withToken = (label: string | undefined) => (label === undefined ? "" : ` avec le jeton « ${label} »`);
const reasonOf = (because: string | undefined) => (because === undefined ? "" : `. ${because}`);

const acts = {
  disabled: "Mise en pause",
  enabled: "Rouverte",
  unpublished: "Retirée du site",
} as const;

/** The numbers of the administrators that a history names. */
export const personsIn = (publications: readonly Publication[]): number[] =>
  publications.flatMap(({ person, undonePerson }) => [person ?? [], undonePerson ?? []].flat());

/** A line of an app's history in French, and another one when it was taken back. */
export function linesOf(publication: Publication, people: People): Line[] {
  const { version, at, act, word, rolledBack, because, by, undoneBy, person, undonePerson } = publication;
  const nameOf = (id: number | undefined) => (id === undefined ? null : (people.get(id) ?? null));
  if (act !== undefined) {
    const said = word === undefined ? "" : ` : « ${word} »`;
    return [{ at, text: `${acts[act]}${withToken(by)}${said}${reasonOf(because)}`, by: nameOf(person) }];
  }
  const what = person === undefined ? "publiée" : "remise en place";
  const published = { at, text: `Version ${version} ${what}${withToken(by)}`, by: nameOf(person) };
  if (rolledBack === undefined) return [published];
  const text = `Version ${version} retirée${withToken(undoneBy)}${reasonOf(because)}`;
  return [published, { at: rolledBack, text, by: nameOf(undonePerson) }];
}
