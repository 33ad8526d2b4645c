/** @jest-environment node */
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { CONTRACT } from "../contract";
import type { RegistryFile } from "../registry";
import { buildOf, shellBuild, temporaryFolder } from "../testing/build-of";
import { list } from "./list";
import { publishFeature } from "./publish-feature";
import { publishShell } from "./publish-shell";
import { rollback } from "./rollback";
import { siteAt } from "./site";

const newSite = () => siteAt(path.join(temporaryFolder(), "site"));
type TestSite = ReturnType<typeof newSite>;
const registryOf = (site: TestSite) => JSON.parse(readFileSync(site.registry, "utf8")) as RegistryFile;
const inPlace = (site: TestSite) => registryOf(site).features.map(({ name, version }) => [name, version]);
const pages = (at: string) => [{ path: at, title: "Une page", icon: "home", mobile: true }];

describe("publishing an app", () => {
  test("puts its files at an address of their own and its entry into the registry", async () => {
    const site = newSite();
    const { version } = await publishFeature(buildOf(), site);
    expect(registryOf(site).features).toMatchObject([
      { name: "mf-bar", version, entry: `/features/mf-bar/${version}/entry.a.js` },
    ]);
    const entry = path.join(site.version("mf-bar", version), "entry.a.js");
    expect(brotliDecompressSync(readFileSync(`${entry}.br`)).toString()).toBe("var app = 1;");
    expect(gunzipSync(readFileSync(`${entry}.gz`)).toString()).toBe("var app = 1;");
  });

  test("the same build is the same version: nothing changes, history included", async () => {
    const site = newSite();
    const first = await publishFeature(buildOf(), site);
    const again = await publishFeature(buildOf(), site);
    expect(again).toEqual({ ...first, already: true });
    expect((await list(site))[0]?.history).toHaveLength(1);
  });

  test("the files of the version before stay, for the tabs that run it", async () => {
    const site = newSite();
    const { version } = await publishFeature(buildOf({}, "1"), site);
    await publishFeature(buildOf({}, "2"), site);
    expect(existsSync(path.join(site.version("mf-bar", version), "page.b.js"))).toBe(true);
  });

  test("preloads name all that a page needs, the shell's files included, login never", async () => {
    const site = newSite();
    await publishShell(shellBuild(), site);
    const open = { ...pages("/bar/join")[0]!, public: true };
    const { version } = await publishFeature(buildOf({ pages: [...pages("/bar"), open] }), site);
    const own = [`/features/mf-bar/${version}/entry.a.js`, `/features/mf-bar/${version}/page.b.js`];
    expect(registryOf(site).preload).toEqual({
      "/": ["/shell/inside.e.js", "/shell/home.f.js"],
      "/bar": ["/shell/inside.e.js", "/shell/doors.d.js", ...own],
      "/bar/join": ["/shell/doors.d.js", ...own],
    });
  });

  test("twenty at once lose none", async () => {
    const site = newSite();
    const names = Array.from({ length: 20 }, (_, index) => `mf-app-${index}`);
    await Promise.all(names.map((name) => publishFeature(buildOf({ name, pages: pages(`/${name}`) }), site)));
    expect(inPlace(site).map(([name]) => name)).toEqual(names.toSorted());
    expect(readdirSync(site.folder).toSorted()).toEqual(["features", "features.json"]);
  });

  test("a lock left by a process that died is taken over", async () => {
    const site = newSite();
    const { mkdirSync, utimesSync } = await import("node:fs");
    mkdirSync(site.lock, { recursive: true });
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(site.lock, longAgo, longAgo);
    await expect(publishFeature(buildOf(), site)).resolves.toMatchObject({ name: "mf-bar" });
  });
});

describe("publishing is refused, and leaves the site as it was, when", () => {
  test("nothing was built", async () => {
    await expect(publishFeature(temporaryFolder(), newSite())).rejects.toThrow("build first");
  });

  test("a file was altered after the build", async () => {
    const dist = buildOf();
    writeFileSync(path.join(dist, "page.b.js"), "steal();");
    await expect(publishFeature(dist, newSite())).rejects.toThrow("page.b.js was altered");
  });

  test("a file is missing", async () => {
    const dist = buildOf();
    rmSync(path.join(dist, "page.b.js"));
    await expect(publishFeature(dist, newSite())).rejects.toThrow("page.b.js is missing");
  });

  test("the shell in place can't run its contract", async () => {
    const site = newSite();
    await publishShell(shellBuild(), site);
    await expect(publishFeature(buildOf({ contract: CONTRACT + 1 }), site)).rejects.toThrow(
      "mf-bar was built for contract 3; the shell in place runs 1, 2.",
    );
    expect(inPlace(site)).toEqual([]);
  });

  test("a page belongs to another app", async () => {
    const site = newSite();
    await publishFeature(buildOf(), site);
    await expect(publishFeature(buildOf({ name: "mf-wine" }), site)).rejects.toThrow("/bar belongs to mf-bar.");
    expect(inPlace(site)).toHaveLength(1);
  });

  test("a new shell could no longer run an app in place", async () => {
    const site = newSite();
    await publishFeature(buildOf(), site);
    await expect(publishShell(shellBuild({ contracts: [CONTRACT + 1] }), site)).rejects.toThrow("can't run mf-bar");
    expect(existsSync(site.shell)).toBe(false);
  });
});

describe("rolling back", () => {
  test("puts the version before back in place, and twice goes two back", async () => {
    const site = newSite();
    const versions = [];
    for (const code of ["1", "2", "3"]) versions.push((await publishFeature(buildOf({}, code), site)).version);
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
});
