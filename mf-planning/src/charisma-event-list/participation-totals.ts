import type { ListedParticipation } from "@coulisses/shared-domain/contract/charisma";
import { writeCsv } from "@coulisses/shared-domain/csv/write-csv";
import { displayName } from "@coulisses/shared-domain/people/display-name";

/** « 12 participations de 8 personnes, 340 de charisme ». */
export function totalWords(participations: readonly ListedParticipation[]): string {
  const number = (value: number) => value.toLocaleString("fr");
  const people = new Set(participations.map(({ participant }) => participant.id)).size;
  const charisma = participations.reduce((sum, each) => sum + each.charisma, 0);
  const count = participations.length;
  return [
    `${number(count)} ${count > 1 ? "participations" : "participation"}`,
    ` de ${number(people)} ${people > 1 ? "personnes" : "personne"}, ${number(charisma)} de charisme`,
  ].join("");
}

/** What is in view, in its order. */
export const participationsCsv = (participations: readonly ListedParticipation[]): string =>
  writeCsv(participations, {
    Événement: ({ name }) => name,
    Date: ({ eventDate }) => eventDate,
    Participant: ({ participant }) => displayName(participant),
    Charisme: ({ charisma }) => charisma,
  });
