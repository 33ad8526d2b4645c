import assert from "node:assert/strict";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, describe, it } from "node:test";
import { addTeam, placeFrame, teamsOf } from "@coulisses/shared-ui/storybooks";

const folder = mkdtempSync(path.join(tmpdir(), "storybooks-"));
after(() => rmSync(folder, { recursive: true }));

let builds = 0;
/** A built Storybook that says so. */
function built(text) {
  const at = path.join(folder, `built-${builds++}`);
  mkdirSync(at);
  for (const file of ["index.html", "iframe.html"]) writeFileSync(path.join(at, file), text);
  writeFileSync(path.join(at, "project.json"), String(builds));
  return at;
}
const newSite = () => path.join(folder, `site-${builds++}`);
/** The Storybooks that the frame of a site reads. */
const shownIn = (site) => {
  const text = readFileSync(path.join(site, "storybooks.js"), "utf8");
  return JSON.parse(text.slice(text.indexOf("["), text.lastIndexOf(";")));
};
const tasks = { team: "mf-tasks", title: "Tâches" };

describe("The Storybook of all teams", () => {
  it("shows a team in its newest version, and the versions before", () => {
    const site = newSite();
    placeFrame(built("frame"), site);
    const first = addTeam(built("one"), site, tasks);
    const second = addTeam(built("two"), site, tasks);
    const [shown] = shownIn(site);
    assert.equal(shown.title, "Tâches");
    assert.equal(shown.url, `teams/mf-tasks/${second}`);
    assert.deepEqual(
      Object.values(shown.versions),
      [second, first].map((version) => `teams/mf-tasks/${version}`),
    );
    assert.equal(readFileSync(path.join(site, shown.url, "iframe.html"), "utf8"), "two");
  });

  it("has the same files once, however often they are built", () => {
    const site = newSite();
    placeFrame(built("frame"), site);
    const versions = ["one", "two", "one"].map((text) => addTeam(built(text), site, tasks));
    assert.equal(versions[0], versions[2]);
    assert.deepEqual(
      teamsOf(site).flatMap((team) => team.versions.map(({ version }) => version)),
      [versions[2], versions[1]],
    );
  });

  it("keeps the teams when its frame is replaced", () => {
    const site = newSite();
    placeFrame(built("old"), site);
    addTeam(built("one"), site, tasks);
    placeFrame(built("new"), site);
    assert.equal(readFileSync(path.join(site, "index.html"), "utf8"), "new");
    assert.equal(shownIn(site).length, 1);
  });

  it("forgets the sixth version of a team", () => {
    const site = newSite();
    placeFrame(built("frame"), site);
    const [oldest, ...kept] = ["1", "2", "3", "4", "5", "6"].map((text) => addTeam(built(text), site, tasks));
    assert.equal(existsSync(path.join(site, "teams/mf-tasks", oldest)), false);
    for (const version of kept) assert.equal(existsSync(path.join(site, "teams/mf-tasks", version)), true);
  });

  it("refuses what is no Storybook, and a name that leads elsewhere", () => {
    const site = newSite();
    placeFrame(built("frame"), site);
    assert.throws(() => addTeam(folder, site, tasks), /No built Storybook/);
    assert.throws(() => addTeam(built("one"), site, { team: "../evil", title: "" }), /No name/);
  });
});
