/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { featureEntrySchema } from "../contract/registry";
import { checkSite } from "../publish/check";
import { prune } from "../publish/prune";
import { buildOf, shellBuild } from "../testing/build-of";
import { inPlace, newSite, onePage, publishFeature, publishShell, registryOf } from "../testing/site";
import { main } from "./main";

let said: jest.SpyInstance, refused: jest.SpyInstance;
beforeEach(() => {
  said = jest.spyOn(console, "log").mockImplementation();
  refused = jest.spyOn(console, "error").mockImplementation();
});

async function published() {
  const site = newSite();
  await publishShell(shellBuild(), site);
  const { version } = await publishFeature(buildOf({}, "1"), site);
  const at = `--site=${site.folder}`;
  const run = (...args: string[]) => main([...args, at]);
  const offer = (code: string, channel: string, ...more: string[]) =>
    run("publish", buildOf({}, code), "--untried", `--channel=${channel}`, ...more);
  return { site, first: version, run, offer };
}
type Site = Awaited<ReturnType<typeof published>>["site"];

const channelsOf = (site: Site) => registryOf(site).features[0]?.channels ?? [];
const history = (site: Site) => JSON.parse(readFileSync(site.history("mf-bar"), "utf8")) as object[];

test("a channel has its version whole beside the one in place, with its people; twice changes nothing", async () => {
  const { site, first, offer } = await published();
  expect(await offer("2", "pr-1", "--percent=10", "--team=hard", "--team=bar")).toBe(0);
  expect(await offer("2", "pr-1", "--percent=10", "--team=hard", "--team=bar")).toBe(0);
  expect(inPlace(site)).toEqual([["mf-bar", first]]);
  const [channel, ...others] = channelsOf(site);
  expect(others).toEqual([]);
  expect(channel).toMatchObject({ channel: "pr-1", percent: 10, teams: ["hard", "bar"] });
  expect(channel?.entry).toBe(`/features/mf-bar/${channel?.version}/entry.a.js`);
  expect(channel?.doors).toBe(registryOf(site).features[0]?.doors);
  expect(said).toHaveBeenLastCalledWith(`mf-bar ${channel?.version} in the channel pr-1 (already)`);
  expect(history(site)).toMatchObject([
    { version: first },
    { act: "offered", version: channel?.version, channel: "pr-1", percent: 10, trial: { untried: true } },
  ]);
});

test("publishing, going back and switching off leave the channels as they are; another version replaces its own", async () => {
  const { site, first, run, offer } = await published();
  await offer("2", "pr-1");
  await offer("3", "pr-2");
  const [one, two] = channelsOf(site);
  await publishFeature(buildOf({}, "4"), site);
  expect(await run("rollback", "mf-bar")).toBe(0);
  expect(inPlace(site)).toEqual([["mf-bar", first]]);
  for (const args of [["disable", "--word=En pause."], ["enable"]])
    expect(await run(args[0]!, "mf-bar", ...args.slice(1))).toBe(0);
  await publishShell(shellBuild({}, "2"), site);
  expect(channelsOf(site)).toEqual([one, two]);
  await offer("5", "pr-1");
  expect(channelsOf(site).map(({ channel }) => channel)).toEqual(["pr-2", "pr-1"]);
  expect(channelsOf(site)[1]?.version).not.toBe(one?.version);
});

test("a version is promoted for everybody, and its channel ends, in one write; the other channel stays", async () => {
  const { site, run, offer } = await published();
  await offer("2", "pr-1");
  await offer("3", "pr-2");
  const { version } = channelsOf(site)[0]!;
  expect(await run("promote", "mf-bar", "--channel=pr-1", "--from=nonsense")).toBe(1);
  expect(await run("promote", "mf-bar", "--channel=pr-1", "--person=4")).toBe(0);
  expect(inPlace(site)).toEqual([["mf-bar", version]]);
  expect(channelsOf(site).map(({ channel }) => channel)).toEqual(["pr-2"]);
  expect(history(site).at(-1)).toMatchObject({ version, channel: "pr-1", person: 4 });
  expect(await run("promote", "mf-bar", "--channel=pr-1")).toBe(0);
  expect(said).toHaveBeenLastCalledWith(`mf-bar ${version} pr-1 promoted (already)`);
  expect(await run("end", "mf-bar", "--channel=pr-1")).toBe(1);
});

test("a channel that ends leaves what is in place, and says who ended it and why", async () => {
  const { site, first, run, offer } = await published();
  await offer("2", "pr-1");
  const { version } = channelsOf(site)[0]!;
  expect(await run("end", "mf-bar", "--channel=pr-1", "--by=CI", "--because=elle casse")).toBe(0);
  expect(inPlace(site)).toEqual([["mf-bar", first]]);
  expect(registryOf(site).features[0]).not.toHaveProperty("channels");
  expect(history(site).at(-1)).toMatchObject({ act: "ended", version, by: "CI", because: "elle casse" });
  expect(await run("end", "mf-bar", "--channel=pr-1")).toBe(0);
  expect(said).toHaveBeenLastCalledWith(`mf-bar ${version} pr-1 ended (already)`);
  expect(await run("list")).toBe(0);
  expect(said).toHaveBeenCalledWith(
    expect.stringMatching(`ended ${version} in the channel pr-1 \\(elle casse\\)  with the token CI$`),
  );
});

test("the version of a channel is kept by a cleaning, and checked with the rest of the site", async () => {
  const { site, run, offer } = await published();
  await offer("2", "pr-1");
  const { version } = channelsOf(site)[0]!;
  expect(await checkSite(site)).toEqual([]);
  const clean = () => prune(site, { keep: 1, olderThan: -60_000 });
  expect(await clean()).toEqual([]);
  await run("end", "mf-bar", "--channel=pr-1");
  expect(await clean()).toEqual([{ name: "mf-bar", version }]);
  expect(existsSync(site.version("mf-bar", version))).toBe(false);
});

describe("Nothing is written for", () => {
  test.each<[string, () => string, string[], number, RegExp]>([
    [
      "an app that is not in place",
      () => buildOf({ name: "mf-wine", pages: [] }),
      [],
      1,
      /no version in place/,
    ],
    ["the shell", () => shellBuild({}, "2"), [], 1, /no channels/],
    ["a contract that no shell runs", () => buildOf({ contract: 1 }, "2"), [], 1, /contract 1/],
    ["a name that is none", () => buildOf({}, "2"), ["--channel=PR 1"], 1, /no name of a channel/],
    ["a share above all", () => buildOf({}, "2"), ["--percent=101"], 2, /at most 100/],
    ["what is in place as well", () => buildOf({}, "2"), ["--own=x.json"], 2, /not for a channel/],
  ])("%s", async (_case, build, more, code, reason) => {
    const { site, run } = await published();
    const before = readFileSync(site.registry, "utf8");
    expect(await run("publish", build(), "--untried", "--channel=pr-1", ...more)).toBe(code);
    expect(refused).toHaveBeenLastCalledWith(expect.stringMatching(reason));
    expect(readFileSync(site.registry, "utf8")).toBe(before);
  });

  test("a page that another app has", async () => {
    const { site, run } = await published();
    await publishFeature(buildOf({ name: "mf-wine", pages: onePage("/wine") }), site);
    const both = buildOf({ pages: [...onePage("/bar"), ...onePage("/wine")] }, "2");
    expect(await run("publish", both, "--untried", "--channel=pr-1")).toBe(1);
    expect(refused).toHaveBeenLastCalledWith(expect.stringContaining("/wine belongs to mf-wine."));
    expect(channelsOf(site)).toEqual([]);
  });
});

describe("A page that one app gives to another", () => {
  const withPages = (name: string, paths: string[], code: string) =>
    buildOf({ name, pages: paths.flatMap(onePage) }, code);
  const owners = (site: Site) =>
    registryOf(site).features.flatMap(({ name, pages }) =>
      pages.some(({ path }) => path === "/cellar") ? [name] : [],
    );

  async function offered() {
    const { site, run } = await published();
    await publishFeature(withPages("mf-bar", ["/bar", "/cellar"], "1"), site);
    await publishFeature(withPages("mf-wine", ["/wine"], "1"), site);
    const offer = (name: string, paths: string[]) =>
      run("publish", withPages(name, paths, "2"), "--untried", "--channel=move");
    expect(await offer("mf-wine", ["/wine", "/cellar"])).toBe(1);
    expect(refused).toHaveBeenLastCalledWith(expect.stringContaining("/cellar belongs to mf-bar."));
    expect([await offer("mf-bar", ["/bar"]), await offer("mf-wine", ["/wine", "/cellar"])]).toEqual([0, 0]);
    const wine = registryOf(site).features.find(({ name }) => name === "mf-wine")?.channels?.[0];
    return { site, run, wine: `mf-wine@${wine?.version}` };
  }

  test("is tried in a channel of both, and goes over for everybody in one write", async () => {
    const { site, run, wine } = await offered();
    const before = readFileSync(site.registry, "utf8");
    expect(await run("promote", "mf-wine", "--channel=move")).toBe(1);
    expect(await run("promote", "mf-bar", "mf-wine@another", "--channel=move")).toBe(1);
    expect(await run("promote", "mf-bar", wine, wine, "--channel=move")).toBe(1);
    expect(refused).toHaveBeenLastCalledWith("refused: Each app is named once.");
    expect([readFileSync(site.registry, "utf8"), owners(site)]).toEqual([before, ["mf-bar"]]);
    expect(await run("promote", "mf-bar", wine, "--channel=move")).toBe(0);
    expect(owners(site)).toEqual(["mf-wine"]);
    expect(registryOf(site).features.flatMap(({ channels = [] }) => channels)).toEqual([]);
    expect(await checkSite(site)).toEqual([]);
    said.mockClear();
    expect(await run("promote", "mf-bar", wine, "--channel=move")).toBe(0);
    expect(said.mock.calls.flat()).toEqual([
      expect.stringMatching(/^mf-bar \w+ move promoted \(already\)$/),
      expect.stringMatching(/^mf-wine \w+ move promoted \(already\)$/),
    ]);
  });

  test("stays where it is when the channel of both ends; a token alone can't do so for two apps", async () => {
    const { site, run, wine } = await offered();
    expect(await run("end", "mf-bar", wine, "--channel=move", "--to=https://festival.test")).toBe(2);
    expect(await run("end", "mf-bar", wine, "--channel=move")).toBe(0);
    expect([owners(site), registryOf(site).features.flatMap(({ channels = [] }) => channels)]).toEqual([
      ["mf-bar"],
      [],
    ]);
  });
});

test("a browser leaves out a channel that it can't read, and keeps the version in place", async () => {
  const { site, offer } = await published();
  await offer("2", "pr-1");
  const [entry] = registryOf(site).features;
  const [sound] = channelsOf(site);
  const read = (channels: unknown) => parse({ ...entry, channels }).channels;
  expect(read([{ ...sound, entry: 4 }, { ...sound, contract: 1 }, sound])).toEqual([sound]);
  expect(read("nonsense")).toEqual([]);
});

const parse = (entry: unknown) => v.parse(featureEntrySchema, entry);
