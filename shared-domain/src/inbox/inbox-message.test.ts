import { type InboxFacts, inboxPath, inboxText } from "./inbox-message";

const lea = { id: 2, firstname: "Léa", lastname: "Mauyno", nickname: "Shogosse" };
const facts = (changes: Partial<InboxFacts>): InboxFacts => ({
  kind: "REVIEW_ASKED",
  sheet: { kind: "fa", id: 12, name: "Bal" },
  by: lea,
  teams: ["Matos"],
  ...changes,
});

describe("INB-1 The sentence of a message", () => {
  it.each<[Partial<InboxFacts>, string]>([
    [{}, "La FA #12 « Bal » attend la relecture de l'équipe Matos"],
    [{ teams: ["Matos", "Élec"] }, "La FA #12 « Bal » attend la relecture de tes équipes Élec et Matos"],
    [{ kind: "REFUSED" }, "Léa (Shogosse) Mauyno a refusé ta FA #12 « Bal » pour l'équipe Matos"],
    [{ kind: "REFUSED", teams: [] }, "Léa (Shogosse) Mauyno a refusé ta FA #12 « Bal »"],
    [{ kind: "REFUSED", teams: [], by: null }, "Quelqu'un a refusé ta FA #12 « Bal »"],
    [{ kind: "VALIDATED", teams: [] }, "Ta FA #12 « Bal » est validée par toutes les équipes"],
    [
      { kind: "VALIDATED", teams: [], sheet: { kind: "ft", id: 3, name: "Monter" } },
      "Ta FT #3 « Monter » est validée par toutes les équipes",
    ],
  ])("%j", (changes, text) => {
    expect(inboxText(facts(changes))).toBe(text);
  });

  it("leads to the sheet", () => {
    expect(inboxPath({ kind: "ft", id: 3, name: "Monter" })).toBe("/ft/3");
  });
});
