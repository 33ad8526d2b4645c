import { type Preferences, preferencesSchema } from "@coulisses/shared-domain/contract/preferences";
import type { KeptTeam } from "@coulisses/shared-domain/contract/teams";
import { type Me, meSchema, type Volunteer, volunteerSchema } from "@coulisses/shared-domain/contract/users";
import { seededTeams } from "@coulisses/shared-domain/people/seeded-teams";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { sampleOf } from "./sample";

/** A person as named beside other things. */
export const person = (
  id: number,
  firstname: string,
  lastname = "Martin",
  nickname: string | null = null,
) => ({
  id,
  firstname,
  lastname,
  nickname,
});
export const lea = person(21, "Léa");
export const theo = person(22, "Théo", "Petit", "Tito");

/** The teams of a new festival, as `GET teams` answers them. */
export const answeredTeams: KeptTeam[] = seededTeams.map((team) => ({ ...team, version: 1 }));

/** A person in the list of volunteers. */
export function answeredVolunteer(person: UserIdentity, teams: string[] = []): Volunteer {
  return sampleOf(volunteerSchema, { ...person, teams });
}

/** `GET users/me` of this person, without a team. */
export function answeredMe(person: UserIdentity): Me {
  return sampleOf(meSchema, {
    ...person,
    version: 1,
    birthdate: "2000-01-01",
    email: "noel@example.org",
    phone: "0612345678",
    emailConfirmed: true,
    hasApprovedEULA: true,
  });
}

/** `GET preferences/me` of a person who chose nothing else than this, and wants no message. */
export function answeredPreferences(chosen: Partial<Preferences> = {}): Preferences {
  return sampleOf(preferencesSchema, { assignment: "NO_PREF", ...chosen });
}
