import { type FestivalError, notFound } from "../festival-error";
import { type Access, can } from "./access";
import { type Editing, guardedPermissions, teamProblem } from "./guarded";

/** The key event of a permission given to a team. */
type PermissionGranted = { event: "permission-granted"; permission: string; to: string };
/** The key event of a permission taken from a team. */
type PermissionRevoked = { event: "permission-revoked"; permission: string; from: string };

/** The teams that hold a permission after the change; `event` is absent when nothing changed. */
type GrantOutcome<Event> = { teams: readonly string[]; event?: Event };

type Grant = {
  permission: string;
  /** Codes of the teams that hold it now. */
  teams: readonly string[];
  team: string;
};

/** AM-6: holders of one of these make administrators, so it takes `manage-admins` to give or take them. */
const administratorPermissions: readonly string[] = ["manage-admins", "manage-permissions"];

/**
 * AM-6 and decision 58: the reason why the editor may not give or take this permission, which is guarded;
 * undefined when they may.
 */
export function permissionProblem(permission: string, access: Access): string | undefined {
  const guarded = guardedPermissions.find((one) => one === permission);
  const needed = guarded && administratorPermissions.includes(guarded) ? "manage-admins" : guarded;
  if (can(access, guarded) && can(access, needed)) return undefined;
  return `Tu ne peux pas gérer la permission ${permission}`;
}

/**
 * Decision 58: the reason why the editor may not give this permission to this team or take it: the permission
 * or the team is guarded.
 */
export const grantProblem = (permission: string, team: string, editing: Editing): string | undefined =>
  permissionProblem(permission, editing.editor.access) ?? teamProblem(team, editing);

/** The `not-found` refusal for a code that no team has. */
export const teamNotFound = (code: string): FestivalError => notFound(`L'équipe ${code} est introuvable`);

/** The same for a code that a form names. */
export const namedTeamNotFound = (code: string): FestivalError => notFound(`L'équipe ${code} n'existe pas`);

/**
 * AM-1, AM-2: granting again changes nothing.
 * Throws `not-found` for an unknown team.
 */
export function grant(
  { permission, teams, team }: Grant,
  knownTeams: readonly string[],
): GrantOutcome<PermissionGranted> {
  if (!knownTeams.includes(team)) throw teamNotFound(team);
  if (teams.includes(team)) return { teams };
  return {
    teams: [...teams, team],
    event: { event: "permission-granted", permission, to: team },
  };
}

/** AM-3: revoking what is not held changes nothing. */
export function revoke({ permission, teams, team }: Grant): GrantOutcome<PermissionRevoked> {
  if (!teams.includes(team)) return { teams };
  return {
    teams: teams.filter((holder) => holder !== team),
    event: { event: "permission-revoked", permission, from: team },
  };
}

/** The members of each team, by team code. */
export type Members<Person> = ReadonlyMap<string, readonly Person[]>;

type TeamOfGrant = Pick<Grant, "teams" | "team">;

/** The members of `team` who are in no other team with the permission: the people that a change affects. */
function membersByThisTeamAlone<Person extends { id: number }>(
  { teams, team }: TeamOfGrant,
  members: Members<Person>,
): Person[] {
  const others = teams.filter((one) => one !== team).flatMap((one) => members.get(one) ?? []);
  const holders = new Set(others.map(({ id }) => id));
  return (members.get(team) ?? []).filter(({ id }) => !holders.has(id));
}

/** The people who gain the permission once `team` holds it as well as `teams`. */
export const membersGaining = membersByThisTeamAlone;

/** The people who lose the permission once `team` no longer holds it. */
export const membersLosing = membersByThisTeamAlone;
