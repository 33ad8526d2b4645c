import { ADMIN } from "../access/access";
import { joinableTeams } from "./joinable-teams";
import { EVERYONE } from "./team";

/** Vehicles are accounts too, and nobody's friends. */
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

export const isReliedOn = (team: string): boolean => reliedOnTeams.includes(team);
