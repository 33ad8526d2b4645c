import {
  addedSticks,
  linesToSend,
  previewOf,
  saveProblems,
  type SaveMode,
  takenAmounts,
  type TypedSave,
  typedAmountProblem,
} from "./typed-save";

const typed = (
  mode: SaveMode,
  amounts: Record<number, string>,
  fields: Partial<TypedSave> = {},
): TypedSave => ({
  mode,
  amounts,
  stickPrice: "0,30",
  context: "",
  ...fields,
});
const known = {
  hasBarrel: true,
  lastnames: new Map([
    [1, "Roux"],
    [2, "Noir"],
  ]),
};
const barrel = { price: 8000 };

describe("the preview of a save", () => {
  it("of a barrel is what will be charged, to the cent, with what the association keeps (BA-2)", () => {
    expect(previewOf(typed("cask", { 1: "1", 2: "3", 3: "11", 4: "", 5: "0" }), barrel)).toEqual({
      charges: [
        { consumer: 1, amount: 534 },
        { consumer: 2, amount: 1600 },
        { consumer: 3, amount: 5867 },
      ],
      total: 8001,
      sticks: 15,
      surplus: 1,
    });
    expect(previewOf(typed("cask", {}), barrel)).toMatchObject({ total: 0, surplus: 0 });
  });

  it("of the cupboard takes the price that is typed (PR-1), of deposits and events the amounts", () => {
    expect(previewOf(typed("closet", { 1: "11" }, { stickPrice: "0.6" }), undefined).total).toBe(660);
    expect(previewOf(typed("deposit", { 1: "19,74", 2: "5" }), undefined)).toMatchObject({
      total: 2474,
      sticks: 0,
    });
  });

  it("leaves out what is no number yet", () => {
    expect(linesToSend(typed("cask", { 1: "2,5", 2: "deux", 3: "-1", 4: "4" }))).toEqual([
      { person: 4, quantity: 4 },
    ]);
  });
});

describe("a save is held back", () => {
  it.each<[SaveMode, string]>([
    ["cask", "Pas de nouvelle consommation"],
    ["closet", "Pas de nouvelle consommation"],
    ["deposit", "Pas de nouveau dépôt"],
  ])("in mode %s while nothing is written", (mode, problem) => {
    expect(saveProblems(typed(mode, { 1: "0", 2: " " }), known)).toEqual([problem]);
  });

  it("for what is missing beside the table", () => {
    expect(saveProblems(typed("cask", { 1: "1" }), { ...known, hasBarrel: false })).toEqual([
      "Aucun fût n'est sélectionné",
    ]);
    for (const stickPrice of ["0", "-1", "", "cher"]) {
      expect(saveProblems(typed("closet", { 1: "1" }, { stickPrice }), known)).toEqual([
        "Le prix du bâton de placard ne peut pas être nul ou négatif",
      ]);
    }
    expect(saveProblems(typed("external-event", { 1: "1" }, { context: " " }), known)).toEqual([
      "Aucun contexte n'est renseigné",
    ]);
  });

  it("for what is written wrong in the table, whose names are told", () => {
    expect(saveProblems(typed("cask", { 1: "2,5", 2: "deux" }), known)).toEqual([
      "Champs non valide pour: Roux, Noir",
    ]);
    expect(saveProblems(typed("deposit", { 1: "-5" }), known)).toEqual([
      "Les consommations doivent être positives",
    ]);
  });

  it("for what the server would refuse (decision 51)", () => {
    expect(saveProblems(typed("cask", { 1: "10001" }), known)).toEqual([
      "Pas plus de 10\u202f000 bâtons par personne",
    ]);
    expect(saveProblems(typed("deposit", { 1: "10000,01" }), known)).toEqual([
      "Le montant de la transaction est trop élevé",
    ]);
    expect(saveProblems(typed("deposit", { 1: "10 000" }), known)).toEqual([]);
  });
});

it.each<[SaveMode, string, string | undefined]>([
  ["cask", "-3", "La valeur doit être au moins de 0"],
  ["cask", "2,5", "La valeur doit être un nombre entier"],
  ["closet", "dix", "La valeur doit être un nombre"],
  ["cask", "10001", "Pas plus de 10000"],
  ["deposit", "dix", "Tape un montant en euros, comme 12,50"],
  ["deposit", "2,5", undefined],
  ["cask", "", undefined],
  ["cask", "12", undefined],
])("In mode %s the row of « %s » says %s", (mode, text, problem) => {
  expect(typedAmountProblem(mode, text)).toBe(problem);
});

it("Of texts that are pasted the numbers are taken, and those above zero counted", () => {
  expect(takenAmounts("cask", { 1: "3", 2: "0", 3: "", 4: "dix", 5: "-3", 6: "2,5" })).toEqual({
    amounts: { 1: "3", 2: "0", 3: "" },
    count: 1,
    wrong: { 4: "dix", 5: "-3", 6: "2,5" },
  });
});

it("One stick, or five, is added to what is written, and to nothing that is no number", () => {
  expect([addedSticks("", 1), addedSticks("7", 5), addedSticks("2,5", 1)]).toEqual(["1", "12", "2,5"]);
});
