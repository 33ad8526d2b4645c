import { displayQuantity } from "./inquiry";

describe("The quantity shown for a request", () => {
  it("is multiplied by the windows for what is consumed", () => {
    expect(displayQuantity({ quantity: 4, isConsumable: true }, 3)).toBe("12 (3 créneaux X 4 demandes)");
  });

  it("is plain for one window, and for what is given back", () => {
    expect(displayQuantity({ quantity: 4, isConsumable: true }, 1)).toBe("4");
    expect(displayQuantity({ quantity: 4, isConsumable: false }, 3)).toBe("4");
  });
});
