import type { StoredCharismaPeriod } from "@coulisses/shared-domain/charisma/charisma-period";
import { availabilityCharisma } from "@coulisses/shared-domain/charisma/availability-charisma";
import type { Volunteer } from "@coulisses/shared-domain/contract/users";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import {
  availabilityCharisma as availabilityCharismaView,
  charismaPeriods,
} from "../database/schema/charisma";
import { availabilities } from "../database/schema/people";
import { call } from "../testing/calls";
import { type Person, useTestServer } from "../testing/test-server";

const server = useTestServer();
let humain: Person, camille: Person;
beforeAll(async () => {
  humain = await server.person({ teams: ["benevole", "hard", "humain"] });
  camille = await server.person({ teams: ["benevole"] });
});
beforeEach(async () => {
  await server.services.db.delete(charismaPeriods);
  await server.services.db.delete(availabilities);
});

const as = ({ accessToken: token }: Person) => ({ token });
const night = {
  name: "Nuit",
  charisma: 20,
  start: "2027-05-14T22:00:00.000Z",
  end: "2027-05-15T04:00:00.000Z",
};
const morning = { name: "Matin", charisma: 10, start: night.end, end: "2027-05-15T10:00:00.000Z" };
const add = (body: object, person = humain) =>
  call(server, "POST", "/charisma-periods", { ...as(person), body });
const added = async (body: object) => (await add(body)).json<StoredCharismaPeriod>();
const list = async () =>
  (await call(server, "GET", "/charisma-periods", as(camille))).json<StoredCharismaPeriod[]>();

describe("Charisma periods", () => {
  it("are read by everybody who is logged in, in their order", async () => {
    const [second, first] = [await added(morning), await added(night)];
    expect(await list()).toEqual([first, second]);
    const path = `/charisma-periods/${String(first.id)}`;
    expect((await call(server, "GET", path, as(camille))).json()).toEqual(first);
    expect((await call(server, "GET", path)).status).toBe(401);
  });

  it("are written by those who assign volunteers, and nobody else", async () => {
    const { id } = await added(night);
    const path = `/charisma-periods/${String(id)}`;
    expect((await add(morning, camille)).status).toBe(403);
    expect((await call(server, "PUT", path, { ...as(camille), body: { charisma: 1 } })).status).toBe(403);
    expect((await call(server, "DELETE", path, as(camille))).status).toBe(403);
    expect((await call(server, "PUT", path, { ...as(humain), body: { charisma: 25 } })).json()).toEqual({
      ...night,
      id,
      charisma: 25,
    });
    expect((await call(server, "DELETE", path, as(humain))).status).toBe(204);
    expect(await list()).toEqual([]);
  });

  it.each([
    [{ name: " " }, "Le nom du créneau ne peut pas être vide"],
    [{ charisma: -1 }, "Le charisme par heure ne peut pas être négatif"],
    [{ charisma: 1.5 }, "Le charisme par heure doit être un entier"],
    [{ charisma: "20" }, "Charisme par heure : un nombre est attendu"],
    [{ end: night.start }, "La période doit avoir une durée"],
    [{ end: "2027-05-14T20:00:00Z" }, "La date de fin doit être après la date de début"],
    [{ start: "hier" }, "Date de début : une date est attendue (ISO 8601)"],
  ])("refuse %j", async (wrong, message) => {
    const answer = await add({ ...night, ...wrong });
    expect([answer.status, answer.message]).toEqual([400, message]);
  });

  it("don't overlap, decision 54: also when two are added at once; touching is fine", async () => {
    const both = await Promise.all([add(night), add({ ...night, name: "Soirée" })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await add(morning)).status).toBe(201);
    const [first] = await list();
    const path = `/charisma-periods/${String(first?.id)}`;
    const moved = await call(server, "PUT", path, { ...as(humain), body: { end: morning.end } });
    expect([moved.status, moved.message]).toEqual([409, "Ce créneau chevauche le créneau « Matin »"]);
    const behindTheBack = server.services.db
      .insert(charismaPeriods)
      .values({ name: "Double", charisma: 1, startAt: new Date(night.start), endAt: new Date(night.end) });
    await expect(behindTheBack).rejects.toThrow();
  });

  it.each(["GET", "PUT", "DELETE"] as const)("that are not there are not found: %s", async (method) => {
    const answer = await call(server, method, "/charisma-periods/424242", {
      ...as(humain),
      ...(method === "PUT" && { body: {} }),
    });
    expect([answer.status, answer.message]).toEqual([404, "Le créneau de charisme #424242 n'existe pas"]);
  });
});

describe("The charisma of availabilities", () => {
  const come = (start: string, end: string) =>
    call(server, "POST", `/volunteer-availability/${String(camille.id)}`, {
      ...as(camille),
      body: { availabilities: [{ start, end }] },
    });
  const charismaIn = async (path: string, person: Person) => {
    const found = (await call(server, "GET", path, as(person))).json<Volunteer | Volunteer[]>();
    return [found].flat().find(({ id }) => id === camille.id)?.charisma;
  };

  it("CH-1 is what their hours are worth now, wherever it is read", async () => {
    expect((await come("2027-05-15T02:00:00Z", "2027-05-15T06:00:00Z")).status).toBe(201);
    expect(await charismaIn("/users/me", camille)).toBe(0);
    await add(night);
    const { id } = await added(morning);
    const everywhere = async () => [
      await charismaIn("/users/me", camille),
      await charismaIn(`/users/${String(camille.id)}`, humain),
      await charismaIn("/users/volunteers", humain),
    ];
    expect(await everywhere()).toEqual([60, 60, 60]);
    await call(server, "DELETE", `/charisma-periods/${String(id)}`, as(humain));
    expect(await everywhere()).toEqual([40, 40, 40]);
  });

  it("CH-2 is counted by the database as by the rule, whatever the periods", async () => {
    const { db } = server.services;
    const origin = Date.UTC(2027, 4, 14);
    const minutes = fc.integer({ min: 0, max: 40 }).map((quarters) => quarters * 15);
    const period = fc
      .tuple(minutes, fc.integer({ min: 1, max: 30 }))
      .map(([start, quarters]) => ({ start, end: start + quarters * 15 }));
    /** One after the other, apart or touching. */
    const apart = fc.uniqueArray(minutes, { minLength: 2, maxLength: 8 }).map((bounds) => {
      const sorted = [...bounds].sort((a, b) => a - b);
      return sorted.slice(1).map((end, at) => ({ start: sorted[at] ?? 0, end }));
    });
    const dated = ({ start, end }: { start: number; end: number }) => ({
      start: new Date(origin + start * 60_000),
      end: new Date(origin + end * 60_000),
    });
    await fc.assert(
      fc.asyncProperty(
        period,
        apart,
        fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 8, maxLength: 8 }),
        async (availability, spans, points) => {
          const when = dated(availability);
          const periods = spans.map((span, at) => ({ ...dated(span), charisma: points[at] ?? 0 }));
          await db.delete(charismaPeriods);
          await db.delete(availabilities);
          await db
            .insert(availabilities)
            .values({ userId: camille.id, startAt: when.start, endAt: when.end });
          await db.insert(charismaPeriods).values(
            periods.map(({ start, end, charisma }) => ({
              name: "Créneau",
              charisma,
              startAt: start,
              endAt: end,
            })),
          );
          const [counted] = await db
            .select({ points: availabilityCharismaView.points })
            .from(availabilityCharismaView)
            .where(sql`user_id = ${camille.id}`);
          expect(counted?.points ?? 0).toBe(availabilityCharisma([when], periods));
        },
      ),
      { numRuns: 40 },
    );
  });
});
