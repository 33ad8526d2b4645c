import { ADMIN } from "../access/access";
import { EVERYONE } from "./team";

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
/** The code of a team that a newcomer may ask for. */
export type JoinableTeam = (typeof joinableTeams)[number];

/** The teams of vehicles, which have accounts and no friends. */
export const vehicleTeams = ["fen", "voiture", "camion"] as const;

/** Teams that rules or screens name: without them, a part of the product would stop working. */
const foundingTeams: readonly string[] = [
  ADMIN,
  EVERYONE,
  "hard",
  "soft",
  "confiance",
  "vieux",
  "orga",
  "bureau",
  "humain",
  "matos",
  "elec",
  "barrieres",
  "secu",
  "signa",
  "communication",
  ...vehicleTeams,
];

/** FS-4: true when no festival begins without this team. */
export const isFoundingTeam = (team: string): boolean => foundingTeams.includes(team);

/** True when the product needs this team, which then can't be removed. */
export const isRequiredTeam = (team: string): boolean =>
  isFoundingTeam(team) || joinableTeams.some((one) => one === team);
