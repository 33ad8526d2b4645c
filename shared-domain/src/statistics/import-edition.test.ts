import { utf8 } from "../csv/testing/utf8";
import { badInputRefusal } from "../testing/refusal";
import { EDITION_TITLES, importEdition } from "./import-edition";

const teams = [
  { code: "deco", name: "Déco" },
  { code: "hard", name: "Orga" },
];
const read = (...lines: string[]) => importEdition(utf8(lines.join("\n")), teams);

describe("The validated sheets of a past edition, from a spreadsheet", () => {
  it("are read team by team, by code or by name", () => {
    expect(read("FT;Équipe;FA;Remarque", "64;DÉCO;28;bien", "3;orga;;", ";;;", "2;25ème;2;")).toEqual([
      { team: "deco", activities: 28, tasks: 64 },
      { team: "hard", activities: 0, tasks: 3 },
      { team: "25eme", activities: 2, tasks: 2 },
    ]);
  });

  it("are refused without titles", () => {
    expect(() => read("deco;28;64")).toThrow(badInputRefusal(EDITION_TITLES));
    expect(() => read("")).toThrow(badInputRefusal(EDITION_TITLES));
  });

  it("are refused with every line that says nothing possible", () => {
    const file = ["Équipe,FA,FT", "deco,28,64", "bar,douze,1", "Déco,1,1", ",1,1", "elec,1,-1"];
    expect(() => read(...file, "sono,1,10001")).toThrow(
      badInputRefusal(
        [
          "Ligne 3 : un nombre de fiches va de 0 à 10\u202f000",
          "Ligne 4 : cette équipe est déjà là",
          "Ligne 5 : l'équipe est nécessaire",
          "Ligne 6 : un nombre de fiches va de 0 à 10\u202f000",
          "Ligne 7 : un nombre de fiches va de 0 à 10\u202f000",
        ].join("\n"),
      ),
    );
  });
});
