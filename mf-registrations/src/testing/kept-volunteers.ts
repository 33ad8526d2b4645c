import { answer, answeredVolunteer, api, read } from "@coulisses/shared-auth/testing";
import type { VolunteerStats } from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import type { ManagedProfileForm, Volunteer } from "@coulisses/shared-domain/contract/users";
import type { AvailabilitiesForm } from "@coulisses/shared-domain/contract/volunteer-availability";
import { refused } from "@coulisses/shared-domain/festival-error";
import { userNotFound } from "@coulisses/shared-domain/people/team-membership";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { checkVersion } from "@coulisses/shared-domain/version-conflict";
import { replaceAvailabilities } from "@coulisses/shared-domain/volunteer-availability/record";
import { http, HttpResponse } from "msw";
import { guardedTeams } from "./guarded-teams";

type Id = { id: string };

/** Volunteers in memory, as a user manager sees them. */
export function keptVolunteers() {
  const people = new Map<number, Volunteer>();
  const friends = new Map<number, UserIdentity[]>();
  /** Reasons why an account can't be erased now, by volunteer id. */
  const tied = new Map<number, string>();
  let availabilities: { start: string; end: string }[] = [];
  const worked = new Map<number, VolunteerStats["stats"]>();
  const reallyWorked = new Map<number, number>();
  beforeEach(() => {
    for (const kept of [people, friends, tied, worked, reallyWorked]) kept.clear();
    availabilities = [];
  });

  const find = (id: number) => {
    const person = people.get(id);
    if (!person) throw userNotFound();
    return person;
  };
  const change = (id: number, more: Partial<Volunteer>) => {
    const present = find(id);
    const changed = { ...present, ...more, version: (present.version ?? 0) + 1 };
    people.set(id, changed);
    return changed;
  };
  const identity = ({ id, firstname, lastname, nickname }: UserIdentity): UserIdentity => ({
    ...{ id, firstname, lastname },
    ...(nickname !== undefined && { nickname }),
  });
  const checkSeen = (request: Request, { version }: Volunteer) => {
    const [, seen] = /^"(\d+)"$/.exec(request.headers.get("If-Match") ?? "") ?? [];
    checkVersion("profile", version ?? 0, Number(seen));
  };

  const handlers = [
    guardedTeams,
    read("users/volunteers", () => [...people.values()]),
    read("assignments/stats", () =>
      [...worked].map(([id, stats]) => ({
        ...{ ...identity(find(id)), charisma: 0, stats },
        worked: reallyWorked.get(id) ?? 0,
      })),
    ),
    http.get(api("users/:id/profile-picture"), () => new HttpResponse(null, { status: 404 })),
    http.get<Id>(api("users/:id"), ({ params }) => answer(() => find(Number(params.id)))),
    http.put<Id>(api("users/:id"), ({ params, request }) =>
      answer(async () => {
        const present = find(Number(params.id));
        checkSeen(request, present);
        const { email, ...form } = (await request.json()) as ManagedProfileForm;
        return change(present.id, {
          ...form,
          ...(email !== undefined && { pendingEmail: { email, countsAt: "2027-05-18T18:30:00.000Z" } }),
        });
      }),
    ),
    http.delete<Id>(api("users/:id/email-change"), ({ params }) =>
      answer(() => {
        change(Number(params.id), { pendingEmail: null });
      }),
    ),
    http.patch<Id>(api("users/:id/teams"), ({ params, request }) =>
      answer(async () => {
        const { teams } = find(Number(params.id));
        return change(Number(params.id), { teams: [...teams, ...((await request.json()) as string[])] })
          .teams;
      }),
    ),
    http.delete<Id & { team: string }>(api("users/:id/teams/:team"), ({ params }) =>
      answer(() => {
        const { id, teams } = find(Number(params.id));
        change(id, { teams: teams.filter((team) => team !== params.team) });
      }),
    ),
    http.delete<Id>(api("users/:id"), ({ params, request }) =>
      answer(() => {
        checkSeen(request, find(Number(params.id)));
        people.delete(Number(params.id));
      }),
    ),
    http.delete<{ email: string }>(api("registrations/forget/:email"), ({ params }) =>
      answer(() => {
        const email = decodeURIComponent(params.email);
        const [id] = [...people.values()].filter((one) => one.email === email).map((one) => one.id);
        const reason = tied.get(id ?? 0);
        if (reason !== undefined) throw refused(reason);
        people.delete(id ?? 0);
      }),
    ),
    read("friends", () => [...people.values()].map(identity)),
    http.get<Id>(api("friends/:id"), ({ params }) => answer(() => friends.get(Number(params.id)) ?? [])),
    http.post<Id>(api("friends/:id"), ({ params, request }) =>
      answer(async () => {
        const { id } = (await request.json()) as { id: number };
        friends.set(Number(params.id), [...(friends.get(Number(params.id)) ?? []), identity(find(id))]);
        return identity(find(id));
      }, 201),
    ),
    http.delete<Id & { friend: string }>(api("friends/:id/:friend"), ({ params }) =>
      answer(() => {
        const rest = friends.get(Number(params.id))?.filter(({ id }) => id !== Number(params.friend));
        friends.set(Number(params.id), rest ?? []);
      }),
    ),
    read("volunteer-availability/:userId", () => availabilities),
    http.patch(api("volunteer-availability/:userId"), ({ request }) =>
      answer(async () => {
        const form = (await request.json()) as AvailabilitiesForm;
        availabilities = replaceAvailabilities(form.availabilities).map(({ start, end }) => ({
          start: start.toISOString(),
          end: end.toISOString(),
        }));
        return availabilities;
      }),
    ),
  ];

  return {
    handlers,
    person: find,
    change,
    /** Adds a volunteer with every field, unless the test changes some. */
    has(firstname: string, teams: string[] = [], more: Partial<Volunteer> = {}): Volunteer {
      const id = more.id ?? people.size + 11;
      const person: Volunteer = {
        ...answeredVolunteer({ id, firstname, lastname: "Dupont", nickname: null }, teams),
        ...{ version: 1, birthdate: "2001-03-04", phone: "0612345678", comment: null, note: null },
        ...{ email: `${firstname.toLowerCase()}@example.org`, preference: null },
        ...more,
      };
      people.set(id, person);
      return person;
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
