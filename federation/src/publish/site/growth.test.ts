import { growthSince } from "./growth";

test("the parts that grew are said, the most first; those that did not are passed over", () => {
  const before = { entry: 6_000, "/bar": 20_000, "/tea": 9_000 };
  const grown = growthSince(before, { entry: 6_050, "/bar": 20_512, "/tea": 8_000, "/new": 2_048 });
  expect(Object.entries(grown ?? {})).toEqual([
    ["/new", 2_048],
    ["/bar", 512],
  ]);
});

test("nothing is said of what did not grow, or whose sizes before nobody knows", () => {
  const sizes = { entry: 6_000 };
  expect([growthSince(sizes, sizes), growthSince(undefined, sizes), growthSince(sizes, undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
