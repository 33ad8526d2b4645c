import { gearCode, pathLabel } from "./gear-code";

describe("GEAR-1 the reference code of a gear", () => {
  it("takes two letters of each level of the category and three digits of the id", () => {
    expect(gearCode("bricollage->outils", 1)).toBe("BR_OU_001");
    expect(gearCode("mobilier", 2)).toBe("MO_002");
  });

  it("keeps the last three digits of a long id", () => {
    expect(gearCode("electrique->cable->grosse-tension", 12_345)).toBe("EL_CA_GR_345");
  });
});

describe("a category's path", () => {
  const categories = [
    { name: "Électrique", path: "electrique" },
    { name: "Câble", path: "electrique->cable" },
  ];

  it("is read by its names, with their accents", () => {
    expect(pathLabel("electrique->cable", categories)).toBe("Électrique › Câble");
    expect(pathLabel("electrique", categories)).toBe("Électrique");
  });

  it("keeps the slug of a level that is not known, or not yet", () => {
    expect(pathLabel("electrique->rallonge", categories)).toBe("Électrique › rallonge");
    expect(pathLabel("electrique->cable", [])).toBe("electrique › cable");
  });
});
