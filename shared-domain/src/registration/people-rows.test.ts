import { volunteersCsv } from "../people/volunteers";
import { readLines } from "../spreadsheet/testing/read-lines";
import { ADDRESS_TAKEN, MAY_GIVE_NO_TEAM, mayImportPeople, peopleRows, VOLUNTEERS_ONLY } from "./people-rows";

const ada = { email: "ada@example.org", firstname: "Ada", lastname: "Lovelace" };
const teams = [
  { code: "bar", name: "Bar" },
  { code: "hard", name: "Hard" },
  { code: "orga", name: "Équipe des Orgas" },
];
const known = { accounts: [ada], teams, now: "2027-05-01T10:00:00.000Z", schoolDomain: "insa-lyon.fr" };
const TITLES = "Prénom;Nom;E-mail;Téléphone;Date de naissance;Surnom;Équipes;Commentaire";
const read = (...lines: string[]) => readLines(peopleRows(known), TITLES, ...lines);
const reasons = (line: string) => read(line).errors.flatMap((error) => error.reasons);

describe("RG-1, RG-3, RG-4 People from a spreadsheet", () => {
  it("have the fields of a registration, and teams by code or name", () => {
    expect(
      read(" Nina ;Roux;Nina@Example.org;06 12 34 56 78;1/2/2003;Nini;bar, équipe des orgas;Végétarienne")
        .values,
    ).toEqual([
      {
        firstname: "Nina",
        lastname: "Roux",
        email: "nina@example.org",
        phone: "0612345678",
        birthdate: "2003-02-01",
        nickname: "Nini",
        comment: "Végétarienne",
        teams: ["bar", "orga"],
      },
    ]);
  });

  it.each(["612345678", "+33 6 12 34 56 78", "0033612345678", "06.12.34.56.78"])(
    "have the number that « %s » is",
    (typed) => {
      expect(read(`Nina;Roux;n@example.org;${typed};01/02/2003`).values[0]?.phone).toBe("0612345678");
    },
  );

  it.each([
    [";Roux;n@example.org;0612345678;01/02/2003", 1],
    ["Nina;;n@example.org;0612345678;01/02/2003", 1],
    ["Nina;Roux;n@example;0612345678;01/02/2003", 1],
    ["Nina;Roux;n@insa-lyon.fr;0612345678;01/02/2003", 1],
    ["Nina;Roux;n@example.org;0478000000;01/02/2003", 1],
    ["Nina;Roux;n@example.org;0612345678;", 1],
    ["Nina;Roux;n@example.org;0612345678;01/02/2103", 1],
    ["Nina;Roux;n@example.org;0612345678;01/02/2003;;fée", 1],
    [";;;;", 0],
    ["x;;;;", 4],
  ])("are refused as « %s »", (line, count) => {
    if (count > 0) expect(reasons(line)).toHaveLength(count);
    else expect(() => read(line)).toThrow("Le fichier ne contient que des titres");
  });

  it("are there already with their name, and refused with another one", () => {
    expect(read("ADA;lovelace;Ada@example.org;;").present).toEqual([2]);
    expect(reasons("Nina;Roux;ada@example.org;0612345678;01/02/2003")).toEqual([ADDRESS_TAKEN]);
  });

  it("are one person an address", () => {
    const row = "Nina;Roux;n@example.org;0612345678;01/02/2003";
    expect(read(row, row).errors).toEqual([{ line: 3, reasons: ["Déjà à la ligne 2"] }]);
  });

  it("join only teams that the importer may give, and never the organisers", () => {
    const row = "Nina;Roux;n@example.org;0612345678;01/02/2003;;";
    expect(reasons(`${row}Hard`)).toEqual([VOLUNTEERS_ONLY]);
    const none = peopleRows({ ...known, teamProblem: () => MAY_GIVE_NO_TEAM });
    expect(readLines(none, TITLES, `${row}bar`).errors[0]?.reasons).toEqual([MAY_GIVE_NO_TEAM]);
    expect(readLines(none, TITLES, row).errors).toEqual([]);
  });

  it("may come from the list's own export", () => {
    const nina = { id: 3, firstname: "Nina", lastname: "Roux", teams: ["benevole", "bar"], charisma: 0 };
    const details = { email: "n@example.org", phone: "0612345678", birthdate: "2003-02-01" };
    const csv = volunteersCsv([{ ...nina, ...details }], teams as never);
    expect(readLines(peopleRows(known), csv).values).toMatchObject([{ ...details, teams: ["bar"] }]);
  });

  it("are imported by those who manage people and admit them", () => {
    const holding = (...permissions: string[]) => mayImportPeople({ teams: [], permissions } as never);
    expect(holding("manage-users", "enroll-soft")).toBe(true);
    expect(holding("manage-users")).toBe(false);
    expect(holding("enroll-soft")).toBe(false);
  });
});
