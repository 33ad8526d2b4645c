import { answeredVolunteer, answersTo, keptRows } from "@coulisses/shared-auth/testing";
import type { VolunteerStats } from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import type { Volunteer } from "@coulisses/shared-domain/contract/users";
import { refused } from "@coulisses/shared-domain/festival-error";
import { userNotFound } from "@coulisses/shared-domain/people/team-membership";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { replaceAvailabilities } from "@coulisses/shared-domain/volunteer-availability/record";
import { guardedTeams } from "./guarded-teams";

/** Volunteers in memory, as a user manager sees them. */
export function keptVolunteers() {
  const people = keptRows<Volunteer>({ notFound: userNotFound, thing: "profile" });
  const friends = new Map<number, UserIdentity[]>();
  /** Reasons why an account can't be erased now, by volunteer id. */
  const tied = new Map<number, string>();
  let availabilities: { start: string; end: string }[] = [];
  const worked = new Map<number, VolunteerStats["stats"]>();
  const reallyWorked = new Map<number, number>();
  beforeEach(() => {
    for (const kept of [friends, tied, worked, reallyWorked]) kept.clear();
    availabilities = [];
  });

  const identity = ({ id, firstname, lastname, nickname }: UserIdentity): UserIdentity => ({
    ...{ id, firstname, lastname },
    ...(nickname !== undefined && { nickname }),
  });
  const friendsOf = (id: number) => friends.get(id) ?? [];

  const handlers = [
    guardedTeams,
    ...answersTo({
      user: {
        listVolunteers: people.all,
        readPicture: () => new Response(null, { status: 404 }),
        read: ({ id }) => people.find(id),
        change: ({ id, version, body: { email, ...form } }) => {
          people.seen(id, version);
          return people.change(id, {
            ...form,
            ...(email !== undefined && { pendingEmail: { email, countsAt: "2027-05-18T18:30:00.000Z" } }),
          });
        },
        keepEmail: ({ id }) => void people.change(id, { pendingEmail: null }),
        remove: ({ id, version }) => people.remove(people.seen(id, version).id),
      },
      assignmentTool: {
        listStatistics: () =>
          [...worked].map(([id, stats]) => ({
            ...identity(people.find(id)),
            charisma: 0,
            stats,
            worked: reallyWorked.get(id) ?? 0,
          })),
      },
      membership: {
        join: ({ id, body }) => people.change(id, { teams: [...people.find(id).teams, ...body] }).teams,
        leave: ({ id, team }) =>
          void people.change(id, { teams: people.find(id).teams.filter((one) => one !== team) }),
      },
      forget: {
        forgetThem: ({ email }) => {
          const person = people.all().find((one) => one.email === email);
          const reason = tied.get(person?.id ?? 0);
          if (reason !== undefined) throw refused(reason);
          people.remove(person?.id ?? 0);
        },
      },
      friend: {
        listCandidates: () => people.all().map(identity),
        list: ({ id }) => friendsOf(id),
        addTo: ({ id, body }) => {
          const friend = identity(people.find(body.id));
          friends.set(id, [...friendsOf(id), friend]);
          return friend;
        },
        removeFrom: ({ id, friendId }) =>
          void friends.set(
            id,
            friendsOf(id).filter((one) => one.id !== friendId),
          ),
      },
      availability: {
        read: () => availabilities,
        replace: ({ body }) => {
          availabilities = replaceAvailabilities(body.availabilities).map(({ start, end }) => ({
            start: start.toISOString(),
            end: end.toISOString(),
          }));
          return availabilities;
        },
      },
    }),
  ];

  return {
    handlers,
    person: people.find,
    change: people.change,
    /** Adds a volunteer with every field, unless the test changes some. */
    has(firstname: string, teams: string[] = [], more: Partial<Volunteer> = {}): Volunteer {
      const id = more.id ?? people.all().length + 11;
      return people.keep({
        ...answeredVolunteer({ id, firstname, lastname: "Dupont", nickname: null }, teams),
        ...{ version: 1, birthdate: "2001-03-04", phone: "0612345678", comment: null, note: null },
        ...{ email: `${firstname.toLowerCase()}@example.org`, preference: null },
        ...more,
      });
    },
    befriends: (person: Volunteer, ...chosen: Volunteer[]) => friends.set(person.id, chosen.map(identity)),
    /** Availabilities were given, and these hours assigned. */
    works: ({ id }: Volunteer, stats: VolunteerStats["stats"]) => worked.set(id, stats),
    /** Confirmed presence, in milliseconds. */
    reallyWorks: ({ id }: Volunteer, duration: number) => reallyWorked.set(id, duration),
    isTied: (person: Volunteer, reason: string) => tied.set(person.id, reason),
    canCome: (...periods: { start: string; end: string }[]) => {
      availabilities = periods;
    },
  };
}
