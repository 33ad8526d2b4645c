/** @jest-environment node */
import { existsSync, mkdirSync, readdirSync, utimesSync } from "node:fs";
import path from "node:path";
import { buildOf, shellBuild } from "../testing/build-of";
import { publishFeature, publishShell } from "../testing/site";
import { inPlace, newSite, onePage } from "../testing/site";
import type { TestSite } from "../testing/site";
import { list } from "./list";
import { prune } from "./prune";
import { rollback } from "./rollback";

const DAY = 24 * 60 * 60 * 1000;

afterEach(() => jest.restoreAllMocks());

/** One version a day, the last one today; oldest first. */
async function publishDaily(
  site: TestSite,
  days: number,
  publishOne?: (code: string) => Promise<{ version: string }>,
) {
  const publish = publishOne ?? ((code: string) => publishFeature(buildOf({}, code), site));
  const versions: string[] = [];
  const today = Date.now();
  for (let ago = days - 1; ago >= 0; ago -= 1) {
    jest.useFakeTimers({
      now: today - ago * DAY,
      doNotFake: ["setTimeout", "setInterval", "setImmediate", "nextTick", "queueMicrotask"],
    });
    versions.push((await publish(String(ago))).version);
    jest.useRealTimers();
  }
  return versions;
}

const onDisk = (site: TestSite, name: string) =>
  readdirSync(site.versions(name), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "files")
    .map((entry) => entry.name);

test("old versions go, those that a tab may still run and the last ones stay", async () => {
  const site = newSite();
  const versions = await publishDaily(site, 12);
  const pruned = await prune(site, { keep: 3, olderThan: 7 * DAY });
  // The version of 8 days ago left its place 7 days ago.
  expect(pruned.map(({ version }) => version).toSorted()).toEqual(versions.slice(0, 4).toSorted());
  expect(onDisk(site, "mf-bar").toSorted()).toEqual(versions.slice(4).toSorted());
  expect((await list(site))[0]?.history.map(({ version }) => version)).toEqual(versions.slice(4));
});

test("as many of the last versions stay as asked, however old", async () => {
  const site = newSite();
  const versions = await publishDaily(site, 12);
  await prune(site, { keep: 10, olderThan: 0 });
  expect(onDisk(site, "mf-bar").toSorted()).toEqual(versions.slice(2).toSorted());
});

test("the version in place stays, even when it is the oldest", async () => {
  const site = newSite();
  const [first] = await publishDaily(site, 3);
  await rollback(site, "mf-bar", first);
  await prune(site, { keep: 1, olderThan: 0 });
  expect(inPlace(site)).toEqual([["mf-bar", first]]);
  expect(onDisk(site, "mf-bar")).toEqual([first]);
});

test("a version that was rolled back left its place then, not when the next one came", async () => {
  const site = newSite();
  await publishDaily(site, 3);
  await rollback(site, "mf-bar");
  expect(await prune(site, { keep: 1, olderThan: DAY / 2 })).toHaveLength(1);
});

test("only the apps named are touched", async () => {
  const site = newSite();
  await publishDaily(site, 3);
  const stage = { name: "mf-stage", pages: onePage("/stage") };
  await publishDaily(site, 3, (code) => publishFeature(buildOf(stage, code), site));
  const pruned = await prune(site, { keep: 1, olderThan: 0, names: ["mf-stage"] });
  expect(pruned.map(({ name }) => name)).toEqual(["mf-stage", "mf-stage"]);
  expect(onDisk(site, "mf-bar")).toHaveLength(3);
});

test("a shell's files go with the last version that holds them", async () => {
  const site = newSite();
  const files = (code: string) => ({ [`old-${code}.js`]: "" });
  await publishDaily(site, 3, (code) => publishShell(shellBuild({}, code, files(code)), site));
  await prune(site, { keep: 2, olderThan: 0 });
  const left = readdirSync(site.shell).filter((file) => /^old-\d\.js$/.test(file));
  expect(left.toSorted()).toEqual(["old-0.js", "old-1.js"]);
  expect(onDisk(site, "shell")).toHaveLength(2);
});

test("pruning an app that nobody published is refused", async () => {
  await expect(prune(newSite(), { keep: 3, olderThan: 0, names: ["mf-bar"] })).rejects.toThrow(
    "mf-bar is not published.",
  );
});

test("what a publication that died left behind goes, what is under way stays", async () => {
  const site = newSite();
  await publishFeature(buildOf(), site);
  for (const [name, age] of [
    ["dead", 2],
    ["alive", 0],
  ] as const) {
    const draft = path.join(site.folder, `.draft-mf-bar-${name}`);
    mkdirSync(draft);
    const then = new Date(Date.now() - age * 60 * 60 * 1000);
    utimesSync(draft, then, then);
  }
  await prune(site, { keep: 3, olderThan: 7 * DAY });
  expect(existsSync(path.join(site.folder, ".draft-mf-bar-dead"))).toBe(false);
  expect(existsSync(path.join(site.folder, ".draft-mf-bar-alive"))).toBe(true);
});
