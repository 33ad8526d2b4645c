/** @jest-environment node */
import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { integrityOf } from "../contract/hashes";
import type { FeatureManifest } from "../contract/manifest";
import { buildOf, shellBuild, temporaryFolder } from "../testing/build-of";
import { publishFeature, publishShell } from "../testing/site";
import { newSite } from "../testing/site";

const secret = "top secret";

function secretFile(): string {
  const file = path.join(temporaryFolder(), "secret.txt");
  writeFileSync(file, secret);
  return file;
}

/** A build whose manifest names one file more. */
function buildNaming(file: string, content = secret): string {
  const dist = buildOf();
  const manifest = JSON.parse(readFileSync(path.join(dist, "manifest.json"), "utf8")) as FeatureManifest;
  manifest.integrity[file] = integrityOf(content);
  writeFileSync(path.join(dist, "manifest.json"), JSON.stringify(manifest));
  return dist;
}

describe("publishing copies what the manifest names and nothing else", () => {
  test("what else lies in the folder stays there: a key, a link to it, a folder of notes", async () => {
    const site = newSite();
    const dist = buildOf();
    writeFileSync(path.join(dist, ".env"), secret);
    symlinkSync(secretFile(), path.join(dist, "link.js"));
    mkdirSync(path.join(dist, "notes"));
    writeFileSync(path.join(dist, "notes/key.txt"), secret);
    const { version } = await publishFeature(dist, site);
    const files = readdirSync(site.version("mf-bar", version)).filter((file) => !/\.(br|gz)$/.test(file));
    expect(files.toSorted()).toEqual(["entry.a.js", "hashes.json", "manifest.json", "page.b.js"]);
  });

  test("a file of a folder in the build is taken", async () => {
    const site = newSite();
    const dist = buildNaming("icons/one.svg", "<svg/>");
    mkdirSync(path.join(dist, "icons"));
    writeFileSync(path.join(dist, "icons/one.svg"), "<svg/>");
    const { version } = await publishFeature(dist, site);
    expect(readFileSync(path.join(site.version("mf-bar", version), "icons/one.svg"), "utf8")).toBe("<svg/>");
  });

  test("the shell's folder gets no link either", async () => {
    const site = newSite();
    const dist = shellBuild();
    symlinkSync(secretFile(), path.join(dist, "link.js"));
    await publishShell(dist, site);
    expect(existsSync(path.join(site.shell, "link.js"))).toBe(false);
  });
});

describe("publishing is refused, and the site stays empty, when the manifest names", () => {
  async function expectRefused(dist: string, reason: string | RegExp) {
    const site = newSite();
    await expect(publishFeature(dist, site)).rejects.toThrow(reason);
    expect(existsSync(site.folder)).toBe(false);
  }

  test("a link, whatever it leads to and even if its content is as built", async () => {
    const dist = buildNaming("link.js");
    symlinkSync(secretFile(), path.join(dist, "link.js"));
    await expectRefused(dist, "link.js is a link, which is not followed.");
  });

  test("a file behind a linked folder", async () => {
    const dist = buildNaming("icons/secret.txt");
    symlinkSync(path.dirname(secretFile()), path.join(dist, "icons"));
    await expectRefused(dist, "icons/secret.txt is a link, which is not followed.");
  });

  test.each([
    "../secret.txt",
    "/etc/hostname",
    "icons/../../secret.txt",
    "./page.b.js",
    "icons//one.svg",
    "..",
    "",
    "a\\b.js",
    "a\0.js",
  ])("what is no name of a file of the build: %j", async (file) => {
    const dist = buildNaming(file);
    writeFileSync(path.join(dist, "../secret.txt"), secret);
    await expectRefused(dist, "is no name of a file of the build.");
    rmSync(path.join(dist, "../secret.txt"));
  });

  test("a folder, or a pipe that would never end", async () => {
    const folder = buildNaming("icons");
    mkdirSync(path.join(folder, "icons"));
    await expectRefused(folder, "icons is no plain file.");
    const pipe = buildNaming("pipe.js");
    execFileSync("mkfifo", [path.join(pipe, "pipe.js")]);
    await expectRefused(pipe, "pipe.js is no plain file.");
  });

  test("a file that is not there", async () => {
    await expectRefused(buildNaming("gone.js"), "gone.js is missing.");
  });

  test("nothing itself, being a link", async () => {
    const dist = buildOf();
    const elsewhere = path.join(temporaryFolder(), "manifest.json");
    renameSync(path.join(dist, "manifest.json"), elsewhere);
    symlinkSync(elsewhere, path.join(dist, "manifest.json"));
    await expectRefused(dist, "manifest.json is a link, which is not followed.");
  });
});
