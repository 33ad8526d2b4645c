/** @jest-environment node */
import { readFileSync } from "node:fs";
import { buildOf, shellBuild } from "../testing/build-of";
import { inPlace, newSite, onePage, publishFeature, publishShell, registryOf } from "../testing/site";
import { main } from "./main";

let said: jest.SpyInstance, refused: jest.SpyInstance;
beforeEach(() => {
  said = jest.spyOn(console, "log").mockImplementation();
  refused = jest.spyOn(console, "error").mockImplementation();
});

const lines = () => said.mock.calls.map(([line]) => String(line));

test("an app is disabled, enabled and unpublished by commands, which say when it was so already", async () => {
  const site = newSite();
  await publishShell(shellBuild(), site);
  await publishFeature(buildOf(), site);
  const at = `--site=${site.folder}`;
  expect(await main(["disable", "mf-bar", at])).toBe(2);
  for (const args of [
    ["disable", "mf-bar", "--word=En pause.", "--because=panne"],
    ["disable", "mf-bar", "--word=En pause."],
    ["list"],
    ["enable", "mf-bar", "--by=CI"],
    ["unpublish", "mf-bar", "--person=4"],
    ["unpublish", "mf-bar"],
  ])
    expect(await main([...args, at])).toBe(0);
  expect(lines()).toEqual(
    expect.arrayContaining([
      "mf-bar disabled",
      "mf-bar disabled (already)",
      expect.stringMatching(/disabled « En pause. » \(panne\)$/),
      "mf-bar enabled",
      "mf-bar unpublished",
      "mf-bar unpublished (already)",
    ]),
  );
  expect(inPlace(site)).toEqual([]);
  expect(JSON.parse(readFileSync(site.history("mf-bar"), "utf8"))).toMatchObject([
    {},
    { act: "disabled", because: "panne" },
    { act: "enabled", by: "CI" },
    { act: "unpublished", person: 4 },
  ]);
  expect(await main(["enable", "mf-bar", at])).toBe(1);
  expect(refused).toHaveBeenLastCalledWith("refused: mf-bar is not published.");
});

describe("A page that goes from one app to another", () => {
  const bar = (pages: string[], code: string) => buildOf({ pages: pages.flatMap(onePage) }, code);
  const wine = (pages: string[], code: string) =>
    buildOf({ name: "mf-wine", pages: pages.flatMap(onePage) }, code);
  const owners = (site: ReturnType<typeof newSite>) =>
    registryOf(site).features.flatMap(({ name, pages }) =>
      pages.some(({ path }) => path === "/cellar") ? [name] : [],
    );

  test("has one owner before and after, forth and back", async () => {
    const site = newSite();
    await publishShell(shellBuild(), site);
    const { version: withPage } = await publishFeature(bar(["/bar", "/cellar"], "1"), site);
    const { version: without } = await publishFeature(wine(["/wine"], "1"), site);
    const at = `--site=${site.folder}`;
    expect(
      await main(["transfer", bar(["/bar"], "2"), wine(["/wine", "/cellar"], "2"), "--untried", at]),
    ).toBe(0);
    expect([owners(site), lines().at(-1)]).toEqual([["mf-wine"], "/cellar: mf-bar -> mf-wine"]);
    const back = ["transfer", `mf-bar@${withPage}`, `mf-wine@${without}`, "--untried", at];
    expect(await main(back)).toBe(0);
    expect([owners(site), lines().at(-1)]).toEqual([["mf-bar"], "/cellar: mf-wine -> mf-bar"]);
    expect(await main(back)).toBe(1);
    expect(refused).toHaveBeenLastCalledWith("refused: No page goes from one of these apps to another.");
  });

  test("is refused whole when a third app has it, or when both would", async () => {
    const site = newSite();
    await publishShell(shellBuild(), site);
    await publishFeature(bar(["/bar", "/cellar"], "1"), site);
    await publishFeature(wine(["/wine"], "1"), site);
    const before = readFileSync(site.registry, "utf8");
    const at = `--site=${site.folder}`;
    expect(await main(["transfer", bar(["/bar", "/cellar"], "2"), wine(["/cellar"], "2"), at])).toBe(1);
    expect(await main(["transfer", "mf-bar@nonsense", wine(["/wine"], "2"), at])).toBe(1);
    expect(await main(["transfer", "mf-bar@../x", wine(["/wine"], "2"), at])).toBe(1);
    expect(readFileSync(site.registry, "utf8")).toBe(before);
  });
});
