import type { Restarted, RestartPreview } from "@coulisses/shared-domain/contract/next-edition";
import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import { aDraft, inReviewWithGear, pathOf } from "../festival-activities/testing/sheets";
import { pathOf as pathOfTask, slot, taskIn } from "../festival-tasks/testing/sheets";
import type { Caller } from "../testing/calls";
import { useFestival } from "../testing/festival";
import { dateFestival, festivalOf, present, reopen, turnTheYear } from "./testing/years";

const festival = useFestival();
const activityAt = async (id: number) =>
  (await festival.as.organiser.get(`/festival-activities/${id}`)).sheet();
const taskAt = async (id: number) => taskIn(await festival.as.organiser.get(`/festival-tasks/${id}`));

let ball: FestivalActivity, bar: FestivalActivity, task: FestivalTask;
beforeAll(async () => {
  const { organiser } = festival.as;
  bar = await aDraft(organiser, "Bar");
  ball = await inReviewWithGear(organiser);
  const path = pathOf(ball);
  await organiser.post(`${path}/general/time-windows`, slot(18, 22));
  await organiser.post(`${path}/in-charge/contractors`, {
    firstname: "Lou",
    lastname: "Son",
    phone: "0612345678",
  });
  await organiser.post(`${path}/feedbacks`, { content: "Bravo" });
  const added = await organiser.post("/festival-tasks", { name: "Monter", festivalActivityId: ball.id });
  task = taskIn(added);
  await organiser.patch(`${pathOfTask(task)}/general`, { team: "bar" });
  await organiser.post(`${pathOfTask(task)}/instructions/contacts`, { contactId: festival.ids.organiser });
  await organiser.post(`${pathOfTask(task)}/inquiry/requests`, { slug: "chaise", quantity: 3 });
  await organiser.post(`${pathOfTask(task)}/mobilizations`, {
    ...slot(18, 22),
    durationSplitInHour: 2,
    volunteers: [festival.ids.volunteer],
    teams: [{ team: "benevole", count: 2 }],
  });
  await turnTheYear(festival);
});

const preview = (by: Caller, ids: readonly number[], withTasks = true) =>
  by.post("/restarts/preview", { activities: ids.map((id) => ({ id })), withTasks });

async function formOf(ids: readonly number[], withTasks = true) {
  const seen = (await preview(festival.as.organiser, ids, withTasks)).sheet<RestartPreview>();
  const activities = seen.activities.map(({ id, version, name }) => ({ id, version, name }));
  return { activities, withTasks, days: seen.days };
}
const restart = async (ids: readonly number[], by: Caller = festival.as.organiser, withTasks = true) =>
  by.post("/restarts", await formOf(ids, withTasks));
const undo = (by: Caller, { activities }: Restarted) =>
  by.post("/restarts/undo", { activities: activities.map(({ id }) => ({ id })) });

describe("ED-8 The preview of a restart", () => {
  it("tells the new hours by weekday, and what stays behind; it writes nothing", async () => {
    const seen = (await preview(festival.as.organiser, [bar.id, ball.id])).sheet<RestartPreview>();
    expect([seen.edition, seen.days % 7]).toEqual([present + 1, 0]);
    expect(seen.days).toBe(364);
    const [, one] = seen.activities;
    expect(one).toMatchObject({
      id: ball.id,
      refusal: null,
      tasks: [{ id: task.id, name: "Monter" }],
      leftBehind: { reviews: 7, feedbacks: 1, people: 3 },
    });
    const weekday = (instant = "") => new Date(instant).getUTCDay();
    const [hours] = one?.slots ?? [];
    expect(weekday(hours?.after.start)).toBe(weekday(hours?.before.start));
    expect((await activityAt(ball.id)).edition).toEqual({ number: present, isArchived: true });
  });

  it("is for those who write activities, and tasks if these come along", async () => {
    expect((await preview(festival.as.volunteer, [bar.id])).status).toBe(403);
    const unknown = await preview(festival.as.organiser, [999]);
    expect([unknown.status, unknown.message]).toEqual([404, "La fiche activité #999 n'a pas été trouvée"]);
  });

  it.each([
    [{ activities: [], withTasks: true }, "Fiches activités : choisis-en au moins une"],
    [
      { activities: [{ id: 1 }, { id: 1 }], withTasks: true },
      "Fiches activités : une fiche est citée deux fois",
    ],
    [{ activities: [{ id: 1 }] }, "Fiches tâches : oui ou non est attendu"],
  ])("refuses %j", async (body, message) => {
    const refusal = await festival.as.organiser.post("/restarts/preview", body);
    expect([refusal.status, refusal.message]).toEqual([400, message]);
  });
});

describe("ED-5 to ED-9 A restart", () => {
  let made: Restarted;

  it("is refused whole when one of the sheets is not archived", async () => {
    const young = await aDraft(festival.as.organiser, "Neuve");
    const form = await formOf([bar.id]);
    const mixed = { ...form, activities: [...form.activities, { id: young.id, version: 1, name: "Neuve" }] };
    const refusal = await festival.as.organiser.post("/restarts", mixed);
    expect([refusal.status, refusal.message]).toEqual([409, "Choisis des FA d'une seule édition"]);
    const alone = await festival.as.organiser.post("/restarts", {
      ...form,
      activities: mixed.activities.slice(1),
      days: 0,
    });
    expect(alone.message).toBe(
      `FA #${young.id} - Neuve : son édition n'est pas close\nAucune FA n'a été reprise.`,
    );
    await festival.as.organiser.delete(pathOf(young));
    expect((await activityAt(bar.id)).edition?.next).toBeUndefined();
  });

  it("is refused when the date of the festival changed since the preview", async () => {
    const form = await formOf([bar.id]);
    const later = new Date(Date.parse(festivalOf(present + 1)) + 7 * 24 * 3_600_000).toISOString();
    await dateFestival(festival.as.admin, later);
    const refusal = await festival.as.organiser.post("/restarts", form);
    expect([refusal.status, refusal.message]).toEqual([
      412,
      "La date du festival a changé entre-temps : vérifie les nouvelles heures",
    ]);
    await dateFestival(festival.as.admin, festivalOf(present));
    const undated = await preview(festival.as.organiser, [bar.id]);
    expect([undated.status, undated.message]).toEqual([
      409,
      `La date du festival de l'édition ${present + 1} n'est pas encore fixée : elle se choisit dans la configuration`,
    ]);
    await dateFestival(festival.as.admin, festivalOf(present + 1));
  });

  it("is refused when the sheet was edited since the preview", async () => {
    const form = await formOf([bar.id]);
    await reopen(festival.as.admin);
    await festival.as.organiser.patch(`${pathOf(bar)}/general`, { name: "Buvette" });
    await turnTheYear(festival);
    const refusal = await festival.as.organiser.post("/restarts", form);
    expect([refusal.status, refusal.message]).toEqual([
      412,
      `FA #${bar.id} - Buvette a été modifiée entre-temps\nAucune FA n'a été reprise.`,
    ]);
  });

  it("makes drafts with what was asked, and without reviews, feedback, people and places to fetch gear", async () => {
    const answer = await restart([bar.id, ball.id], festival.as.colleague);
    made = answer.sheet<Restarted>();
    expect(made.activities.map(({ from }) => from)).toEqual([bar.id, ball.id]);
    const [, fresh] = made.activities;
    const [from, now] = [await activityAt(ball.id), await activityAt(fresh?.id ?? 0)];
    const colleague = expect.objectContaining({ id: festival.ids.colleague });
    expect(now).toMatchObject({
      status: "DRAFT",
      version: 1,
      general: { name: from.general.name, description: from.general.description },
      inCharge: { adherent: colleague, team: "culture", contractors: [] },
      signa: from.signa,
      inquiry: {
        gears: from.inquiry.gears,
        electricity: from.inquiry.electricity,
        barriers: from.inquiry.barriers,
      },
      feedbacks: [],
      history: [{ action: "CREATED", by: colleague }],
    });
    expect(now).not.toHaveProperty("reviews");
    expect(now.general.timeWindows).toHaveLength(1);
    expect(now.inquiry.timeWindows).toHaveLength(1);
    expect(now.edition).toEqual({
      number: present + 1,
      isArchived: false,
      from: { id: ball.id, edition: present },
    });
    expect(from.edition?.next).toEqual({ id: now.id, edition: present + 1 });
  });

  it("brings the tasks along, with their teams and without anybody", async () => {
    const [fresh] = made.tasks;
    const now = await taskAt(fresh?.id ?? 0);
    expect(now).toMatchObject({
      status: "DRAFT",
      festivalActivity: { id: made.activities[1]?.id },
      general: { name: "Monter", team: "bar", administrator: { id: festival.ids.colleague } },
      instructions: { contacts: [], inCharge: { volunteers: [] } },
      mobilizations: [{ durationSplitInHour: 2, volunteers: [], teams: [{ team: "benevole", count: 2 }] }],
      inquiries: [{ slug: "chaise", quantity: 3 }],
      edition: { number: present + 1, from: { id: task.id, edition: present } },
    });
  });

  it("happens once for each activity, also when two people press at once", async () => {
    const refusal = await restart([ball.id]);
    expect([refusal.status, refusal.message]).toEqual([
      409,
      `FA #${ball.id} - ${ball.general.name} : déjà reprise en FA #${made.activities[1]?.id}\nAucune FA n'a été reprise.`,
    ]);
    expect((await undo(festival.as.colleague, made)).status).toBe(204);
    const form = await formOf([ball.id]);
    const answers = await Promise.all([
      festival.as.organiser.post("/restarts", form),
      festival.as.colleague.post("/restarts", form),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers[0]?.status === 200 ? festival.as.organiser : festival.as.colleague;
    const [won] = answers.filter(({ status }) => status === 200);
    expect((await undo(winner, won?.sheet<Restarted>() ?? made)).status).toBe(204);
  });

  it("is undone by its author alone, and whole", async () => {
    made = (await restart([bar.id, ball.id])).sheet();
    const other = await undo(festival.as.colleague, made);
    expect([other.status, other.message]).toEqual([409, "Cette reprise ne peut plus être annulée"]);
    expect((await undo(festival.as.organiser, made)).status).toBe(204);
    for (const { id } of made.activities) {
      expect((await festival.as.organiser.get(`/festival-activities/${id}`)).status).toBe(404);
    }
    for (const { id } of made.tasks) {
      expect((await festival.as.organiser.get(`/festival-tasks/${id}`)).status).toBe(404);
    }
    expect((await activityAt(ball.id)).edition?.next).toBeUndefined();
    expect((await undo(festival.as.organiser, made)).status).toBe(409);
  });

  it("is not undone once one of its sheets was edited, or another was added", async () => {
    made = (await restart([bar.id, ball.id])).sheet();
    const [first, second] = made.activities;
    const [fresh] = made.tasks;
    await festival.as.colleague.patch(`/festival-activities/${first?.id}/general`, { name: "Bar à jus" });
    await festival.as.colleague.patch(`/festival-tasks/${fresh?.id}/general`, {
      team: "bar",
      name: "Démonter",
    });
    const added = taskIn(
      await festival.as.colleague.post("/festival-tasks", {
        name: "En plus",
        festivalActivityId: second?.id,
      }),
    );
    const refusal = await undo(festival.as.organiser, made);
    expect([refusal.status, refusal.message.split("\n")]).toEqual([
      409,
      [
        `FA #${first?.id} - Bar à jus a été modifiée depuis la reprise`,
        `FT #${fresh?.id} - Démonter a été modifiée depuis la reprise`,
        `FT #${added.id} - En plus a été ajoutée depuis la reprise`,
        "Rien n'a été annulé.",
      ],
    ]);
    expect((await activityAt(second?.id ?? 0)).status).toBe("DRAFT");
  });

  it("leaves sheets that were made by hand alone", async () => {
    const mine = await aDraft(festival.as.organiser, "À la main");
    const refusal = await undo(festival.as.organiser, { activities: [{ id: mine.id, from: 0 }], tasks: [] });
    expect(refusal.status).toBe(409);
  });
});
