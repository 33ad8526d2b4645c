import type { Access } from "../access/access";
import { can } from "../access/access";

/** Teams that a newcomer may ask for when registering. */
export const joinableTeams = [
  "bde",
  "strasbourg",
  "kfet",
  "karna",
  "teckos",
  "tendrestival",
  "cvl",
  "rouen",
] as const;
export type JoinableTeam = (typeof joinableTeams)[number];

const mobilizableByAll = [
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
] as const;

/** TM-4: the teams that a person may ask for on a mobilization. */
export function mobilizableTeams(access: Access): readonly string[] {
  return can(access, "affect-volunteer") ? [...mobilizableByAll, "soft"] : mobilizableByAll;
}
