import { ADMIN } from "../access/access";
import { accountProblem, checkAllowed, type Editing, membershipProblem } from "../access/guarded";
import { type FestivalError, notFound, refused } from "../festival-error";

/** A person whose teams change; `name` is for the log of events, `teams` are codes. */
export type Member = { id: number; name: string; teams: readonly string[] };
type MemberIdentity = Pick<Member, "id" | "name">;

/** The key event of a person who joined teams. */
type TeamsJoined = { event: "teams-joined"; member: MemberIdentity; teams: string[] };
/** The key event of a person who left a team. */
type TeamLeft = { event: "team-left"; member: MemberIdentity; team: string };

/** The member's teams after the change; `event` is absent when nothing changed. */
type MembershipOutcome<Event> = { teams: readonly string[]; event?: Event };

/** AM-8: the `not-found` refusal for an unknown person. */
export const userNotFound = (): FestivalError => notFound("Utilisateur inconnu");

/** The `not-found` refusal for an unknown person among those that a call names. */
export const personNotFound = (id: number): FestivalError => notFound(`La personne #${id} n'existe pas`);

/**
 * AM-4 to AM-6: joins the teams that the member lacks, all or none. Throws `forbidden` for an account or a
 * team out of reach (decision 58), `not-found` with the unknown teams.
 */
export function joinTeams(
  member: Member,
  teams: readonly string[],
  { knownTeams, ...editing }: Editing & { knownTeams: readonly string[] },
): MembershipOutcome<TeamsJoined> {
  checkMayMove(member, teams, editing);
  if (teams.some((team) => !knownTeams.includes(team))) {
    throw notFound(`Certaines des équipes parmi ${teams.join(", ")} sont introuvables`);
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
 * Throws `forbidden` for an account or a team out of reach (decision 58).
 */
export function leaveTeam(member: Member, team: string, editing: Editing): MembershipOutcome<TeamLeft> {
  checkMayMove(member, [team], editing);
  if (!member.teams.includes(team)) return { teams: member.teams };
  return {
    teams: member.teams.filter((one) => one !== team),
    event: { event: "team-left", member: identityOf(member), team },
  };
}

/** The administrators' team comes first: its refusal explains most. */
function checkMayMove({ id, teams: held }: Member, teams: readonly string[], editing: Editing): void {
  if (teams.includes(ADMIN)) checkAllowed(membershipProblem(id, ADMIN, editing));
  checkAllowed(accountProblem(held, editing));
  for (const team of teams) checkAllowed(membershipProblem(id, team, editing));
}

/**
 * Throws `refused` « Il doit rester au moins un admin » when `otherAdmins`, the number that would be left, is
 * 0: an administrator must remain to name the next one.
 */
export function checkAdminRemains(otherAdmins: number): void {
  if (otherAdmins === 0) throw refused("Il doit rester au moins un admin");
}

const identityOf = ({ id, name }: Member): MemberIdentity => ({ id, name });
