/** @jest-environment node */
import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildOf, shellBuild, temporaryFolder } from "../../testing/build-of";
import { buildIn, readFeatureBuild, readShellBuild, versionOf } from "./read-build";

const manifestOf = (dist: string) => path.join(dist, "manifest.json");
function change(dist: string, changes: object): string {
  const manifest = JSON.parse(readFileSync(manifestOf(dist), "utf8")) as object;
  writeFileSync(manifestOf(dist), JSON.stringify({ ...manifest, ...changes }));
  return dist;
}

describe("The build of a folder", () => {
  it("is what it holds in dist, or what it is; the manifest tells an app from the shell", async () => {
    const dist = buildOf();
    expect(await buildIn(dist)).toEqual({ dist, kind: "feature" });
    const folder = temporaryFolder();
    renameSync(shellBuild(), path.join(folder, "dist"));
    expect(await buildIn(folder)).toEqual({ dist: path.join(folder, "dist"), kind: "shell" });
  });

  it("is none in a folder that was not built", async () => {
    const folder = temporaryFolder();
    await expect(buildIn(folder)).rejects.toThrow(`${folder} holds no build: build first.`);
    mkdirSync(path.join(folder, "dist"));
    await expect(buildIn(folder)).rejects.toThrow("holds no build");
  });

  it.each(["{", "null", '"mf-bar"', ""])("is refused with the manifest « %s »", async (text) => {
    const dist = buildOf();
    writeFileSync(manifestOf(dist), text);
    await expect(buildIn(dist)).rejects.toThrow("manifest.json is not valid");
  });

  it("is refused when its manifest is a link, which could lead anywhere", async () => {
    const [dist, elsewhere] = [buildOf(), buildOf()];
    rmSync(manifestOf(dist));
    symlinkSync(manifestOf(elsewhere), manifestOf(dist));
    await expect(buildIn(dist)).rejects.toThrow("manifest.json is a link, which is not followed.");
  });
});

describe("The manifest of a build", () => {
  it.each([
    [{ name: "../shell" }, /is not valid: .*name/],
    [{ pages: "all" }, /is not valid: .*pages/],
    [{ entry: "gone.js" }, "gone.js is needed but not in the build."],
    [{ needs: { "/bar": { files: ["gone.js"], shared: [] } } }, "gone.js is needed but not in the build."],
  ])("with %j is refused", async (changes, reason) => {
    await expect(readFeatureBuild(change(buildOf(), changes))).rejects.toThrow(reason);
  });

  it("of an app is none of a shell, and the other way round", async () => {
    await expect(readShellBuild(buildOf())).rejects.toThrow("is not valid");
    await expect(readFeatureBuild(shellBuild())).rejects.toThrow("is not valid");
  });

  it("names every file that is missing or was altered", async () => {
    const dist = shellBuild();
    rmSync(path.join(dist, "doors.d.js"));
    writeFileSync(path.join(dist, "shell.c.js"), "steal();");
    const refused = readShellBuild(dist);
    await expect(refused).rejects.toThrow("The build is not whole.");
    await expect(refused).rejects.toThrow("doors.d.js is missing");
    await expect(refused).rejects.toThrow("shell.c.js was altered");
  });
});

it("A version has the name of its content: the same build is the same one, another byte makes another", async () => {
  const versions = await Promise.all(
    [buildOf({}, "1"), buildOf({}, "1"), buildOf({}, "2")].map(async (dist) =>
      versionOf(await readFeatureBuild(dist)),
    ),
  );
  expect(versions[0]).toMatch(/^[\da-f]{12}$/);
  expect(versions[1]).toBe(versions[0]);
  expect(versions[2]).not.toBe(versions[0]);
});
