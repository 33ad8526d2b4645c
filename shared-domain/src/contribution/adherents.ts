import { type CsvColumns, writeCsv } from "../csv/write-csv";
import { matches } from "../slug";
import { writeAmount } from "../typed-text/read-amount";
import type { Adherent, Payer } from "./contribution";

/** The teams by which adherents are filtered. */
export const adherentTeams = ["hard", "orga", "vieux"] as const;

/** The filters of adherents; `team` is a code, empty for all. */
export type AdherentSearch = { search: string; team: string };

/** True when the text is in the adherent's names or address, and the team is theirs. */
export function matchesAdherent(adherent: Adherent, { search, team }: AdherentSearch): boolean {
  const { firstname, lastname, nickname, email, teams } = adherent;
  const words = [firstname, lastname, nickname, email].filter(Boolean).join(" ");
  return (team === "" || teams.includes(team)) && matches(words, search);
}

const columns: CsvColumns<Payer> = {
  Prénom: ({ firstname }) => firstname,
  Nom: ({ lastname }) => lastname,
  Surnom: ({ nickname }) => nickname,
  "Montant (€)": ({ amount }) => writeAmount(amount),
  Email: ({ email }) => email,
};

/** The CSV of the payers; amounts in euros with a comma. */
export const payersCsv = (payers: readonly Payer[]): string => writeCsv(payers, columns);
