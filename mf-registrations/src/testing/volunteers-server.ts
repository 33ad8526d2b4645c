import { answersTo, festivalServer, keptRows, keptState } from "@coulisses/shared-auth/testing";
import type { Volunteer } from "@coulisses/shared-domain/contract/users";
import { userNotFound } from "@coulisses/shared-domain/people/team-membership";
import { peopleRows } from "@coulisses/shared-domain/registration/people-rows";
import { takeRows } from "@coulisses/shared-domain/spreadsheet/outcome";
import {
  type AvailabilityOfRow,
  availabilityRows,
} from "@coulisses/shared-domain/volunteer-availability/availability-rows";
import type { RequestHandler } from "msw";
import { guardedTeams } from "./guarded-teams";
import { aVolunteer } from "./volunteer-samples";

/** Volunteers in memory, as a user manager sees them; `more` answers first. */
export function volunteersServer(...more: RequestHandler[]) {
  const people = keptRows<Volunteer>({ notFound: userNotFound, thing: "profile" });
  const kept = keptState(() => ({
    /** By volunteer. */
    friends: {} as Record<number, Volunteer[]>,
    /** The addresses of the imported people who got a mail. */
    mailed: [] as string[],
    /** The imported availabilities. */
    hours: [] as AvailabilityOfRow[],
  }));

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
      registration: {
        importRows: ({ body }) => {
          const accounts = people.all().map(({ email = "", ...person }) => ({ ...person, email }));
          const kind = peopleRows({ accounts, teams: [], now: new Date().toISOString(), schoolDomain: "" });
          const { values, outcomes } = takeRows(kind, body.rows);
          kept.mailed.push(...values.filter(() => body.sendsMails).map(({ email }) => email));
          for (const { firstname, email, lastname } of values)
            people.keep({ ...aVolunteer(people.all().length + 11, firstname, ["soft"]), email, lastname });
          return outcomes;
        },
      },
      membership: {
        join: ({ id, body }) => people.change(id, ({ teams }) => ({ teams: [...teams, ...body] })).teams,
        leave: ({ id, team }) =>
          void people.change(id, ({ teams }) => ({ teams: teams.filter((one) => one !== team) })),
      },
      friend: { listCandidates: people.all, list: ({ id }) => kept.friends[id] ?? [] },
      availability: {
        read: () => [],
        importRows: ({ body }) => {
          const known = people.all().map(({ id, email = "" }) => ({ id, email }));
          const kind = availabilityRows({ people: known, now: new Date().toISOString() });
          const { values, outcomes } = takeRows(kind, body.rows);
          kept.hours.push(...values);
          return outcomes;
        },
      },
    }),
  ]);

  return {
    ...festival,
    kept,
    people,
    has: (firstname: string, teams: string[] = [], more: Partial<Volunteer> = {}) =>
      people.keep({ ...aVolunteer(people.all().length + 11, firstname, teams), ...more }),
  };
}
