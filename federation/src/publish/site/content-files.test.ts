/** @jest-environment node */
import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { contentName } from "../../contract/content-names";
import { integrityOf } from "../../contract/hashes";
import { buildOf, shellBuild } from "../../testing/build-of";
import { newSite, publishFeature, publishShell, registryOf, type TestSite } from "../../testing/site";
import { checkSite } from "../check";
import { prune } from "../prune";
import { rollback } from "../rollback";
import { siteAt } from "./site";

const scripts = (site: TestSite) => readdirSync(site.files("mf-bar")).filter((file) => file.endsWith(".js"));
const named = (file: string, content: string) => contentName(file, integrityOf(content));
const [entry1, entry2, page] = [
  named("entry.a.js", "var app = 1;"),
  named("entry.a.js", "var app = 2;"),
  named("page.b.js", "page();"),
];
const hashesIn = (site: TestSite, version: string) =>
  readFileSync(path.join(site.version("mf-bar", version), "hashes.json"), "utf8");

describe("the files of all versions", () => {
  test("are there once each, with their twins, named by their content", async () => {
    const site = newSite();
    await publishFeature(buildOf({}, "1"), site);
    await publishFeature(buildOf({}, "2"), site);
    expect(scripts(site).toSorted()).toEqual([entry1, entry2, page].toSorted());
    expect(brotliDecompressSync(readFileSync(path.join(site.files("mf-bar"), `${page}.br`))).toString()).toBe(
      "page();",
    );
  });

  test("are listed in each version, and the registry has the hash of that list, also after going back", async () => {
    const site = newSite();
    const { version } = await publishFeature(buildOf({}, "1"), site);
    await publishFeature(buildOf({}, "2"), site);
    await rollback(site, "mf-bar");
    const list = hashesIn(site, version);
    expect(JSON.parse(list)).toEqual({
      integrity: { "entry.a.js": integrityOf("var app = 1;"), "page.b.js": integrityOf("page();") },
    });
    expect(registryOf(site).features[0]?.hashes).toBe(integrityOf(list));
  });

  test("are where the server's preloads lead, of an app whose files come from elsewhere too", async () => {
    const site = newSite();
    await publishShell(shellBuild(), site);
    const { version } = await publishFeature(buildOf(), site);
    expect(registryOf(site).placed).toEqual({
      [`/features/mf-bar/${version}/entry.a.js`]: `/features/mf-bar/files/${entry1}`,
      [`/features/mf-bar/${version}/page.b.js`]: `/features/mf-bar/files/${page}`,
    });
    const elsewhere = "https://apps.example.org";
    await publishFeature(buildOf({}, "2"), siteAt(site.folder, elsewhere));
    expect(Object.values(registryOf(site).placed)).toEqual([
      `${elsewhere}/features/mf-bar/files/${entry2}`,
      `${elsewhere}/features/mf-bar/files/${page}`,
    ]);
  });

  test("leave with the last version that has them, but for those that a publication may be about to need", async () => {
    const site = newSite();
    await publishFeature(buildOf({}, "1"), site);
    await publishFeature(buildOf({}, "2"), site);
    await prune(site, { keep: 1, olderThan: 0 });
    expect(scripts(site)).toContain(entry1);
    const twoHoursAgo = Date.now() / 1000 - 7_200;
    for (const file of readdirSync(site.files("mf-bar")))
      utimesSync(path.join(site.files("mf-bar"), file), twoHoursAgo, twoHoursAgo);
    await prune(site, { keep: 1, olderThan: 0 });
    expect(scripts(site).toSorted()).toEqual([entry2, page].toSorted());
    expect(await checkSite(site)).toEqual(["shell: none is published."]);
  });

  test("that were altered are found, and mended by the same build", async () => {
    const site = newSite();
    const { version } = await publishFeature(buildOf(), site);
    writeFileSync(path.join(site.files("mf-bar"), page), "steal();");
    expect(await checkSite(site)).toContain(`mf-bar ${version}: ${page} was altered.`);
    await publishFeature(buildOf(), site);
    expect(await checkSite(site)).toEqual(["shell: none is published."]);
  });
});

test("a version without such files goes back into place as it was, until it is published again", async () => {
  const site = newSite();
  const { version } = await publishFeature(buildOf({}, "1"), site);
  rmSync(path.join(site.version("mf-bar", version), "hashes.json"));
  await publishFeature(buildOf({}, "2"), site);
  await rollback(site, "mf-bar");
  expect(registryOf(site).features[0]).not.toHaveProperty("hashes");
  expect(registryOf(site).placed).toEqual({});
  expect(await checkSite(site)).toEqual(["shell: none is published."]);
  await publishFeature(buildOf({}, "1"), site);
  expect(registryOf(site).features[0]?.hashes).toBe(integrityOf(hashesIn(site, version)));
});

test("an app with files that its code finds by their name alone has no others", async () => {
  const site = newSite();
  const dist = buildOf();
  writeFileSync(path.join(dist, "logo.svg"), "<svg/>");
  const file = path.join(dist, "manifest.json");
  const manifest = JSON.parse(readFileSync(file, "utf8")) as { integrity: Record<string, string> };
  manifest.integrity["logo.svg"] = integrityOf("<svg/>");
  writeFileSync(file, JSON.stringify(manifest));
  await publishFeature(dist, site);
  expect(existsSync(site.files("mf-bar"))).toBe(false);
  expect(registryOf(site).features[0]).not.toHaveProperty("hashes");
});
