import type { PeerRow } from "../peer";
import type { ReportedRow } from "../report";

export type PeerPerson = PeerRow<"user">;

/** Erased by the peer but for money and signatures: nothing else tells, `is_deleted` stays false. */
export const isAnonymousPerson = ({ id, email, first_name, last_name }: PeerPerson): boolean =>
  first_name === "Anonymous" && last_name === "Anonymous" && email.startsWith(`anonymous+${String(id)}@`);

/** Composed accents, and no space around. */
export const tidy = (name: string) => name.normalize("NFC").trim();

export const nameOf = ({ first_name, last_name }: PeerPerson) =>
  `${tidy(first_name)} ${tidy(last_name)}`.trim();

/** How the report calls a person. */
export const personRow = (person: PeerPerson): ReportedRow => ({
  key: person.id,
  name: `${nameOf(person) || "Sans nom"} (nº ${String(person.id)})`,
});
