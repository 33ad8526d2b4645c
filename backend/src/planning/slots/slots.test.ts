import type { TaskForCalendar } from "@coulisses/shared-domain/contract/planning/slots";
import { sql } from "drizzle-orm";
import {
  aReadyDraft,
  makeAvailable,
  pathOf,
  readyToAssign,
  slot,
  validated,
} from "../../festival-tasks/testing/sheets";
import { type Festival, useFestival } from "../../testing/festival";

const festival = useFestival();

const slotsOf = async (id: number) => (await festival.as.organiser.get(`/users/${id}/assignments`)).json();
type Ready = Awaited<ReturnType<typeof readyToAssign>>;
const slotPath = (ft: Ready, rank = 0) => {
  const [mobilization] = ft.mobilizations;
  return `/assignments/tasks/${ft.id}/mobilizations/${mobilization?.id}/assignments/${mobilization?.assignments[rank]?.id}/for-calendar`;
};

describe("The slots of a person", () => {
  it("come by date, each with its task and its place", async () => {
    const { secu: id } = festival.ids;
    await makeAvailable(festival, id, slot(8, 24));
    const late = await readyToAssign(festival, { volunteers: [id], window: slot(18, 22), split: 2 });
    const early = await readyToAssign(festival, { volunteers: [id], window: slot(10, 12) });
    const taskOf = ({ id: taskId, general: { name }, instructions: { appointment } }: Ready) => ({
      id: taskId,
      name,
      status: "READY_TO_ASSIGN",
      appointment,
    });
    const own = (ft: Ready, rank: number, when: object) => ({
      ...when,
      task: taskOf(ft),
      mobilizationId: ft.mobilizations[0]?.id,
      assignmentId: ft.mobilizations[0]?.assignments[rank]?.id,
    });
    expect(await slotsOf(id)).toEqual([
      own(early, 0, slot(10, 12)),
      own(late, 0, slot(18, 20)),
      own(late, 1, slot(20, 22)),
    ]);
    expect(taskOf(early).appointment).toMatchObject({ id: 1 });
  });

  it("are gone with the assignment of the task; the task then names its people again", async () => {
    const { signa: id } = festival.ids;
    const named = async () => (await festival.as.organiser.get(`/users/${id}/mobilizations`)).json();
    await makeAvailable(festival, id, slot(8, 24));
    const draft = await aReadyDraft(festival, { volunteers: [id], window: slot(8, 10) });
    const ready = await readyToAssign(festival, { volunteers: [id], window: slot(10, 12) });
    const mobilizationOf = ({ id: taskId, general: { name }, mobilizations }: typeof draft | Ready) => ({
      id: taskId,
      name,
      appointment: ready.instructions.appointment,
      timeWindow: { id: mobilizations[0]?.id, start: mobilizations[0]?.start, end: mobilizations[0]?.end },
    });
    expect(await named()).toEqual([{ ...mobilizationOf(draft), status: "DRAFT" }]);
    await festival.as.matos.post(`${pathOf(ready)}/reject`, { team: "matos", reason: "Plus de matos" });
    expect(await named()).toEqual([
      { ...mobilizationOf(draft), status: "DRAFT" },
      { ...mobilizationOf(ready), status: "REFUSED" },
    ]);
    expect(await slotsOf(id)).toEqual([]);
    await festival.as.organiser.delete(pathOf(draft));
    expect(await named()).toHaveLength(1);
  });

  it("are counted by category for those who assign", async () => {
    const { elec: id } = festival.ids;
    await makeAvailable(festival, id, slot(8, 24));
    const start = async (category: string | undefined, from: number, to: number) => {
      const ft = await validated(festival, { volunteers: [id], window: slot(from, to) });
      await festival.as.humain.post(`${pathOf(ft)}/enable-assignment`, {
        ...(category && { category }),
        topPriority: false,
      });
    };
    await start("BAR", 8, 10);
    await start(undefined, 10, 13);
    await start("BAR", 14, 15);
    const hours = (count: number) => count * 3_600_000;
    const path = `/users/${id}/assignments/stats`;
    expect((await festival.as.humain.get(path)).json()).toEqual([
      { category: "BAR", duration: hours(3) },
      { category: null, duration: hours(3) },
    ]);
    expect((await festival.as.organiser.get(path)).status).toBe(403);
    expect((await festival.as.humain.get(`/users/${festival.ids.admin}/assignments/stats`)).json()).toEqual(
      [],
    );
  });

  it("need a login that may see plannings, and a person who is there", async () => {
    for (const what of ["assignments", "mobilizations", "assignments/stats"]) {
      expect((await festival.nobody.get(`/users/1/${what}`)).status).toBe(401);
      const unknown = await festival.as.humain.get(`/users/123456/${what}`);
      expect([unknown.status, unknown.message]).toEqual([404, "Utilisateur inconnu"]);
      expect((await festival.as.humain.get(`/users/moi/${what}`)).status).toBe(400);
    }
  });
});

describe("A slot on the spot", () => {
  const read = async (caller: keyof Festival["as"], path: string) =>
    (await festival.as[caller].get(path)).json<TaskForCalendar>();

  /** A task of two slots: `barrieres` comes to both, `matos` only to the second. */
  async function aTask(): Promise<Ready> {
    const { barrieres, matos } = festival.ids;
    for (const id of [barrieres, matos]) await makeAvailable(festival, id, slot(6, 24));
    const ft = await readyToAssign(festival, { volunteers: [barrieres], window: slot(18, 22), split: 2 });
    const { db } = festival.services;
    const [mobilization] = ft.mobilizations;
    await db.execute(sql`insert into assignees (task_id, mobilization_id, assignment_id, user_id, team_code, start_at, end_at)
      select task_id, mobilization_id, id, ${matos}, 'benevole', start_at, end_at from assignments
      where task_id = ${ft.id} and id = ${mobilization?.assignments[1]?.id}`);
    await db.execute(
      sql`update festival_tasks set in_charge_instruction = '<p>Tu as la clé</p>' where id = ${ft.id}`,
    );
    await db.execute(
      sql`insert into festival_task_in_charge_volunteers (task_id, user_id, rank) values (${ft.id}, ${barrieres}, 0)`,
    );
    return ft;
  }
  let ft: Ready;
  beforeAll(async () => {
    ft = await aTask();
  });

  it("says when, where, what to do, whom to call and who comes at the same time", async () => {
    const { organiser, barrieres, matos } = festival.ids;
    const first = await read("barrieres", slotPath(ft));
    expect(first).toMatchObject({
      id: ft.id,
      name: "Monter le bar",
      status: "READY_TO_ASSIGN",
      appointment: { id: 1, geoLocation: expect.anything() as unknown },
      contacts: [{ id: organiser, phone: "0612345678" }],
      globalInstruction: "<p>Viens avec des gants</p>",
      timeWindow: slot(18, 20),
    });
    expect(first.assignees.map(({ id }) => id)).toEqual([barrieres]);
    const second = await read("barrieres", slotPath(ft, 1));
    expect(second.assignees.map(({ id }) => id)).toEqual([barrieres, matos]);
  });

  it("says whom the sheet names, who can't be replaced", async () => {
    expect((await read("matos", slotPath(ft, 1))).named).toEqual([festival.ids.barrieres]);
  });

  it("tells those in charge what is for them, and nobody else", async () => {
    expect((await read("barrieres", slotPath(ft))).inChargeInstruction).toBe("<p>Tu as la clé</p>");
    for (const other of ["matos", "humain", "admin"] as const) {
      expect((await read(other, slotPath(ft))).inChargeInstruction).toBeNull();
    }
  });

  it("CI-1 says to those in charge and to those who assign that they may check it in", async () => {
    const may = async (caller: keyof Festival["as"], rank = 0) =>
      (await read(caller, slotPath(ft, rank))).mayCheckIn;
    for (const caller of ["barrieres", "organiser", "humain", "admin"] as const) {
      expect([caller, await may(caller)]).toEqual([caller, true]);
    }
    expect(await may("matos", 1)).toBe(false);
  });

  it("is read by those who come to it, call people, compare plannings or assign, as anybody's planning is", async () => {
    const { volunteer, secu } = festival.ids;
    const own = [403, "Tu ne peux voir que ton planning"];
    const paths = [slotPath(ft), `/users/${secu}/assignments`, `/users/${secu}/mobilizations`];
    for (const path of paths) {
      const answer = await festival.as.volunteer.get(path);
      expect([path, answer.status, answer.message]).toEqual([path, ...own]);
      expect((await festival.as.organiser.get(path)).status).toBe(200);
    }
    for (const what of ["assignments", "mobilizations"]) {
      expect((await festival.as.volunteer.get(`/users/${volunteer}/${what}`)).status).toBe(200);
    }
  });

  it("gives the phones of those who come only to anyone who may see them", async () => {
    const phones = async (caller: keyof Festival["as"]) =>
      (await read(caller, slotPath(ft, 1))).assignees.map(({ phone }) => phone);
    expect(await phones("organiser")).toEqual(["0612345678", "0612345678"]);
    const { db } = festival.services;
    await db.execute(sql`insert into assignees (task_id, mobilization_id, assignment_id, user_id, team_code, start_at, end_at)
      select task_id, mobilization_id, id, ${festival.ids.volunteer}, 'benevole', start_at, end_at from assignments
      where task_id = ${ft.id} and id = ${ft.mobilizations[0]?.assignments[1]?.id}`);
    expect(await phones("volunteer")).toEqual([undefined, undefined, undefined]);
  });

  it("is not found under another task, another mobilization, or once its task is gone", async () => {
    const path = slotPath(ft);
    for (const other of [
      path.replace(`tasks/${ft.id}`, "tasks/123456"),
      path.replace(/mobilizations\/[^/]+/, "mobilizations/1-2"),
      path.replace(/assignments\/[^/]+\/for/, "assignments/1-2/for"),
    ]) {
      const answer = await festival.as.volunteer.get(other);
      expect([answer.status, answer.message]).toEqual([404, "Ce créneau n'existe pas ou plus"]);
    }
    expect((await festival.as.volunteer.get(path.replace(`tasks/${ft.id}`, "tasks/x"))).status).toBe(400);
    expect((await festival.nobody.get(path)).status).toBe(401);
    await festival.as.matos.post(`${pathOf(ft)}/reject`, { team: "matos", reason: "Plus de matos" });
    expect((await festival.as.volunteer.get(path)).status).toBe(404);
  });
});
