import { displayName } from "../people/display-name";
import type { UserIdentity } from "../people/user";

/** The occasions of a message in the inbox. Of two about one event, a person gets the first in this order. */
export const inboxKinds = ["REFUSED", "VALIDATED", "MENTIONED", "REVIEW_ASKED"] as const;
/** The occasion of a message in the inbox. */
export type InboxKind = (typeof inboxKinds)[number];

/** The kinds of sheets that messages are about. */
export const inboxSheets = ["fa", "ft"] as const;
/** One of those kinds. */
export type InboxSheet = (typeof inboxSheets)[number];

/** The facts of a message, from which its text is made each time that it is read. */
export type InboxFacts = {
  kind: InboxKind;
  sheet: { kind: InboxSheet; id: number; name: string };
  /** The person who acted; null once that account is closed. */
  by: UserIdentity | null;
  /** Names of the teams that it concerns: the reader's own that have to review, or those that refused. */
  teams: readonly string[];
};

/** The short French name of each kind of sheet. */
export const sheetAcronyms: Record<InboxSheet, string> = { fa: "FA", ft: "FT" };
const names = new Intl.ListFormat("fr", { type: "conjunction" });

/** INB-1: the sentence of each kind of message. */
const sentences: Record<InboxKind, (sheet: string, facts: InboxFacts) => string> = {
  REFUSED: (sheet, { by, teams }) => {
    const whose = teams.length === 0 ? "" : ` pour ${teamsInWords(teams)}`;
    return `${author(by)} a refusé ta ${sheet}${whose}`;
  },
  VALIDATED: (sheet) => `Ta ${sheet} est validée par toutes les équipes`,
  MENTIONED: (sheet, { by }) => `${author(by)} te nomme dans un commentaire de la ${sheet}`,
  REVIEW_ASKED: (sheet, { teams }) => `La ${sheet} attend la relecture de ${teamsInWords(teams)}`,
};

/** INB-1: `La FA #12 « Bal » attend la relecture de l'équipe Matos`. */
export function inboxText(facts: InboxFacts): string {
  const { kind, id, name } = facts.sheet;
  return sentences[facts.kind](`${sheetAcronyms[kind]} #${String(id)} « ${name} »`, facts);
}

/** The page that a message leads to. */
export const inboxPath = ({ kind, id }: InboxFacts["sheet"]): string => `/${kind}/${String(id)}`;

const author = (by: UserIdentity | null) => (by ? displayName(by) : "Quelqu'un");

const teamsInWords = (teams: readonly string[]) =>
  teams.length === 1 ? `l'équipe ${teams.join("")}` : `tes équipes ${names.format(sorted(teams))}`;

const { compare } = new Intl.Collator("fr");
const sorted = (words: readonly string[]) => [...words].sort(compare);
