import { matchesCandidate } from "./candidate-list";
import { candidatesCsv } from "./candidates-csv";

const zoe = {
  id: 1,
  firstname: "Zoé",
  lastname: "Roux",
  nickname: "Zouzou",
  email: "zoe@example.org",
  mobilePhone: "0612345678",
  teams: ["kfet", "bde"],
};

describe("A candidate is found", () => {
  it.each([
    ["roux zo", []],
    ["zouzou", []],
    ["example.org", []],
    ["061234", []],
    ["", ["bde", "cvl"]],
  ])("by « %s » in the teams %j", (search, teams) => {
    expect(matchesCandidate(zoe, { search, teams })).toBe(true);
  });

  it.each([
    ["martin", []],
    ["zoe", ["cvl"]],
  ])("but not by « %s » in the teams %j", (search, teams) => {
    expect(matchesCandidate(zoe, { search, teams })).toBe(false);
  });
});

describe("The file of the candidates", () => {
  const row = { ...zoe, candidatedAt: "2026-10-01T10:00:00.000Z", charisma: 0, isRejected: false };
  const lines = (changes: Partial<typeof row>) =>
    candidatesCsv([{ ...row, ...changes }], (code) => code.toUpperCase()).split("\n");

  it("has a line for each, accepted or rejected", () => {
    expect(lines({ isRejected: true })).toEqual([
      '"Date de candidature","Charisme","Prénom","Nom","Équipes","Email","Téléphone","Rejeté"',
      '"01/10/2026","0","Zoé","Roux","KFET, BDE","zoe@example.org","0612345678","Oui"',
    ]);
  });

  it("runs no formula that a person has for a name, and keeps HTML as text", () => {
    const [, line] = lines({ firstname: '=HYPERLINK("http://evil")', lastname: "<b>Roux</b>" });
    expect(line).toContain(`"'=HYPERLINK(""http://evil"")","<b>Roux</b>"`);
  });
});
