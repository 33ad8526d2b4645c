import { plugOf } from "./plug";

describe("the picture of a plug", () => {
  it("shows a household plug by its two pins", () => {
    expect(plugOf("PC16_Prise_classique")).toMatchObject({ pins: 2, industrial: false, amperes: 16 });
  });

  it("shows how many wires an industrial one has", () => {
    expect(plugOf("P17_32A_MONO")).toMatchObject({ pins: 3, amperes: 32 });
    expect(plugOf("P17_63A_TRI").pins).toBe(4);
    expect(plugOf("P17_125A_TETRA")).toMatchObject({ pins: 5, amperes: 125, industrial: true });
  });
});
