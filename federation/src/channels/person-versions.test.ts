import type { ChannelEntry, FeatureEntry } from "../contract/registry";
import { festivalFeature } from "../testing/festival-feature";
import { type Person, registryFor, versionFor } from "./person-versions";

const version = (name: string) => ({
  ...festivalFeature(),
  version: name,
  entry: `/features/mf-bar/${name}/entry.js`,
  needs: {},
});
const channel = (name: string, more: Partial<ChannelEntry> = {}): ChannelEntry => ({
  ...version(`version of ${name}`),
  channel: name,
  ...more,
});
const app = (...channels: ChannelEntry[]): FeatureEntry => ({ ...version("in place"), channels });
const camille: Person = { id: 7, teams: ["bar"], mayTry: false, chosen: undefined };
const given = (feature: FeatureEntry, person: Partial<Person> = {}) =>
  versionFor(feature, { ...camille, ...person }).version;

const plain = channel("pr-1");
const pinned = channel("pr-2", { teams: ["hard", "bar"] });
const everybody = channel("pr-3", { percent: 100 });

test.each<[string, FeatureEntry, Partial<Person>, string]>([
  ["no channel", app(), {}, "in place"],
  ["a channel for nobody unasked", app(plain), {}, "in place"],
  ["asked for, with the permission", app(plain), { mayTry: true, chosen: "pr-1" }, "version of pr-1"],
  ["asked for, without the permission", app(plain), { chosen: "pr-1" }, "in place"],
  ["another one asked for", app(plain), { mayTry: true, chosen: "pr-9" }, "in place"],
  ["asked for before pinned", app(pinned, plain), { mayTry: true, chosen: "pr-1" }, "version of pr-1"],
  ["pinned", app(everybody, pinned), {}, "version of pr-2"],
  ["pinned for another team", app(pinned), { teams: ["soft"] }, "in place"],
  ["everybody", app(everybody), { teams: [] }, "version of pr-3"],
  ["nobody", app(channel("pr-4", { percent: 0 })), {}, "in place"],
  ["a visitor", app(everybody, pinned), { id: undefined, mayTry: true, chosen: "pr-3" }, "in place"],
  ["a disabled app", { ...app(everybody), disabled: { word: "En pause.", ask: "un admin" } }, {}, "in place"],
])("which version: %s", (_case, feature, person, expected) => {
  expect(given(feature, person)).toBe(expected);
});

test("a tenth of ten thousand people get a version at ten percent, the same ones each time, and others elsewhere", () => {
  const people = Array.from({ length: 10_000 }, (_, at) => at + 1);
  const drawn = (name: string, percent: number) =>
    people.filter((id) => given(app(channel(name, { percent })), { id }) !== "in place");
  const tenth = drawn("pr-1", 10);
  expect(tenth.length).toBeGreaterThan(900);
  expect(tenth.length).toBeLessThan(1_100);
  expect(drawn("pr-1", 10)).toEqual(tenth);
  expect(drawn("pr-1", 20)).toEqual(expect.arrayContaining(tenth));
  const both = drawn("pr-2", 10).filter((id) => tenth.includes(id));
  expect(both.length).toBeLessThan(200);
});

describe("The registry for a person", () => {
  const other: FeatureEntry = { ...version("z1"), name: "mf-wine", pages: [] };

  test("has their version in the place of the one in place, and is the same one without any", () => {
    const registry = { features: [app(everybody), other], problems: [] };
    expect(registryFor(registry, camille).features.map((entry) => entry.version)).toEqual([
      "version of pr-3",
      "z1",
    ]);
    const none = { features: [app(plain), other], problems: [] };
    expect(registryFor(none, camille)).toBe(none);
  });

  test("keeps what is in place where theirs did not load here", () => {
    const registry = { features: [app(everybody)], problems: [] };
    expect(registryFor(registry, camille, ({ channel }) => channel === "pr-3")).toBe(registry);
  });

  test("keeps what is in place where another app has one of its pages by now", () => {
    const taken = { ...other, pages: [{ path: "/bar/:id", title: "Un vin", icon: "home", mobile: true }] };
    const more = { ...everybody, pages: [...everybody.pages, { ...taken.pages[0]!, path: "/bar/1" }] };
    const registry = { features: [app(more), taken as FeatureEntry], problems: [] };
    expect(registryFor(registry, camille)).toBe(registry);
  });

  test.each([
    ["mf-a", "mf-z"],
    ["mf-z", "mf-a"],
  ])(
    "hands a page from %s to %s where both try the channel, and from neither where one did not load",
    (from, to) => {
      const page = { path: "/bar/:id", title: "Un vin", icon: "home", mobile: true };
      const named = (name: string, version: string, pages: (typeof page)[]) => ({
        ...other,
        name,
        version,
        pages,
      });
      const moved = (name: string, pages: (typeof page)[]) => ({
        ...named(name, "new", pages),
        channel: "move",
        percent: 100,
      });
      const giver = { ...named(from, "old", [page]), channels: [moved(from, [])] } as FeatureEntry;
      const taker = { ...named(to, "old", []), channels: [moved(to, [page])] } as FeatureEntry;
      const features = [giver, taker].toSorted((one, two) => one.name.localeCompare(two.name));
      const versions = (gaveUp?: (version: FeatureEntry) => boolean) =>
        registryFor({ features, problems: [] }, camille, gaveUp).features.map(({ version }) => version);
      expect(versions()).toEqual(["new", "new"]);
      expect(versions(({ name, version }) => name === from && version === "new")).toEqual(["old", "old"]);
    },
  );
});
