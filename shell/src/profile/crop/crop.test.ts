import { type Crop, cropByKey, MAX_ZOOM, moveCrop, sideOf, wholeCrop, zoomCrop } from "./crop";

const landscape = { width: 400, height: 200 };
const whole = wholeCrop(landscape);

describe("The square kept of a picture", () => {
  it("is the largest one in the middle at first", () => {
    expect(whole).toEqual({ zoom: 1, x: 200, y: 100 });
    expect(sideOf(landscape, whole)).toBe(200);
  });

  it("moves along the picture, and never past its edges", () => {
    expect(moveCrop(landscape, whole, { x: 50, y: 30 })).toEqual({ zoom: 1, x: 250, y: 100 });
    expect(moveCrop(landscape, whole, { x: 9_000, y: -9_000 })).toEqual({ zoom: 1, x: 300, y: 100 });
  });

  it("comes closer by a factor, from the whole to a quarter", () => {
    const close = zoomCrop(landscape, whole, 2);
    expect([close.zoom, sideOf(landscape, close)]).toEqual([2, 100]);
    expect(zoomCrop(landscape, close, 100).zoom).toBe(MAX_ZOOM);
    expect(zoomCrop(landscape, close, 0.001).zoom).toBe(1);
  });

  it("comes back inside when it grows at an edge", () => {
    const corner = moveCrop(landscape, zoomCrop(landscape, whole, 4), { x: 9_000, y: 9_000 });
    expect(corner).toEqual({ zoom: 4, x: 375, y: 175 });
    expect(zoomCrop(landscape, corner, 1 / 4)).toEqual({ zoom: 1, x: 300, y: 100 });
  });

  it("follows the keys, and leaves the others alone", () => {
    const close = zoomCrop(landscape, whole, 2);
    const after = (key: string): Crop | undefined => cropByKey(landscape, close, key);
    expect(after("ArrowLeft")).toMatchObject({ x: 195, y: 100 });
    expect(after("ArrowRight")).toMatchObject({ x: 205, y: 100 });
    expect(after("ArrowUp")).toMatchObject({ x: 200, y: 95 });
    expect(after("ArrowDown")).toMatchObject({ x: 200, y: 105 });
    expect(after("+")?.zoom).toBeCloseTo(2.2);
    expect(after("-")?.zoom).toBeCloseTo(1.82);
    expect(after("Tab")).toBeUndefined();
  });
});
