import { matches, slugOf } from "./slug";

describe("A slug", () => {
  it.each([
    ["PANNEAU FILE 10 MINUTES / COUPE-FILE 10/2m", "panneau-file-10-minutes-coupe-file-10-2m"],
    ["Comptage #1", "comptage-1"],
    ["tronconneuse P17_16A_MONO", "tronconneuse-p17_16a_mono"],
    ["Tronçonneuse d'élagage", "tronconneuse-d-elagage"],
    ["L’orchestre ?", "l-orchestre"],
    ["  Bière & vin  ", "biere-&-vin"],
    ["Scène n°2.5", "scene-n°2.5"],
  ])("of « %s » is « %s »", (text, slug) => {
    expect(slugOf(text)).toBe(slug);
  });

  it("loses every accent, not only the French ones", () => {
    expect(slugOf("ñáóãőščžåÿ ÀÉÎÔÙ")).toBe("naoaosczay-aeiou");
    expect(slugOf("œuvre, æther, smørrebrød, łódź, straße")).toBe(
      "oeuvre,-aether,-smorrebrod,-lodz,-strasse",
    );
  });

  it("is the same for a composed and a decomposed accent", () => {
    expect(slugOf("e\u0301lec")).toBe(slugOf("\u00e9lec"));
  });

  it("of nothing is nothing", () => {
    expect(slugOf("")).toBe("");
    expect(slugOf(" / ? # ' ")).toBe("");
  });
});

describe("A search", () => {
  it("finds a part of the text, whatever the accents and the case", () => {
    expect(matches("Scène Électro", "ELECTRO")).toBe(true);
    expect(matches("Scène Électro", "scene e")).toBe(true);
    expect(matches("Scène Électro", "rock")).toBe(false);
  });

  it("finds the typed words in any order, when all of them are there", () => {
    expect(matches("Scène Électro", "electro scène")).toBe(true);
    expect(matches("Scène Électro", "electro rock")).toBe(false);
  });

  it("finds everything when nothing is typed", () => {
    expect(matches("Scène Électro", "  ")).toBe(true);
  });
});
