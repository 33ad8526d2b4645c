import { linkedActivityOf } from "@coulisses/shared-domain/festival-task/linked-activity";
import type { FestivalTaskPreview } from "@coulisses/shared-domain/contract/festival-tasks";
import type { TaskStatistics } from "@coulisses/shared-domain/contract/statistics";
import { festivalTasks } from "../database/schema/festival-tasks";
import { useFestival } from "../testing/festival";
import { aDraft as anActivity, morning, pathOf as activityPath } from "../festival-activities/testing/sheets";
import { aDraft, inReview, pathOf, readyToAssign, taskIn, validated } from "./testing/sheets";

const festival = useFestival();

const listed = async (path = "") =>
  (await festival.as.organiser.get(`/festival-tasks${path}`)).json<FestivalTaskPreview[]>();

describe("FT-1 creating a festival task", () => {
  it("gives an empty draft under its activity, its author as administrator", async () => {
    const fa = await anActivity(festival.as.colleague);
    const answer = await festival.as.organiser.post("/festival-tasks", {
      name: "  Monter le bar ",
      festivalActivityId: fa.id,
    });
    expect(answer.status).toBe(201);
    const ft = taskIn(answer);
    expect(ft).toMatchObject({
      version: 1,
      status: "DRAFT",
      festivalActivity: { id: fa.id, name: "Bal des pompiers" },
      general: { name: "Monter le bar", administrator: { id: festival.ids.organiser }, team: null },
      mobilizations: [],
      inquiries: [],
      history: [{ action: "CREATED" }],
    });
    expect(taskIn(await festival.as.colleague.get(pathOf(ft)))).toEqual(ft);
  });

  it("says when there is no such activity", async () => {
    const answer = await festival.as.organiser.post("/festival-tasks", {
      name: "Bar",
      festivalActivityId: 123_456,
    });
    expect([answer.status, answer.message]).toEqual([404, "La fiche activité #123456 n'a pas été trouvée"]);
  });

  it("numbers tasks one after the other, even those created at once, and leaves 420 out", async () => {
    const author = festival.as.organiser;
    const tasks = await Promise.all(Array.from({ length: 5 }, () => aDraft(author)));
    const ids = tasks.map(({ id }) => id).sort((a, b) => a - b);
    expect(ids.map((id) => id - (ids[0] ?? 0))).toEqual([0, 1, 2, 3, 4]);

    const [last] = tasks;
    await festival.services.db.insert(festivalTasks).values({
      id: 419,
      name: "La précédente",
      festivalActivityId: last?.festivalActivity.id ?? 0,
      administratorId: festival.ids.organiser,
    });
    expect((await aDraft(author)).id).toBe(421);
  });
});

describe("The tasks of an activity", () => {
  it("are its own alone, without those that were removed", async () => {
    const author = festival.as.organiser;
    const [kept, removed] = [await aDraft(author), await aDraft(author)];
    const { id: activityId } = kept.festivalActivity;
    const sibling = taskIn(
      await author.post("/festival-tasks", { name: "Tenir le bar", festivalActivityId: activityId }),
    );
    const idsOf = async (id: number) => (await listed(`/of-activity/${id}`)).map((task) => task.id);
    expect(await idsOf(activityId)).toEqual([kept.id, sibling.id]);
    expect(await idsOf(removed.festivalActivity.id)).toEqual([removed.id]);
    await author.delete(pathOf(removed));
    expect(await idsOf(removed.festivalActivity.id)).toEqual([]);
  });
});

describe("A festival task", () => {
  it("shows its activity as it stands now, gear and drives of each team included", async () => {
    const { organiser, matos } = festival.as;
    const fa = await anActivity(organiser);
    const ft = taskIn(await organiser.post("/festival-tasks", { name: "Bar", festivalActivityId: fa.id }));
    const path = activityPath(fa);
    await organiser.patch(`${path}/signa`, { locationId: 2 });
    await organiser.patch(`${path}/supply`, { water: "Un point d'eau" });
    await organiser.post(`${path}/general/time-windows`, morning);
    await organiser.post(`${path}/inquiry/time-windows`, morning);
    for (const slug of ["barriere-vauban", "rallonge", "chaise"]) {
      await organiser.post(`${path}/inquiry/requests`, { slug, quantity: 2 });
    }
    const now = (await organiser.get(path)).sheet();
    expect(now.tasks).toEqual([{ id: ft.id, name: "Bar", status: "DRAFT" }]);
    const { festivalActivity } = taskIn(await matos.get(pathOf(ft)));
    expect(festivalActivity).toEqual(linkedActivityOf(now));
    expect(festivalActivity).toMatchObject({ hasSupplyRequest: true, location: { id: 2 } });
    expect(festivalActivity.inquiry.all.map(({ owner }) => owner)).toEqual(["matos", "elec", "barrieres"]);
  });

  it("is listed with its reviews and reviewer once out of the draft, among one's own too", async () => {
    const [draft, reviewed] = [await aDraft(festival.as.organiser), await inReview(festival)];
    const list = await listed();
    expect(list.find(({ id }) => id === draft.id)).toEqual({
      id: draft.id,
      name: "Monter le bar",
      status: "DRAFT",
      administrator: draft.general.administrator,
      team: null,
    });
    expect(list.find(({ id }) => id === reviewed.id)).toMatchObject({
      team: "bar",
      reviews: { humain: "REVIEWING", matos: "REVIEWING", elec: "NOT_ASKING_TO_REVIEW" },
      reviewer: { id: festival.ids.humain },
    });
    expect((await listed("/mine")).map(({ id }) => id)).toContain(draft.id);
    const others = await festival.as.matos.get("/festival-tasks/mine");
    expect(others.json()).toEqual([]);
  });

  it("STAT-1 is counted by team and status, ready ones apart", async () => {
    await readyToAssign(festival);
    const statistics = (await festival.as.organiser.get("/festival-tasks/statistics")).json<TaskStatistics>();
    const ready = (await listed()).filter(
      ({ team, status }) => team === "bar" && status === "READY_TO_ASSIGN",
    );
    expect(ready.length).toBeGreaterThan(0);
    expect(statistics.find(({ teamCode }) => teamCode === "bar")?.status).toMatchObject({
      READY_TO_ASSIGN: ready.length,
      REFUSED: 0,
    });
  });
});

describe("FT-2 deleting a festival task", () => {
  it("takes it out of the lists and of its activity, whose own deletion it no longer prevents", async () => {
    const ft = await validated(festival);
    const fa = `/festival-activities/${ft.festivalActivity.id}`;
    expect((await festival.as.organiser.delete(fa)).status).toBe(409);
    expect((await festival.as.organiser.delete(pathOf(ft))).status).toBe(204);
    expect((await listed()).map(({ id }) => id)).not.toContain(ft.id);
    expect((await festival.as.organiser.get(pathOf(ft))).status).toBe(404);
    expect((await festival.as.organiser.delete(fa)).status).toBe(204);
  });

  it("is refused once people are being assigned", async () => {
    const ft = await readyToAssign(festival);
    const refusal = await festival.as.organiser.delete(pathOf(ft));
    expect([refusal.status, refusal.message]).toEqual([
      409,
      `Impossible de supprimer la fiche tâche #${ft.id} car elle est déjà en cours d'affectation`,
    ]);
  });

  it.each(["get", "delete"] as const)("says when there is nothing to %s", async (verb) => {
    const answer = await festival.as.organiser[verb]("/festival-tasks/123456");
    expect([answer.status, answer.message]).toEqual([404, "La fiche tâche #123456 n'a pas été trouvée"]);
  });
});
