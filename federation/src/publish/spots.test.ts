/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { impact, publish } from "../cli/commands";
import type { FeatureDeclaration } from "../contract/feature";
import type { ShellManifest } from "../contract/manifest";
import { buildOf, shellBuild } from "../testing/build-of";
import {
  checkOne,
  inPlace,
  newSite,
  onePage,
  publishFeature,
  publishShell,
  registryOf,
} from "../testing/site";
import { checkSite } from "./check";
import { impactOn } from "./impact";
import { rollback } from "./rollback";

const shellOffering = (offers: Record<string, string>, code?: string) =>
  shellBuild({ offers: { home: "/", ...offers } }, code);
const app = (name: string, changes: Partial<FeatureDeclaration>, code?: string) =>
  buildOf({ name, pages: onePage(`/${name}`), ...changes }, code);
const people = (offers: Record<string, string> | undefined, code?: string) =>
  app("mf-people", offers ? { offers } : {}, code);
const cardOn = (...names: string[]) =>
  app("mf-bar", { cards: names.map((name) => ({ name, title: "Le bar", order: 1 })) });
const dialog = { volunteer: "/volunteers?volunteer=:id" };
const stray = "mf-bar puts the card volunteer/rounds on volunteer, which nothing offers.";

beforeEach(() => {
  jest.spyOn(console, "log").mockImplementation(() => undefined);
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

test("a card stands on a spot of the shell, of another app, or of its own", async () => {
  const site = newSite();
  await publishShell(shellOffering({ profile: "/" }), site);
  await publishFeature(people(dialog), site);
  await publishFeature(cardOn("home/beer", "profile/sticks", "volunteer/rounds"), site);
  const own = app("mf-wine", {
    offers: { cellar: "/wine" },
    cards: [{ name: "cellar/red", title: "Rouge", order: 1 }],
  });
  await publishFeature(own, site);
  expect(await checkSite(site)).toEqual([]);
});

test("a card on a spot that nothing offers is refused, and a name without a spot is for the home page", async () => {
  const site = newSite();
  await publishShell(shellOffering({}), site);
  await expect(publishFeature(cardOn("volunteer/rounds"), site)).rejects.toThrow(stray);
  await expect(checkOne(cardOn("volunteer/rounds"), "feature", site)).rejects.toThrow(stray);
  expect(inPlace(site)).toEqual([]);
  await expect(publishFeature(cardOn("beer"), site)).resolves.toMatchObject({ name: "mf-bar" });
});

test("a shell of before, which offers nothing by name, is given no card with a spot", async () => {
  const site = newSite();
  await publishShell(shellBuild(), site);
  await expect(publishFeature(cardOn("home/beer"), site)).rejects.toThrow("on home, which nothing offers.");
  await expect(publishFeature(cardOn("beer"), site)).resolves.toMatchObject({ name: "mf-bar" });
});

test("a version that no longer offers a spot is refused with who fills it, as is such a shell", async () => {
  const site = newSite();
  await publishShell(shellOffering({ profile: "/" }), site);
  await publishFeature(people(dialog), site);
  await publishFeature(cardOn("volunteer/rounds", "profile/sticks"), site);
  await expect(publishFeature(people(undefined, "2"), site)).rejects.toThrow(stray);
  await expect(publishShell(shellOffering({}, "2"), site)).rejects.toThrow(
    "mf-bar puts the card profile/sticks on profile, which nothing offers.",
  );
});

test("impact tells what would stand nowhere under another shell", async () => {
  const site = newSite();
  await publishShell(shellOffering({ profile: "/" }), site);
  await publishFeature(people(dialog), site);
  await publishFeature(cardOn("volunteer/rounds", "profile/sticks"), site);
  const manifest = path.join(shellOffering({}, "2"), "manifest.json");
  const apps = await impactOn(site.folder, JSON.parse(readFileSync(manifest, "utf8")) as ShellManifest);
  expect(Object.fromEntries(apps.map(({ name, losses }) => [name, losses]))).toEqual({
    "mf-bar": ["mf-bar puts the card profile/sticks on profile, which nothing offers."],
    "mf-people": [],
  });
});

test("impact tells what would stand nowhere beside another version of an app", async () => {
  const site = newSite();
  const shell = shellOffering({ profile: "/" });
  await publishShell(shell, site);
  await publishFeature(people(dialog), site);
  await publishFeature(cardOn("volunteer/rounds", "profile/sticks"), site);
  expect(await impact(people(dialog, "2"), site.folder)).toBe(0);
  expect(await impact(people(undefined, "2"), site.folder)).toBe(1);
  const said = jest.mocked(console.log).mock.calls.map(([line]) => String(line));
  expect(said.slice(-4)).toEqual([
    expect.stringMatching(/^mf-bar \w+: loses$/),
    `  ${stray}`,
    expect.stringMatching(/^mf-people \w+: loses nothing$/),
    "1 of 2 apps would break.",
  ]);
});

test("a version that breaks goes back all the same: a card that stands nowhere harms nobody, and is told", async () => {
  const site = newSite();
  await publishShell(shellOffering({}), site);
  await publishFeature(people(undefined, "1"), site);
  await publishFeature(people(dialog, "2"), site);
  await publishFeature(cardOn("volunteer/rounds"), site);
  await rollback(site, "mf-people");
  expect(await checkSite(site)).toEqual([stray]);
  // Nor does it keep its app from being repaired.
  await expect(publishFeature(cardOn("volunteer/rounds", "home/beer"), site)).resolves.toMatchObject({
    already: false,
  });
});

test("an app that is named before the one whose spot it fills is published after it", async () => {
  const site = newSite();
  expect(
    await publish([shellOffering({}), cardOn("volunteer/rounds"), people(dialog)], site, { untried: true }),
  ).toBe(0);
  expect(inPlace(site).map(([name]) => name)).toEqual(["mf-bar", "mf-people"]);
});

test("browsers never read what is offered: it costs them no byte", async () => {
  const site = newSite();
  await publishFeature(people(dialog), site);
  expect(JSON.stringify(registryOf(site))).not.toContain("volunteer");
});
