import { ADMIN, type Access, can } from "../access/access";
import { type FestivalError, forbidden, notFound, refused } from "../festival-error";

/** Somebody whose teams change; `name` is for the log of events, `teams` are codes. */
export type Member = { id: number; name: string; teams: readonly string[] };
type MemberIdentity = Pick<Member, "id" | "name">;

/** What the log of events keeps of somebody who joined teams. */
export type TeamsJoined = { event: "teams-joined"; member: MemberIdentity; teams: string[] };
/** What the log of events keeps of somebody who left a team. */
export type TeamLeft = { event: "team-left"; member: MemberIdentity; team: string };

/** The member's teams after the change; `event` is absent when nothing changed. */
export type MembershipOutcome<Event> = { teams: readonly string[]; event?: Event };

/** Who changes somebody, and the teams whose members can give themselves every right. */
type Managing = { by: Access; administratorTeams: readonly string[] };

/** AM-8 */
export const userNotFound = (): FestivalError => notFound("Utilisateur inconnu");

/**
 * AM-4 to AM-6: all or nothing; only the teams that are missing are joined.
 * Throws `forbidden` for an administrators' team (AM-6), `not-found` with the teams when one is unknown.
 */
export function joinTeams(
  member: Member,
  teams: readonly string[],
  { knownTeams, ...managing }: Managing & { knownTeams: readonly string[] },
): MembershipOutcome<TeamsJoined> {
  checkMayManageTeams([...teams, ...member.teams], managing);
  if (teams.some((team) => !knownTeams.includes(team))) {
    throw notFound(`Certaines des équipes parmis ${teams.join(", ")} sont introuvables`);
  }
  const joined = [...new Set(teams)].filter((team) => !member.teams.includes(team));
  if (joined.length === 0) return { teams: member.teams };
  return {
    teams: [...member.teams, ...joined],
    event: { event: "teams-joined", member: identityOf(member), teams: joined },
  };
}

/**
 * AM-6, AM-7: leaving a team one is not in changes nothing.
 * Throws `forbidden` for an administrators' team (AM-6).
 */
export function leaveTeam(member: Member, team: string, managing: Managing): MembershipOutcome<TeamLeft> {
  checkMayManageTeams([team, ...member.teams], managing);
  if (!member.teams.includes(team)) return { teams: member.teams };
  return {
    teams: member.teams.filter((one) => one !== team),
    event: { event: "team-left", member: identityOf(member), team },
  };
}

/**
 * AM-6 for a whole person: their address is the key to what they may do, so only those who manage administrators
 * change an administrator.
 * Throws `forbidden` « Tu ne peux pas gérer l'équipe … ».
 */
export function checkMayManage({ teams }: Pick<Member, "teams">, managing: Managing): void {
  checkMayManageTeams(teams, managing);
}

/**
 * AM-6: an administrators' team, and what makes it one, is managed with `manage-admins`.
 * Throws `forbidden` « Tu ne peux pas gérer l'équipe … ».
 */
export function checkMayManageTeams(teams: readonly string[], { by, administratorTeams }: Managing): void {
  if (can(by, "manage-admins")) return;
  const guarded = [ADMIN, ...administratorTeams].find((team) => teams.includes(team));
  if (guarded !== undefined) throw forbidden(`Tu ne peux pas gérer l'équipe ${guarded}`);
}

/**
 * `otherAdmins`: how many would be left. Somebody must be able to name the next administrator.
 * Throws `refused` « Il doit rester au moins un admin ».
 */
export function checkAdminRemains(otherAdmins: number): void {
  if (otherAdmins === 0) throw refused("Il doit rester au moins un admin");
}

const identityOf = ({ id, name }: Member): MemberIdentity => ({ id, name });
