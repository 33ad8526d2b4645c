import type { Membership } from "@coulisses/shared-domain/registration/membership";
import { joinableTeams } from "@coulisses/shared-domain/people/required-teams";
import { EVERYONE } from "@coulisses/shared-domain/people/team";
import type { Friendship } from "./friendships";
import { firstnames, lastnames } from "./names";
import { type DemoPerson, freeEmail, someone } from "./people";
import type { Random } from "../random";

/** The number of candidates of each membership. */
const CANDIDATES: Record<Membership, number> = { STAFF: 25, VOLUNTEER: 60 };

/** The number of friends who register together. */
const GROUP = 4;

export const isCandidate = ({ application, teams }: DemoPerson, membership: Membership) =>
  application === membership && !teams.includes(EVERYONE);

/** Further candidates besides those among `people`: some rejected, some minors, some with a comment. */
export function buildCandidates(random: Random, now: Date, people: readonly DemoPerson[]): DemoPerson[] {
  const emails = new Set(people.map(({ email }) => email.split("@")[0] ?? email));
  const memberships = (["STAFF", "VOLUNTEER"] as const).flatMap((membership) => {
    const present = people.filter((person) => isCandidate(person, membership)).length;
    return Array.from({ length: Math.max(0, CANDIDATES[membership] - present) }, () => membership);
  });
  return memberships.map((membership, index) => {
    const [firstname, lastname] = [random.pick(firstnames), random.pick(lastnames)];
    const teams = random.some(joinableTeams, random.happens(0.4) ? 1 : 0);
    const isMinor = membership === "VOLUNTEER" && random.happens(0.15);
    return {
      ...someone(random, now, { firstname, lastname, teams }, isMinor ? [16, 16] : [18, 25]),
      id: people.length + index + 1,
      email: freeEmail(emails, firstname, lastname),
      application: membership,
      isRejected: random.happens(0.2),
    };
  });
}

/** Each member of a group names the others. */
export function groupFriendships(candidates: readonly DemoPerson[]): Friendship[] {
  const volunteers = candidates.filter((person) => isCandidate(person, "VOLUNTEER"));
  return volunteers.flatMap(({ id }, index) => {
    const first = index - (index % GROUP);
    return volunteers
      .slice(first, first + GROUP)
      .filter((other) => other.id !== id)
      .map((friend) => ({ requestorId: id, friendId: friend.id }));
  });
}
