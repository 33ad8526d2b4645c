import type {
  AnsweredHoleReasons,
  Proposal,
  ProposalComparison,
  ProposalHole,
} from "@coulisses/shared-domain/contract/assignment/proposals";
import type { ProposalProblem } from "@coulisses/shared-domain/proposal/problem";
import { defaultWeights } from "@coulisses/shared-domain/proposal/proposal";
import { eq } from "drizzle-orm";
import { assign, aTask, below, identifierOf, festival } from "../assignments/testing/assigning";
import { festivalTasks } from "../database/schema/festival-tasks";
import { makeAvailable, slot } from "../festival-tasks/testing/sheets";
import { until } from "../jobs/testing/job-instances";
import { greedy } from "./testing/greedy";
import { openProposals, untilStopped } from "./testing/proposing";

const { accept, ask, propose, read, solver } = openProposals();

const humain = () => festival.as.humain;
const nothing = "5f3a7c1e-0000-4000-8000-000000000000";

describe("A proposal", () => {
  it("is computed in the queue and read as a difference, each line with its reason", async () => {
    const { volunteer, organiser } = festival.ids;
    const first = identifierOf(await aTask());
    await makeAvailable(festival, volunteer, slot(18, 20));
    await makeAvailable(festival, organiser, slot(18, 20));
    await festival.as.volunteer.post("/friends", { id: organiser });
    await assign(first, organiser);
    const answer = await humain().post("/proposals", { weights: defaultWeights, mayMove: false });
    expect([answer.status, answer.json<Proposal>()]).toEqual([
      201,
      expect.objectContaining({ status: "WAITING", seed: 1, mayMove: false, weights: defaultWeights }),
    ]);
    await festival.services.jobs.settled();
    const { lines, people, tasks, ...proposal } = await read(answer.json<Proposal>());
    expect(proposal).toMatchObject({ status: "DONE", progress: 1000, gains: 1, losses: 0, value: 2 });
    expect(lines).toMatchObject([
      {
        rank: 0,
        kind: "GAIN",
        ...first,
        ...slot(18, 20),
        userId: volunteer,
        team: "benevole",
        obstacle: null,
      },
    ]);
    expect(lines[0]?.reason).toMatch(
      /^vient avec organiser .* ; disponible, peu d'heures jusqu'ici \(0 h\)$/,
    );
    expect([people.map(({ id }) => id), tasks.map(({ name }) => name)]).toEqual([
      [volunteer],
      ["Monter le bar"],
    ]);
    expect([proposal.today, proposal.proposed]).toMatchObject([
      { filled: 1, demand: 4, friends: 0, gains: 0 },
      { filled: 2, demand: 4, friends: 1, gains: 1 },
    ]);
    expect((await humain().get("/proposals")).json<Proposal[]>()).toMatchObject([
      { id: proposal.id, gains: 1 },
    ]);
  });

  it("is computed from who could come: their teams, times, breaks and friends; who is named stays", async () => {
    const { volunteer, organiser } = festival.ids;
    const task = await aTask();
    await makeAvailable(festival, organiser, slot(18, 22));
    await makeAvailable(festival, volunteer, slot(18, 20));
    await humain().post(`/planning/${String(organiser)}/break-periods`, {
      start: slot(21, 22).start,
      durationInHours: 1,
    });
    await festival.as.volunteer.post("/friends", { id: organiser });
    await assign(identifierOf(task), organiser);
    const problems: ProposalProblem[] = [];
    solver.solve = (problem) => {
      problems.push(problem);
      return Promise.resolve(greedy(problem));
    };
    await propose({ seed: 7, mayMove: true });
    await propose();
    const at = (from: number, to: number) => [slot(from, to).start, slot(from, to).end].map(Date.parse);
    expect(problems[0]).toMatchObject({
      seed: 7,
      slots: [
        { taskId: task.id, span: at(18, 20), demands: [{ team: "benevole", demand: 2 }] },
        { taskId: task.id, span: at(20, 22), demands: [{ team: "benevole", demand: 2 }] },
      ],
      people: [
        {
          id: organiser,
          teams: ["benevole", "hard", "confiance"],
          availabilities: [at(18, 22)],
          breaks: [at(21, 22)],
          friendIds: [volunteer],
        },
        { id: volunteer, availabilities: [at(18, 20)], breaks: [], friendIds: [organiser] },
      ],
      today: [{ personId: organiser, as: "benevole", fixed: false }],
    });
    expect(problems[1]?.today).toMatchObject([{ personId: organiser, as: "benevole", fixed: true }]);
  });

  it("of an evening's bar leaves all other slots as they are, and reckons with the time that they take", async () => {
    const { volunteer, organiser } = festival.ids;
    const [bar, other] = [await aTask(), await aTask()];
    await makeAvailable(festival, volunteer, slot(18, 22));
    await makeAvailable(festival, organiser, slot(18, 22));
    await assign(identifierOf(other, 1), organiser);
    await festival.services.db
      .update(festivalTasks)
      .set({ teamCode: "matos" })
      .where(eq(festivalTasks.id, other.id));
    const late = { period: slot(20, 23), teams: ["bar"] };
    const proposal = await propose({ mayMove: true, limits: late });

    expect(proposal.limits).toEqual(late);
    expect(proposal.lines).toMatchObject([
      { ...identifierOf(bar, 1), userId: volunteer, kind: "GAIN", ...slot(20, 22) },
    ]);
    expect(proposal.today).toMatchObject({ filled: 0, demand: 2 });
    const whole = await propose({ limits: { period: slot(20, 23), teams: [] } });
    expect(whole.today).toMatchObject({ filled: 1, demand: 4 });
    expect(new Set(whole.lines.map(({ start }) => start))).toEqual(new Set([slot(20, 22).start]));
  });

  it("that is cancelled stops, and tells how far it was until then", async () => {
    await aTask();
    solver.solve = untilStopped;
    const asked = await ask();
    await until(async () => (await read(asked)).progress === 250);
    expect(await read(asked)).toMatchObject({ status: "RUNNING", lines: [], today: null });
    expect((await humain().get(`/proposals/${asked.id}/holes`)).status).toBe(409);
    expect((await humain().post(`/proposals/${asked.id}/cancel`)).status).toBe(204);
    await festival.services.jobs.settled();
    expect(await read(asked)).toMatchObject({ status: "CANCELLED", lines: [] });
    const again = await humain().post(`/proposals/${asked.id}/cancel`);
    expect([again.status, again.message]).toEqual([409, "Cette proposition n'est pas en cours de calcul"]);
  });

  it("is taken before all was tried, by a press or when its time is over, and says so", async () => {
    await aTask();
    await makeAvailable(festival, festival.ids.volunteer, slot(18, 22));
    solver.solve = (problem, { enough, onProgress }) => {
      onProgress({ progress: 0.5, value: 90, bound: 100 });
      return new Promise((resolve) => {
        const end = () => {
          resolve({ ...greedy(problem), isCut: true });
        };
        if (enough.aborted) end();
        else enough.addEventListener("abort", end);
      });
    };
    const asked = await ask();
    expect(asked).toMatchObject({ deadlineSeconds: 60, isCut: false });
    await until(async () => (await read(asked)).bound === 100);
    expect(await read(asked)).toMatchObject({ status: "RUNNING", progress: 500, value: 90 });
    expect((await humain().post(`/proposals/${asked.id}/take-best`)).status).toBe(204);
    await festival.services.jobs.settled();
    expect(await read(asked)).toMatchObject({ status: "DONE", isCut: true, gains: 2 });

    const again = await humain().post(`/proposals/${asked.id}/take-best`);
    expect([again.status, again.json<{ message: string }>().message]).toEqual([
      409,
      "Cette proposition n'est pas en cours de calcul",
    ]);
    const late = await propose({ deadlineSeconds: 5 });
    expect(late).toMatchObject({ status: "DONE", isCut: true, deadlineSeconds: 5 });
  });

  it("that fails again and again says that it failed", async () => {
    solver.solve = () => Promise.reject(new Error("Impossible"));
    const asked = await ask();
    await until(async () => {
      await festival.services.db.execute("update pgboss.job set start_after = now() - interval '1 s'");
      await festival.services.jobs.settled();
      return (await read(asked)).status === "FAILED";
    });
    expect(await read(asked)).toMatchObject({ status: "FAILED", lines: [] });
  });

  it("that is deleted leaves what was accepted of it", async () => {
    await makeAvailable(festival, festival.ids.volunteer, slot(18, 20));
    const first = identifierOf(await aTask());
    const proposal = await propose();
    await accept(proposal, { scope: "ALL" });
    expect((await humain().delete(`/proposals/${proposal.id}`)).status).toBe(204);
    const { assignees } = (await humain().get(`/assignments/${below(first)}`)).json<{
      assignees: { id: number }[];
    }>();
    expect(assignees.map(({ id }) => id)).toEqual([festival.ids.volunteer]);
    expect((await humain().delete(`/proposals/${proposal.id}`)).status).toBe(404);
  });
});

it("A proposal that knows a person who is forgotten goes with them; others stay", async () => {
  const { secu, volunteer } = festival.ids;
  await aTask();
  await makeAvailable(festival, volunteer, slot(18, 20));
  const without = await propose();
  await makeAvailable(festival, secu, slot(18, 20));
  await propose();
  await festival.as.admin.delete(`/registrations/forget/${encodeURIComponent(festival.emails.secu)}`);
  expect((await humain().get("/proposals")).json<Proposal[]>().map(({ id }) => id)).toEqual([without.id]);
});

describe("The holes of a proposal", () => {
  it("say how many people lack what, and who would come if that alone changed", async () => {
    const { volunteer, organiser, matos } = festival.ids;
    const task = await aTask();
    const second = identifierOf(task, 1);
    await makeAvailable(festival, volunteer, slot(18, 20));
    await makeAvailable(festival, organiser, slot(18, 22));
    await makeAvailable(festival, matos, slot(18, 22));
    await humain().post(`/planning/${String(organiser)}/break-periods`, {
      start: slot(21, 22).start,
      durationInHours: 1,
    });
    const proposal = await propose();
    const holes = (await humain().get(`/proposals/${proposal.id}/holes`)).json<ProposalHole[]>();
    expect(holes).toMatchObject([
      { ...second, ...slot(20, 22), name: "Monter le bar", team: "benevole", demand: 2, missing: 1 },
    ]);
    const path = `/proposals/${proposal.id}/holes/${below(second)}?team=`;
    const { reasons, free } = (await humain().get(`${path}benevole`)).json<AnsweredHoleReasons>();
    expect(free).toEqual([]);
    expect(reasons.map(({ lack, count, onlyThis }) => [lack, count, onlyThis.map(({ id }) => id)])).toEqual([
      ["AVAILABILITY", 1, [volunteer]],
      ["BREAK", 1, [organiser]],
    ]);
    const none = await humain().get(`${path}matos`);
    expect([none.status, none.message]).toMatchObject([404, /ne laisse pas de trou/]);
  });
});

describe("Two proposals", () => {
  it("are compared by what each is worth and by the lines that differ", async () => {
    const { volunteer, organiser } = festival.ids;
    const first = identifierOf(await aTask());
    for (const id of [volunteer, organiser]) await makeAvailable(festival, id, slot(18, 20));
    const both = await propose();
    solver.solve = (problem) => {
      const { places, ...solution } = greedy(problem);
      return Promise.resolve({
        ...solution,
        places: places.filter(({ personId }) => personId === organiser),
      });
    };
    const half = await propose({ seed: 2 });
    const answer = await humain().get(`/proposals/${both.id}/comparison/${half.id}`);
    expect(answer.json<ProposalComparison>()).toMatchObject({
      one: { filled: 2, gains: 2 },
      other: { filled: 1, gains: 1 },
      onlyOne: [{ ...first, userId: volunteer, kind: "GAIN" }],
      onlyOther: [],
      people: [{ id: volunteer }],
    });
    expect((await humain().get(`/proposals/${both.id}/comparison/${nothing}`)).status).toBe(404);
  });
});

it("A server that stops leaves its proposal to the next: the same problem anew, then also what was found", async () => {
  await aTask();
  await makeAvailable(festival, festival.ids.volunteer, slot(18, 22));
  const received: { problem: ProposalProblem; checkpoint: unknown }[] = [];
  solver.solve = (problem, { checkpoint, onProgress, ...signals }) => {
    received.push({ problem, checkpoint });
    if (received.length > 2) return Promise.resolve(greedy(problem));
    if (received.length > 1) return Promise.reject(new Error("Stopped again"));
    const tell = () => {
      onProgress({ progress: 0.5, checkpoint: { found: [1, 2, 3] } });
    };
    return untilStopped(problem, { ...signals, onProgress: tell });
  };
  const asked = await ask();
  await until(async () => (await read(asked)).progress === 500);
  festival.services.stopSolving();
  await festival.services.jobs.settled();
  expect((await read(asked)).status).toBe("RUNNING");
  // Whatever happens meanwhile: the proposal is of the day it was begun.
  await makeAvailable(festival, festival.ids.organiser, slot(18, 22));
  for (const _ of ["the second try", "the third"]) {
    await festival.services.db.execute("update pgboss.job set start_after = now() - interval '1 s'");
    await festival.services.jobs.settled();
  }
  const problem = received[0]?.problem;
  expect(received).toEqual([
    { problem, checkpoint: undefined },
    { problem, checkpoint: undefined },
    { problem, checkpoint: { found: [1, 2, 3] } },
  ]);
  expect((await read(asked)).lines.map(({ userId }) => userId)).toEqual([
    festival.ids.volunteer,
    festival.ids.volunteer,
  ]);
});
