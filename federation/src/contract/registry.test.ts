import { CONTRACT } from "./contract";
import { overlap, readRegistry } from "./registry";
import { festivalFeature } from "../testing/festival-feature";

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
  const { features, problems } = readRegistry({
    features: [entry({ pages: "none" }), entry({ name: "mf-stage" })],
  });
  expect(features.map(({ name }) => name)).toEqual(["mf-stage"]);
  expect(problems).toMatchObject([{ name: "mf-bar", reason: "invalid" }]);
});

test("an app built for another contract is refused as such, whatever its shape", () => {
  const { features, problems } = readRegistry({
    features: [{ name: "mf-bar", contract: CONTRACT + 1, routes: [] }],
  });
  expect(features).toEqual([]);
  expect(problems).toMatchObject([{ name: "mf-bar", reason: "contract" }]);
});

test("a page belongs to the first app that declares it", () => {
  const { features, problems } = readRegistry({ features: [entry(), entry({ name: "mf-stage" })] });
  expect(features.map(({ name }) => name)).toEqual(["mf-bar"]);
  expect(problems).toEqual([
    { name: "mf-stage", reason: "conflict", detail: "/bar belongs to mf-bar", pages: [] },
  ]);
});

test("a page that answers some of another one's addresses is refused as an equal one is", () => {
  const taken = [
    entry({ pages: [...pages("/fa"), ...pages("/fa/:id")] }),
    entry({ name: "mf-stage", pages: pages("/fa/1") }),
  ];
  expect(readRegistry({ features: taken }).problems).toMatchObject([
    { name: "mf-stage", reason: "conflict", pages: [] },
  ]);
});

test("within one app the pages may overlap, and none is the shell's own", () => {
  const own = entry({ pages: [...pages("/fa/:id"), ...pages("/fa/to-publish")] });
  const greedy = entry({ name: "mf-stage", pages: pages("/login") });
  const { features, problems } = readRegistry({ features: [own, greedy] }, ["/", "/login", "/reset/:token"]);
  expect(features.map(({ name }) => name)).toEqual(["mf-bar"]);
  expect(problems).toEqual([
    { name: "mf-stage", reason: "conflict", detail: "/login belongs to the shell", pages: [] },
  ]);
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

describe("the versions of the contract", () => {
  test("an app of the version before still takes part", () => {
    const { features, problems } = readRegistry({ features: [entry({ contract: CONTRACT - 1 })] });
    expect(features).toMatchObject([{ name: "mf-bar", contract: CONTRACT - 1 }]);
    expect(problems).toEqual([]);
  });

  test("an app of the next version is left out, and said to be", () => {
    const { features, problems } = readRegistry({ features: [entry({ contract: CONTRACT + 1 })] });
    expect(features).toEqual([]);
    expect(problems).toMatchObject([
      {
        name: "mf-bar",
        reason: "contract",
        detail: `contract ${CONTRACT + 1}, the shell runs ${CONTRACT - 1}, ${CONTRACT}`,
      },
    ]);
  });

  test("a key that only a newer site knows does not stop an open tab", () => {
    const page = { ...pages("/bar")[0], color: "green" };
    const { features } = readRegistry({ features: [entry({ mood: "good", pages: [page] })] });
    expect(features).toMatchObject([{ name: "mf-bar", pages: pages("/bar") }]);
  });
});

describe("an app that was left out", () => {
  test("keeps its sound pages, so that they can be shown as unavailable", () => {
    const mixed = [...pages("/stage"), { path: "stage/2" }, "lights"];
    const { problems } = readRegistry({ features: [entry({ name: "mf-stage", pages: mixed, version: 3 })] });
    expect(problems).toMatchObject([{ name: "mf-stage", reason: "invalid", pages: pages("/stage") }]);
  });

  test("takes no page from an app that takes part, whichever comes first", () => {
    const { features, problems } = readRegistry({
      features: [entry({ name: "mf-stage", version: 3 }), entry()],
    });
    expect(features.map(({ name }) => name)).toEqual(["mf-bar"]);
    expect(problems).toMatchObject([{ name: "mf-stage", pages: [] }]);
  });
});

test("an open tab passes over what a newer site says of offline use, and needs nothing said of it", () => {
  const offline = { reads: ["users/:userId/orders"], ahead: [{ path: "bars", later: true }], later: true };
  const { features, problems } = readRegistry({
    features: [entry({ offline }), entry({ name: "mf-stage", pages: pages("/stage") })],
  });
  expect(problems).toEqual([]);
  expect(features.map((feature) => feature.offline)).toEqual([
    { reads: ["users/:userId/orders"], ahead: [{ path: "bars" }] },
    undefined,
  ]);
});

test.each([
  ["/fa", "/fa", true],
  ["/fa/:id", "/fa/:x", true],
  ["/fa/:id", "/fa/1", true],
  ["/fa/:id/:tab", "/fa/12/history", true],
  ["/:page", "/apps", true],
  ["/fa", "/fa/:id", false],
  ["/fa/:id", "/ft/:id", false],
  ["/:page", "/", false],
  ["/fa/1", "/fa/2", false],
])("%s and %s: %s", (one, other, expected) => {
  expect([overlap(one, other), overlap(other, one)]).toEqual([expected, expected]);
});

describe("an app whose files lie at another origin", () => {
  const there = "https://apps.example.org/features/mf-bar/a1/entry.js";
  const read = (changes: object, origins?: string[]) =>
    readRegistry({ features: [entry(changes)] }, [], origins);

  test("takes part when the origin is allowed and the hash of its manifest is known", () => {
    const { features } = read({ entry: there, integrity: "sha384-x" }, ["https://apps.example.org"]);
    expect(features.map(({ entry: address }) => address)).toEqual([there]);
  });

  test.each([
    ["an origin that nobody allowed", { entry: there, integrity: "sha384-x" }, []],
    ["an origin that begins alike", { entry: there, integrity: "sha384-x" }, ["https://apps.example.or"]],
    ["no hash", { entry: there }, ["https://apps.example.org"]],
    ["an address without its protocol", { entry: "//apps.example.org/entry.js", integrity: "sha384-x" }, []],
  ])("is left out with %s, its pages stay in the menu", (_what, changes, origins) => {
    const { features, problems } = read(changes, origins);
    expect(features).toEqual([]);
    expect(problems).toMatchObject([{ name: "mf-bar", reason: "invalid", pages: [{ path: "/bar" }] }]);
  });
});
