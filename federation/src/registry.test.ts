import { readRegistry } from "./registry";
import { festivalFeature } from "./testing/festival-feature";

const entry = (changes = {}) => ({
  ...festivalFeature(),
  version: "a1",
  entry: "/features/mf-bar/a1/entry.js",
  ...changes,
});
const pages = (path: string) => [{ path, title: "Une page", icon: "home", mobile: true }];

test("every sound entry takes part", () => {
  const stage = entry({ name: "mf-stage", pages: pages("/stage") });
  const { features, problems } = readRegistry({ features: [entry(), stage], preload: {} });
  expect(features.map(({ name }) => name)).toEqual(["mf-bar", "mf-stage"]);
  expect(problems).toEqual([]);
});

test("an entry that does not pass is left out and reported, the others stay", () => {
  const { features, problems } = readRegistry({ features: [entry({ pages: "none" }), entry({ name: "mf-stage" })] });
  expect(features.map(({ name }) => name)).toEqual(["mf-stage"]);
  expect(problems).toMatchObject([{ name: "mf-bar", reason: "invalid" }]);
});

test("an app built for another contract is refused as such, whatever its shape", () => {
  const { features, problems } = readRegistry({ features: [{ name: "mf-bar", contract: 2, routes: [] }] });
  expect(features).toEqual([]);
  expect(problems).toMatchObject([{ name: "mf-bar", reason: "contract" }]);
});

test("a page belongs to the first app that declares it", () => {
  const { features, problems } = readRegistry({ features: [entry(), entry({ name: "mf-stage" })] });
  expect(features.map(({ name }) => name)).toEqual(["mf-bar"]);
  expect(problems).toEqual([{ name: "mf-stage", reason: "conflict", detail: "/bar belongs to mf-bar" }]);
});

test("an entry never points elsewhere than at an address", () => {
  const { problems } = readRegistry({ features: [entry({ entry: "javascript:alert(1)" })] });
  expect(problems).toMatchObject([{ name: "mf-bar", reason: "invalid", detail: "entry: is an address" }]);
});

test.each([[undefined], [null], ["<!doctype html>"], [[]], [{ features: {} }]])(
  "what is no registry at all (%p) gives an empty one and a report",
  (json) => {
    expect(readRegistry(json)).toMatchObject({ features: [], problems: [{ name: "features.json" }] });
  },
);
