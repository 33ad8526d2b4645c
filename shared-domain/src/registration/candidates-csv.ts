import { writeCsv } from "../csv/write-csv";
import { formatDate } from "../time/format";
import type { ListedCandidate } from "./candidate-list";

type ExportedCandidate = ListedCandidate & { candidatedAt: string; charisma: number; isRejected: boolean };

/** The CSV of all volunteer candidates; `teamName` gives a team's name by its code. */
export function candidatesCsv(
  candidates: readonly ExportedCandidate[],
  teamName: (code: string) => string,
): string {
  return writeCsv(candidates, {
    "Date de candidature": ({ candidatedAt }) => formatDate(candidatedAt),
    Charisme: ({ charisma }) => charisma,
    Prénom: ({ firstname }) => firstname,
    Nom: ({ lastname }) => lastname,
    Équipes: ({ teams }) => teams.map(teamName).join(", "),
    Email: ({ email }) => email,
    Téléphone: ({ mobilePhone }) => mobilePhone,
    Rejeté: ({ isRejected }) => (isRejected ? "Oui" : "Non"),
  });
}
