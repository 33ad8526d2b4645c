import { type CsvColumns, writeCsv } from "../csv/write-csv";
import { matches } from "../slug";
import { formatDate } from "../time/format";
import { displayName } from "./display-name";
import { shownAddress } from "./no-address";
import { EVERYONE, sortTeams, type Team } from "./team";
import type { UserIdentity } from "./user";

/** A person in the list of volunteers; fields that the reader may not see are absent. `teams` are codes. */
export type ListedVolunteer = UserIdentity & {
  charisma: number;
  teams: readonly string[];
  /** True today, in Paris; fewer readers see the birth date itself. */
  isBirthday?: boolean;
  birthdate?: string;
  email?: string;
  phone?: string;
  comment?: string | null;
  note?: string | null;
};

/** The displays of the list of volunteers, by their value in the address. */
export const volunteerDisplays = ["trombinoscope", "volunteer-list", "volunteer-stats"] as const;
/** One of the ways of showing volunteers. */
export type VolunteerDisplay = (typeof volunteerDisplays)[number];

/**
 * The filters of volunteers, all of which apply together. Teams are codes: the person is in all of `teams`,
 * in none of `excludedTeams`.
 */
export type VolunteerSearch = {
  search: string;
  teams: readonly string[];
  excludedTeams: readonly string[];
};

/**
 * True when the person passes the filters: the text is in their names, address or telephone, as far as the
 * reader sees them.
 */
export function matchesVolunteerSearch(person: ListedVolunteer, wanted: VolunteerSearch): boolean {
  const { firstname, lastname, nickname, email, phone, teams } = person;
  const words = [firstname, lastname, nickname, shownAddress(email), phone].filter(Boolean).join(" ");
  return (
    wanted.teams.every((team) => teams.includes(team)) &&
    !wanted.excludedTeams.some((team) => teams.includes(team)) &&
    matches(words, wanted.search)
  );
}

const isIn = (...codes: string[]) => {
  return ({ teams }: ListedVolunteer) => codes.some((code) => teams.includes(code));
};
const board = isIn("orga", "bureau");
const organisers = isIn("hard");

const groups: { title: string; holds: (person: ListedVolunteer) => boolean }[] = [
  { title: "Conseil d'administration 🧑‍💼", holds: board },
  { title: "Adhérent·es 🤡", holds: (person) => organisers(person) && !board(person) },
  { title: "Bénévoles 😎", holds: isIn("soft") },
  { title: "EHPAD 🧓", holds: (person) => isIn("vieux")(person) && !organisers(person) },
];

/** People under a title. */
type VolunteerGroup<Person> = { title: string; people: Person[] };

/**
 * The groups of the trombinoscope without the empty ones, birthdays first. A person may be in several groups,
 * or in none.
 */
export function volunteerGroups<Person extends ListedVolunteer>(
  people: readonly Person[],
): VolunteerGroup<Person>[] {
  const birthdays = people.filter(({ isBirthday }) => isBirthday === true);
  return [
    { title: "Joyeux anniv 🎂", people: birthdays },
    ...groups.map(({ title, holds }) => ({ title, people: people.filter(holds) })),
  ].filter(({ people: some }) => some.length > 0);
}

/** The CSV of volunteers for their managers; with team names, except everybody's team. */
export function volunteersCsv(people: readonly ListedVolunteer[], teams: readonly Team[]): string {
  const names = new Map(teams.map(({ code, name }) => [code, name]));
  const teamNames = (codes: readonly string[]) =>
    sortTeams(
      codes.filter((code) => code !== EVERYONE),
      teams,
    ).map((code) => names.get(code) ?? code);
  const columns: CsvColumns<ListedVolunteer> = {
    Prénom: ({ firstname }) => firstname,
    Nom: ({ lastname }) => lastname,
    Surnom: ({ nickname }) => nickname,
    Charisme: ({ charisma }) => charisma,
    Équipes: (person) => teamNames(person.teams).join(", "),
    Email: ({ email }) => shownAddress(email),
    "Date de naissance": ({ birthdate }) => birthdate && formatDate(`${birthdate}T12:00:00Z`),
    Téléphone: ({ phone }) => phone,
    Commentaire: ({ comment }) => comment,
    Note: ({ note }) => note,
  };
  return writeCsv(people, columns);
}

/** Sorts people by their names, as the French sort. */
export function byDisplayName(one: UserIdentity, other: UserIdentity): number {
  return collator.compare(displayName(one), displayName(other));
}
const collator = new Intl.Collator("fr");
