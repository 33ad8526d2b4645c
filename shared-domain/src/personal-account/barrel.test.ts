import { badInputRefusal } from "../testing/refusal";
import { barrelContext, barrelOfContext, barrelToStore } from "./barrel";

const form = { drink: "Ambrée", price: 12_000, openedOn: "2027-02-22T19:00:00.000Z" };

describe("a barrel", () => {
  it("is known by the slug of its drink (BR-P1)", () => {
    expect(barrelToStore({ ...form, drink: " Ambrée " })).toEqual({ ...form, slug: "ambree" });
  });

  it("has a drink of three letters and a price", () => {
    for (const drink of ["IP", "  a  ", "''''"]) {
      expect(() => barrelToStore({ ...form, drink })).toThrow(badInputRefusal("Taper au moins 3 caractères"));
    }
    for (const price of [0, -1]) {
      expect(() => barrelToStore({ ...form, price })).toThrow(
        badInputRefusal("Le montant doit être supérieur à 0"),
      );
    }
    expect(() => barrelToStore({ ...form, price: 1_000_001 })).toThrow(
      badInputRefusal("Le montant de la transaction est trop élevé"),
    );
  });

  it.each([
    ["2027-02-22T19:00:00.000Z", 1, "Fût de Ambrée du 22/02: 1 bâton"],
    ["2027-02-21T23:30:00.000Z", 12, "Fût de Ambrée du 22/02: 12 bâtons"],
  ])(
    "opened at %s says its Paris day, and %d as a word of its number (BA-3)",
    (openedOn, sticks, context) => {
      expect(barrelContext({ drink: "Ambrée", openedOn }, sticks)).toBe(context);
      expect(barrelOfContext(context)).toBe("Fût de Ambrée du 22/02");
    },
  );
});
