/** @jest-environment node */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { buildOf, shellBuild, temporaryFolder } from "../../testing/build-of";
import { newSite, publishShell } from "../../testing/site";
import { readFeatureBuild } from "../state/read-build";
import { compressFolder } from "./compress";
import { store } from "./put-files";

describe("A version in the site", () => {
  it("has the files that its manifest names alone, whatever else lies in the folder", async () => {
    const [site, dist] = [newSite(), buildOf()];
    writeFileSync(path.join(dist, "notes.txt"), "my own");
    const { integrity } = await readFeatureBuild(dist);
    await store(dist, site, "mf-bar", "v1", integrity);
    const files = readdirSync(site.version("mf-bar", "v1"));
    expect(files.filter((file) => !/\.(br|gz)$/.test(file)).toSorted()).toEqual([
      "entry.a.js",
      "hashes.json",
      "manifest.json",
      "page.b.js",
    ]);
  });

  it("is not there at all when a file was altered while it was copied, and leaves no draft", async () => {
    const [site, dist] = [newSite(), buildOf()];
    const { integrity } = await readFeatureBuild(dist);
    writeFileSync(path.join(dist, "page.b.js"), "steal();");
    await expect(store(dist, site, "mf-bar", "v1", integrity)).rejects.toThrow("page.b.js was altered.");
    expect(existsSync(site.version("mf-bar", "v1"))).toBe(false);
    expect(readdirSync(site.folder).filter((name) => name.startsWith(".draft"))).toEqual([]);
  });
});

describe("A new shell", () => {
  it("leaves the files of the one before, and those that did not change as they were", async () => {
    const site = newSite();
    await publishShell(shellBuild({}, "1", { "old.g.js": "old();" }), site);
    const doors = () => statSync(path.join(site.shell, "doors.d.js")).ino;
    const before = doors();
    await publishShell(shellBuild({}, "2"), site);
    expect(readFileSync(path.join(site.shell, "shell.c.js"), "utf8")).toBe("shell(2);");
    expect(readFileSync(path.join(site.shell, "old.g.js"), "utf8")).toBe("old();");
    expect(doors()).toBe(before);
  });
});

it("Texts get twins that browsers unpack to the very same; pictures, packed already, get none", async () => {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, "style.css"), "a{}".repeat(500));
  writeFileSync(path.join(folder, "photo.png"), "png");
  await compressFolder(folder);
  expect(readdirSync(folder).toSorted()).toEqual(["photo.png", "style.css", "style.css.br", "style.css.gz"]);
  const read = (name: string) => readFileSync(path.join(folder, name));
  expect(brotliDecompressSync(read("style.css.br"))).toEqual(read("style.css"));
  expect(gunzipSync(read("style.css.gz"))).toEqual(read("style.css"));
});
