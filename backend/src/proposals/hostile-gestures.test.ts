import type { Proposal } from "@coulisses/shared-domain/contract/assignment/proposals";
import {
  defaultWeights,
  LEAST_DEADLINE,
  MOST_DEADLINE,
  MOST_SEED,
} from "@coulisses/shared-domain/proposal/proposal";
import { aTask, comers, identifierOf, festival } from "../assignments/testing/assigning";
import { makeAvailable, slot } from "../festival-tasks/testing/sheets";
import { until } from "../jobs/testing/job-instances";
import { openProposals, untilStopped } from "./testing/proposing";

const { ask, propose, read, accept, undo, solver } = openProposals();

const humain = () => festival.as.humain;
const nothing = "5f3a7c1e-0000-4000-8000-000000000000";
const post = (form: object) =>
  humain().post("/proposals", { weights: defaultWeights, mayMove: false, ...form });

it("Proposals are for those who assign", async () => {
  const paths: ["get" | "post" | "delete", string][] = [
    ["get", ""],
    ["post", ""],
    ["get", `/${nothing}`],
    ["post", `/${nothing}/cancel`],
    ["post", `/${nothing}/take-best`],
    ["delete", `/${nothing}`],
    ["get", `/${nothing}/holes`],
    ["get", `/${nothing}/holes/tasks/1/mobilizations/1/assignments/1?team=bar`],
    ["post", `/${nothing}/acceptances`],
    ["delete", `/${nothing}/acceptances/${nothing}`],
    ["get", `/${nothing}/comparison/${nothing}`],
  ];
  for (const [verb, path] of paths) {
    expect([path, (await festival.as.organiser[verb](`/proposals${path}`)).status]).toEqual([path, 403]);
    expect([path, (await festival.nobody[verb](`/proposals${path}`)).status]).toEqual([path, 401]);
  }
  for (const [verb, path] of paths.filter(([, one]) => one !== "" && !one.endsWith("/acceptances"))) {
    expect([path, (await humain()[verb](`/proposals${path}`)).status]).toEqual([path, 404]);
  }
});

describe("What a proposal is computed with", () => {
  it.each([
    { weights: { ...defaultWeights, friends: 11 } },
    { weights: { ...defaultWeights, fairness: 1e308 } },
    { weights: { ...defaultWeights, fairness: NaN } },
    { weights: { ...defaultWeights, fairness: "5" } },
    { weights: {} },
    { weights: null },
    { mayMove: "oui" },
    { seed: 1.5 },
    { seed: -1 },
    { seed: MOST_SEED + 1 },
    { seed: 1e308 },
    { deadlineSeconds: 0 },
    { deadlineSeconds: 181 },
    { deadlineSeconds: "60" },
    { limits: null },
    { limits: { period: null } },
    { limits: { period: { start: "hier", end: "demain" }, teams: [] } },
    { limits: { period: { start: slot(20, 21).start, end: slot(18, 19).end }, teams: [] } },
    { limits: { period: { start: "2001-01-01T00:00:00Z", end: "2099-01-01T00:00:00Z" }, teams: [] } },
    { limits: { period: null, teams: Array.from({ length: 101 }, () => "bar") } },
  ])("is refused when it is %j", async (form) => {
    expect((await post(form)).status).toBe(400);
    expect((await humain().get("/proposals")).json()).toEqual([]);
  });

  it("is refused in words", async () => {
    expect((await post({ weights: { ...defaultWeights, friends: -1 } })).message).toBe(
      "Entre amis : un nombre de 0 à 10 est attendu",
    );
    const unknown = await post({ limits: { period: null, teams: ["licorne"] } });
    expect([unknown.status, unknown.message]).toEqual([404, "L'équipe licorne est introuvable"]);
  });

  it("may be the least and the most of everything", async () => {
    const all = (weight: number) => ({
      priority: weight,
      friends: weight,
      preference: weight,
      fairness: weight,
      stability: weight,
    });
    for (const form of [
      { weights: all(0), seed: 0, deadlineSeconds: LEAST_DEADLINE },
      { weights: all(10), seed: MOST_SEED, deadlineSeconds: MOST_DEADLINE },
    ]) {
      expect(await propose(form)).toMatchObject({ status: "DONE", ...form, lines: [] });
    }
  });
});

/** Two slots of two places each, and two people who can come to both. */
async function anEvening() {
  const task = await aTask();
  for (const id of [festival.ids.volunteer, festival.ids.organiser]) {
    await makeAvailable(festival, id, slot(18, 22));
  }
  return async () => [...(await comers(identifierOf(task, 0))), ...(await comers(identifierOf(task, 1)))];
}

describe("The same gesture twice", () => {
  it("accepts once: the second finds nothing left to do", async () => {
    const everybody = await anEvening();
    const proposal = await propose();
    const outcomes = await Promise.all([
      accept(proposal, { scope: "ALL" }),
      accept(proposal, { scope: "ALL" }),
    ]);
    expect(outcomes.map(({ done, leftOut }) => [done, leftOut.length]).sort()).toEqual([
      [0, 0],
      [4, 0],
    ]);
    expect(await everybody()).toHaveLength(4);
    expect((await read(proposal)).acceptances).toHaveLength(1);
  });

  it("undoes once: the second is refused", async () => {
    const everybody = await anEvening();
    const proposal = await propose();
    const { acceptanceId } = await accept(proposal, { scope: "ALL" });
    const answers = await Promise.all([undo(proposal, acceptanceId), undo(proposal, acceptanceId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await everybody()).toEqual([]);
  });

  it("cancels once, and the one that is cancelled is over", async () => {
    await aTask();
    solver.solve = untilStopped;
    const asked = await ask();
    await until(async () => (await read(asked)).status === "RUNNING");
    const cancel = () => humain().post(`/proposals/${asked.id}/cancel`);
    const answers = await Promise.all([cancel(), cancel()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    await festival.services.jobs.settled();
    expect(await read(asked)).toMatchObject({ status: "CANCELLED", lines: [] });
  });
});

describe("A proposal that others deal with meanwhile", () => {
  it("is deleted while it is computed: its computing ends, and no job is left", async () => {
    await aTask();
    solver.solve = untilStopped;
    const asked = await ask();
    await until(async () => (await read(asked)).status === "RUNNING");
    expect((await humain().delete(`/proposals/${asked.id}`)).status).toBe(204);
    await festival.services.jobs.settled();
    expect((await humain().get(`/proposals/${asked.id}`)).status).toBe(404);
    expect((await festival.as.admin.get("/failed-jobs")).json()).toMatchObject({ total: 0 });
  });

  it("is computed beside another: one after the other, each with its lines", async () => {
    await anEvening();
    const asked = [await ask(), await ask({ seed: 2 })];
    await festival.services.jobs.settled();
    for (const one of asked) expect(await read(one)).toMatchObject({ status: "DONE", gains: 4 });
  });

  it("is deleted before it is accepted, undone, compared", async () => {
    await anEvening();
    const [kept, gone] = [await propose(), await propose({ seed: 2 })];
    const { acceptanceId } = await accept(gone, { scope: "ALL" });
    await humain().delete(`/proposals/${gone.id}`);
    const calls = [
      humain().post(`/proposals/${gone.id}/acceptances`, { scope: "ALL" }),
      undo(gone, acceptanceId),
      undo(kept, acceptanceId),
      humain().get(`/proposals/${kept.id}/comparison/${gone.id}`),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  it("has nothing to accept at ranks, people and tasks that it does not name", async () => {
    const everybody = await anEvening();
    const proposal: Proposal = await propose();
    for (const form of [
      { scope: "LINES" as const, ranks: [4, 19_999] },
      { scope: "PERSON" as const, userId: festival.ids.admin },
      { scope: "TASK" as const, taskId: 2_147_483_647 },
    ]) {
      expect(await accept(proposal, form)).toMatchObject({ acceptanceId: null, done: 0, leftOut: [] });
    }
    expect(await everybody()).toEqual([]);
  });
});
