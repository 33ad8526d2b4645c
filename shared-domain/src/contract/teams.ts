import type { Team } from "../people/team";
import type { Versioned } from "../version-conflict";

/** `GET teams`, by name. Who is in a team and what it may do are no changes of the team. */
export type KeptTeam = Team & Versioned;
