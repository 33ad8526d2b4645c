import { useFestival } from "../testing/festival";
import { aDraft, approvedBy, aReadyDraft, inReview, pathOf, taskIn } from "./testing/sheets";

const festival = useFestival();

describe("The instructions of a task", () => {
  it("keep what the rich editor writes, and nothing that a browser would run", async () => {
    const path = `${pathOf(await aDraft(festival.as.organiser))}/instructions`;
    const global = '<h2>Viens</h2><p onclick="x()">tôt<script>alert(1)</script></p>';
    const answer = await festival.as.organiser.patch(path, { appointmentId: 2, global });
    expect(taskIn(answer).instructions).toMatchObject({
      appointment: { id: 2, name: "École" },
      global: "<h2>Viens</h2><p>tôt</p>",
    });
  });

  it("FT-43 have contacts with their phone, each once", async () => {
    const path = `${pathOf(await aDraft(festival.as.organiser))}/instructions/contacts`;
    const { elec: contactId } = festival.ids;
    const added = await festival.as.organiser.post(path, { contactId });
    expect([added.status, taskIn(added).instructions.contacts]).toEqual([
      201,
      [expect.objectContaining({ id: contactId, phone: "0612345678" })],
    ]);
    const again = taskIn(await festival.as.organiser.post(path, { contactId }));
    expect(again.version).toBe(taskIn(added).version);
    expect(taskIn(await festival.as.organiser.delete(`${path}/${contactId}`)).instructions.contacts).toEqual(
      [],
    );
  });

  it("may be different for those in charge, set and cleared at once", async () => {
    const path = `${pathOf(await inReview(festival))}/instructions/in-charge`;
    const { elec, matos } = festival.ids;
    const { organiser } = festival.as;
    const set = await organiser.post(path, { volunteers: [matos, elec], instruction: "<p>Ferme à clé</p>" });
    expect(set.status).toBe(201);
    const { inCharge } = taskIn(set).instructions;
    expect([inCharge.instruction, inCharge.volunteers.map(({ id }) => id)]).toEqual([
      "<p>Ferme à clé</p>",
      [matos, elec],
    ]);
    const twice = await organiser.post(path, { volunteers: [matos], instruction: "<p>Non</p>" });
    expect(twice.status).toBe(409);
    await organiser.delete(`${path}/volunteers/${matos}`);
    const last = await organiser.delete(`${path}/volunteers/${elec}`);
    expect([last.status, last.message]).toEqual([
      409,
      "Des responsables sont nécessaires pour les instructions spécifiques",
    ]);
    await organiser.post(`${path}/volunteers`, { volunteerId: matos });
    expect(taskIn(await organiser.delete(path)).instructions.inCharge).toEqual({
      volunteers: [],
      instruction: null,
    });
  });
});

describe("FT-47 forcing the instructions", () => {
  const forced = { global: "<p>Changement de plan</p>" };
  const force = (path: string) => festival.as.humain.patch(`${path}/force/instructions`, forced);

  it("changes them although they are approved, and approvals stand", async () => {
    const ft = await approvedBy(festival, ["humain", "matos"]);
    const answer = await force(pathOf(ft));
    expect(answer.json()).toMatchObject({ status: "VALIDATED", reviews: ft.reviews, instructions: forced });
    expect(taskIn(answer).history.at(-1)).toMatchObject({ action: "FORCED_UPDATE" });
  });

  it("is refused on a draft, and where an ordinary change would do", async () => {
    const draft = await aReadyDraft(festival);
    const reviewed = await inReview(festival);
    const refusals = [await force(pathOf(draft)), await force(pathOf(reviewed))];
    expect(refusals.map((refusal) => [refusal.status, refusal.message])).toEqual([
      [409, `La fiche tâche #${draft.id} est en brouillon`],
      [409, `La fiche tâche #${reviewed.id} n'a aucune approbation`],
    ]);
  });
});

describe("Bad input", () => {
  it.each([
    ["patch", "/general", { name: "  " }, 400, "Nom de la FT : ne peut pas être vide"],
    ["patch", "/general", { administratorId: 123_456 }, 404, "La personne #123456 n'existe pas"],
    ["patch", "/general", { administratorId: "moi" }, 400, "Gestionnaire : un identifiant est attendu"],
    ["patch", "/general", { team: "inconnue" }, 404, "L'équipe inconnue n'existe pas"],
    ["patch", "/instructions", { appointmentId: 123_456 }, 404, "Le lieu #123456 n'existe pas"],
    ["post", "/instructions/contacts", { contactId: 123_456 }, 404, "La personne #123456 n'existe pas"],
    [
      "post",
      "/instructions/in-charge",
      { volunteers: [], instruction: "x" },
      400,
      "Responsables : au moins une personne est attendue",
    ],
    ["post", "/inquiry/requests", { slug: "licorne", quantity: 1 }, 404, "Le matos recherché n'existe pas"],
    ["post", "/inquiry/requests", { slug: "rallonge", quantity: 1 }, 404, "Le matos recherché n'existe pas"],
    ["post", "/inquiry/requests", { slug: "chaise", quantity: 0 }, 400, "Quantité : doit être supérieur à 0"],
    [
      "patch",
      "/inquiry/requests/chaise",
      { quantity: 2 },
      404,
      "Il n'y a aucune demande de matos pour Chaise",
    ],
    ["post", "/feedbacks", { content: "" }, 400, "Commentaire : ne peut pas être vide"],
  ] as const)("%s %s %j", async (verb, path, body, status, message) => {
    const ft = await aDraft(festival.as.organiser);
    const refusal = await festival.as.organiser[verb](pathOf(ft) + path, body);
    expect([refusal.status, refusal.message]).toEqual([status, message]);
    expect(taskIn(await festival.as.organiser.get(pathOf(ft)))).toEqual(ft);
  });

  it("is refused when the assignment starts", async () => {
    const path = `${pathOf(await aDraft(festival.as.organiser))}/enable-assignment`;
    const category = await festival.as.humain.post(path, { category: "SIESTE" });
    expect([category.status, category.message]).toEqual([
      400,
      "Type de créneau : les types possibles sont BAR, RELOU, STATIQUE, MANUTENTION, FUN",
    ]);
    expect((await festival.as.humain.post(path, { topPriority: "oui" })).status).toBe(400);
  });
});
