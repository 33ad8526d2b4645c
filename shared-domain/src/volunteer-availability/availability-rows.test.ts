import { readLines } from "../spreadsheet/testing/read-lines";
import { availabilityRows, NOBODY_THERE } from "./availability-rows";

const kind = availabilityRows({
  people: [{ id: 7, email: "ada@example.org" }],
  now: "2027-05-01T10:00:00.000Z",
});
const read = (...lines: string[]) => readLines(kind, "E-mail;Début;Fin", ...lines);
const reasons = (line: string) => read(line).errors.flatMap((error) => error.reasons);

describe("AV-9 Availabilities from a spreadsheet", () => {
  it.each([
    ["14/05/2027 18:00;14/05/2027 20:00"],
    ["14/5/27 18h;14/5/27 20h"],
    ["2027-05-14 18:00;2027-05-14 20:00"],
    ["14 mai 18h;14 mai 20h"],
  ])("are a period of their person, as « %s »", (typed) => {
    expect(read(`ADA@example.org;${typed}`).values).toEqual([
      { userId: 7, start: "2027-05-14T16:00:00.000Z", end: "2027-05-14T18:00:00.000Z" },
    ]);
  });

  it.each([
    ["bob@example.org;14/05/2027 18:00;14/05/2027 20:00", NOBODY_THERE],
    ["ada@example.org;14/05/2027;14/05/2027 20:00", "Il manque l'heure, par exemple 14h30"],
    ["ada@example.org;14/05/2027 18:00;14/09/2027 20:00", "Une disponibilité dure 31 jours au plus"],
    ["ada@example.org;14/05/2027 18:00;", "Ce champ est requis"],
  ])("are refused as « %s »", (line, reason) => {
    expect(reasons(line)).toEqual([reason]);
  });

  it("end after they start", () => {
    expect(reasons("ada@example.org;14/05/2027 18:00;14/05/2027 17:00")).toHaveLength(1);
  });
});
