/** @jest-environment node */
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { siteAt } from "./site/site";
import { integrityOf } from "../contract/hashes";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { CONTRACT } from "../contract/contract";
import { buildOf, shellBuild, temporaryFolder } from "../testing/build-of";
import { publishFeature, publishShell } from "../testing/site";
import { inPlace, newSite, onePage, registryOf } from "../testing/site";
import { list } from "./list";

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
    const open = { ...onePage("/bar/join")[0]!, public: true };
    const { version } = await publishFeature(buildOf({ pages: [...onePage("/bar"), open] }), site);
    const own = [`/features/mf-bar/${version}/entry.a.js`, `/features/mf-bar/${version}/page.b.js`];
    expect(registryOf(site).preload).toEqual({
      "/": ["/shell/inside.e.js", "/shell/home.f.js"],
      "/bar": ["/shell/inside.e.js", "/shell/doors.d.js", ...own],
      "/bar/join": ["/shell/doors.d.js", ...own],
    });
  });

  test("the entry has the hash of the manifest as it is served, the preloads those of the app's files", async () => {
    const site = newSite();
    await publishShell(shellBuild(), site);
    const { version } = await publishFeature(buildOf(), site);
    const folder = site.version("mf-bar", version);
    const { features, integrity } = registryOf(site);
    expect(features[0]?.integrity).toBe(integrityOf(readFileSync(path.join(folder, "manifest.json"))));
    expect(integrity).toEqual(
      Object.fromEntries(
        ["entry.a.js", "page.b.js"].map((file) => [
          `/features/mf-bar/${version}/${file}`,
          integrityOf(readFileSync(path.join(folder, file))),
        ]),
      ),
    );
  });

  test("files at another origin are asked for there, those of the others and of the shell where they were", async () => {
    const site = newSite();
    await publishShell(shellBuild(), site);
    await publishFeature(buildOf({ name: "mf-tea", pages: onePage("/tea") }), site);
    const there = siteAt(site.folder, "https://apps.example.org");
    const { version } = await publishFeature(buildOf(), there);
    // The next to publish leaves it where it is.
    await publishFeature(buildOf({ name: "mf-tea", pages: onePage("/tea") }, "2"), site);
    const { features, preload, integrity } = registryOf(site);
    const folder = `https://apps.example.org/features/mf-bar/${version}/`;
    expect(features.map(({ entry }) => entry)).toEqual([
      `${folder}entry.a.js`,
      expect.stringMatching(/^\/features\/mf-tea\//),
    ]);
    expect(preload["/bar"]?.slice(-2)).toEqual([`${folder}entry.a.js`, `${folder}page.b.js`]);
    expect(integrity).toHaveProperty([`${folder}page.b.js`]);
    expect(preload["/tea"]).toEqual(
      expect.arrayContaining([expect.stringMatching(/^\/features\/mf-tea\/.*\/entry/)]),
    );
  });

  test("twenty at once lose none", async () => {
    const site = newSite();
    const names = Array.from({ length: 20 }, (_, index) => `mf-app-${index}`);
    await Promise.all(
      names.map((name) => publishFeature(buildOf({ name, pages: onePage(`/${name}`) }), site)),
    );
    expect(inPlace(site).map(([name]) => name)).toEqual(names.toSorted());
    expect(readdirSync(site.folder).toSorted()).toEqual(["features", "features.json"]);
  });

  test("entries that this tool can't read are kept as they are", async () => {
    const site = newSite();
    const fromTheFuture = { name: "mf-stage", contract: 9, places: [] };
    await publishFeature(buildOf(), site);
    writeFileSync(site.registry, JSON.stringify({ features: [fromTheFuture] }));
    await publishFeature(buildOf(), site);
    expect(registryOf(site).features).toMatchObject([{ name: "mf-bar" }, fromTheFuture]);
  });

  test("a version that was damaged in the site is made whole again by publishing it again", async () => {
    const site = newSite();
    const { version } = await publishFeature(buildOf(), site);
    const file = path.join(site.version("mf-bar", version), "page.b.js");
    writeFileSync(file, "steal();");
    await publishFeature(buildOf(), site);
    expect(readFileSync(file, "utf8")).toBe("page();");
  });
});

describe("publishing is refused, and leaves the site as it was, when", () => {
  test("nothing was built", async () => {
    await expect(publishFeature(temporaryFolder(), newSite())).rejects.toThrow("Build first");
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
      `mf-bar was built for contract ${CONTRACT + 1}, which the shell can't run: it runs ${CONTRACT - 1}, ${CONTRACT}.`,
    );
    expect(inPlace(site)).toEqual([]);
  });

  test("it asks for a permission that the shell in place does not know", async () => {
    const site = newSite();
    await publishShell(shellBuild({ permissions: ["read-fa"] }), site);
    const badge = { request: "bars/count", permission: "count-bars", tags: [] };
    const pages = [{ ...onePage("/bar")[0]!, permission: "read-fa", badge }];
    const cards = [{ name: "my-bar", title: "Mon bar", column: 3 as const, order: 1, permission: "drink" }];
    await expect(publishFeature(buildOf({ pages, cards }), site)).rejects.toThrow(
      "mf-bar asks for an unknown permission: count-bars.\nmf-bar asks for an unknown permission: drink.",
    );
    expect(inPlace(site)).toEqual([]);
  });

  test("the build does not say what a page needs", async () => {
    const dist = buildOf();
    const manifest = JSON.parse(readFileSync(path.join(dist, "manifest.json"), "utf8")) as object;
    writeFileSync(path.join(dist, "manifest.json"), JSON.stringify({ ...manifest, needs: {} }));
    await expect(publishFeature(dist, newSite())).rejects.toThrow("does not say what /bar needs");
  });

  test("the registry can't be read, rather than write it anew without the others", async () => {
    const site = newSite();
    await publishFeature(buildOf(), site);
    writeFileSync(site.registry, "[]");
    await expect(publishFeature(buildOf({}, "2"), site)).rejects.toThrow("is not a registry");
    expect(readFileSync(site.registry, "utf8")).toBe("[]");
  });

  test("its manifest is one of a contract to come, whatever its shape", async () => {
    const dist = buildOf();
    writeFileSync(
      path.join(dist, "manifest.json"),
      JSON.stringify({ name: "mf-bar", contract: CONTRACT + 1, screens: [] }),
    );
    await expect(publishFeature(dist, newSite())).rejects.toThrow(
      `mf-bar was built for contract ${CONTRACT + 1}, which the shell can't run`,
    );
  });

  test("a page belongs to another app", async () => {
    const site = newSite();
    await publishFeature(buildOf(), site);
    await expect(publishFeature(buildOf({ name: "mf-wine" }), site)).rejects.toThrow(
      "/bar belongs to mf-bar.",
    );
    expect(inPlace(site)).toHaveLength(1);
  });

  test("a new shell could no longer run an app in place", async () => {
    const site = newSite();
    await publishFeature(buildOf(), site);
    await expect(publishShell(shellBuild({ contracts: [CONTRACT + 1] }), site)).rejects.toThrow(
      `mf-bar was built for contract ${CONTRACT}, which the shell can't run`,
    );
    expect(existsSync(site.shell)).toBe(false);
  });
});
