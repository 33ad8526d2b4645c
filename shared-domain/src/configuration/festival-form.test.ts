import { contactEmailProblem, festivalProblems } from "./festival-form";

describe("What an administrator writes of the festival", () => {
  it.each(["festival.fr", "bde.insa-lyon.fr", "localhost"])("may stand on %s", (domain) => {
    expect(festivalProblems.domain(domain)).toBeUndefined();
  });

  it.each(["", "https://festival.fr", "festival.fr/", "-festival.fr", "fes tival.fr", `${"a".repeat(254)}`])(
    "does not stand on « %s »",
    (domain) => {
      expect(festivalProblems.domain(domain)).toBeDefined();
    },
  );

  it.each([
    ["#0B6478", true],
    ["#0b6478", true],
    ["", false],
    ["teal", false],
    ["#0B6478;x", false],
  ])("has the colour « %s » or not", (color, isOne) => {
    expect(festivalProblems.color(color) === undefined).toBe(isOne);
  });

  it.each(["orga@insa-lyon.fr", "hello@24h.festival"])("is reached at %s", (email) => {
    expect(contactEmailProblem(email)).toBeUndefined();
  });

  it.each(["orga", "orga@festival", "<orga@festival.fr>", "a b@festival.fr"])(
    "is not reached at « %s »",
    (email) => {
      expect(contactEmailProblem(email)).toBe("Adresse mail non valable");
    },
  );

  it("has a name of at most 100 characters", () => {
    expect(festivalProblems.name(" ")).toBe("Ce champ est requis");
    expect(festivalProblems.name("x".repeat(100))).toBeUndefined();
    expect(festivalProblems.name("x".repeat(101))).toBe("Nom : 100 caractères au plus");
  });
});
