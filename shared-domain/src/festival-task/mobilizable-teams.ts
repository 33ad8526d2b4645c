import { type Access, can } from "../access/access";

const forEveryone = [
  "benevole",
  "hard",
  "confiance",
  "vieux",
  "conducteur",
  "bde",
  "karna",
  "kfet",
  "strasbourg",
  "cvl",
  "teckos",
  "team-montage",
];

/** TM-4: the teams of which a mobilization may ask people; those who assign may also ask for soft. */
export function mobilizableTeams(access: Access): string[] {
  return can(access, "affect-volunteer") ? [...forEveryone, "soft"] : forEveryone;
}
