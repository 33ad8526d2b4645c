import { gearCode } from "./gear-code";

describe("GEAR-1 the reference code of a gear", () => {
  it("takes two letters of each level of the category and three digits of the id", () => {
    expect(gearCode("bricollage->outils", 1)).toBe("BR_OU_001");
    expect(gearCode("mobilier", 2)).toBe("MO_002");
  });

  it("keeps the last three digits of a long id", () => {
    expect(gearCode("electrique->cable->grosse-tension", 12_345)).toBe("EL_CA_GR_345");
  });
});
