import { ADMIN, type Access, can } from "../access/access";
import { type FestivalError, forbidden, notFound } from "../festival-error";

export type Member = { id: number; name: string; teams: readonly string[] };
type MemberIdentity = Pick<Member, "id" | "name">;

export type TeamsJoined = { event: "teams-joined"; member: MemberIdentity; teams: string[] };
export type TeamLeft = { event: "team-left"; member: MemberIdentity; team: string };

/** The member's teams after the change; `event` is absent when nothing changed. */
export type MembershipOutcome<Event> = { teams: readonly string[]; event?: Event };

/** AM-8 */
export const userNotFound = (): FestivalError => notFound("Utilisateur inconnu");

/** AM-4 to AM-6: all or nothing; only the teams that are missing are joined. */
export function joinTeams(
  member: Member,
  teams: readonly string[],
  { by, knownTeams }: { by: Access; knownTeams: readonly string[] },
): MembershipOutcome<TeamsJoined> {
  checkAdminTeam(teams, by);
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

/** AM-6, AM-7: leaving a team one is not in changes nothing. */
export function leaveTeam(
  member: Member,
  team: string,
  { by }: { by: Access },
): MembershipOutcome<TeamLeft> {
  checkAdminTeam([team], by);
  if (!member.teams.includes(team)) return { teams: member.teams };
  return {
    teams: member.teams.filter((one) => one !== team),
    event: { event: "team-left", member: identityOf(member), team },
  };
}

function checkAdminTeam(teams: readonly string[], by: Access): void {
  if (teams.includes(ADMIN) && !can(by, "manage-admins")) {
    throw forbidden("Tu ne peux pas gérer l'équipe admin");
  }
}

const identityOf = ({ id, name }: Member): MemberIdentity => ({ id, name });
