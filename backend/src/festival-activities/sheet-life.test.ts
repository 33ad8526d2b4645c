import type { FestivalActivityPreview } from "@coulisses/shared-domain/contract/festival-activities";
import { festivalTasks } from "../database/schema/festival-tasks";
import { useFestival } from "../testing/festival";
import { aDraft, inReview, pathOf } from "./testing/sheets";

const festival = useFestival();

describe("FA-1 creating a festival activity", () => {
  it("gives an empty draft, its author in charge", async () => {
    const answer = await festival.as.organiser.post("/festival-activities", { name: "Bal" });
    expect(answer.status).toBe(201);
    const created = answer.sheet();
    expect(created).toMatchObject({
      version: 1,
      status: "DRAFT",
      general: { name: "Bal", description: null, toPublish: false, categories: [], timeWindows: [] },
      inCharge: { adherent: { id: festival.ids.organiser }, team: null, contractors: [] },
      signa: { location: null, signages: [] },
      security: { specialNeed: null, freePass: 0 },
      history: [{ action: "CREATED", by: { id: festival.ids.organiser } }],
    });
    const read = await festival.as.colleague.get(pathOf(created));
    expect(read.sheet()).toEqual(created);
  });

  it("numbers sheets one after the other, even those created at once", async () => {
    const first = await aDraft(festival.as.organiser);
    const together = await Promise.all(
      Array.from({ length: 8 }, () => aDraft(festival.as.organiser, "En même temps")),
    );
    const ids = together.map(({ id }) => id).sort((a, b) => a - b);
    expect(ids).toEqual(Array.from({ length: 8 }, (_, index) => first.id + 1 + index));
  });

  it("drops fields that nobody knows", async () => {
    const answer = await festival.as.organiser.post("/festival-activities", {
      name: "Bal",
      status: "VALIDATED",
      id: 9_999,
    });
    expect(answer.sheet()).toMatchObject({ status: "DRAFT" });
    expect(answer.sheet().id).not.toBe(9_999);
  });
});

describe("Reading festival activities", () => {
  it("lists them by number, with their reviews once out of the draft", async () => {
    const draft = await aDraft(festival.as.organiser, "Encore en brouillon");
    const reviewed = await inReview(festival.as.organiser);
    const list = (await festival.as.colleague.get("/festival-activities")).json<FestivalActivityPreview[]>();
    const ids = list.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    const shown = list.find(({ id }) => id === draft.id);
    expect(shown).toEqual({
      id: draft.id,
      name: "Encore en brouillon",
      status: "DRAFT",
      adherent: draft.inCharge.adherent,
      team: null,
      needSupply: false,
    });
    expect(list.find(({ id }) => id === reviewed.id)).toMatchObject({
      status: "IN_REVIEW",
      team: "culture",
      reviews: { humain: "REVIEWING", communication: "NOT_ASKING_TO_REVIEW" },
    });
  });

  it("shows an edit at once in the list", async () => {
    const fa = await aDraft(festival.as.organiser, "Avant");
    const nameInList = async () => {
      const list = (await festival.as.colleague.get("/festival-activities")).json<
        FestivalActivityPreview[]
      >();
      return list.find(({ id }) => id === fa.id)?.name;
    };
    expect(await nameInList()).toBe("Avant");
    await festival.as.organiser.patch(`${pathOf(fa)}/general`, { name: "Après" });
    expect(await nameInList()).toBe("Après");
  });

  it("keeps one's own apart", async () => {
    const mine = await aDraft(festival.as.communication, "À la com");
    const list = (await festival.as.communication.get("/festival-activities/mine")).json<
      FestivalActivityPreview[]
    >();
    expect(list.map(({ id }) => id)).toEqual([mine.id]);
  });

  it("says when a sheet does not exist", async () => {
    const answer = await festival.as.organiser.get("/festival-activities/123456");
    expect(answer.status).toBe(404);
    expect(answer.message).toBe("Oups 😬 J'ai l'impression que la fiche activité #123456 n'existe pas");
  });

  it("sends it compressed to who accepts it", async () => {
    const answer = await festival.as.organiser.get("/festival-activities", undefined, {
      "accept-encoding": "gzip, br",
    });
    expect(answer.headers["content-encoding"]).toBe("br");
  });
});

describe("FA-8 deleting a festival activity", () => {
  it("takes it out of every list", async () => {
    const fa = await aDraft(festival.as.organiser);
    expect((await festival.as.colleague.delete(pathOf(fa))).status).toBe(204);
    expect((await festival.as.organiser.get(pathOf(fa))).status).toBe(404);
    const list = (await festival.as.organiser.get("/festival-activities")).json<FestivalActivityPreview[]>();
    expect(list.map(({ id }) => id)).not.toContain(fa.id);
  });

  it("never gives its number again", async () => {
    const fa = await aDraft(festival.as.organiser);
    await festival.as.organiser.delete(pathOf(fa));
    expect((await aDraft(festival.as.organiser)).id).toBe(fa.id + 1);
  });

  it("is refused while tasks hang on it, and shows them on the sheet", async () => {
    const fa = await aDraft(festival.as.organiser);
    const { organiser: administratorId } = festival.ids;
    const task = { name: "Monter la scène", festivalActivityId: fa.id, administratorId };
    await festival.services.db.insert(festivalTasks).values([
      { ...task, id: 7_001 },
      { ...task, id: 7_002 },
      { ...task, id: 7_003, deletedAt: new Date() },
    ]);
    const refusal = await festival.as.organiser.delete(pathOf(fa));
    expect(refusal.status).toBe(409);
    expect(refusal.message).toBe("Impossible de supprimer la FA, elle est liée aux FTs 7001, 7002");
    const { tasks } = (await festival.as.organiser.get(pathOf(fa))).sheet();
    expect(tasks).toEqual([
      { id: 7_001, name: "Monter la scène", status: "DRAFT" },
      { id: 7_002, name: "Monter la scène", status: "DRAFT" },
    ]);
  });

  it.each(["delete", "patch"] as const)("FA-2 says when there is nothing to %s", async (verb) => {
    const path = "/festival-activities/123456";
    const { organiser } = festival.as;
    const answer = await (verb === "delete"
      ? organiser.delete(path)
      : organiser.patch(`${path}/general`, { name: "Bal" }));
    expect(answer.status).toBe(404);
    expect(answer.message).toBe("La fiche activité #123456 n'a pas été trouvée");
  });
});
