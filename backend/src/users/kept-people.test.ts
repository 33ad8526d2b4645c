import type { Me, Volunteer } from "@coulisses/shared-domain/contract/users";
import { eq, sql } from "drizzle-orm";
import { permissions } from "../database/schema/access";
import { availabilities } from "../database/schema/people";
import { charismaPeriods } from "../database/schema/charisma";
import { call } from "../testing/calls";
import { type Person, useTestServer } from "../testing/test-server";

const server = useTestServer();
let camille: Person, humain: Person;

beforeAll(async () => {
  camille = await server.person({ teams: ["benevole"] });
  humain = await server.person({ teams: ["benevole", "hard", "humain"] });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const me = async () => (await call(server, "GET", "/users/me", { token: camille.accessToken })).json<Me>();
const listed = async () =>
  (await call(server, "GET", "/users/volunteers", { token: humain.accessToken }))
    .json<Volunteer[]>()
    .find(({ id }) => id === camille.id);

describe("What is kept of a person", () => {
  it("shows at once what any transaction wrote", async () => {
    const { db } = server.services;
    const [start, end] = [new Date("2027-05-20T10:00:00Z"), new Date("2027-05-20T12:00:00Z")];
    await db.insert(charismaPeriods).values({ name: "Jeudi", charisma: 3, startAt: start, endAt: end });
    expect([(await me()).charisma, (await listed())?.charisma]).toEqual([0, 0]);
    await db.insert(availabilities).values({ userId: camille.id, startAt: start, endAt: end });
    expect([(await me()).charisma, (await listed())?.charisma]).toEqual([6, 6]);
    await db.update(permissions).set({ name: "view-people" }).where(eq(permissions.name, "view-volunteer"));
    expect((await me()).permissions).toContain("view-people");
    await db.update(permissions).set({ name: "view-volunteer" }).where(eq(permissions.name, "view-people"));
  });

  it("shows within a minute what changes with the clock alone, as hours under way do", async () => {
    const { db } = server.services;
    expect((await me()).charisma).toBe(6);
    // No revision moves.
    await db.transaction(async (tx) => {
      await tx.execute(sql`alter table charisma_periods disable trigger user`);
      await tx.update(charismaPeriods).set({ charisma: 4 });
      await tx.execute(sql`alter table charisma_periods enable trigger user`);
    });
    jest.spyOn(Date, "now").mockReturnValue(Date.now() + 60_000);
    expect((await me()).charisma).toBe(8);
    expect((await listed())?.charisma).toBe(8);
  });
});
