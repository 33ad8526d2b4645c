import type * as z from "zod";
import {
  cents,
  id,
  instant,
  pathEdition,
  pathId,
  periodSchema,
  quantity,
  queryList,
  requiredText,
  text,
  yesOrNo,
} from "./fields";

/** The value that a field reads, or the reasons to refuse it. */
const read = (field: z.ZodType, value: unknown) => {
  const { success, data, error } = field.safeParse(value);
  return success ? data : error?.issues.map(({ message }) => message);
};

describe("A text of a body", () => {
  it("may be empty, and is as long as its limit at most", () => {
    const comment = text("Commentaire", { max: 3 });
    expect(read(comment, "")).toBe("");
    expect(read(comment, "été")).toBe("été");
    expect(read(comment, "étés")).toEqual(["Commentaire : 3 caractères au plus"]);
    expect(read(comment, 3)).toEqual(["Commentaire : un texte est attendu"]);
    expect(read(comment, undefined)).toEqual(["Commentaire : un texte est attendu"]);
  });

  it("that is required may not be blank either, and stays as it was typed", () => {
    const name = requiredText("Nom", { max: 20 });
    expect(read(name, " Bar central ")).toBe(" Bar central ");
    expect(["", "   ", "\n\t"].map((blank) => read(name, blank))).toEqual(
      Array(3).fill(["Nom : ne peut pas être vide"]),
    );
  });

  it("says a long limit as one writes it in French", () => {
    expect(read(text("Récit", { max: 10_000 }), "a".repeat(10_001))).toEqual([
      `Récit : ${(10_000).toLocaleString("fr")} caractères au plus`,
    ]);
  });
});

describe("A number of a body", () => {
  it.each([0, -1, 1.5, 2_147_483_648, "3", null])("is no identifier when it is %p", (value) => {
    expect(read(id("Lieu"), value)).toEqual(["Lieu : un identifiant est attendu"]);
  });

  it("is an identifier up to the largest that is kept", () => {
    expect([1, 2_147_483_647].map((value) => read(id("Lieu"), value))).toEqual([1, 2_147_483_647]);
  });

  it.each([
    [1, 1],
    [1_000_000, 1_000_000],
    [0, ["Quantité : doit être supérieur à 0"]],
    [-3, ["Quantité : doit être supérieur à 0"]],
    [1_000_001, [`Quantité : ${(1_000_000).toLocaleString("fr")} au plus`]],
    [2.5, ["Quantité : un nombre entier est attendu"]],
    ["2", ["Quantité : un nombre entier est attendu"]],
  ])("of pieces, %p, gives %p", (value, outcome) => {
    expect(read(quantity("Quantité"), value)).toEqual(outcome);
  });

  it("is money in whole cents, which a rule bounds: a debt too", () => {
    expect([-250, 0, 1999].map((value) => read(cents("Montant"), value))).toEqual([-250, 0, 1999]);
    expect(read(cents("Montant"), 2.5)).toEqual(["Montant : un nombre entier de centimes est attendu"]);
  });
});

it("A yes or no is nothing else than true or false", () => {
  expect([true, false].map((value) => read(yesOrNo("Gratuit"), value))).toEqual([true, false]);
  expect(["true", 1, null].map((value) => read(yesOrNo("Gratuit"), value))).toEqual(
    Array(3).fill(["Gratuit : vrai ou faux est attendu"]),
  );
});

describe("An instant of a body", () => {
  it.each([
    ["2027-05-14T18:30:00.000Z", "2027-05-14T18:30:00.000Z"],
    ["2027-05-14T18:30:00Z", "2027-05-14T18:30:00.000Z"],
    ["2027-05-14T18:30:00+02:00", "2027-05-14T16:30:00.000Z"],
    ["2000-01-01T00:00:00Z", "2000-01-01T00:00:00.000Z"],
    ["2099-12-31T23:59:59Z", "2099-12-31T23:59:59.000Z"],
  ])("%s is kept as %s", (written, kept) => {
    expect(read(instant("Début"), written)).toBe(kept);
  });

  it.each(["2027-05-14", "2027-05-14T18:30", "2027-02-30T18:30:00Z", "hier", 1_800_000_000_000, null])(
    "%p is none",
    (written) => {
      expect(read(instant("Début"), written)).toEqual(["Début : une date est attendue (ISO 8601)"]);
    },
  );

  it.each(["1999-12-31T23:59:59Z", "2100-01-01T00:00:00Z", "2000-01-01T00:30:00+02:00"])(
    "%s is of another century",
    (written) => {
      expect(read(instant("Début"), written)).toEqual(["Début : doit être entre 2000 et 2099"]);
    },
  );

  it("comes twice in a period, whose order is left to the rules", () => {
    const backwards = { start: "2027-05-14T20:00:00.000Z", end: "2027-05-14T18:00:00.000Z" };
    expect(read(periodSchema, backwards)).toEqual(backwards);
    expect(read(periodSchema, { start: backwards.start })).toEqual([
      "Date de fin : une date est attendue (ISO 8601)",
    ]);
    expect(read(periodSchema, null)).toEqual([
      "Créneau : une date de début et une date de fin sont attendues",
    ]);
  });
});

describe("A part of a path", () => {
  it.each(["0", "-1", "1.5", "2147483648", "99999999999", "1e3", " 1", "", "abc"])(
    "is no identifier when it is « %s »",
    (part) => {
      expect(read(pathId, part)).toContain("L'identifiant n'est pas valable");
    },
  );

  it("is an identifier as a number", () => {
    expect(["1", "007", "2147483647"].map((part) => read(pathId, part))).toEqual([1, 7, 2_147_483_647]);
  });

  it("is an edition from the first to the 999th", () => {
    expect(["1", "52", "999"].map((part) => read(pathEdition, part))).toEqual([1, 52, 999]);
    expect(["0", "052", "1000", "2027", "-1"].map((part) => read(pathEdition, part))).toEqual(
      Array(5).fill(["Le numéro de l'édition n'est pas valable"]),
    );
  });
});

describe("A list in a query", () => {
  const teams = queryList("Équipes", text("Équipe", { max: 5 }), 3);

  it.each([
    [undefined, []],
    ["", []],
    ["bar", ["bar"]],
    ["bar,secu", ["bar", "secu"]],
    [
      ["bar", "secu"],
      ["bar", "secu"],
    ],
    [
      ["bar,elec", "", "secu,"],
      ["bar", "elec", "secu"],
    ],
  ])("is read from one key or several: %p gives %p", (query, list) => {
    expect(read(teams, query)).toEqual(list);
  });

  it("has a limit, and each of its parts its own", () => {
    expect(read(teams, "a,b,c,d")).toEqual(["Équipes : 3 au plus"]);
    expect(read(teams, "bar,barrières")).toEqual(["Équipe : 5 caractères au plus"]);
  });
});
