import {
  answeredVolunteer,
  answersTo,
  festivalServer,
  keptRows,
  keptState,
} from "@coulisses/shared-auth/testing";
import type { VolunteerStats } from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import type { Volunteer } from "@coulisses/shared-domain/contract/users";
import type { Availabilities } from "@coulisses/shared-domain/contract/volunteer-availability";
import { userNotFound } from "@coulisses/shared-domain/people/team-membership";
import { replaceAvailabilities } from "@coulisses/shared-domain/volunteer-availability/record";
import type { RequestHandler } from "msw";
import { guardedTeams } from "./guarded-teams";

/** Volunteers in memory, as a user manager sees them; `more` answers first. */
export function volunteersServer(...more: RequestHandler[]) {
  const people = keptRows<Volunteer>({ notFound: userNotFound, thing: "profile" });
  const kept = keptState(() => ({
    /** By volunteer. */
    friends: {} as Record<number, Volunteer[]>,
    availabilities: [] as Availabilities,
    /** Assigned hours, by volunteer; absent without availabilities. */
    stats: {} as Record<number, VolunteerStats["stats"]>,
    /** Confirmed presence in milliseconds, by volunteer. */
    worked: {} as Record<number, number>,
  }));
  const friendsOf = (id: number) => kept.friends[id] ?? [];

  const festival = festivalServer([
    ...more,
    guardedTeams,
    ...answersTo({
      user: {
        listVolunteers: people.all,
        readPicture: () => new Response(null, { status: 404 }),
        read: ({ id }) => people.find(id),
        change: people.changing((_, { body: { email, ...form } }) => ({
          ...form,
          ...(email !== undefined && { pendingEmail: { email, countsAt: "2027-05-18T18:30:00.000Z" } }),
        })),
        keepEmail: ({ id }) => void people.change(id, { pendingEmail: null }),
        remove: people.removing(),
      },
      assignmentTool: {
        listStatistics: () =>
          people
            .all()
            .filter(({ id }) => kept.stats[id])
            .map((one) => ({ ...one, stats: kept.stats[one.id] ?? [], worked: kept.worked[one.id] ?? 0 })),
      },
      membership: {
        join: ({ id, body }) => people.change(id, ({ teams }) => ({ teams: [...teams, ...body] })).teams,
        leave: ({ id, team }) =>
          void people.change(id, ({ teams }) => ({ teams: teams.filter((one) => one !== team) })),
      },
      forget: {
        forgetThem: ({ email }) => {
          const { id = 0 } = people.all().find((one) => one.email === email) ?? {};
          people.remove(id);
        },
      },
      friend: {
        listCandidates: people.all,
        list: ({ id }) => friendsOf(id),
        addTo: ({ id, body }) => {
          kept.friends[id] = [...friendsOf(id), people.find(body.id)];
          return people.find(body.id);
        },
        removeFrom: ({ id, friendId }) => {
          kept.friends[id] = friendsOf(id).filter((one) => one.id !== friendId);
        },
      },
      availability: {
        read: () => kept.availabilities,
        replace: ({ body }) =>
          (kept.availabilities = replaceAvailabilities(body.availabilities).map(({ start, end }) => ({
            start: start.toISOString(),
            end: end.toISOString(),
          }))),
      },
    }),
  ]);

  return {
    ...festival,
    kept,
    person: people.find,
    change: people.change,
    /** Adds a volunteer with every field, unless the test changes some. */
    has: (firstname: string, teams: string[] = [], more: Partial<Volunteer> = {}) =>
      people.keep({
        ...answeredVolunteer(
          { id: people.all().length + 11, firstname, lastname: "Dupont", nickname: null },
          teams,
        ),
        birthdate: "2001-03-04",
        phone: "0612345678",
        comment: null,
        note: null,
        email: `${firstname.toLowerCase()}@example.org`,
        preference: null,
        ...more,
      }),
  };
}
