/** @jest-environment node */
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildOf, temporaryFolder } from "../../testing/build-of";
import { newSite, publishFeature } from "../../testing/site";
import { prune } from "../prune";

/** An app's folder, with its build and a Storybook that shows this. */
function appWith(shown: string, code = "1"): string {
  const app = temporaryFolder();
  const dist = path.join(app, "dist");
  mkdirSync(dist);
  const built = buildOf({}, code);
  for (const file of ["entry.a.js", "page.b.js", "manifest.json"])
    writeFileSync(path.join(dist, file), readFileSync(path.join(built, file)));
  mkdirSync(path.join(app, "storybook-static/assets"), { recursive: true });
  writeFileSync(path.join(app, "storybook-static/iframe.html"), shown);
  writeFileSync(path.join(app, "storybook-static/assets/row.js"), "row();");
  symlinkSync("/etc/hostname", path.join(app, "storybook-static/secret"));
  return dist;
}

const frameOf = (folder: string) => readFileSync(path.join(folder, "iframe.html"), "utf8");

test("a Storybook beside the build is kept with the version, without what links lead to, at no address of the site", async () => {
  const site = newSite();
  const { version } = await publishFeature(appWith("one"), site);
  const stories = site.stories("mf-bar", version);
  expect(frameOf(stories)).toBe("one");
  expect(existsSync(path.join(stories, "assets/row.js"))).toBe(true);
  expect(existsSync(path.join(stories, "secret"))).toBe(false);
  expect(path.relative(site.folder, stories)).not.toMatch(/^(features|shell)\//);
});

test("the same version published again shows its newest Storybook, and keeps it without one", async () => {
  const site = newSite();
  const { version } = await publishFeature(appWith("one"), site);
  await publishFeature(appWith("two"), site);
  expect(frameOf(site.stories("mf-bar", version))).toBe("two");
  await publishFeature(buildOf(), site);
  expect(frameOf(site.stories("mf-bar", version))).toBe("two");
});

test("it leaves with its version", async () => {
  const site = newSite();
  const first = await publishFeature(appWith("one", "1"), site);
  const second = await publishFeature(appWith("two", "2"), site);
  await prune(site, { keep: 1, olderThan: 0 });
  expect(existsSync(site.stories("mf-bar", first.version))).toBe(false);
  expect(existsSync(site.stories("mf-bar", second.version))).toBe(true);
});
