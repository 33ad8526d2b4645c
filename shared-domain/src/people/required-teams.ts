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

/** The teams of vehicles. Vehicles have accounts too, and are nobody's friends. */
export const vehicleTeams = ["fen", "voiture", "camion"] as const;

/** Teams that rules or screens name: without them, something would never work again. */
const reliedOnTeams: readonly string[] = [
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
  ...joinableTeams,
  ...vehicleTeams,
];

/** Whether the site needs this team, so that it can't be removed. */
export const isRequiredTeam = (team: string): boolean => reliedOnTeams.includes(team);
