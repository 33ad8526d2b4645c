import { readPastedLines } from "./pasted-lines";

describe("lines of a spreadsheet", () => {
  const people = [
    { id: 1, firstname: "Zoé", lastname: "Roux" },
    { id: 2, firstname: "Max", lastname: "Le Noir", nickname: "Momo" },
    { id: 3, firstname: "Ada", lastname: "Roux" },
    { id: 4, firstname: "Momo", lastname: "Petit" },
  ];

  it("are found by the whole name either way round, the nickname or the last name", () => {
    expect(readPastedLines("ZOE\tROUX\t3\r\nLe Noir Max;4,50 €\n\nPetit 12\n", people).amounts).toEqual({
      1: "3",
      2: "4,50 €",
      4: "12",
    });
  });

  it("whose name is unknown, ambiguous or there twice are named, and nothing is guessed", () => {
    const pasted = readPastedLines("Nom\tBâtons\nRoux\t3\nAda Roux\t1\nRoux Ada\t2\nMax\t4\nMomo\t1", people);
    expect(pasted).toEqual({
      amounts: { 2: "1" },
      unknown: ["Nom", "Max"],
      ambiguous: ["Roux", "Ada Roux"],
    });
  });

  it("may be names alone, where that is wanted: they stand for the amount that is said", () => {
    const names = "zoé roux\n\nMax Le Noir 2\nMomo Petit\t\nAda Roux;1,5\nJean Untel\nRoux";
    expect(readPastedLines(names, people, "3")).toEqual({
      amounts: { 1: "3", 2: "2", 4: "3", 3: "1,5" },
      unknown: ["Jean Untel"],
      ambiguous: ["Roux"],
    });
  });
});
