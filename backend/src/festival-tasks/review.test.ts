import type { ReviewRequest } from "@coulisses/shared-domain/contract/festival-events";
import type { FestivalTaskPreview } from "@coulisses/shared-domain/contract/festival-tasks";
import { userTeams } from "../database/schema/access";
import { useFestival } from "../testing/festival";
import { aDraft, aReadyDraft, approvedBy, inReview, pathOf, taskIn, validated } from "./testing/sheets";

const festival = useFestival();

describe("FT-10 to FT-15 asking for a review", () => {
  it("says everything that is missing", async () => {
    const ft = await aDraft(festival.as.organiser);
    const refusal = await festival.as.organiser.post(`${pathOf(ft)}/ask-for-review`);
    expect(refusal.status).toBe(409);
    expect(refusal.message.split("\n")).toEqual([
      "La FT n'a pas pu être passée en relecture",
      "- Une équipe responsable est nécessaire",
      "- Un lieu de rendez-vous est nécessaire",
      "- Des instructions sont nécessaires",
      "- Au moins une personne à contacter est nécessaire",
      "- Au moins une mobilisation est nécessaire",
    ]);
  });

  it("asks humain and matos, and elec when the activity needs power", async () => {
    expect(await inReview(festival)).toMatchObject({
      status: "IN_REVIEW",
      reviews: { humain: "REVIEWING", matos: "REVIEWING", elec: "NOT_ASKING_TO_REVIEW" },
      reviewer: { id: festival.ids.humain },
    });
    const draft = await aReadyDraft(festival);
    await festival.as.organiser.patch(`/festival-activities/${draft.festivalActivity.id}/supply`, {
      water: "Oui",
    });
    const asked = await festival.as.organiser.post(`${pathOf(draft)}/ask-for-review`);
    expect(asked.status).toBe(201);
    expect(asked.json()).toMatchObject({ reviews: { elec: "REVIEWING" } });
  });

  it("FT-13 is refused a second time in a row", async () => {
    const ft = await inReview(festival);
    const refusal = await festival.as.organiser.post(`${pathOf(ft)}/ask-for-review`);
    expect([refusal.status, refusal.message]).toEqual([
      409,
      `La fiche tâche #${ft.id} n'a pas été passée en demande de relecture. Seules des FTs refusées ou en brouillon le peuvent`,
    ]);
  });

  it("FT-11 gives it to the least loaded member of humain, never to the administrator", async () => {
    const { db } = festival.services;
    const { signa, organiser } = festival.ids;
    await db.insert(userTeams).values([
      { userId: signa, teamCode: "humain" },
      { userId: organiser, teamCode: "humain" },
    ]);
    expect((await inReview(festival)).reviewer.id).toBe(signa);
  });
});

describe("FT-20 to FT-27 the verdicts of the teams", () => {
  it("validates a task once its last team has approved, or will not review, without a mail", async () => {
    expect((await validated(festival)).status).toBe("VALIDATED");
    expect(await festival.mails()).toEqual([]);
    const path = pathOf(await approvedBy(festival, ["humain"]));
    const ignored = taskIn(await festival.as.matos.post(`${path}/ignore`, { team: "matos" }));
    expect(ignored).toMatchObject({ status: "VALIDATED", reviews: { matos: "WILL_NOT_REVIEW" } });
  });

  it("refuses it with a reason, mailed once for the first rejection, and counts it as refused", async () => {
    const path = pathOf(await inReview(festival));
    const body = { team: "humain", reason: "Trop de monde" };
    const rejected = await festival.as.humain.post(`${path}/reject`, body);
    expect(rejected.json()).toMatchObject({ status: "REFUSED", reviews: { humain: "REJECTED" } });
    await festival.as.matos.post(`${path}/reject`, { team: "matos", reason: "Pas de matos" });
    expect(await festival.mails()).toEqual([
      expect.objectContaining({
        to: festival.emails.organiser,
        subject: "[FT] Monter le bar rejetée 🙀",
        text: expect.stringMatching(/Trop de monde[^]+\/ft\/\d+\n/),
      }),
    ]);
    expect((await festival.as.organiser.get("/festival-tasks/my-refusals/count")).json()).toBe(1);
  });

  it("FT-28 takes back a verdict that nothing has followed", async () => {
    const path = pathOf(await inReview(festival));
    const { humain, matos } = festival.as;
    await humain.post(`${path}/reject`, { team: "humain", reason: "Non" });
    const mine = (await festival.as.organiser.get("/festival-tasks/mine")).json<{ refusal?: string }[]>();
    expect(mine.at(-1)?.refusal).toBe("Non");
    const back = taskIn(await humain.post(`${path}/take-back`, { team: "humain" }));
    expect(back).toMatchObject({ status: "IN_REVIEW", reviews: { humain: "REVIEWING" } });
    await humain.post(`${path}/approve`, { team: "humain" });
    await matos.post(`${path}/approve`, { team: "matos" });
    expect((await humain.post(`${path}/take-back`, { team: "humain" })).status).toBe(409);
  });

  it("says since when the oldest sheet waits, for humain that of its reviewer", async () => {
    await inReview(festival);
    const { humain } = festival.as;
    const rows = (await humain.get("/festival-tasks")).json<FestivalTaskPreview[]>();
    const mine = rows
      .filter(
        ({ reviews, reviewer }) => reviews?.humain === "REVIEWING" && reviewer?.id === festival.ids.humain,
      )
      .map(({ id }) => id);
    const requests = (await humain.get("/festival-tasks/review-requests")).json<ReviewRequest[]>();
    const oldest = await humain.get("/festival-tasks/to-review/humain/oldest");
    expect(oldest.json()).toBe(
      requests.flatMap(({ id, askedAt }) => (mine.includes(id) ? askedAt : [])).sort()[0],
    );
    expect(mine.length).toBeGreaterThan(0);
  });

  it("FT-12 lets only the teams that had rejected look again", async () => {
    const path = pathOf(await approvedBy(festival, ["matos"]));
    await festival.as.humain.post(`${path}/reject`, { team: "humain", reason: "Non" });
    const again = taskIn(await festival.as.organiser.post(`${path}/ask-for-review`));
    expect(again).toMatchObject({ status: "IN_REVIEW", reviews: { humain: "REVIEWING", matos: "APPROVED" } });
  });

  it("says what a team may not say", async () => {
    const ft = await inReview(festival);
    const path = pathOf(ft);
    const { elec, humain, matos } = festival.as;
    await matos.post(`${path}/approve`, { team: "matos" });
    const refusals = [
      await elec.post(`${path}/approve`, { team: "elec" }),
      await elec.post(`${path}/ignore`, { team: "elec" }),
      await matos.post(`${path}/approve`, { team: "matos" }),
      await humain.post(`${path}/ignore`, { team: "humain" }),
    ];
    expect(refusals.map((refusal) => [refusal.status, refusal.message])).toEqual([
      [409, `La fiche #${ft.id} n'est pas à valider par l'équipe elec`],
      [409, `La fiche #${ft.id} n'est pas à valider par l'équipe elec`],
      [409, `La fiche #${ft.id} est validée par l'équipe matos`],
      [409, "Tu ne peux pas ignorer une fiche tâche"],
    ]);
  });

  it.each([
    ["approve", "Seuls humain, matos, elec peuvent approuver une FT"],
    ["reject", "Seuls humain, matos, elec peuvent rejeter une FT"],
    ["ignore", "Seule les équipes elec et matos peuvent ignorer une FT"],
  ])("leaves it to the three teams to %s", async (verb, message) => {
    const path = pathOf(await inReview(festival));
    const refusal = await festival.as.admin.post(`${path}/${verb}`, { team: "secu", reason: "Non" });
    expect([refusal.status, refusal.message]).toEqual([400, message]);
  });

  it("FT-21, FT-25, FT-26, FT-46 wants a drive for each gear before matos approves", async () => {
    const draft = await aReadyDraft(festival);
    const path = pathOf(draft);
    const { organiser, matos } = festival.as;
    const drive = `${path}/inquiry/requests/chaise/link-drive`;
    await organiser.post(`${path}/inquiry/requests`, { slug: "chaise", quantity: 4 });
    expect((await matos.patch(drive, { drive: "Magasin" })).message).toBe(
      "Il n'est pas possible d'attribuer un lieu à une demande de matos dans une FT en brouillon",
    );
    await organiser.post(`${path}/ask-for-review`);
    expect((await matos.post(`${path}/approve`, { team: "matos" })).message).toBe(
      "Il faut attribuer des lieux de retrait aux demandes de matos avant de valider la FT",
    );
    expect((await matos.post(`${path}/ignore`, { team: "matos" })).message).toBe(
      "La log matos ne peux pas ignorer une fiche tâche ayant des demandes de matos",
    );
    const linked = taskIn(await matos.patch(drive, { drive: "Magasin" }));
    expect(linked.inquiries).toEqual([
      { slug: "chaise", name: "Chaise", quantity: 4, isConsumable: false, drive: "Magasin" },
    ]);
    expect((await matos.post(`${path}/approve`, { team: "matos" })).status).toBe(200);
    await organiser.post(`${path}/feedbacks`, { content: "Merci !" });
    expect(taskIn(await organiser.get(path)).feedbacks).toMatchObject([{ content: "Merci !" }]);
  });

  it("FT-26 makes matos look again when gear is asked for after all", async () => {
    const path = pathOf(await inReview(festival));
    await festival.as.matos.post(`${path}/ignore`, { team: "matos" });
    const asked = await festival.as.organiser.post(`${path}/inquiry/requests`, {
      slug: "chaise",
      quantity: 1,
    });
    expect(asked.json()).toMatchObject({ reviews: { matos: "REVIEWING" } });
  });
});
