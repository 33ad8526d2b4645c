import { sql } from "drizzle-orm";
import { makeAvailable, pathOf, readyToAssign, slot } from "../festival-tasks/testing/sheets";
import {
  assign,
  aTask,
  below,
  comers,
  identifierOf,
  openFestival,
  peopleFor,
  unassign,
  festival,
} from "./testing/assigning";

openFestival();

const slotsOf = (id: number) =>
  festival.as.humain.get(`/assignments/volunteer-to-task/volunteers/${String(id)}/assignments`);

describe("A spiteful or clumsy organiser", () => {
  it("assigns to no slot made of the ids of two tasks", async () => {
    const { volunteer } = festival.ids;
    await makeAvailable(festival, volunteer, slot(8, 22));
    const [morning, evening] = [
      identifierOf(await readyToAssign(festival, { window: slot(8, 10) })),
      identifierOf(await aTask()),
    ];
    for (const mixed of [
      { ...morning, taskId: evening.taskId },
      { ...morning, mobilizationId: evening.mobilizationId },
      { ...morning, assignmentId: evening.assignmentId },
    ]) {
      const answer = await assign(mixed, volunteer);
      expect([answer.status, answer.message]).toEqual([404, "Ce créneau n'existe pas ou plus"]);
    }
  });

  it("assigns to no task that was rejected or deleted meanwhile", async () => {
    const { volunteer } = festival.ids;
    await makeAvailable(festival, volunteer, slot(18, 22));
    const [rejected, deleted] = [await aTask(), await aTask()];
    await festival.as.humain.post(`${pathOf(rejected)}/reject`, { team: "humain", reason: "Non" });
    await festival.services.db.execute(
      sql`update festival_tasks set deleted_at = now() where id = ${deleted.id}`,
    );
    for (const task of [rejected, deleted])
      expect((await assign(identifierOf(task), volunteer)).status).toBe(404);
    expect((await slotsOf(volunteer)).json()).toEqual([]);
  });

  it("leaves nobody on a task that is rejected at the same moment", async () => {
    const { volunteer } = festival.ids;
    await makeAvailable(festival, volunteer, slot(18, 22));
    const task = await aTask();
    const [assigned, rejected] = await Promise.all([
      assign(identifierOf(task), volunteer),
      festival.as.humain.post(`${pathOf(task)}/reject`, { team: "humain", reason: "Non" }),
    ]);
    expect([200, 404]).toContain(assigned.status);
    expect(rejected.status).toBeLessThan(300);
    const left = await festival.services.db.execute(sql`select user_id from assignees`);
    expect(left).toMatchObject({ rows: [] });
  });

  it("refuses anyone who takes their availabilities back, unless they were assigned just before", async () => {
    const { volunteer } = festival.ids;
    for (let round = 0; round < 3; round++) {
      await makeAvailable(festival, volunteer, slot(18, 22));
      const first = identifierOf(await aTask());
      const [assigned, taken] = await Promise.all([
        assign(first, volunteer),
        makeAvailable(festival, volunteer),
      ]);
      expect(taken.status).toBe(200);
      expect([200, 409]).toContain(assigned.status);
      expect((await assign(identifierOf(await aTask()), volunteer)).status).toBe(409);
    }
  });

  it("is possible or the availability can be taken back by its owner, never both", async () => {
    const { volunteer } = festival.ids;
    for (let round = 0; round < 5; round++) {
      await makeAvailable(festival, volunteer, slot(18, 22));
      const first = identifierOf(await aTask());
      const [assigned, withdrawn] = await Promise.all([
        assign(first, volunteer),
        festival.as.volunteer.post(`/volunteer-availability/${String(volunteer)}/withdrawals`, {
          availabilities: [slot(18, 22)],
        }),
      ]);
      expect([assigned.status, withdrawn.status].sort()).toEqual([200, 409]);
      if (assigned.status === 200) await unassign(first, volunteer);
    }
  });

  it("gives overlapping slots to nobody, by no order of two calls", async () => {
    const { volunteer } = festival.ids;
    await makeAvailable(festival, volunteer, slot(8, 22));
    const windows = [slot(9, 12), slot(11, 14), slot(13, 16)];
    const tasks = [];
    for (const window of windows) tasks.push(identifierOf(await readyToAssign(festival, { window })));
    const answers = await Promise.all(tasks.map((task) => assign(task, volunteer)));
    const [first, second, third] = answers.map(({ status }) => status);
    expect([200, 409]).toContain(second);
    expect([first, third]).toEqual(second === 200 ? [409, 409] : [200, 200]);
  });

  it("reaches nobody who has left, nor anything by a number that is none", async () => {
    const { volunteer, organiser } = festival.ids;
    for (const id of [volunteer, organiser]) await makeAvailable(festival, id, slot(18, 22));
    const first = identifierOf(await aTask());
    await festival.services.db.execute(sql`update users set deleted_at = now() where id = ${organiser}`);
    expect((await assign(first, volunteer, organiser)).status).toBe(404);
    expect((await peopleFor(first)).map(({ id }) => id)).toEqual([volunteer]);
    expect((await slotsOf(organiser)).status).toBe(404);
    await festival.services.db.execute(sql`update users set deleted_at = null where id = ${organiser}`);
    for (const wrong of [2 ** 53, -1, 0, 1.5, "1", null])
      expect((await assign(first, wrong as number)).status).toBe(400);
    for (const wrong of ["9007199254740992", "-1", "%31%00", "1;drop", "%2e%2e", "१"]) {
      const answer = await festival.as.humain.delete(`/assignments/${below(first)}/assignees/${wrong}`);
      expect([400, 404]).toContain(answer.status);
    }
    expect(await comers(first)).toEqual([]);
  });

  it("gives no word against rest that is empty or long, and none where no rule is broken", async () => {
    const { volunteer } = festival.ids;
    await makeAvailable(festival, volunteer, slot(18, 22));
    const assignment = identifierOf(await aTask());
    const volunteers = [{ id: volunteer, as: "benevole" }];
    const send = (restOverride: unknown) =>
      festival.as.humain.post("/assignments", { assignment, volunteers, restOverride });
    for (const wrong of ["", "   ", "a".repeat(301), 7, null]) expect((await send(wrong)).status).toBe(400);
    expect((await send("a".repeat(100_000))).status).toBe(400);
    expect((await send("Il insiste")).status).toBe(200);
    const journal = (await festival.as.admin.get("/audit-entries?kind=rest-overridden")).json();
    expect(journal).toMatchObject({ entries: [] });
  });

  it("asks for no team that is none, whatever its name", async () => {
    const { volunteer } = festival.ids;
    await makeAvailable(festival, volunteer, slot(18, 22));
    const assignment = identifierOf(await aTask());
    for (const as of ["constructor", "__proto__", "zzz", "BENEVOLE"]) {
      const answer = await festival.as.humain.post("/assignments", {
        assignment,
        volunteers: [{ id: volunteer, as }],
      });
      expect([answer.status, answer.message]).toEqual([
        409,
        expect.stringMatching(new RegExp(` ne peut pas être affecté·e en tant que ${as}$`)),
      ]);
    }
  });

  it("comes to both slots of the hour that comes twice, and takes no other then", async () => {
    const { volunteer } = festival.ids;
    const hour = (count: number) => new Date(Date.UTC(2027, 9, 31, count)).toISOString();
    const window = { start: hour(0), end: hour(2) };
    await makeAvailable(festival, volunteer, { start: hour(-2), end: hour(4) });
    const night = await readyToAssign(festival, { window, split: 1 });
    const other = identifierOf(await readyToAssign(festival, { window }));
    for (const rank of [0, 1]) expect((await assign(identifierOf(night, rank), volunteer)).status).toBe(200);
    expect((await assign(other, volunteer)).message).toMatch(/est déjà affecté·e sur la FT #\d+/);
  });
});
