import type { ParticipationTotal } from "@coulisses/shared-domain/contract/charisma";

/** « 12 participations de 8 personnes, 340 de charisme ». */
export function totalWords({ participations, people, charisma }: ParticipationTotal): string {
  const counted = (count: number, one: string) =>
    `${count.toLocaleString("fr")} ${one}${count > 1 ? "s" : ""}`;
  const who = `${counted(participations, "participation")} de ${counted(people, "personne")}`;
  return `${who}, ${charisma.toLocaleString("fr")} de charisme`;
}
