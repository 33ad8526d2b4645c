import type {
  CandidatePlanning,
  SlotForVolunteer,
  TaskForAssignment,
  TaskWithSlots,
  VolunteerForAssignment,
  VolunteerStats,
} from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import type { DetailedSlot } from "@coulisses/shared-domain/contract/assignment/assignments";
import { inReview, makeAvailable, slot } from "../festival-tasks/testing/sheets";
import { assign, aTask, below, identifierOf, openFestival, peopleFor, festival } from "./testing/assigning";

openFestival();

describe("The people for a slot", () => {
  it("5.3 are those who can come, the least charismatic first, with what one wants to know of them", async () => {
    const { volunteer, organiser, matos, elec } = festival.ids;
    const [first, second] = [identifierOf(await aTask()), identifierOf(await aTask())];
    for (const id of [volunteer, organiser, elec]) await makeAvailable(festival, id, slot(18, 22));
    await makeAvailable(festival, matos, slot(18, 20));
    await festival.as.volunteer.post("/friends", { id: organiser });
    const found = await peopleFor(first);
    expect(found.map(({ id }) => id)).toEqual([volunteer, organiser, matos, elec].sort((a, b) => a - b));
    expect(found.find(({ id }) => id === volunteer)).toMatchObject({
      assignableFriendsIds: [organiser],
      hasAtLeastOneFriend: true,
      hasFriendAssigned: false,
      totalAssignmentDuration: 0,
    });
    await assign(first, organiser);
    await assign(second, volunteer);
    const left = await peopleFor(first);
    expect(left.map(({ id }) => id)).toEqual([matos, elec].sort((a, b) => a - b));
    expect((await peopleFor(identifierOf(await aTask()))).map(({ id }) => id)).not.toContain(volunteer);
  });

  it("5.6.3 are nobody once it is full", async () => {
    const { volunteer, organiser, elec } = festival.ids;
    const first = identifierOf(await aTask());
    for (const id of [volunteer, organiser, elec]) await makeAvailable(festival, id, slot(18, 22));
    await assign(first, volunteer, organiser);
    expect(await peopleFor(first)).toEqual([]);
  });

  it("tell the friends of those who come, and how long each works already", async () => {
    const { volunteer, organiser } = festival.ids;
    const task = await aTask();
    const [first, second] = [identifierOf(task, 0), identifierOf(task, 1)];
    for (const id of [volunteer, organiser]) await makeAvailable(festival, id, slot(18, 22));
    await festival.as.volunteer.post("/friends", { id: organiser });
    await assign(first, volunteer);
    await assign(second, organiser);
    const [found] = await peopleFor(second);
    expect(found).toMatchObject({
      id: volunteer,
      hasFriendAssigned: true,
      assignmentDuration: 2 * 3_600_000,
      totalAssignmentDuration: 2 * 3_600_000,
    });
  });
});

describe("The slots for a person", () => {
  const slotsFor = async (id: number) =>
    (
      await festival.as.humain.get(`/assignments/volunteer-to-task/volunteers/${String(id)}/assignments`)
    ).json<SlotForVolunteer[]>();

  it("5.3 are those to which they can go, as what they can", async () => {
    const { volunteer } = festival.ids;
    const task = await aTask();
    expect(await slotsFor(volunteer)).toEqual([]);
    await makeAvailable(festival, volunteer, slot(18, 22));
    const found = await slotsFor(volunteer);
    expect(found.map(({ assignmentId }) => assignmentId)).toEqual(
      [0, 1].map((rank) => identifierOf(task, rank).assignmentId),
    );
    expect(found[0]).toMatchObject({
      name: "Monter le bar",
      teams: [{ team: "benevole", demand: 2, assigned: 0 }],
    });
    await assign(identifierOf(task), volunteer);
    expect((await slotsFor(volunteer)).map(({ assignmentId }) => assignmentId)).toEqual([
      identifierOf(task, 1).assignmentId,
    ]);
    const unknown = await festival.as.humain.get(
      "/assignments/volunteer-to-task/volunteers/9999/assignments",
    );
    expect(unknown.status).toBe(404);
  });
});

describe("The tasks to fill", () => {
  const tasks = async (which: "assignableTasks" | "allTasks") =>
    (await festival.as.humain.get(`/assignments/task-to-volunteer/${which}`)).json<TaskForAssignment[]>();

  it("5.6.1 leave the list when they are full, and stay in the whole one", async () => {
    const { volunteer, organiser } = festival.ids;
    const task = await aTask();
    for (const id of [volunteer, organiser]) await makeAvailable(festival, id, slot(18, 22));
    expect(await tasks("assignableTasks")).toEqual([
      {
        id: task.id,
        name: "Monter le bar",
        topPriority: false,
        category: null,
        inChargeTeam: "bar",
        teams: ["benevole"],
      },
    ]);
    for (const rank of [0, 1]) await assign(identifierOf(task, rank), volunteer, organiser);
    expect(await tasks("assignableTasks")).toEqual([]);
    expect((await tasks("allTasks")).map(({ id }) => id)).toEqual([task.id]);
    const read = (
      await festival.as.humain.get(`/assignments/task-to-volunteer/tasks/${String(task.id)}`)
    ).json<TaskWithSlots>();
    expect(read.assignments.map(({ teams }) => teams)).toEqual([
      [{ team: "benevole", demand: 2, assigned: 2 }],
      [{ team: "benevole", demand: 2, assigned: 2 }],
    ]);
    expect(read.assignments.map(({ assignees }) => assignees.map(({ id, as }) => [id, as]).sort())).toEqual(
      [0, 1].map(() =>
        [volunteer, organiser].sort((one, other) => one - other).map((id) => [id, "benevole"]),
      ),
    );
  });

  it("are refused by an unknown number", async () => {
    const answer = await festival.as.humain.get("/assignments/task-to-volunteer/tasks/404");
    expect([answer.status, answer.message]).toEqual([404, "La FT #404 est introuvable"]);
  });
});

describe("Who works how much", () => {
  it("5.5 is counted for each category", async () => {
    const { volunteer } = festival.ids;
    await makeAvailable(festival, volunteer, slot(18, 22));
    await assign(identifierOf(await aTask()), volunteer);
    const everybody = (await festival.as.humain.get("/assignments/stats")).json<VolunteerStats[]>();
    expect(everybody).toMatchObject([
      { id: volunteer, stats: [{ category: null, duration: 2 * 3_600_000 }] },
    ]);
    const volunteers = (await festival.as.humain.get("/assignments/volunteer-to-task/volunteers")).json<
      VolunteerForAssignment[]
    >();
    expect(volunteers).toMatchObject([{ id: volunteer, assignmentDuration: 2 * 3_600_000 }]);
  });

  it("shows one person's slots, and where they are named", async () => {
    const { volunteer } = festival.ids;
    await makeAvailable(festival, volunteer, slot(18, 22));
    const first = identifierOf(await aTask());
    await assign(first, volunteer);
    const url = `/assignments/volunteers/${String(volunteer)}`;
    expect((await festival.as.humain.get(`${url}/assignments`)).json()).toEqual([
      { ...first, ...slot(18, 20), name: "Monter le bar" },
    ]);
    expect((await festival.as.humain.get(`${url}/planning`)).json()).toMatchObject([
      { ...slot(18, 20), task: { id: first.taskId, status: "READY_TO_ASSIGN" } },
    ]);
  });
});

describe("5.7 The plannings of candidates", () => {
  it("come side by side: slots, tasks that name them before they are ready, breaks, availabilities", async () => {
    const { volunteer, organiser, humain } = festival.ids;
    for (const id of [volunteer, organiser]) await makeAvailable(festival, id, slot(18, 22));
    const first = identifierOf(await aTask());
    await assign(first, volunteer);
    const named = await inReview(festival, { volunteers: [organiser], window: slot(8, 10) });
    await festival.as.humain.post(`/planning/${String(organiser)}/break-periods`, {
      start: slot(20, 21).start,
      durationInHours: 1,
    });
    const url = `/assignments/plannings?volunteerIds=${[volunteer, organiser, 9_999, humain].join()}`;
    const found = (await festival.as.humain.get(url)).json<CandidatePlanning[]>();
    const planned = { name: "Monter le bar", status: "READY_TO_ASSIGN", place: "Scène" };
    const { mobilizationId, assignmentId } = first;
    expect(new Map(found.map(({ id, ...planning }) => [id, planning]))).toEqual(
      new Map([
        [
          volunteer,
          {
            planned: [
              { ...slot(18, 20), task: { id: first.taskId, ...planned }, mobilizationId, assignmentId },
            ],
            breaks: [],
            availabilities: [slot(18, 22)],
          },
        ],
        [
          organiser,
          {
            planned: [{ ...slot(8, 10), task: { ...planned, id: named.id, status: "IN_REVIEW" } }],
            breaks: [slot(20, 21)],
            availabilities: [slot(18, 22)],
          },
        ],
        [humain, { planned: [], breaks: [], availabilities: [] }],
      ]),
    );
  });

  it("are for those who assign, a hundred at most", async () => {
    const url = "/assignments/plannings?volunteerIds=";
    expect((await festival.as.organiser.get(`${url}1`)).status).toBe(403);
    expect((await festival.as.humain.get(`${url}un`)).status).toBe(400);
    const many = Array.from({ length: 101 }, (_, rank) => rank + 1);
    expect((await festival.as.humain.get(url + many.join())).status).toBe(400);
    expect((await festival.as.humain.get(url)).json()).toEqual([]);
  });
});

describe("The details of a slot", () => {
  it("tell the managers who comes, with whom, and what only they may know", async () => {
    const { volunteer, organiser } = festival.ids;
    const first = identifierOf(await aTask());
    for (const id of [volunteer, organiser]) await makeAvailable(festival, id, slot(18, 22));
    await festival.as.volunteer.post("/friends", { id: organiser });
    await assign(first, volunteer, organiser);
    const details = async (as: "humain" | "organiser") =>
      (await festival.as[as].get(`/assignments/${below(first)}?withDetails=true`)).json<DetailedSlot>();
    const seen = await details("humain");
    expect(seen.assignees.find(({ id }) => id === volunteer)).toMatchObject({
      as: "benevole",
      friends: [{ id: organiser }],
      assignmentDuration: 2 * 3_600_000,
      note: null,
    });
    const [someone] = (await details("organiser")).assignees;
    expect(someone).not.toHaveProperty("note");
  });
});
