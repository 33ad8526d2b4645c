import { forbidden } from "../festival-error";
import type { Permission } from "./permissions";

/** The code of the administrators' team, which may do everything. */
export const ADMIN = "admin";

/** The rights in an access token: the person's team codes and the union of those teams' permissions. */
export type Access = {
  teams: readonly string[];
  permissions: readonly string[];
};

/**
 * AUTH-6: true when the person has the permission. The admin team passes every check; so does everyone when
 * none is required.
 */
export function can(access: Access, required: Permission | undefined): boolean {
  if (required === undefined) return true;
  return access.teams.includes(ADMIN) || access.permissions.includes(required);
}

/** AUTH-6: a team check is true for admin or a member of the team. */
export function isMemberOf(access: Access, team: string): boolean {
  return access.teams.includes(ADMIN) || access.teams.includes(team);
}

/**
 * AUTH-6: only members and admins act for a team. Throws `forbidden` « Tu n'es pas membre de l'équipe … ».
 */
export function requireMembership(access: Access, team: string): void {
  if (!isMemberOf(access, team)) throw forbidden(`Tu n'es pas membre de l'équipe ${team}`);
}
