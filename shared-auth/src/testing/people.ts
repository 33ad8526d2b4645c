import type { KeptTeam } from "@coulisses/shared-domain/contract/teams";
import type { Me, Volunteer } from "@coulisses/shared-domain/contract/users";
import { seededTeams } from "@coulisses/shared-domain/people/seeded-teams";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";

/** The teams of a new festival, as `GET teams` answers them. */
export const answeredTeams: KeptTeam[] = seededTeams.map((team) => ({ ...team, version: 1 }));

/** A person in the list of volunteers. */
export function answeredVolunteer(person: UserIdentity, teams: string[] = []): Volunteer {
  return { ...person, profilePicture: null, charisma: 0, teams };
}

/** `GET users/me` of this person, without a team. */
export function answeredMe(person: UserIdentity): Me {
  return {
    ...answeredVolunteer(person),
    version: 1,
    birthdate: "2000-01-01",
    email: "noel@example.org",
    phone: "0612345678",
    comment: null,
    permissions: [],
    tasksCount: 0,
    emailConfirmed: true,
    emailChangesAt: null,
    hasApprovedEULA: true,
    membershipApplication: null,
  };
}
