import { pointsColor } from "./points-color";

it("The period that is worth most is half as light as one that is worth nothing", () => {
  expect([0, 10, 20].map((points) => pointsColor(points, 20))).toEqual(["#02697d", "#024f5e", "#01353f"]);
});

it("Periods that are all worth nothing have the plain colour", () => {
  expect(pointsColor(0, 0)).toBe("#02697d");
});
