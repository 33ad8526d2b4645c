import { matchesAdherent, payersCsv } from "./adherents";

const ada = {
  id: 1,
  firstname: "Ada",
  lastname: "Lévêque",
  nickname: "Loulou",
  email: "ada@example.org",
  teams: ["benevole", "hard"],
};
const bob = { id: 2, firstname: "Bob", lastname: "=2+2", email: "bob@example.org", teams: ["vieux"] };

it.each([
  ["leveque", "", true],
  ["LOULOU", "hard", true],
  ["ada@example", "", true],
  ["loulou", "vieux", false],
  ["zoé", "", false],
  ["", "orga", false],
])("Ada is found by « %s » in team « %s »: %s", (search, team, isFound) => {
  expect(matchesAdherent(ada, { search, team })).toBe(isFound);
});

it("those who paid are a file with euros and a comma, and nothing that a spreadsheet would run", () => {
  const paid = { paymentDate: "2026-10-01T10:00:00.000Z", edition: 52 };
  const file = payersCsv([
    { ...ada, ...paid, amount: 100 },
    { ...bob, ...paid, amount: 1250 },
  ]);
  expect(file).toBe(
    '"Prénom","Nom","Surnom","Montant (€)","Email"\n' +
      '"Ada","Lévêque","Loulou","1,00","ada@example.org"\n' +
      `"Bob","'=2+2","","12,50","bob@example.org"`,
  );
});
