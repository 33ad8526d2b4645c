/** @jest-environment node */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { publish, check } from "../cli/commands";
import type { FeatureManifest, ShellManifest } from "../contract/manifest";
import { buildOf, shellBuild } from "../testing/build-of";
import { publishFeature, publishShell } from "../testing/site";
import { inPlace, newSite, onePage, registryOf } from "../testing/site";
import { checkSite } from "./check";

const FORM = "@coulisses/shared-ui/form";

type Gives = Pick<ShellManifest, "exports" | "versions">;
const shellGiving = (names: string[], more: Partial<ShellManifest> = {}) =>
  shellBuild({ provides: { [FORM]: ["doors.d.js"] }, exports: { [FORM]: names }, ...more } satisfies Gives &
    Partial<ShellManifest>);

/** A build that takes these names, as its compiler found. */
function appTaking(
  names: string[],
  { name = "mf-bar", more = {} }: { name?: string; more?: Partial<FeatureManifest> } = {},
) {
  const dist = buildOf({ name, pages: onePage(`/${name}`) });
  const file = path.join(dist, "manifest.json");
  const manifest = JSON.parse(readFileSync(file, "utf8")) as FeatureManifest;
  writeFileSync(file, JSON.stringify({ ...manifest, imports: { [FORM]: names }, ...more }));
  return dist;
}

const lacksFilterBar = `mf-bar needs FilterBar of ${FORM}, which the shell lacks.`;

beforeEach(() => {
  jest.spyOn(console, "log").mockImplementation(() => undefined);
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

test("a shell that renamed an export is refused alone, with each app, door and name that would break", async () => {
  const site = newSite();
  await publishShell(shellGiving(["FilterBar", "SaveState"]), site);
  await publishFeature(appTaking(["FilterBar", "SaveState"]), site);
  await publishFeature(appTaking(["FilterBar"], { name: "mf-wine" }), site);
  await publishFeature(appTaking(["SaveState"], { name: "mf-stage" }), site);
  const renamed = publishShell(shellGiving(["Filters", "SaveState"]), site);
  await expect(renamed).rejects.toThrow(`${lacksFilterBar}\n${lacksFilterBar.replace("mf-bar", "mf-wine")}`);
  await expect(renamed).rejects.not.toThrow("mf-stage");
  expect(await checkSite(site)).toEqual([]);
});

test("an app that takes a name that the shell in place lacks is refused", async () => {
  const site = newSite();
  await publishShell(shellGiving(["Filters"]), site);
  await expect(publishFeature(appTaking(["FilterBar"]), site)).rejects.toThrow(lacksFilterBar);
  expect(inPlace(site)).toEqual([]);
});

test("a door that the shell does not have at all is named", async () => {
  const site = newSite();
  await publishShell(shellBuild(), site);
  await expect(publishFeature(appTaking(["FilterBar"]), site)).rejects.toThrow(
    `mf-bar needs ${FORM}, which the shell lacks.`,
  );
});

test("the site is not whole when a shell was put there by hand", async () => {
  const site = newSite();
  await publishShell(shellGiving(["FilterBar"]), site);
  await publishFeature(appTaking(["FilterBar"]), site);
  const file = path.join(site.shell, "manifest.json");
  const manifest = JSON.parse(readFileSync(file, "utf8")) as ShellManifest;
  writeFileSync(file, JSON.stringify({ ...manifest, exports: { [FORM]: ["Filters"] } }));
  expect(await checkSite(site)).toEqual([lacksFilterBar]);
});

test("a shell and the apps that need it go together, when neither could go first", async () => {
  const site = newSite();
  await publish(
    [shellGiving(["FilterBar"]), appTaking(["FilterBar"]), appTaking(["FilterBar"], { name: "mf-wine" })],
    site,
    { untried: true },
  );
  const [shell, bar] = [shellGiving(["Filters"]), appTaking(["Filters"])];
  expect(await publish([shell, bar], site)).toBe(1);
  const wine = appTaking(["Filters"], { name: "mf-wine" });
  expect(await check([shell, bar, wine], site)).toBe(0);
  expect(await publish([shell, bar, wine], site, { untried: true })).toBe(0);
  expect(await checkSite(site)).toEqual([]);
});

test.each([
  ["an older major version", "18.3.1", false],
  ["an older minor version", "19.2.9", false],
  ["a newer major version", "20.0.0", false],
  ["the same", "19.3.1", true],
  ["an older patch", "19.3.0", true],
  ["a newer minor version", "19.4.0", true],
])("a shell with %s of a library that exists once in the page (%s): %s", async (_what, version, fits) => {
  const site = newSite();
  await publishShell(shellGiving(["FilterBar"], { versions: { react: version } }), site);
  const published = publishFeature(
    appTaking(["FilterBar"], { more: { versions: { react: "19.3.1" } } }),
    site,
  );
  if (fits) await expect(published).resolves.toMatchObject({ name: "mf-bar" });
  else
    await expect(published).rejects.toThrow(`mf-bar needs react 19.3.1, which the shell has in ${version}.`);
});

test("builds from before this was recorded go on as they did, both ways", async () => {
  const site = newSite();
  await publishShell(shellBuild(), site);
  await publishFeature(buildOf(), site);
  await publishShell(shellGiving(["FilterBar"]), site);
  await expect(publishFeature(appTaking(["FilterBar"], { name: "mf-wine" }), site)).resolves.toMatchObject({
    name: "mf-wine",
  });
});

test("the registry carries no list: each entry names the doors that it was seen to fit", async () => {
  const site = newSite();
  await publishShell(shellGiving(["FilterBar"]), site);
  await publishFeature(appTaking(["FilterBar"]), site);
  const before = registryOf(site).features[0]?.doors;
  expect(before).toMatch(/^[0-9a-f]{12}$/);
  expect(readFileSync(site.registry, "utf8")).not.toContain("FilterBar");
  await publishShell(shellGiving(["FilterBar", "SaveState"]), site);
  expect(registryOf(site).features[0]?.doors).toMatch(/^[0-9a-f]{12}$/);
  expect(registryOf(site).features[0]?.doors).not.toBe(before);
});
