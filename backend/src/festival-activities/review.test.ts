import type { ReviewRequest } from "@coulisses/shared-domain/contract/festival-events";
import { festivalActivityReviewers } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { useFestival } from "../testing/festival";
import { aDraft, inReview, inReviewWithGear, pathOf } from "./testing/sheets";

const festival = useFestival();

const privateReviewers = festivalActivityReviewers.filter((team) => team !== "communication");

describe("FA-10 asking for a review", () => {
  it("says everything that is missing", async () => {
    const fa = await aDraft(festival.as.organiser);
    const refusal = await festival.as.organiser.post(`${pathOf(fa)}/ask-for-review`);
    expect(refusal.status).toBe(409);
    expect(refusal.message.split("\n")).toEqual([
      "La FA n'a pas pu être passée en relecture",
      "- Une description est nécessaire",
      "- Une équipe responsable est nécessaire",
      "- Le lieu est nécessaire",
    ]);
  });

  it("asks the six teams of a private activity", async () => {
    const fa = await inReview(festival.as.organiser);
    expect(fa).toMatchObject({
      status: "IN_REVIEW",
      reviews: { humain: "REVIEWING", communication: "NOT_ASKING_TO_REVIEW" },
    });
    expect(fa.history.map(({ action }) => action)).toEqual(["CREATED", "READY_TO_REVIEW"]);
  });

  it("FA-13 is refused a second time in a row", async () => {
    const fa = await inReview(festival.as.organiser);
    const refusal = await festival.as.organiser.post(`${pathOf(fa)}/ask-for-review`);
    expect(refusal.status).toBe(409);
    expect(refusal.message).toContain("Seules des FAs refusées ou en brouillon le peuvent");
  });
});

describe("FA-20 to FA-26 the verdicts of the teams", () => {
  it("validates an activity once its last team has approved, and tells the person in charge", async () => {
    const path = pathOf(await inReview(festival.as.organiser));
    for (const team of privateReviewers) {
      const answer = await festival.as[team].post(`${path}/approve`, { team });
      expect(answer.status).toBe(200);
    }
    const fa = (await festival.as.organiser.get(path)).sheet();
    expect(fa.status).toBe("VALIDATED");
    expect(await festival.mails()).toEqual([
      expect.objectContaining({
        to: festival.emails.organiser,
        subject: "Bal des pompiers validée 💫",
        text: expect.stringMatching(/https?:\S+\/stats\b/),
      }),
    ]);
  });

  it("refuses it with a reason, mailed once for the first rejection, and counts it as refused", async () => {
    const path = pathOf(await inReview(festival.as.colleague));
    const rejected = await festival.as.humain.post(`${path}/reject`, {
      team: "humain",
      reason: "Il manque du monde",
    });
    expect(rejected.sheet()).toMatchObject({ status: "REFUSED", reviews: { humain: "REJECTED" } });
    expect(rejected.sheet().history.at(-1)?.description).toBe(
      "FA rejetée pour la raison suivante: Il manque du monde",
    );
    await festival.as.secu.post(`${path}/reject`, { team: "secu", reason: "Pas clair" });
    const mails = await festival.mails();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: festival.emails.colleague, subject: "Bal des pompiers rejetée 🙀" });
    expect(mails[0]?.text).toContain("Il manque du monde");
    expect(mails[0]?.text).toContain(`/fa/${rejected.sheet().id}\n`);
    const count = await festival.as.colleague.get("/festival-activities/my-refusals/count");
    expect(count.body).toBe("1");
  });

  it("counts for each team the sheets that wait for its review, until the team has answered", async () => {
    const waiting = async (team: string) =>
      (await festival.as.matos.get(`/festival-activities/to-review/${team}/count`)).json() as number;
    const [matos, secu] = [await waiting("matos"), await waiting("secu")];
    await aDraft(festival.as.organiser);
    const path = pathOf(await inReview(festival.as.organiser));
    expect([await waiting("matos"), await waiting("secu")]).toEqual([matos + 1, secu + 1]);
    await festival.as.matos.post(`${path}/approve`, { team: "matos" });
    expect([await waiting("matos"), await waiting("secu")]).toEqual([matos, secu + 1]);
    await festival.as.secu.post(`${path}/reject`, { team: "secu", reason: "Pas clair" });
    expect(await waiting("secu")).toBe(secu);
    const unknown = await festival.as.matos.get("/festival-activities/to-review/bar/count");
    expect(unknown.status).toBe(400);
  });

  it("says since when the oldest sheet waits for a team, and null when none does", async () => {
    const oldest = async (team: string) =>
      (await festival.as.matos.get(`/festival-activities/to-review/${team}/oldest`)).json<string | null>();
    const fa = await inReview(festival.as.organiser);
    const asked = fa.history.at(-1)?.at ?? "";
    const requests = (await festival.as.matos.get("/festival-activities/review-requests")).json<
      ReviewRequest[]
    >();
    expect(requests).toContainEqual({ id: fa.id, askedAt: asked });
    expect([await oldest("matos"), await oldest("communication")]).toEqual([
      requests.map(({ askedAt }) => askedAt).sort()[0],
      null,
    ]);
  });

  it("tells the person in charge, in their own list, why the sheet is refused", async () => {
    const path = pathOf(await inReview(festival.as.colleague));
    const refusal = async () =>
      (await festival.as.colleague.get("/festival-activities/mine"))
        .json<{ id: number; refusal?: string }[]>()
        .find(({ id }) => path.endsWith(`/${id}`))?.refusal;
    expect(await refusal()).toBeUndefined();
    await festival.as.secu.post(`${path}/reject`, { team: "secu", reason: "Pas clair" });
    await festival.as.humain.post(`${path}/reject`, { team: "humain", reason: "Il manque du monde" });
    expect(await refusal()).toBe("Il manque du monde");
    await festival.as.humain.post(`${path}/take-back`, { team: "humain" });
    expect(await refusal()).toBe("Pas clair");
  });

  it("FA-27 takes back a verdict that nothing has followed, over the version that was seen", async () => {
    const path = pathOf(await inReview(festival.as.organiser));
    const body = { team: "matos" };
    const approved = (await festival.as.matos.post(`${path}/approve`, body)).sheet();
    const back = (await festival.as.matos.post(`${path}/take-back`, body)).sheet();
    expect(back).toMatchObject({
      status: "IN_REVIEW",
      reviews: { matos: "REVIEWING" },
      version: approved.version + 1,
    });
    expect(back.history.slice(-2).map(({ action }) => action)).toEqual(["APPROVED", "TAKEN_BACK"]);
    const stale = await festival.as.matos.post(`${path}/take-back`, body, {
      "if-match": `"${approved.version}"`,
    });
    expect(stale.status).toBe(412);
  });

  it("FA-27 is refused once others have gone on, and for a team that isn't the person's", async () => {
    const fa = await inReview(festival.as.organiser);
    const path = pathOf(fa);
    await festival.as.matos.post(`${path}/approve`, { team: "matos" });
    const stranger = await festival.as.secu.post(`${path}/take-back`, { team: "matos" });
    expect([stranger.status, stranger.message]).toEqual([403, "Tu n'es pas membre de l'équipe matos"]);
    await festival.as.secu.post(`${path}/reject`, { team: "secu", reason: "Pas clair" });
    const late = await festival.as.matos.post(`${path}/take-back`, { team: "matos" });
    expect([late.status, late.message]).toEqual([
      409,
      `La FA #${fa.id} a changé depuis la relecture de l'équipe matos : elle ne peut plus être annulée`,
    ]);
  });

  it("FA-12 asks again only those who had rejected", async () => {
    const path = pathOf(await inReview(festival.as.organiser));
    await festival.as.matos.post(`${path}/approve`, { team: "matos" });
    await festival.as.humain.post(`${path}/reject`, { team: "humain", reason: "Non" });
    const again = (await festival.as.organiser.post(`${path}/ask-for-review`)).sheet();
    expect(again).toMatchObject({
      status: "IN_REVIEW",
      reviews: { humain: "REVIEWING", matos: "APPROVED" },
    });
  });

  it("FA-20 is refused on a draft, and twice", async () => {
    const draft = await aDraft(festival.as.organiser);
    const onDraft = await festival.as.humain.post(`${pathOf(draft)}/approve`, { team: "humain" });
    expect([onDraft.status, onDraft.message]).toEqual([409, `La FA #${draft.id} est encore en brouillon`]);
    const fa = await inReview(festival.as.organiser);
    await festival.as.humain.post(`${pathOf(fa)}/approve`, { team: "humain" });
    const twice = await festival.as.humain.post(`${pathOf(fa)}/approve`, { team: "humain" });
    expect([twice.status, twice.message]).toEqual([
      409,
      `La fiche #${fa.id} est validée par l'équipe humain`,
    ]);
  });

  it("FA-21 waits for a drive for each request of the team, given by its members", async () => {
    const path = pathOf(await inReviewWithGear(festival.as.organiser));
    const early = await festival.as.elec.post(`${path}/approve`, { team: "elec" });
    expect([early.status, early.message]).toEqual([
      409,
      "Il faut attribuer des lieux de retrait aux demandes de matos avant de valider la FA",
    ]);
    const drive = `${path}/inquiry/requests/rallonge/link-drive`;
    const stranger = await festival.as.matos.patch(drive, { drive: "Magasin" });
    expect([stranger.status, stranger.message]).toEqual([403, "Tu n'es pas membre de l'équipe elec"]);
    const unknown = await festival.as.elec.patch(drive, { drive: "La Lune" });
    expect([unknown.status, unknown.message]).toEqual([400, "Le lieu de stockage est invalide"]);
    const linked = (await festival.as.elec.patch(drive, { drive: "Magasin" })).sheet();
    expect(linked.inquiry.electricity).toMatchObject([{ slug: "rallonge", drive: "Magasin" }]);
    expect((await festival.as.elec.post(`${path}/approve`, { team: "elec" })).status).toBe(200);
  });

  it("FA-22 waits for a catalogue item for each signage", async () => {
    const path = pathOf(await inReview(festival.as.organiser));
    const signage = { type: "PANNEAU", quantity: 1, text: "Entrée", size: "A3" };
    await festival.as.organiser.post(`${path}/signa/signages`, signage);
    expect((await festival.as.signa.post(`${path}/approve`, { team: "signa" })).status).toBe(409);
    const link = `${path}/signa/signages/panneau-entree-a3/link`;
    const unknown = await festival.as.signa.patch(link, { catalogItemId: 404 });
    expect([unknown.status, unknown.message]).toEqual([
      404,
      "La signalétique n'existe pas dans le catalogue",
    ]);
    const linked = (await festival.as.signa.patch(link, { catalogItemId: 1 })).sheet();
    expect(linked.signa.signages).toMatchObject([
      { id: "panneau-entree-a3", catalogItem: { id: 1, name: "File d'attente", type: "PANNEAU" } },
    ]);
    expect((await festival.as.signa.post(`${path}/approve`, { team: "signa" })).status).toBe(200);
  });

  it.each(["approve", "reject"])("only members of the team may %s for it", async (verb) => {
    const path = pathOf(await inReview(festival.as.organiser));
    const verdict = { team: "elec", reason: "Non" };
    const stranger = await festival.as.matos.post(`${path}/${verb}`, verdict);
    expect([stranger.status, stranger.message]).toEqual([403, "Tu n'es pas membre de l'équipe elec"]);
    expect((await festival.as.admin.post(`${path}/${verb}`, verdict)).status).toBe(200);
  });

  it.each([
    ["approve", "approuver"],
    ["reject", "rejeter"],
  ])("only the seven teams may %s", async (verb, spoken) => {
    const path = pathOf(await inReview(festival.as.organiser));
    const refusal = await festival.as.admin.post(`${path}/${verb}`, { team: "bar", reason: "Non" });
    expect(refusal.status).toBe(400);
    expect(refusal.message).toBe(
      `Seuls humain, matos, elec, barrieres, secu, signa, communication peuvent ${spoken} une FA`,
    );
  });
});

describe("FA-60 commenting", () => {
  it("keeps who said what, whatever the status", async () => {
    const path = pathOf(await inReview(festival.as.organiser));
    await festival.as.organiser.post(`${path}/feedbacks`, { content: "Une question" });
    const fa = (await festival.as.humain.post(`${path}/feedbacks`, { content: "Une réponse" })).sheet();
    expect(fa.feedbacks.map(({ author, content }) => [author.id, content])).toEqual([
      [festival.ids.organiser, "Une question"],
      [festival.ids.humain, "Une réponse"],
    ]);
  });

  it("is refused without a word", async () => {
    const path = pathOf(await aDraft(festival.as.organiser));
    expect((await festival.as.organiser.post(`${path}/feedbacks`, { content: " " })).status).toBe(400);
  });
});
