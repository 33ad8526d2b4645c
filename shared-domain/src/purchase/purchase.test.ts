import { badInputRefusal, notFoundRefusal } from "../testing/refusal";
import { INVALID_DATE } from "../time/instant";
import {
  createPurchase,
  isPurchaseFoundBy,
  noPurchaseToChange,
  purchaseNotFound,
  purchaseTitle,
  updatePurchase,
} from "./purchase";

const availableOn = "2025-05-16T08:00:00.000Z";
const purchase = createPurchase({ id: 4, seller: " Castorama ", availableOn });

describe("LOG-1 A new purchase sheet", () => {
  it("has no gear yet", () => {
    expect(purchase).toEqual({ id: 4, version: 1, seller: "Castorama", availableOn, gears: [] });
  });

  it("names its seller", () => {
    expect(() => createPurchase({ id: 4, seller: " ", availableOn })).toThrow(
      badInputRefusal("Vendeur : ne peut pas être vide"),
    );
  });

  it("has a date", () => {
    expect(() => createPurchase({ id: 4, seller: "Castorama", availableOn: "demain" })).toThrow(
      badInputRefusal(INVALID_DATE),
    );
  });
});

describe("LOG-6 Changing a purchase sheet", () => {
  const filled = { ...purchase, gears: [{ slug: "vis", name: "Vis", quantity: 100 }] };

  it("changes what is said, and nothing else", () => {
    expect(updatePurchase(filled, { seller: "Leroy Merlin" })).toEqual({
      ...filled,
      seller: "Leroy Merlin",
    });
    expect(updatePurchase(filled, { availableOn: "2025-05-17T10:00:00+02:00" })).toEqual({
      ...filled,
      availableOn: "2025-05-17T08:00:00.000Z",
    });
  });

  it("changes nothing for an empty text or a field left out", () => {
    expect(updatePurchase(filled, { seller: " " })).toEqual(filled);
    expect(updatePurchase(filled, {})).toEqual(filled);
  });
});

describe("A purchase sheet", () => {
  it("is found by its number and its seller", () => {
    expect(isPurchaseFoundBy(purchase, "casto")).toBe(true);
    expect(isPurchaseFoundBy(purchase, "4")).toBe(true);
    expect(isPurchaseFoundBy(purchase, "5")).toBe(false);
  });

  it("is named by both", () => {
    expect(purchaseTitle(purchase)).toBe("Achat 4 - Castorama");
  });

  it("that nobody knows is told by its number", () => {
    expect(purchaseNotFound(7)).toEqual(notFoundRefusal("Achat 7 introuvable"));
    expect(noPurchaseToChange(7)).toEqual(notFoundRefusal("La fiche achat #7 n'a pas été trouvée"));
  });
});
