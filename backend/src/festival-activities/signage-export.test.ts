import { useFestival } from "../testing/festival";
import { aDraft, aReadyDraft, pathOf } from "./testing/sheets";

const festival = useFestival();

const board = { type: "PANNEAU", quantity: 2, text: "Entrée, par ici", size: "A3" };

describe("The signage team's export", () => {
  it("has a line a signage of the sheets that have left the draft, and no formula", async () => {
    const { organiser, signa } = festival.as;
    const draft = await aDraft(organiser, "Brouillon");
    await organiser.post(`${pathOf(draft)}/signa/signages`, board);
    const fa = await aReadyDraft(organiser);
    const path = pathOf(fa);
    await organiser.post(`${path}/signa/signages`, board);
    await organiser.post(`${path}/signa/signages`, { ...board, text: "=1+1", comment: "@home" });
    const reviewed = (await organiser.post(`${path}/ask-for-review`)).sheet();
    const [first] = reviewed.signa.signages;
    await signa.patch(`${path}/signa/signages/${first?.id ?? ""}/link`, { catalogItemId: 1 });

    const answer = await signa.get("/festival-activities/for-signa");
    expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(answer.body.split("\n")).toEqual([
      '"Id FA","Nom FA","Statut FA","Équipe","Lieu","Nom catalogue","Type","Quantité","Texte","Taille","Commentaire"',
      `"${fa.id}","Bal des pompiers","Relecture en cours","Culture","Scène","File d'attente","PANNEAU","2","Entrée, par ici","A3",""`,
      `"${fa.id}","Bal des pompiers","Relecture en cours","Culture","Scène","","PANNEAU","2","'=1+1","A3","'@home"`,
    ]);
  });
});
