import type {
  AcceptanceOutcome,
  ProposalDetails,
} from "@coulisses/shared-domain/contract/assignment/proposals";
import { type SlotIdentifier, slotKey } from "@coulisses/shared-domain/assignment/slot";
import { eq } from "drizzle-orm";
import { assign, aTask, comers, identifierOf, unassign, festival } from "../assignments/testing/assigning";
import { users } from "../database/schema/people";
import { makeAvailable, pathOf, slot } from "../festival-tasks/testing/sheets";
import { openProposals, untilStopped } from "./testing/proposing";

const { ask, propose, accept, read, undo, solver } = openProposals();

/** Three people who can come to both slots of a task, each for two. */
async function anEvening(): Promise<{ first: SlotIdentifier; second: SlotIdentifier; taskId: number }> {
  const { volunteer, organiser, matos } = festival.ids;
  const task = await aTask();
  for (const id of [volunteer, organiser, matos]) await makeAvailable(festival, id, slot(18, 22));
  return { first: identifierOf(task, 0), second: identifierOf(task, 1), taskId: task.id };
}

const ranksOf = ({ lines }: Pick<ProposalDetails, "lines">, userId: number) =>
  lines.filter((line) => line.userId === userId).map(({ rank }) => rank);

/** Proposes that these two change places: one is taken off for the other. */
function movesTo(slotOf: SlotIdentifier, { from, to }: { from: number; to: number }): void {
  solver.solve = ({ today }) => {
    const stay = today.flatMap(({ as, ...one }) =>
      as === null || one.personId === from ? [] : [{ ...one, as }],
    );
    return Promise.resolve({
      places: [...stay, { personId: to, slotKey: slotKey(slotOf), as: "benevole" }],
      value: 1,
      bound: 1,
    });
  };
}

describe("Accepting a proposal", () => {
  it("assigns nobody before, and everybody of it after", async () => {
    const { first, second } = await anEvening();
    const proposal = await propose();
    expect(proposal.lines).toHaveLength(4);
    expect([await comers(first), await comers(second)]).toEqual([[], []]);
    const outcome = await accept(proposal, { scope: "ALL" });
    expect(outcome).toMatchObject({ done: 4, leftOut: [] });
    expect((await comers(first)).concat(await comers(second))).toHaveLength(4);
    const { accepted, lines, acceptances } = await read(proposal);
    expect([accepted, lines.every(({ acceptanceId }) => acceptanceId === outcome.acceptanceId)]).toEqual([
      4,
      true,
    ]);
    expect(acceptances).toMatchObject([
      { lines: 4, undoneAt: null, acceptedBy: { id: festival.ids.humain } },
    ]);
  });

  it("may be of one task, of one person, or of some lines", async () => {
    const { first, second, taskId } = await anEvening();
    const other = identifierOf(await aTask());
    const proposal = await propose();
    const [line] = proposal.lines.filter((one) => one.taskId === taskId);
    await accept(proposal, { scope: "LINES", ranks: [line?.rank ?? -1] });
    expect((await comers(first)).concat(await comers(second))).toEqual([line?.userId]);
    await accept(proposal, { scope: "TASK", taskId });
    expect((await comers(first)).concat(await comers(second))).toHaveLength(4);
    expect(await comers(other)).toEqual([]);
    const rest = (await read(proposal)).lines.filter(({ acceptanceId }) => acceptanceId === null);
    const userId = rest[0]?.userId ?? 0;
    await accept(proposal, { scope: "PERSON", userId });
    expect(await comers(other)).toEqual([userId]);
  });

  it("leaves out, saying why, volunteers who can't come any more; the others come", async () => {
    const { first } = await anEvening();
    const { volunteer, organiser, elec } = festival.ids;
    const proposal = await propose();
    const [onFirst, ...others] = proposal.lines.filter(
      ({ assignmentId }) => assignmentId === first.assignmentId,
    );
    expect(others).toHaveLength(1);
    const absent = onFirst?.userId ?? 0;
    await festival.as.humain.patch(`/volunteer-availability/${String(absent)}`, { availabilities: [] });
    const marked = await read(proposal);
    expect(marked.lines.filter(({ obstacle }) => obstacle !== null).map(({ userId }) => userId)).toEqual(
      ranksOf(proposal, absent).map(() => absent),
    );
    const outcome = await accept(proposal, { scope: "ALL" });
    expect(outcome.leftOut.map(({ obstacle }) => obstacle)).toEqual(
      ranksOf(proposal, absent).map(
        () => expect.stringMatching("n'est pas disponible sur ce créneau") as string,
      ),
    );
    expect(outcome.done).toBe(4 - ranksOf(proposal, absent).length);
    expect(await comers(first)).not.toContain(absent);
    expect([volunteer, organiser, elec]).toContain(absent);
  });

  it("leaves out a place that another person has given meanwhile, and a person who was deleted", async () => {
    const { first, second } = await anEvening();
    const { elec, volunteer, matos } = festival.ids;
    const proposal = await propose();
    await makeAvailable(festival, elec, slot(18, 22));
    await assign(first, elec);
    await festival.services.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, volunteer));
    const outcome = await accept(proposal, { scope: "ALL" });
    await festival.services.db.update(users).set({ deletedAt: null }).where(eq(users.id, volunteer));
    const reasons = outcome.leftOut.map(({ obstacle }) => obstacle);
    expect(reasons).toContain("Cette personne n'est plus là");
    expect(await comers(first)).toHaveLength(2);
    expect(await comers(first)).toContain(elec);
    expect([...(await comers(first)), ...(await comers(second))]).not.toContain(volunteer);
    expect(outcome.done + outcome.leftOut.length).toBe(4);
    expect(matos).toBeGreaterThan(0);
  });

  it("leaves out the slots of a task that was taken back", async () => {
    const { first } = await anEvening();
    const proposal = await propose();
    await festival.as.humain.post(`${pathOf({ id: first.taskId })}/reject`, {
      team: "humain",
      reason: "Non",
    });
    const deleted = await festival.as.humain.get(`/festival-tasks/${String(first.taskId)}`);
    expect(deleted.json<{ status: string }>().status).toBe("REFUSED");
    const outcome = await accept(proposal, { scope: "ALL" });
    expect([outcome.done, outcome.acceptanceId]).toEqual([0, null]);
    expect(new Set(outcome.leftOut.map(({ obstacle }) => obstacle))).toEqual(
      new Set(["Ce créneau n'existe plus : la FT a changé ou n'est plus prête"]),
    );
    expect((await read(proposal)).lines[0]?.start).toBe(slot(18, 20).start);
  });

  it("by two organisers at once assigns everybody once", async () => {
    const { first, second } = await anEvening();
    const [one, other] = [await propose(), await propose({ seed: 2 })];
    const outcomes = await Promise.all([accept(one, { scope: "ALL" }), accept(other, { scope: "ALL" })]);
    expect(outcomes.map(({ done }) => done).sort()).toEqual([0, 4]);
    expect((await comers(first)).concat(await comers(second))).toHaveLength(4);
  });

  it("is refused before it is computed, and for what is no choice", async () => {
    solver.solve = untilStopped;
    const asked = await ask();
    const early = await festival.as.humain.post(`/proposals/${asked.id}/acceptances`, { scope: "ALL" });
    expect([early.status, early.message]).toEqual([409, "Cette proposition n'est pas prête"]);
    const post = (body: object) => festival.as.humain.post(`/proposals/${asked.id}/acceptances`, body);
    for (const body of [{}, { scope: "SOME" }, { scope: "LINES", ranks: [] }, { scope: "TASK" }]) {
      expect((await post(body)).status).toBe(400);
    }
    await festival.as.humain.delete(`/proposals/${asked.id}`);
  });
});

describe("Undoing an acceptance", () => {
  it("takes off whom it added, and leaves whom others have assigned", async () => {
    const { first, second } = await anEvening();
    const { volunteer } = festival.ids;
    await assign(first, volunteer);
    const proposal = await propose();
    const { acceptanceId } = await accept(proposal, { scope: "ALL" });
    const answer = await undo(proposal, acceptanceId);
    expect([answer.status, answer.json<AcceptanceOutcome>()]).toEqual([
      200,
      expect.objectContaining({ done: 3, leftOut: [] }),
    ]);
    expect([await comers(first), await comers(second)]).toEqual([[volunteer], []]);
    expect((await read(proposal)).accepted).toBe(0);
    const again = await undo(proposal, acceptanceId);
    expect([again.status, again.message]).toEqual([409, "Cette acceptation est déjà annulée"]);
    expect(await accept(proposal, { scope: "ALL" })).toMatchObject({ done: 3 });
  });

  it("gives back the place of anyone who was taken off", async () => {
    const { first } = await anEvening();
    const { volunteer, organiser } = festival.ids;
    await assign(first, volunteer);
    movesTo(first, { from: volunteer, to: organiser });
    const proposal = await propose({ mayMove: true });
    expect(proposal.lines.map(({ kind, userId }) => [kind, userId])).toEqual([
      ["LOSS", volunteer],
      ["GAIN", organiser],
    ]);
    expect(proposal.lines[0]?.reason).toMatch(/^libère sa place pour organiser/);
    const { acceptanceId } = await accept(proposal, { scope: "ALL" });
    expect(await comers(first)).toEqual([organiser]);
    await undo(proposal, acceptanceId);
    expect(await comers(first)).toEqual([volunteer]);
  });

  it("says what it can't undo: a person who has left already, a place that is taken", async () => {
    const { first } = await anEvening();
    const { volunteer, organiser, matos } = festival.ids;
    await assign(first, volunteer);
    movesTo(first, { from: volunteer, to: organiser });
    const proposal = await propose({ mayMove: true });
    const { acceptanceId } = await accept(proposal, { scope: "ALL" });
    await unassign(first, organiser);
    await makeAvailable(festival, festival.ids.elec, slot(18, 22));
    await assign(first, matos, festival.ids.elec);
    const { done, leftOut } = (await undo(proposal, acceptanceId)).json<AcceptanceOutcome>();
    expect(done).toBe(0);
    expect(leftOut.map(({ obstacle }) => obstacle)).toEqual([
      expect.stringMatching(/^Il n'y a plus de place en tant que Personne pour volunteer/),
      expect.stringMatching(/^organiser .* ne vient déjà plus à ce créneau en tant que Personne$/),
    ]);
    expect(await comers(first)).toEqual([matos, festival.ids.elec].sort((a, b) => a - b));
  });

  it("gives back a place that a person had in spite of their rest", async () => {
    const { first } = await anEvening();
    const { volunteer } = festival.ids;
    const night = identifierOf(await aTask(), 1);
    const rest = { everybody: { hoursPerDay: 3 }, teams: [] };
    await festival.as.admin.post("/configuration/restRules", { value: rest });
    await assign(first, volunteer);
    const body = {
      assignment: night,
      volunteers: [{ id: volunteer, as: "benevole" }],
      restOverride: "Il y tient",
    };
    expect((await festival.as.humain.post("/assignments", body)).status).toBe(200);
    solver.solve = ({ today }) => {
      const stay = today.flatMap(({ as, ...one }) =>
        as === null || one.slotKey === slotKey(night) ? [] : [{ ...one, as }],
      );
      return Promise.resolve({ places: stay, value: 1, bound: 1 });
    };
    const proposal = await propose({ mayMove: true });
    const { acceptanceId } = await accept(proposal, { scope: "ALL" });
    expect(await comers(night)).toEqual([]);

    const { done, leftOut } = (await undo(proposal, acceptanceId)).json<AcceptanceOutcome>();

    expect([done, leftOut]).toEqual([1, []]);
    expect(await comers(night)).toEqual([volunteer]);
    await festival.as.admin.delete("/configuration/restRules");
  });

  it("is for the acceptances of that proposal alone", async () => {
    await anEvening();
    const [one, other] = [await propose(), await propose()];
    const { acceptanceId } = await accept(one, { scope: "ALL" });
    expect((await undo(other, acceptanceId)).status).toBe(404);
    expect((await undo(one, "nothing")).status).toBe(400);
  });
});
