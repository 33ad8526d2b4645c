import { makeAvailable, slot } from "../festival-tasks/testing/sheets";
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

describe("Assigning to a slot", () => {
  it("gives its places to people of the team who are free, and takes them back", async () => {
    const { volunteer, organiser } = festival.ids;
    const first = identifierOf(await aTask());
    for (const id of [volunteer, organiser]) await makeAvailable(festival, id, slot(18, 22));
    const answer = await assign(first, volunteer);
    expect([answer.status, answer.json()]).toEqual([
      200,
      {
        ...first,
        ...slot(18, 20),
        name: "Monter le bar",
        demands: [{ team: "benevole", demand: 2 }],
        assignees: [{ id: volunteer, as: "benevole" }],
      },
    ]);
    expect((await assign(first, volunteer)).status).toBe(200);
    await assign(first, organiser);
    expect(await comers(first)).toEqual([organiser, volunteer].sort((a, b) => a - b));
    expect((await unassign(first, volunteer)).status).toBe(204);
    expect(await comers(first)).toEqual([organiser]);
    const again = await unassign(first, volunteer);
    expect([again.status, again.message]).toEqual([404, "Cette personne n'est pas affectée à ce créneau"]);
  });

  it("refuses all of them with every reason, each naming the person", async () => {
    const { volunteer, organiser, matos } = festival.ids;
    const [first, busy] = [identifierOf(await aTask()), identifierOf(await aTask())];
    for (const id of [volunteer, organiser]) await makeAvailable(festival, id, slot(18, 22));
    await assign(busy, volunteer);
    await festival.as.humain.post(`/planning/${String(organiser)}/break-periods`, {
      start: slot(19, 20).start,
      durationInHours: 1,
    });
    const answer = await assign(first, volunteer, organiser);
    expect(answer.status).toBe(409);
    expect(answer.message.split("\n")).toEqual([
      expect.stringMatching(/^volunteer .* est déjà affecté·e sur la FT #\d+ - Monter le bar$/),
      expect.stringMatching(/^organiser .* est en pause sur ce créneau$/),
    ]);
    expect((await assign(first, matos)).message).toMatch("n'est pas disponible sur ce créneau");
    expect(await comers(first)).toEqual([]);
  });

  it("gives the last place to exactly one of those who ask for it at once", async () => {
    const people = [festival.ids.volunteer, festival.ids.organiser, festival.ids.matos, festival.ids.elec];
    const first = identifierOf(await aTask());
    for (const id of people) await makeAvailable(festival, id, slot(18, 22));
    const answers = await Promise.all(people.map((id) => assign(first, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    expect(await comers(first)).toHaveLength(2);
  });

  it("puts nobody in two places, however quickly it is asked", async () => {
    const { volunteer } = festival.ids;
    const tasks = [identifierOf(await aTask()), identifierOf(await aTask()), identifierOf(await aTask())];
    await makeAvailable(festival, volunteer, slot(18, 22));
    const answers = await Promise.all(tasks.map((task) => assign(task, volunteer)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it("wants a slot, people and teams that exist", async () => {
    const first = identifierOf(await aTask());
    const { volunteer } = festival.ids;
    await makeAvailable(festival, volunteer, slot(18, 22));
    expect((await assign({ ...first, assignmentId: "1-2" }, volunteer)).status).toBe(404);
    expect((await assign({ ...first, taskId: 9_999 }, volunteer)).status).toBe(404);
    expect((await assign(first, 9_999)).status).toBe(404);
    expect((await assign(first)).status).toBe(400);
    expect((await assign(first, volunteer, volunteer)).status).toBe(400);
    const asBar = { assignment: first, volunteers: [{ id: volunteer, as: "bar" }] };
    const refusal = await festival.as.humain.post("/assignments", asBar);
    expect([refusal.status, refusal.message]).toEqual([
      409,
      expect.stringMatching(/^volunteer .* ne peut pas être affecté·e en tant que Bar$/),
    ]);
  });

  it("is for those who assign only; anyone who reads tasks sees who comes", async () => {
    const first = identifierOf(await aTask());
    const { volunteer } = festival.ids;
    const body = { assignment: first, volunteers: [{ id: volunteer, as: "benevole" }] };
    expect((await festival.as.volunteer.post("/assignments", body)).status).toBe(403);
    expect((await festival.as.organiser.delete(`/assignments/${below(first)}/assignees/1`)).status).toBe(403);
    expect((await festival.as.organiser.get(`/assignments/${below(first)}`)).status).toBe(200);
    expect((await festival.as.volunteer.get(`/assignments/${below(first)}`)).status).toBe(403);
    expect((await festival.nobody.get(`/assignments/${below(first)}`)).status).toBe(401);
  });
});

describe("Rest", () => {
  const saveRules = (value: object) => festival.as.admin.post("/configuration/restRules", { value });
  afterEach(() => festival.as.admin.delete("/configuration/restRules"));

  it("is seen before the click, kept by the server, and given up for a reason that the journal keeps", async () => {
    const { volunteer, humain } = festival.ids;
    const task = await aTask();
    const [first, second] = [identifierOf(task, 0), identifierOf(task, 1)];
    await makeAvailable(festival, volunteer, slot(18, 22));
    await saveRules({ everybody: { hoursInARow: 2 }, teams: [] });
    await assign(first, volunteer);
    const problem = expect.stringMatching(/^volunteer .* travaillerait plus de 2 h d'affilée$/) as string;
    expect((await peopleFor(second)).map(({ restProblems }) => restProblems)).toEqual([[problem]]);
    const url = `/assignments/volunteer-to-task/volunteers/${String(volunteer)}/assignments`;
    expect((await festival.as.humain.get(url)).json()).toMatchObject([{ restProblems: [problem] }]);
    const refusal = await assign(second, volunteer);
    expect([refusal.status, refusal.message]).toEqual([409, problem]);
    const answer = await festival.as.humain.post("/assignments", {
      assignment: second,
      volunteers: [{ id: volunteer, as: "benevole" }],
      restOverride: "Il insiste",
    });
    expect(answer.status).toBe(200);
    const journal = (await festival.as.admin.get("/audit-entries?kind=rest-overridden")).json();
    expect(journal).toMatchObject({
      entries: [
        {
          actor: { id: humain },
          subject: { id: volunteer },
          target: `ft:${String(second.taskId)}`,
          details: { reason: "Il insiste", problems: [problem] },
        },
      ],
    });
  });

  it("may be less for the members of a team, and is limited by sensible numbers", async () => {
    const { organiser } = festival.ids;
    const task = await aTask();
    await makeAvailable(festival, organiser, slot(18, 22));
    await saveRules({ everybody: { hoursInARow: 2 }, teams: [{ team: "hard", hoursInARow: 8 }] });
    await assign(identifierOf(task, 0), organiser);
    expect((await assign(identifierOf(task, 1), organiser)).status).toBe(200);
    for (const wrong of [
      { hoursInARow: 0 },
      { nightsInARow: 1.5 },
      { hoursPerDay: 25 },
      { minimumRest: "8" },
    ]) {
      expect((await saveRules({ everybody: wrong, teams: [] })).status).toBe(400);
    }
  });
});
