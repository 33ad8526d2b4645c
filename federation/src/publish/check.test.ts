/** @jest-environment node */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { CONTRACT } from "../contract/contract";
import type { FeatureEntry } from "../contract/registry";
import { buildOf, shellBuild } from "../testing/build-of";
import { checkOne, publishFeature, publishShell } from "../testing/site";
import { newSite, onePage, registryOf } from "../testing/site";
import type { TestSite } from "../testing/site";
import { checkSite } from "./check";

async function soundSite() {
  const site = newSite();
  await publishShell(shellBuild({ permissions: ["read-fa"] }), site);
  const { version } = await publishFeature(buildOf(), site);
  return { site, version, file: (name: string) => path.join(site.version("mf-bar", version), name) };
}

function rewriteEntry(site: TestSite, change: (entry: FeatureEntry) => unknown) {
  const registry = registryOf(site);
  writeFileSync(site.registry, JSON.stringify({ ...registry, features: registry.features.map(change) }));
}

test("a site as publishing leaves it is whole", async () => {
  const { site } = await soundSite();
  expect(await checkSite(site)).toEqual([]);
});

describe("a site is not whole when", () => {
  test("a file was altered, or its compressed twin", async () => {
    const { site, version, file } = await soundSite();
    writeFileSync(file("page.b.js"), "steal();");
    writeFileSync(file("entry.a.js.gz"), gzipSync("steal();"));
    expect((await checkSite(site)).toSorted()).toEqual([
      `mf-bar ${version}: entry.a.js.gz was altered.`,
      `mf-bar ${version}: page.b.js was altered.`,
    ]);
  });

  test("a file is missing", async () => {
    const { site, version, file } = await soundSite();
    rmSync(file("page.b.js"));
    expect(await checkSite(site)).toEqual([`mf-bar ${version}: page.b.js is missing.`]);
  });

  test("the version in place is gone", async () => {
    const { site, version, file } = await soundSite();
    rmSync(file("."), { recursive: true });
    expect(await checkSite(site)).toEqual([`mf-bar: version ${version} is gone.`]);
  });

  test("the shell's files are not those of its build", async () => {
    const { site } = await soundSite();
    writeFileSync(path.join(site.shell, "shell.c.js"), "steal();");
    expect(await checkSite(site)).toEqual(["shell: shell.c.js was altered."]);
  });

  test.each([
    [
      "is not valid",
      (entry: FeatureEntry) => ({ ...entry, pages: "none" }),
      "mf-bar: its entry in the registry is not valid.",
    ],
    [
      "was written for another contract",
      (entry: FeatureEntry) => ({ ...entry, contract: CONTRACT + 1 }),
      `mf-bar was built for contract ${CONTRACT + 1}, which the shell can't run: it runs ${CONTRACT - 1}, ${CONTRACT}.`,
    ],
    [
      "asks for an unknown permission",
      (entry: FeatureEntry) => ({ ...entry, pages: [{ ...onePage("/bar")[0], permission: "drink" }] }),
      "mf-bar asks for an unknown permission: drink.",
    ],
  ])("an entry %s", async (_what, change, problem) => {
    const { site } = await soundSite();
    rewriteEntry(site, change);
    expect(await checkSite(site)).toEqual([problem]);
  });
});

describe("checking a build", () => {
  test("says its name and version, and leaves the site alone", async () => {
    const site = newSite();
    expect(await checkOne(buildOf(), "feature", site)).toMatchObject({
      name: "mf-bar",
      version: expect.any(String),
    });
    expect(existsSync(site.folder)).toBe(false);
  });

  test("refuses what publishing refuses", async () => {
    const { site } = await soundSite();
    await expect(checkOne(buildOf({ name: "mf-wine" }), "feature", site)).rejects.toThrow(
      "/bar belongs to mf-bar.",
    );
    await expect(checkOne(shellBuild({ contracts: [CONTRACT + 1] }), "shell", site)).rejects.toThrow(
      `mf-bar was built for contract ${CONTRACT}`,
    );
    expect(readFileSync(site.registry, "utf8")).not.toContain("mf-wine");
  });
});
