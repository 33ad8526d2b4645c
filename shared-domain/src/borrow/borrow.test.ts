import { badInputRefusal, notFoundRefusal } from "../testing/refusal";
import { END_BEFORE_START } from "../time/period";
import {
  LOAN_WITHOUT_DURATION,
  borrowNotFound,
  borrowTitle,
  createBorrow,
  isBorrowFoundBy,
  noBorrowToChange,
  updateBorrow,
} from "./borrow";

const friday = "2025-05-16T08:00:00.000Z";
const saturday = "2025-05-17T08:00:00.000Z";
const sunday = "2025-05-18T08:00:00.000Z";
const form = { id: 2, lender: " Mairie ", availableOn: friday, unavailableOn: saturday };
const borrow = createBorrow(form);

describe("LOG-1 A new loan sheet", () => {
  it("has no gear yet", () => {
    expect(borrow).toEqual({ ...form, version: 1, lender: "Mairie", gears: [] });
  });

  it("names its lender", () => {
    expect(() => createBorrow({ ...form, lender: "" })).toThrow(
      badInputRefusal("Prêteur : ne peut pas être vide"),
    );
  });
});

describe("LOG-5 The time of a loan", () => {
  it("lasts", () => {
    const instant = { availableOn: friday, unavailableOn: "2025-05-16T10:00:00+02:00" };
    const refused = badInputRefusal(LOAN_WITHOUT_DURATION);
    expect(() => createBorrow({ ...form, ...instant })).toThrow(refused);
    expect(() => updateBorrow(borrow, { unavailableOn: friday })).toThrow(refused);
  });

  it("ends after it starts", () => {
    const refused = badInputRefusal(END_BEFORE_START);
    expect(() => createBorrow({ ...form, unavailableOn: "2025-05-15T08:00:00Z" })).toThrow(refused);
    expect(() => updateBorrow(borrow, { availableOn: sunday })).toThrow(refused);
  });

  it("can move as a whole", () => {
    expect(updateBorrow(borrow, { availableOn: saturday, unavailableOn: sunday })).toEqual({
      ...borrow,
      availableOn: saturday,
      unavailableOn: sunday,
    });
  });
});

describe("LOG-6 Changing a loan sheet", () => {
  it("changes what is said, and nothing else", () => {
    expect(updateBorrow(borrow, { lender: "Lycée" })).toEqual({ ...borrow, lender: "Lycée" });
  });

  it("changes nothing for an empty text or a field left out", () => {
    expect(updateBorrow(borrow, { lender: "" })).toEqual(borrow);
    expect(updateBorrow(borrow, {})).toEqual(borrow);
  });
});

describe("A loan sheet", () => {
  it("is found by its number and its lender", () => {
    expect(isBorrowFoundBy(borrow, "MAIRIE")).toBe(true);
    expect(isBorrowFoundBy(borrow, "2 mai")).toBe(true);
    expect(isBorrowFoundBy(borrow, "lycée")).toBe(false);
  });

  it("is named by both", () => {
    expect(borrowTitle(borrow)).toBe("Emprunt 2 - Mairie");
  });

  it("that nobody knows is told by its number", () => {
    expect(borrowNotFound(7)).toEqual(notFoundRefusal("Emprunt 7 introuvable"));
    expect(noBorrowToChange(7)).toEqual(notFoundRefusal("La fiche emprunt #7 n'a pas été trouvée"));
  });
});
