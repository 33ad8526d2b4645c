import { forbidden } from "../festival-error";
import { type Access, ADMIN, can } from "./access";
import type { Permission } from "./permissions";

/** The permissions on money, on accounts and rights, and on the festival's settings. */
export const guardedPermissions = [
  "manage-personal-accounts",
  "manage-contributions",
  "manage-users",
  "affect-team",
  "manage-teams",
  "manage-permissions",
  "manage-admins",
  "manage-config",
] as const satisfies readonly Permission[];

/** A permission that only its holders may give. */
export type GuardedPermission = (typeof guardedPermissions)[number];

/** The teams that give guarded permissions, each with those permissions. */
export type GuardedTeams = readonly { team: string; permissions: readonly GuardedPermission[] }[];

/** The person who changes an account or a team, and the guarded permissions that teams give now. */
export type Editing = { editor: { id: number; access: Access }; guardedTeams: GuardedTeams };

/** The refusal for an account with a guarded permission that the editor lacks. */
export const ACCOUNT_OUT_OF_REACH = "Tu ne peux pas modifier ce compte : il a des droits que tu n'as pas";
/** The refusal for a team with a guarded permission that the editor lacks. */
export const TEAM_OUT_OF_REACH =
  "Tu ne peux pas modifier cette équipe : elle donne des droits que tu n'as pas";
/** The refusal for a team with guarded permissions that editors would give to or take from themselves. */
export const OWN_GUARDED_TEAM =
  "Tu ne peux ni te donner ni te retirer cette équipe : demande à quelqu'un d'autre qui a ses droits";
/** AM-6: the refusal for the administrators and their team. */
export const ADMINS_OUT_OF_REACH = `Tu ne peux pas gérer l'équipe ${ADMIN}`;

const isGuarded = (team: string, guardedTeams: GuardedTeams) =>
  team === ADMIN || guardedTeams.some((one) => one.team === team);

/**
 * True when these teams give the editor no permission that they lack; AM-6: holding `manage-admins` counts
 * for `admin`.
 */
function holdsAllOf(teams: readonly string[], { editor: { access }, guardedTeams }: Editing): boolean {
  if (teams.includes(ADMIN)) return can(access, "manage-admins");
  return guardedTeams
    .filter(({ team }) => teams.includes(team))
    .every(({ permissions }) => permissions.every((permission) => can(access, permission)));
}

/**
 * Decision 58: the reason why the editor may not change an account with these teams: who changes its address
 * can take it over.
 */
export function accountProblem(teams: readonly string[], editing: Editing): string | undefined {
  if (holdsAllOf(teams, editing)) return undefined;
  return teams.includes(ADMIN) ? ADMINS_OUT_OF_REACH : ACCOUNT_OUT_OF_REACH;
}

/** Decision 58: the reason why the editor may not change a team or its permissions. */
export function teamProblem(team: string, editing: Editing): string | undefined {
  if (holdsAllOf([team], editing)) return undefined;
  return team === ADMIN ? ADMINS_OUT_OF_REACH : TEAM_OUT_OF_REACH;
}

/** Decision 58: the reason why the editor may not give this team to a person, or take it from them. */
export function membershipProblem(personId: number, team: string, editing: Editing): string | undefined {
  const problem = teamProblem(team, editing);
  if (problem !== undefined) return problem;
  const { editor, guardedTeams } = editing;
  const isOwn = personId === editor.id && !editor.access.teams.includes(ADMIN);
  return isOwn && isGuarded(team, guardedTeams) ? OWN_GUARDED_TEAM : undefined;
}

/** Throws `forbidden` with the problem, if there is one. */
export function checkAllowed(problem: string | undefined): void {
  if (problem !== undefined) throw forbidden(problem);
}
