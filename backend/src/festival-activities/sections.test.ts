import type { FestivalActivityReviewer } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { useFestival } from "../testing/festival";
import { aDraft, evening, inReview, morning, pathOf } from "./testing/sheets";

const festival = useFestival();

/** The path of an activity in review that this team has approved. */
async function approvedBy(team: FestivalActivityReviewer): Promise<string> {
  const path = pathOf(await inReview(festival.as.organiser));
  expect((await festival.as[team].post(`${path}/approve`, { team })).status).toBe(200);
  return path;
}

describe("The general section", () => {
  it("FA-30 is filled field by field in a draft", async () => {
    const path = pathOf(await aDraft(festival.as.organiser));
    await festival.as.organiser.patch(`${path}/general`, { toPublish: true });
    const fa = (
      await festival.as.organiser.patch(`${path}/general`, {
        description: "<h1>Bal</h1>",
        categories: ["Culture", "BAR", "Culture"],
        photoLink: "https://photos.test/bal",
        isFlagship: true,
      })
    ).sheet();
    expect(fa.general).toEqual({
      name: "Bal des pompiers",
      description: "<h1>Bal</h1>",
      categories: ["Culture", "BAR"],
      toPublish: true,
      photoLink: "https://photos.test/bal",
      isFlagship: true,
      timeWindows: [],
    });
    const hidden = (await festival.as.organiser.patch(`${path}/general`, { toPublish: false })).sheet();
    expect(hidden.general).toMatchObject({ photoLink: null, isFlagship: false });
  });

  it("FA-32 says what a publication lacks once in review", async () => {
    const path = pathOf(await inReview(festival.as.organiser));
    const refusal = await festival.as.organiser.patch(`${path}/general`, { toPublish: true });
    expect(refusal.status).toBe(409);
    expect(refusal.message.split("\n")).toEqual([
      "Il n'est pas possible de rendre publique cette FA",
      "- Il faut au moins une catégorie.",
      "- Il faut définir un lien pour la photo.",
      "- Il faut au moins un créneau.",
    ]);
  });

  it("FA-33 asks communication as soon as it is published", async () => {
    const path = pathOf(await inReview(festival.as.organiser));
    await festival.as.organiser.post(`${path}/general/time-windows`, morning);
    const fa = (
      await festival.as.organiser.patch(`${path}/general`, {
        toPublish: true,
        categories: ["Sport"],
        photoLink: "https://photos.test",
      })
    ).sheet();
    expect(fa).toMatchObject({ reviews: { communication: "REVIEWING" } });
  });

  it("FA-36 keeps its windows in the order of time, each once", async () => {
    const path = `${pathOf(await aDraft(festival.as.organiser))}/general/time-windows`;
    await festival.as.organiser.post(path, evening);
    const both = (await festival.as.organiser.post(path, morning)).sheet().general.timeWindows;
    expect(both).toEqual([expect.objectContaining(morning), expect.objectContaining(evening)]);
    const twice = await festival.as.organiser.post(path, morning);
    expect([twice.status, twice.message]).toEqual([409, "Une créneau existe déjà à ces heures"]);

    const later = { ...evening, end: "2027-05-14T22:00:00.000Z" };
    const moved = await festival.as.organiser.patch(`${path}/${both[1]?.id}`, later);
    expect(moved.sheet().general.timeWindows[1]).toMatchObject(later);
    const gone = await festival.as.organiser.delete(`${path}/${both[0]?.id}`);
    expect(gone.sheet().general.timeWindows).toHaveLength(1);
    const unknown = await festival.as.organiser.patch(`${path}/1-2`, morning);
    expect([unknown.status, unknown.message]).toEqual([404, "Le créneau n'a pas été trouvé."]);
  });

  it.each([
    [{ start: evening.end, end: evening.start }, "La date de fin doit être après la date de début"],
    [{ start: evening.end, end: evening.end }, "La période doit avoir une durée"],
    [{ start: evening.end }, "Date de fin : une date est attendue (ISO 8601)"],
    [{ start: "demain", end: evening.end }, "Date de début : une date est attendue (ISO 8601)"],
    [{ start: "0001-01-01T00:00:00Z", end: evening.end }, "Date de début : doit être entre 2000 et 2099"],
  ])("FA-36 refuses the window %j", async (window, message) => {
    const path = `${pathOf(await aDraft(festival.as.organiser))}/general/time-windows`;
    const refusal = await festival.as.organiser.post(path, window);
    expect([refusal.status, refusal.message]).toEqual([400, message]);
  });

  it("FA-34, FA-35 is closed once humain has approved a private activity", async () => {
    const path = await approvedBy("humain");
    for (const answer of [
      await festival.as.organiser.patch(`${path}/general`, { name: "Autre" }),
      await festival.as.organiser.post(`${path}/general/time-windows`, morning),
    ]) {
      expect([answer.status, answer.message]).toEqual([409, "La FA a déjà été validée par l'équipe humain."]);
    }
  });
});

describe("The in-charge section", () => {
  it("FA-40 names an adherent, a team and contractors", async () => {
    const path = `${pathOf(await aDraft(festival.as.organiser))}/in-charge`;
    const adherentId = festival.ids.colleague;
    const named = await festival.as.organiser.patch(path, { adherentId, team: "culture" });
    expect(named.sheet().inCharge).toMatchObject({ adherent: { id: adherentId }, team: "culture" });

    const artist = { firstname: "Zoé", lastname: "Durand", phone: "0601020304" };
    await festival.as.organiser.post(`${path}/contractors`, artist);
    const two = await festival.as.organiser.post(`${path}/contractors`, {
      ...artist,
      email: "zoe@scene.test",
    });
    expect(two.sheet().inCharge.contractors.map(({ id }) => id)).toEqual([1, 2]);
    const cleared = await festival.as.organiser.patch(`${path}/contractors/2`, {
      email: null,
      comment: "Arrive tôt",
    });
    expect(cleared.sheet().inCharge.contractors[1]).toEqual({
      ...artist,
      id: 2,
      email: null,
      company: null,
      comment: "Arrive tôt",
    });
    const one = await festival.as.organiser.delete(`${path}/contractors/1`);
    expect(one.sheet().inCharge.contractors.map(({ id }) => id)).toEqual([2]);
    const absent = await festival.as.organiser.patch(`${path}/contractors/9`, { comment: "?" });
    expect([absent.status, absent.message]).toEqual([
      404,
      "Ce prestataire n'existe pas dans la fiche activité",
    ]);
  });

  it("refuses who is not an adherent, and who or what does not exist", async () => {
    const path = `${pathOf(await aDraft(festival.as.organiser))}/in-charge`;
    const { organiser } = festival.as;
    const volunteer = await organiser.patch(path, { adherentId: festival.ids.volunteer });
    expect([volunteer.status, volunteer.message]).toEqual([
      409,
      "La personne responsable d'une FA doit être adhérente",
    ]);
    const nobody = await organiser.patch(path, { adherentId: 987_654 });
    expect([nobody.status, nobody.message]).toEqual([404, "La personne #987654 n'existe pas"]);
    const noTeam = await organiser.patch(path, { team: "fantomes" });
    expect([noTeam.status, noTeam.message]).toEqual([404, "L'équipe fantomes n'existe pas"]);
  });

  it("FA-40 is closed once humain has approved", async () => {
    const refusal = await festival.as.organiser.patch(`${await approvedBy("humain")}/in-charge`, {
      team: "bar",
    });
    expect(refusal.status).toBe(409);
  });
});

describe("The signage section", () => {
  it("FA-43 asks for each signage once, under an id made of what it says", async () => {
    const path = `${pathOf(await aDraft(festival.as.organiser))}/signa/signages`;
    const queue = { type: "PANNEAU", quantity: 2, text: "FILE 10 MINUTES / COUPE-FILE", size: "10/2m" };
    const id = "panneau-file-10-minutes-coupe-file-10-2m";
    const added = await festival.as.organiser.post(path, queue);
    expect(added.sheet().signa.signages).toEqual([{ ...queue, id, comment: null }]);
    const twice = await festival.as.organiser.post(path, queue);
    expect([twice.status, twice.message]).toEqual([
      409,
      "Une signalétique similaire existe déjà dans la fiche activité",
    ]);
    const renamed = await festival.as.organiser.patch(`${path}/${id}`, { text: "Sortie", comment: "Haut" });
    expect(renamed.sheet().signa.signages).toMatchObject([{ id: "panneau-sortie-10-2m", comment: "Haut" }]);
    const gone = await festival.as.organiser.delete(`${path}/panneau-sortie-10-2m`);
    expect(gone.sheet().signa.signages).toEqual([]);
    const again = await festival.as.organiser.delete(`${path}/panneau-sortie-10-2m`);
    expect(again.status).toBe(404);
    const unknownType = await festival.as.organiser.post(path, { ...queue, type: "NEON" });
    expect([unknownType.status, unknownType.message]).toEqual([400, "Le type de signalétique est invalide"]);
  });

  it("FA-42 can't lose its place in review, and is closed once signa has approved", async () => {
    const reviewed = pathOf(await inReview(festival.as.organiser));
    const withoutPlace = await festival.as.organiser.patch(`${reviewed}/signa`, { locationId: null });
    expect([withoutPlace.status, withoutPlace.message]).toEqual([
      409,
      "Le lieu ne peut pas être remis à zéro",
    ]);
    const approved = await approvedBy("signa");
    const closed = await festival.as.organiser.patch(`${approved}/signa`, { locationId: 2 });
    expect(closed.message).toBe("La FA a déjà été validée par l'équipe signa.");
  });

  it("says when the place does not exist", async () => {
    const path = pathOf(await aDraft(festival.as.organiser));
    const refusal = await festival.as.organiser.patch(`${path}/signa`, { locationId: 404 });
    expect([refusal.status, refusal.message]).toEqual([404, "Le lieu #404 n'existe pas"]);
  });
});

describe("The security and supply sections", () => {
  it("FA-46 takes passes from none up, until secu approves", async () => {
    const path = pathOf(await aDraft(festival.as.organiser));
    const asked = await festival.as.organiser.patch(`${path}/security`, {
      specialNeed: "Vigile",
      freePass: 2,
    });
    expect(asked.sheet().security).toEqual({ specialNeed: "Vigile", freePass: 2 });
    const negative = await festival.as.organiser.patch(`${path}/security`, { freePass: -1 });
    expect([negative.status, negative.message]).toEqual([
      400,
      "Le nombre de laissez passer doit être supérieur ou égale à 0",
    ]);
    const closed = await festival.as.organiser.patch(`${await approvedBy("secu")}/security`, { freePass: 1 });
    expect(closed.status).toBe(409);
  });

  it("FA-47 plugs each device once, until elec approves", async () => {
    const path = `${pathOf(await aDraft(festival.as.organiser))}/supply`;
    const saw = { connection: "P17_16A_MONO", device: "Tronçonneuse", power: 1500, count: 1 };
    const plugged = await festival.as.organiser.post(`${path}/electricity`, saw);
    expect(plugged.sheet().supply.electricity).toEqual([
      { ...saw, id: "tronconneuse-p17_16a_mono", comment: null },
    ]);
    const twice = await festival.as.organiser.post(`${path}/electricity`, saw);
    expect([twice.status, twice.message]).toEqual([
      409,
      "Une demande d'elec similaire existe déjà dans la fiche activité",
    ]);
    const more = await festival.as.organiser.patch(`${path}/electricity/tronconneuse-p17_16a_mono`, {
      count: 3,
    });
    expect(more.sheet().supply.electricity).toMatchObject([{ count: 3, power: 1500 }]);
    const wet = await festival.as.organiser.patch(path, { water: "Un robinet" });
    expect(wet.sheet().supply.water).toBe("Un robinet");
    const unplugged = await festival.as.organiser.delete(`${path}/electricity/tronconneuse-p17_16a_mono`);
    expect(unplugged.sheet().supply.electricity).toEqual([]);
    const wrong = await festival.as.organiser.post(`${path}/electricity`, { ...saw, connection: "USB" });
    expect([wrong.status, wrong.message]).toEqual([400, "Le type de connexion est invalide"]);
    const closed = await festival.as.organiser.patch(`${await approvedBy("elec")}/supply`, { water: "Non" });
    expect(closed.status).toBe(409);
  });
});
