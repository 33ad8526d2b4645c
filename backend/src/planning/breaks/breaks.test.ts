import { slot } from "../../festival-tasks/testing/sheets";
import { useFestival } from "../../testing/festival";

const festival = useFestival();

const path = (id: number) => `/planning/${id}/break-periods`;
const add = (id: number, start: string, durationInHours: unknown) =>
  festival.as.humain.post(path(id), { start, durationInHours });
const remove = (id: number, { start, end }: { start: string; end: string }) =>
  festival.as.humain.delete(`${path(id)}?start=${encodeURIComponent(start)}&end=${encodeURIComponent(end)}`);
const night = slot(4, 10);
const lunch = slot(12, 14);

describe("The breaks of a volunteer", () => {
  it("BR-1, BR-2 stand beside each other, by date, whatever they overlap", async () => {
    const { volunteer: id } = festival.ids;
    expect((await add(id, lunch.start, 2)).json()).toEqual([lunch]);
    const answer = await add(id, night.start, 6);
    expect([answer.status, answer.json()]).toEqual([201, [night, lunch]]);
    const halfPastEleven = { start: slot(6, 6).start, end: "2027-05-14T09:30:00.000Z" };
    expect((await add(id, halfPastEleven.start, 5.5)).json()).toEqual([night, halfPastEleven, lunch]);
    expect((await festival.as.humain.get(path(id))).json()).toEqual([night, halfPastEleven, lunch]);
  });

  it("BR-2 keeps one that is sent five times at once a single time", async () => {
    const { organiser: id } = festival.ids;
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(id, night.start, 6)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect((await festival.as.humain.get(path(id))).json()).toEqual([night]);
  });

  it("BR-3 go by their exact bounds, and not twice", async () => {
    const { colleague: id } = festival.ids;
    await add(id, night.start, 6);
    await add(id, lunch.start, 2);
    for (const other of [slot(4, 9), slot(5, 10)]) {
      const refusal = await remove(id, other);
      expect([refusal.status, refusal.message]).toEqual([404, "Cette pause n'existe pas"]);
    }
    const answer = await remove(id, night);
    expect([answer.status, answer.json()]).toEqual([200, [lunch]]);
    expect((await remove(id, night)).status).toBe(404);
  });

  it("are not taken from another person", async () => {
    await add(festival.ids.elec, night.start, 6);
    expect((await remove(festival.ids.signa, night)).status).toBe(404);
    expect((await festival.as.humain.get(path(festival.ids.elec))).json()).toEqual([night]);
  });

  it("are for those who assign only: not even one's own", async () => {
    const own = path(festival.ids.volunteer);
    const { start, end } = night;
    for (const caller of [festival.as.volunteer, festival.as.organiser]) {
      expect((await caller.get(own)).status).toBe(403);
      expect((await caller.post(own, { start, durationInHours: 2 })).status).toBe(403);
      expect((await caller.delete(`${own}?start=${start}&end=${end}`)).status).toBe(403);
    }
    expect((await festival.nobody.get(own)).status).toBe(401);
  });

  it("need a person who is there", async () => {
    for (const answer of [
      await festival.as.humain.get(path(123_456)),
      await add(123_456, night.start, 6),
      await remove(123_456, night),
    ]) {
      expect([answer.status, answer.message]).toEqual([404, "Utilisateur inconnu"]);
    }
  });

  it.each([
    [night.start, 0, "La durée de la pause doit être supérieure à 0"],
    [night.start, -3, "La durée de la pause doit être supérieure à 0"],
    [night.start, "deux", "La durée de la pause doit être supérieure à 0"],
    [night.start, 1_000, "Une pause dure au plus 168 heures"],
    ["demain", 2, "Début : une date est attendue (ISO 8601)"],
    ["1970-01-01T00:00:00Z", 2, "Début : doit être entre 2000 et 2099"],
  ])("from %s for %s hours are refused", async (start, hours, message) => {
    const answer = await add(festival.ids.volunteer, start, hours);
    expect([answer.status, answer.message]).toEqual([400, message]);
  });

  it("are not taken away between two things that are no dates", async () => {
    const answer = await remove(festival.ids.volunteer, { start: "hier", end: "demain" });
    expect(answer.status).toBe(400);
  });
});
