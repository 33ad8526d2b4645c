/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { CONTRACT } from "../contract/contract";
import { buildOf, shellBuild } from "../testing/build-of";
import { publishFeature, publishShell } from "../testing/site";
import { inPlace, newSite, onePage } from "../testing/site";
import { list } from "./list";
import { rollback } from "./rollback";

describe("rolling back", () => {
  test("puts the version before back in place, and twice goes two back", async () => {
    const site = newSite();
    const versions = [];
    for (const code of ["1", "2", "3"])
      versions.push((await publishFeature(buildOf({}, code), site)).version);
    expect(await rollback(site, "mf-bar")).toEqual({ from: versions[2], to: versions[1] });
    expect(await rollback(site, "mf-bar")).toEqual({ from: versions[1], to: versions[0] });
    expect(inPlace(site)).toEqual([["mf-bar", versions[0]]]);
    await expect(rollback(site, "mf-bar")).rejects.toThrow("no version before");
  });

  test("goes to the version named, even one published before the one in place", async () => {
    const site = newSite();
    const { version: first } = await publishFeature(buildOf({}, "1"), site);
    const { version: second } = await publishFeature(buildOf({}, "2"), site);
    await rollback(site, "mf-bar", first);
    await rollback(site, "mf-bar", second);
    expect(inPlace(site)).toEqual([["mf-bar", second]]);
    await expect(rollback(site, "mf-bar", "unknown")).rejects.toThrow("mf-bar has no version unknown.");
  });

  test("an app that was never published can't be rolled back", async () => {
    await expect(rollback(newSite(), "mf-bar")).rejects.toThrow("mf-bar is not published.");
  });

  test("stays in the history: what was undone, and when", async () => {
    const site = newSite();
    const { version: first } = await publishFeature(buildOf({}, "1"), site);
    const { version: second } = await publishFeature(buildOf({}, "2"), site);
    await rollback(site, "mf-bar");
    const { version: third } = await publishFeature(buildOf({}, "3"), site);
    const [listed] = await list(site);
    expect(listed?.history.map(({ version, rolledBack }) => [version, rolledBack !== undefined])).toEqual([
      [first, false],
      [second, true],
      [third, false],
    ]);
    expect(await rollback(site, "mf-bar")).toEqual({ from: third, to: first });
  });

  test("keeps its reason, and spares a version that whoever asked has not seen", async () => {
    const site = newSite();
    await publishFeature(buildOf({}, "1"), site);
    const { version: bad } = await publishFeature(buildOf({}, "2"), site);
    const { version: mended } = await publishFeature(buildOf({}, "3"), site);
    const back = (from: string) =>
      rollback(site, "mf-bar", undefined, { from, because: "Retour automatique : elle casse" });
    await expect(back(bad)).rejects.toThrow(`mf-bar ${bad} is not in place: ${mended} is.`);
    expect(await back(mended)).toEqual({ from: mended, to: bad });
    expect((await list(site))[0]?.history.map(({ because }) => because)).toEqual([
      undefined,
      undefined,
      "Retour automatique : elle casse",
    ]);
  });

  test("a version that was undone can be published again", async () => {
    const site = newSite();
    await publishFeature(buildOf({}, "1"), site);
    const { version: second } = await publishFeature(buildOf({}, "2"), site);
    await rollback(site, "mf-bar");
    await publishFeature(buildOf({}, "2"), site);
    expect(inPlace(site)).toEqual([["mf-bar", second]]);
    expect((await list(site))[0]?.history).toHaveLength(3);
  });

  test("is refused to a version whose page another app took meanwhile", async () => {
    const site = newSite();
    await publishFeature(buildOf(), site);
    await publishFeature(buildOf({ pages: onePage("/cellar") }), site);
    await publishFeature(buildOf({ name: "mf-wine" }), site);
    await expect(rollback(site, "mf-bar")).rejects.toThrow("/bar belongs to mf-wine.");
  });
});

describe("rolling the shell back", () => {
  const page = (site: ReturnType<typeof newSite>) =>
    readFileSync(path.join(site.shell, "shell.c.js"), "utf8");

  test("puts its files of the version before back in place", async () => {
    const site = newSite();
    const { version: first } = await publishShell(shellBuild({}, "1"), site);
    const { version: second } = await publishShell(shellBuild({}, "2"), site);
    expect(page(site)).toBe("shell(2);");
    expect(await rollback(site, "shell")).toEqual({ from: second, to: first });
    expect(page(site)).toBe("shell(1);");
    expect((await list(site))[0]).toMatchObject({ name: "shell", version: first });
  });

  test("is refused when it could not run the apps in place", async () => {
    const site = newSite();
    await publishShell(shellBuild({ contracts: [CONTRACT - 1] }, "1"), site);
    await publishShell(shellBuild({}, "2"), site);
    await publishFeature(buildOf(), site);
    await expect(rollback(site, "shell")).rejects.toThrow(`mf-bar was built for contract ${CONTRACT}`);
    expect(page(site)).toBe("shell(2);");
  });
});
