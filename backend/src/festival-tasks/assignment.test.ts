import { sql } from "drizzle-orm";
import { rowsOf } from "../database/driver";
import { useFestival } from "../testing/festival";
import {
  aReadyDraft,
  approvedBy,
  fridayAt,
  makeAvailable,
  pathOf,
  readyToAssign,
  slot,
  taskIn,
  validated,
} from "./testing/sheets";

const festival = useFestival();

const NOT_FREE =
  "Impossible de démarrer l'affectation pour cette FT.\n- Au moins un des bénévoles n'est pas disponible.";

const start = (path: string, body?: object) => festival.as.humain.post(`${path}/enable-assignment`, body);
const rejected = (path: string) =>
  festival.as.matos.post(`${path}/reject`, { team: "matos", reason: "On n'a plus de matos" });

async function countAssignees(taskId: number): Promise<number> {
  const { db } = festival.services;
  const found = await db.execute(sql`select count(*)::int as count from assignees where task_id = ${taskId}`);
  return rowsOf<{ count: number }>(found)[0]?.count ?? 0;
}

describe("FT-50 to FT-52 the conflicts of a named volunteer", () => {
  it("tell who is not there, who is asked elsewhere and who is assigned elsewhere", async () => {
    const { secu: userId } = festival.ids;
    const conflictsIn = async (path: string) =>
      taskIn(await festival.as.organiser.get(path)).mobilizations[0]?.volunteers[0]?.conflicts;
    const named = { volunteers: [userId] };
    await makeAvailable(festival, userId, slot(18, 22));
    const ready = await readyToAssign(festival, { ...named, window: slot(18, 20) });
    const other = await aReadyDraft(festival, { ...named, window: slot(20, 22) });
    const draft = await aReadyDraft(festival, { ...named, window: slot(19, 21) });
    expect(await conflictsIn(pathOf(draft))).toEqual({
      availability: false,
      tasks: [{ id: other.id, name: "Monter le bar" }],
      assignments: [{ id: ready.id, name: "Monter le bar" }],
    });

    await makeAvailable(festival, userId, slot(18, 20), slot(22, 24));
    expect(await conflictsIn(pathOf(draft))).toMatchObject({ availability: true });
    await festival.as.organiser.delete(pathOf(other));
    await rejected(pathOf(ready));
    expect(await conflictsIn(pathOf(draft))).toEqual({
      availability: true,
      tasks: [{ id: ready.id, name: "Monter le bar" }],
      assignments: [],
    });
  });
});

describe("FT-30 to FT-32 starting the assignment", () => {
  it("cuts each mobilization in slots to which the named come, and keeps category and priority", async () => {
    const { signa: userId } = festival.ids;
    await makeAvailable(festival, userId, { start: fridayAt(16), end: fridayAt(30) });
    const ft = await validated(festival, { volunteers: [userId], window: slot(18, 28), split: 2 });
    const answer = await start(pathOf(ft), { category: "BAR", topPriority: true });
    expect(answer.status).toBe(200);
    const ready = answer.json<Awaited<ReturnType<typeof readyToAssign>>>();
    expect(ready).toMatchObject({ status: "READY_TO_ASSIGN", category: "BAR", topPriority: true });
    expect(ready.history.at(-1)).toMatchObject({ action: "ASSIGNMENT_STARTED" });
    const [mobilization] = ready.mobilizations;
    expect(mobilization?.assignments).toHaveLength(5);
    expect(mobilization?.assignments[0]).toMatchObject({
      ...slot(18, 20),
      assignees: [{ id: userId, firstname: "signa" }],
    });
    expect(await countAssignees(ft.id)).toBe(5);
  });

  it("takes neither category nor priority when none is given", async () => {
    const ready = await readyToAssign(festival);
    expect([ready.topPriority, ready.category]).toEqual([false, undefined]);
  });

  it("is refused before the validation, and a second time", async () => {
    const ft = await approvedBy(festival, ["humain"]);
    const early = await start(pathOf(ft));
    expect([early.status, early.message]).toEqual([409, `La fiche tâche #${ft.id} n'est pas encore validée`]);
    const again = await start(pathOf(await readyToAssign(festival)));
    expect([again.status, again.message]).toEqual([
      409,
      "La tâche est déjà en affectation, ce n'est pas normal",
    ]);
  });

  it("is refused while a person named is not free, and possible once they are", async () => {
    const { barrieres: userId } = festival.ids;
    const ft = await validated(festival, { volunteers: [userId] });
    const refusal = await start(pathOf(ft));
    expect([refusal.status, refusal.message]).toEqual([409, NOT_FREE]);
    await makeAvailable(festival, userId, slot(18, 24));
    expect((await start(pathOf(ft))).status).toBe(200);
  });

  it("FT-23 is undone by a rejection, assignments and all", async () => {
    const { colleague: userId } = festival.ids;
    await makeAvailable(festival, userId, slot(18, 24));
    const ft = await readyToAssign(festival, { volunteers: [userId] });
    expect(await countAssignees(ft.id)).toBe(1);
    const refused = taskIn(await rejected(pathOf(ft)));
    expect(refused).toMatchObject({ status: "REFUSED", reviews: { humain: "APPROVED", matos: "REJECTED" } });
    expect(refused).not.toHaveProperty("topPriority");
    expect(refused.mobilizations[0]).not.toHaveProperty("assignments");
    expect(await countAssignees(ft.id)).toBe(0);
  });
});

describe("What happens at the same instant", () => {
  it("lets only one of two tasks have a person at a time", async () => {
    const { elec: userId } = festival.ids;
    await makeAvailable(festival, userId, slot(10, 16));
    const wanted = { volunteers: [userId], window: slot(10, 12) };
    const tasks = [await validated(festival, wanted), await validated(festival, wanted)];
    const answers = await Promise.all(tasks.map((ft) => start(pathOf(ft))));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.message).toBe(NOT_FREE);
    const counts = await Promise.all(tasks.map(({ id }) => countAssignees(id)));
    expect(counts.sort((a, b) => a - b)).toEqual([0, 1]);
  });

  it("keeps both approvals of two teams", async () => {
    const ft = await approvedBy(festival, []);
    const path = pathOf(ft);
    const answers = await Promise.all([
      festival.as.humain.post(`${path}/approve`, { team: "humain" }),
      festival.as.matos.post(`${path}/approve`, { team: "matos" }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(taskIn(await festival.as.organiser.get(path))).toMatchObject({
      status: "VALIDATED",
      version: ft.version + 2,
      reviews: { humain: "APPROVED", matos: "APPROVED" },
    });
  });

  it("ends rejected, without assignments, whichever of a rejection and a start comes first", async () => {
    const { communication: userId } = festival.ids;
    await makeAvailable(festival, userId, slot(18, 24));
    const ft = await validated(festival, { volunteers: [userId] });
    const path = pathOf(ft);
    const [started, refused] = await Promise.all([start(path), rejected(path)]);
    expect(refused.status).toBe(200);
    expect([200, 409]).toContain(started.status);
    expect(taskIn(await festival.as.organiser.get(path)).status).toBe("REFUSED");
    expect(await countAssignees(ft.id)).toBe(0);
  });

  it("tells the second of two who saw the same version that the sheet has moved on", async () => {
    const ft = await approvedBy(festival, []);
    const approve = (team: "humain" | "matos") =>
      festival.as[team].post(`${pathOf(ft)}/approve`, { team }, { "if-match": `"${ft.version}"` });
    const answers = await Promise.all([approve("humain"), approve("matos")]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 412]);
  });
});

describe("The database itself", () => {
  it("refuses two overlapping assignments of one person, and takes touching ones", async () => {
    const ids = [];
    for (const window of [slot(8, 10), slot(9, 11), slot(10, 12)])
      ids.push((await readyToAssign(festival, { window })).id);
    const assign = (taskId: number | undefined) =>
      festival.services.db.execute(sql`
        insert into assignees (task_id, mobilization_id, assignment_id, start_at, end_at, user_id)
        select task_id, mobilization_id, id, start_at, end_at, ${festival.ids.volunteer}::int
        from assignments where task_id = ${taskId}`);
    await assign(ids[0]);
    await assign(ids[2]);
    await expect(assign(ids[1])).rejects.toMatchObject({ cause: { code: "23P01" } });
  });
});
