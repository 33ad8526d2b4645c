import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { eq } from "drizzle-orm";
import { friends, users } from "../database/schema/people";
import { senderOn } from "../testing/calls";
import { type Person, useTestServer } from "../testing/test-server";

const server = useTestServer();
let lea: Person, max: Person, manager: Person;

beforeAll(async () => {
  lea = await server.person({ firstname: "Léa", teams: ["benevole"] });
  max = await server.person({ firstname: "Max", teams: ["benevole"] });
  manager = await server.person({ teams: ["benevole", "hard", "humain"] });
});
beforeEach(() => server.services.db.delete(friends));

const send = senderOn(server);
const add = (by: Person, id: unknown) => send("POST", "/friends", by, { id });
const friendsOf = async ({ id }: Person, reader: Person) =>
  (await send("GET", `/friends/${String(id)}`, reader)).json<UserIdentity[]>().map((friend) => friend.id);

describe("§11 Friendship", () => {
  it("goes one way: the other sees nothing of it", async () => {
    expect((await add(lea, max.id)).status).toBe(201);
    expect(await friendsOf(lea, lea)).toEqual([max.id]);
    expect(await friendsOf(max, max)).toEqual([]);
    expect((await send("GET", `/friends/${String(lea.id)}`, max)).status).toBe(403);
  });

  it("is chosen by members: who was never admitted reads nobody's name", async () => {
    const candidate = await server.person();
    const notAMember = [403, "Tu n'es pas membre de l'équipe benevole"];
    const everybody = await send("GET", "/friends", candidate);
    expect([everybody.status, everybody.message]).toEqual(notAMember);
    const added = await add(candidate, max.id);
    expect([added.status, added.message]).toEqual(notAMember);
    expect(await friendsOf(candidate, candidate)).toEqual([]);
  });

  it("is there once, however often and fast it is asked for", async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => add(lea, max.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      201,
      ...Array.from({ length: 49 }, () => 409),
    ]);
    expect(answers.find(({ status }) => status === 409)?.message).toBe(
      "Cette personne fait déjà partie des amis",
    );
    expect(await friendsOf(lea, lea)).toEqual([max.id]);
  });

  it("X10 that is not there is not removed twice", async () => {
    await add(lea, max.id);
    const path = `/friends/${String(max.id)}`;
    const answers = await Promise.all(Array.from({ length: 5 }, () => send("DELETE", path, lea)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404, 404, 404]);
  });

  it("is with nobody but people who are there: not oneself, nor a vehicle, nor a person who left", async () => {
    const [van, left] = [await server.person({ teams: ["camion"] }), await server.person()];
    await server.services.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, left.id));
    const choices = (await send("GET", "/friends", lea)).json<UserIdentity[]>().map(({ id }) => id);
    expect(choices).toContain(max.id);
    expect(choices).not.toContain(van.id);
    expect(choices).not.toContain(left.id);
    const refusal = await add(lea, lea.id);
    expect([refusal.status, refusal.message]).toEqual([409, "Tu ne peux pas être ton propre ami"]);
    for (const id of [van.id, left.id, 2_147_483_647]) expect((await add(lea, id)).status).toBe(404);
    for (const id of [0, -1, 1.5, "2", null, [max.id], 9_999_999_999]) {
      expect((await add(lea, id)).status).toBe(400);
    }
  });

  it("is not chosen for another person, but by those who manage people", async () => {
    const ofLea = `/friends/${String(lea.id)}`;
    expect((await send("POST", ofLea, max, { id: max.id })).status).toBe(403);
    expect((await send("POST", ofLea, manager, { id: max.id })).status).toBe(201);
    expect((await send("DELETE", `${ofLea}/${String(max.id)}`, max)).status).toBe(403);
    expect((await send("DELETE", `${ofLea}/${String(max.id)}`, manager)).status).toBe(204);
  });

  it("with ten thousand people, more than a quota lets anybody choose, is read whole", async () => {
    const crowd = await server.services.db
      .insert(users)
      .values(
        Array.from({ length: 10_000 }, (_, index) => ({
          email: `foule${String(index)}@example.org`,
          passwordHash: "no password",
          firstname: "Camille",
          lastname: `Foule ${String(index)}`,
          birthdate: "2000-01-01",
          phone: "0612345678",
        })),
      )
      .returning({ id: users.id });
    await server.services.db
      .insert(friends)
      .values(crowd.map(({ id }) => ({ requestorId: lea.id, friendId: id })));
    expect(await friendsOf(lea, manager)).toHaveLength(10_000);
    expect((await send("GET", "/alerts", lea)).json<{ friends: boolean }>().friends).toBe(false);
    expect((await add(lea, max.id)).status).toBe(409);
  });
});
