import type { FailedJob } from "@coulisses/shared-domain/contract/failed-jobs";
import { displayName } from "@coulisses/shared-domain/people/display-name";

const kinds: Record<string, string> = {
  letter: "Mail",
  "password-reset": "Réinitialisation de mot de passe",
  housekeeping: "Ménage de la base de données",
};

/** What it is, as an administrator says it. */
export const titleOf = ({ kind, subject }: FailedJob) => subject ?? kinds[kind] ?? kind;

export const addresseeOf = ({ person }: FailedJob) => (person ? displayName(person) : "–");
