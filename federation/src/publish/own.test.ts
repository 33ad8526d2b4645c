/** @jest-environment node */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { publish } from "../cli/commands";
import { buildOf, shellBuild } from "../testing/build-of";
import { publishFeature, publishShell } from "../testing/site";
import { inPlace, newSite, onePage, type TestSite } from "../testing/site";
import { rollback } from "./rollback";

let printed: string[];
beforeEach(() => {
  printed = [];
  jest.spyOn(console, "log").mockImplementation((line: string) => printed.push(line));
  jest.spyOn(console, "error").mockImplementation((line: string) => printed.push(line));
});
afterEach(() => {
  jest.restoreAllMocks();
});

const wine = (code: string) => buildOf({ name: "mf-wine", pages: onePage("/wine") }, code);
const versionOf = (site: TestSite, name: string) => Object.fromEntries(inPlace(site))[name];
/** As `npm start` publishes. */
const start = (site: TestSite, ...dists: string[]) =>
  publish(dists, site, { ownFile: path.join(site.folder, ".own.json") });

test("starting publishes what is absent, and then what it published itself", async () => {
  const site = newSite();
  expect(await start(site, shellBuild({}, "1"), buildOf({}, "1"))).toBe(0);
  const first = versionOf(site, "mf-bar");
  expect(await start(site, shellBuild({}, "2"), buildOf({}, "2"))).toBe(0);
  expect(versionOf(site, "mf-bar")).not.toBe(first);
  expect(printed.join("\n")).not.toContain("somebody else");
});

test("what another team published stays and is listed, the shell too; the rest goes on", async () => {
  const site = newSite();
  await start(site, shellBuild({}, "1"), buildOf({}, "1"), wine("1"));
  const { version } = await publishFeature(buildOf({}, "theirs"), site);
  const shell = await publishShell(shellBuild({}, "theirs"), site);
  const before = versionOf(site, "mf-wine");
  expect(await start(site, shellBuild({}, "2"), buildOf({}, "2"), wine("2"))).toBe(0);
  expect(versionOf(site, "mf-bar")).toBe(version);
  expect(versionOf(site, "mf-wine")).not.toBe(before);
  expect(readFileSync(path.join(site.shell, "shell.c.js"), "utf8")).toBe("shell(theirs);");
  expect(printed).toContainEqual(
    expect.stringContaining(`mf-bar ${version} was put in place by somebody else: it stays`),
  );
  expect(printed).toContainEqual(
    expect.stringContaining(`shell ${shell.version} was put in place by somebody else: it stays`),
  );
});

test("what a team rolled back stays rolled back", async () => {
  const site = newSite();
  await start(site, buildOf({}, "1"));
  const first = versionOf(site, "mf-bar");
  await start(site, buildOf({}, "2"));
  await rollback(site, "mf-bar");
  await start(site, buildOf({}, "3"));
  expect(versionOf(site, "mf-bar")).toBe(first);
});

test("the same build that another team published first is theirs", async () => {
  const site = newSite();
  await publishFeature(buildOf({}, "1"), site);
  await start(site, buildOf({}, "1"));
  const { version } = await publishFeature(buildOf({}, "1"), site);
  await start(site, buildOf({}, "2"));
  expect(versionOf(site, "mf-bar")).toBe(version);
});

test("a site whose list of own versions is unreadable keeps everything", async () => {
  const site = newSite();
  await start(site, buildOf({}, "1"));
  const first = versionOf(site, "mf-bar");
  mkdirSync(site.folder, { recursive: true });
  writeFileSync(path.join(site.folder, ".own.json"), "{");
  await start(site, buildOf({}, "2"));
  expect(versionOf(site, "mf-bar")).toBe(first);
});
