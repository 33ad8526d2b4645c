import { positionBeside } from "./anchor";

const viewport = { width: 1000, height: 600 };
const popup = { width: 200, height: 100 };

describe("placing a popup", () => {
  it("goes below its anchor, aligned with its start", () => {
    expect(positionBeside({ top: 100, left: 50, width: 80, height: 30 }, popup, viewport)).toEqual({
      top: 134,
      left: 50,
    });
  });

  it("goes above when there is no room below", () => {
    expect(positionBeside({ top: 540, left: 50, width: 80, height: 30 }, popup, viewport).top).toBe(436);
  });

  it("goes below a high anchor even when it would rather be above", () => {
    expect(
      positionBeside({ top: 20, left: 50, width: 80, height: 30 }, popup, viewport, { side: "above" }).top,
    ).toBe(54);
  });

  it("stays within the right edge", () => {
    expect(positionBeside({ top: 100, left: 950, width: 40, height: 30 }, popup, viewport).left).toBe(792);
  });

  it("stays within the left edge when it ends where its anchor ends", () => {
    expect(
      positionBeside({ top: 100, left: 10, width: 40, height: 30 }, popup, viewport, { align: "end" }).left,
    ).toBe(8);
  });

  it("keeps its top in view when neither side has room", () => {
    const tall = { width: 200, height: 590 };
    expect(positionBeside({ top: 300, left: 10, width: 40, height: 30 }, tall, viewport).top).toBe(8);
  });
});
