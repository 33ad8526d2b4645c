import { assign, aTask, festival, identifierOf } from "../assignments/testing/assigning";
import { fridayAt, makeAvailable, slot } from "../festival-tasks/testing/sheets";
import type { Role } from "../testing/cast";
import { blockAt, callFor, decline, mine, openCalls } from "./testing/calling";

openCalls();

const count = async (who: Role) =>
  (await festival.as[who].get("/availability-calls/mine/count")).json<number>();
const give = (who: Role, from: number, to: number) =>
  festival.as[who].post(`/volunteer-availability/${String(festival.ids[who])}`, {
    availabilities: [slot(from, to)],
  });

describe("The calls of one's own", () => {
  it("are nobody's without a session, and none before anybody is called", async () => {
    for (const answer of [
      await festival.nobody.get("/availability-calls/mine"),
      await festival.nobody.get("/availability-calls/mine/count"),
      await festival.nobody.post("/availability-calls/mine/declines", slot(18, 20)),
    ])
      expect(answer.status).toBe(401);
    expect([await mine("volunteer"), await count("volunteer")]).toEqual([[], 0]);
  });

  it("are read by their person alone, the hours that follow one another as one, with their charisma", async () => {
    await festival.as.humain.post("/charisma-periods", { name: "Soir", charisma: 7, ...slot(18, 21) });
    await makeAvailable(festival, festival.ids.colleague, slot(16, 30));
    await callFor("humain", 18, 20, 24);
    expect(await mine("volunteer")).toEqual([
      { ...slot(18, 22), charisma: 21 },
      { ...slot(24, 26), charisma: 0 },
    ]);
    expect(await count("volunteer")).toBe(2);
    expect([await mine("colleague"), await count("colleague")]).toEqual([[], 0]);
  });

  it("AC-5 end when the hours are given, by the call of all availabilities, and the board counts it", async () => {
    await callFor("humain", 18, 20);
    expect((await give("volunteer", 18, 20)).status).toBe(201);
    expect(await mine("volunteer")).toEqual([{ ...slot(20, 22), charisma: 0 }]);
    expect((await blockAt(18)).block).toMatchObject({ free: 1, accepted: 1, declined: 0 });
    expect((await blockAt(20)).block).toMatchObject({ free: 0, accepted: 0, declined: 0 });
  });

  it("end when the person gets a place then", async () => {
    await callFor("humain", 18, 20);
    await give("volunteer", 18, 20);
    await assign(identifierOf(await aTask()), festival.ids.volunteer);
    await makeAvailable(festival, festival.ids.volunteer);
    expect(await mine("volunteer")).toEqual([{ ...slot(20, 22), charisma: 0 }]);
  });

  it("are declined, once, and asked no more", async () => {
    await callFor("humain", 18, 20, 24);
    const answer = await decline("volunteer", slot(18, 22));
    expect([answer.status, answer.json()]).toEqual([200, [{ ...slot(24, 26), charisma: 0 }]]);
    expect((await blockAt(18)).block).toMatchObject({ declined: 1, accepted: 0 });
    expect((await mine("colleague"))[0]).toMatchObject(slot(18, 22));
    const again = await decline("volunteer", slot(18, 22));
    expect([again.status, again.message]).toEqual([404, "Personne ne t'appelle plus à ces heures"]);
    expect((await callFor("humain", 18)).status).toBe(409);
  });

  it("are not declined for hours for which nobody calls, nor for a part of a block", async () => {
    await callFor("humain", 18);
    for (const hours of [slot(20, 22), slot(18, 19)])
      expect((await decline("volunteer", hours)).status).toBe(404);
    expect(await count("volunteer")).toBe(1);
  });

  it.each([
    [slot(20, 18), "La date de fin doit être après la date de début"],
    [{ start: fridayAt(18), end: "9999-12-31T22:00:00.000Z" }, "Date de fin : doit être entre 2000 et 2099"],
    [{}, "Date de début : une date est attendue (ISO 8601)\nDate de fin : une date est attendue (ISO 8601)"],
  ])("are not declined for %j", async (hours, message) => {
    const answer = await decline("volunteer", hours);
    expect([answer.status, answer.message]).toEqual([400, message]);
  });
});
