import { moved, transposedKey } from "./moves";

const points = [["a1", "a2", "a3"], ["b1"], ["c1", "c2"]];
const from = (key: string, ...pressed: string[]) => pressed.map((each) => moved(points, key, each));

it("goes from point to point, and stops at the ends of a row", () => {
  expect(from("a1", "ArrowRight", "ArrowLeft", "End", "PageDown")).toEqual(["a2", "a1", "a3", "a3"]);
  expect(from("a2", "Home", "PageUp")).toEqual(["a1", "a1"]);
});

it("goes from row to row, to the nearest point, and out at the last one", () => {
  expect(from("a3", "ArrowDown", "ArrowUp")).toEqual(["b1", undefined]);
  expect(from("c2", "ArrowDown", "ArrowUp")).toEqual([undefined, "b1"]);
});

it("leaves other keys alone, and a point that is gone", () => {
  expect([...from("a1", "x", "Enter"), ...from("gone", "Home")]).toEqual([undefined, undefined, undefined]);
});

it("stands column by column where that is so", () => {
  expect(from("a1", transposedKey("ArrowDown"), transposedKey("ArrowRight"), transposedKey("Home"))).toEqual([
    "a2",
    "b1",
    "a1",
  ]);
});
