import { forbidden } from "../festival-error";
import type { Permission } from "./permissions";

/** The team that may do everything. */
export const ADMIN = "admin";

/** What the access token says of a person: team codes and the union of their teams' permissions. */
export type Access = {
  teams: readonly string[];
  permissions: readonly string[];
};

/**
 * AUTH-6: whether the person has the permission; the admin team passes every check, an empty requirement always
 * passes.
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
 * AUTH-6: whoever acts for a team is a member of it, or admin.
 * Throws `forbidden` « Tu n'es pas membre de l'équipe … ».
 */
export function requireMembership(access: Access, team: string): void {
  if (!isMemberOf(access, team)) throw forbidden(`Tu n'es pas membre de l'équipe ${team}`);
}
