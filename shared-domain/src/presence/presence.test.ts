import { mostPeopleShown, newcomers, peopleBeside, type PresentScreen, presenceSentence } from "./presence";

const lea = { id: 1, firstname: "Léa" };
const sam = { id: 2, firstname: "Sam" };
const screenOf = (
  person: typeof lea,
  screen: string,
  movedAt = 0,
  section: string | null = null,
): PresentScreen => ({
  ...person,
  screen,
  movedAt,
  section,
});

describe("PRE-1 The others on a sheet", () => {
  it("are everybody but the reader, by first name", () => {
    const screens = [screenOf(sam, "b"), screenOf(lea, "a"), screenOf({ id: 3, firstname: "Élise" }, "c")];
    expect(peopleBeside(screens, sam.id).map(({ firstname }) => firstname)).toEqual(["Élise", "Léa"]);
  });

  it("are told by id, first name and section alone", () => {
    expect(peopleBeside([screenOf(lea, "a", 5, "signa")], sam.id)).toEqual([{ ...lea, section: "signa" }]);
  });
});

describe("PRE-3 A person with several pages on a sheet", () => {
  it("counts once, in the section where they moved last", () => {
    const screens = [screenOf(lea, "a", 7, "supply"), screenOf(lea, "b", 9, "signa"), screenOf(lea, "c", 8)];
    expect(peopleBeside(screens, sam.id)).toEqual([{ ...lea, section: "signa" }]);
  });

  it("does not see themself from the other page", () => {
    expect(peopleBeside([screenOf(lea, "a"), screenOf(lea, "b")], lea.id)).toEqual([]);
  });
});

it("PRE-4 Nobody is told of more people than a list can show", () => {
  const crowd = Array.from({ length: 200 }, (_, id) => screenOf({ id, firstname: "Zoé" }, String(id)));
  expect(peopleBeside(crowd, -1)).toHaveLength(mostPeopleShown);
});

describe("PRE-5 What is said of them", () => {
  it.each([
    [[], ""],
    [["Léa"], "Léa consulte cette fiche"],
    [["Léa", "Sam"], "Léa et Sam consultent cette fiche"],
    [["Léa", "Sam", "Zoé"], "Léa, Sam et une autre personne consultent cette fiche"],
    [["Léa", "Sam", "Zoé", "Ali"], "Léa, Sam et 2 autres personnes consultent cette fiche"],
  ])("%j", (names, sentence) => {
    expect(presenceSentence(names)).toBe(sentence);
  });

  it("is announced once of each person", () => {
    const people = [
      { ...lea, section: null },
      { ...sam, section: null },
    ];
    expect(newcomers(people, new Set([lea.id]))).toEqual([{ ...sam, section: null }]);
    expect(newcomers(people, new Set([lea.id, sam.id]))).toEqual([]);
  });
});
