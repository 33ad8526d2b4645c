import type { HoursReport } from "@coulisses/shared-domain/contract/assignment/hours";
import type { ReadyToAssignFestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import { aDraft } from "../festival-activities/testing/sheets";
import { readyToAssign, slot } from "../festival-tasks/testing/sheets";
import { useFestival } from "../testing/festival";
import { close, present, reopen } from "./testing/years";

const festival = useFestival();
const window = slot(18, 22);
let task: ReadyToAssignFestivalTask, path: string, body: object;

beforeAll(async () => {
  task = await readyToAssign(festival, { window });
  const [mobilization] = task.mobilizations;
  const [assignment] = mobilization?.assignments ?? [];
  path = `/assignments/tasks/${task.id}/mobilizations/${mobilization?.id}/assignments/${assignment?.id}`;
  body = {
    assignment: { taskId: task.id, mobilizationId: mobilization?.id, assignmentId: assignment?.id },
    volunteers: [{ id: festival.ids.volunteer, as: "benevole" }],
  };
  await festival.as.humain.patch(`/volunteer-availability/${festival.ids.volunteer}`, {
    availabilities: [window],
  });
});

describe("ED-2 The slots of an archived task", () => {
  const refused = { status: 409, message: expect.stringContaining(`archivée avec l'édition ${present}`) };

  it("take nobody any more", async () => {
    await close(festival.as.admin);
    const { status, message } = await festival.as.humain.post("/assignments", body);
    expect({ status, message }).toEqual(refused);
    await reopen(festival.as.admin);
    expect((await festival.as.humain.post("/assignments", body)).status).toBeLessThan(300);
  });

  it("keep who came", async () => {
    await close(festival.as.admin);
    const { status, message } = await festival.as.humain.delete(
      `${path}/assignees/${festival.ids.volunteer}`,
    );
    expect({ status, message }).toEqual(refused);
  });

  it("leave the hours of the festival that comes, and stand in those of their edition", async () => {
    const tasksOf = async (query: string) => {
      const answer = await festival.as.humain.get(`/check-ins/hours${query}`);
      return answer.json<HoursReport>().tasks.map(({ id }) => id);
    };
    expect(await tasksOf("")).toEqual([]);
    expect(await tasksOf(`?edition=${present}`)).toEqual([task.id]);
    expect(await tasksOf(`?edition=${present - 1}`)).toEqual([]);
    await reopen(festival.as.admin);
    expect(await tasksOf("")).toEqual([task.id]);
    for (const odd of ["0", "1000", "-1", "deux", "1;drop"])
      expect((await festival.as.humain.get(`/check-ins/hours?edition=${odd}`)).status).toBe(400);
    await close(festival.as.admin);
  });

  it("don't keep a person's account from being closed", async () => {
    expect((await festival.as.admin.delete(`/users/${festival.ids.volunteer}`)).status).toBe(204);
  });
});

describe("ED-3 A closing while sheets are created", () => {
  it("leaves no sheet of the closed edition behind", async () => {
    await reopen(festival.as.admin);
    const names = Array.from({ length: 12 }, (_, at) => `FA ${String(at)}`);
    const [closed, ...made] = await Promise.all([
      close(festival.as.admin),
      ...names.map((name) => aDraft(festival.as.organiser, name)),
    ]);
    expect(closed.status).toBe(201);
    for (const { id } of made) {
      const { edition } = (await festival.as.organiser.get(`/festival-activities/${id}`)).sheet();
      expect([
        { number: present, isArchived: true },
        { number: present + 1, isArchived: false },
      ]).toContainEqual(edition);
    }
  });
});
