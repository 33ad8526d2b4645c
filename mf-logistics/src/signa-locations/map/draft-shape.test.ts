import { addPoint, draftOf, emptyShape, movePoint, removePoint, shapeOf } from "./draft-shape";

const a = { lat: 45.78, lng: 4.87 };
const b = { lat: 45.79, lng: 4.88 };

describe("a shape while it is drawn", () => {
  it("has one place when it is a point: the next click moves it", () => {
    const point = addPoint(addPoint(emptyShape("POINT"), a), b);
    expect(shapeOf(point)).toEqual({ type: "POINT", coordinates: b });
  });

  it("grows point by point when it is a road or an area", () => {
    const road = addPoint(addPoint(emptyShape("ROAD"), a), b);
    expect(shapeOf(road)).toEqual({ type: "ROAD", coordinates: [a, b] });
    expect(shapeOf(removePoint(road, 0))).toEqual({ type: "ROAD", coordinates: [b] });
    expect(shapeOf(movePoint(road, 1, { lat: 45.1234567891, lng: 4 }))).toEqual({
      type: "ROAD",
      coordinates: [a, { lat: 45.123457, lng: 4 }],
    });
  });

  it("is nothing yet, or any more, without a point", () => {
    expect(shapeOf(emptyShape("AREA"))).toBeNull();
    expect(shapeOf(draftOf(null))).toBeNull();
    expect(shapeOf(draftOf({ type: "POINT", coordinates: a }))).toEqual({ type: "POINT", coordinates: a });
  });
});
