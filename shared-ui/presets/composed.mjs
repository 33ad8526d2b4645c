import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

/*
 * The folder of a Storybook composed of those of the teams, static files for any server:
 *
 *   index.html, …                      the frame: the design system's own
 *   storybooks.js                      the teams with their versions, which the frame reads
 *   teams/mf-tasks/4b8ec4891b14/       one version of one team's; never changes
 *   teams/mf-tasks/versions.json       its title and versions, the newest first
 */
const KEPT = 5;

function* filesOf(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) yield path.relative(folder, path.join(entry.parentPath, entry.name));
}

function checkBuilt(folder) {
  if (!existsSync(path.join(folder, "iframe.html"))) throw new Error(`No built Storybook in ${folder}`);
}

/** The name of a version: the same files have the same. */
export function versionOf(folder) {
  const hash = createHash("sha256");
  // This one says when it was built.
  const files = [...filesOf(folder)].filter((file) => file !== "project.json").sort();
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(path.join(folder, file)));
  return hash.digest("hex").slice(0, 12);
}

/** A reader finds the file whole, old or new. */
function writeWhole(file, text) {
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
}

const teamsIn = (site) => path.join(site, "teams");
const kept = (site, team) => path.join(teamsIn(site), team, "versions.json");
const readTeam = (site, team) =>
  existsSync(kept(site, team)) ? JSON.parse(readFileSync(kept(site, team), "utf8")) : { versions: [] };

/** The teams of a composed Storybook, by title. */
export function teamsOf(site) {
  const folders = existsSync(teamsIn(site)) ? readdirSync(teamsIn(site)) : [];
  return folders
    .map((team) => ({ team, ...readTeam(site, team) }))
    .filter(({ versions }) => versions.length > 0)
    .sort((one, other) => one.title.localeCompare(other.title, "fr"));
}

function tellFrame(site) {
  const refs = teamsOf(site).map(({ team, title, versions }) => {
    const address = ({ version }) => `teams/${team}/${version}`;
    return {
      id: team,
      title,
      url: address(versions[0]),
      expanded: false,
      // Short, beside the title: the newest stands first.
      versions: Object.fromEntries(versions.map((one) => [one.version.slice(0, 7), address(one)])),
    };
  });
  writeWhole(path.join(site, "storybooks.js"), `globalThis.composedStorybooks = ${JSON.stringify(refs)};\n`);
}

/** Puts the frame in place, or a newer one; the teams' stay. */
export function placeFrame(folder, site) {
  checkBuilt(folder);
  mkdirSync(site, { recursive: true });
  for (const entry of readdirSync(site))
    if (entry !== "teams" && entry !== "storybooks.js") rmSync(path.join(site, entry), { recursive: true });
  cpSync(folder, site, { recursive: true });
  tellFrame(site);
}

/** Adds a version of a team's Storybook, which is shown from then on; returns its name. */
export function addTeam(folder, site, { team, title, at = new Date() }) {
  checkBuilt(folder);
  if (!/^[a-z][a-z0-9-]*$/.test(team)) throw new Error(`No name of a team: ${team}`);
  const version = versionOf(folder);
  const before = readTeam(site, team).versions;
  const others = before.filter((one) => one.version !== version);
  const versions = [{ version, at: at.toISOString() }, ...others];
  const target = path.join(teamsIn(site), team, version);
  if (!existsSync(target)) {
    cpSync(folder, `${target}.part`, { recursive: true });
    renameSync(`${target}.part`, target);
  }
  writeWhole(kept(site, team), JSON.stringify({ title, versions: versions.slice(0, KEPT) }));
  for (const old of versions.slice(KEPT))
    rmSync(path.join(teamsIn(site), team, old.version), { recursive: true, force: true });
  tellFrame(site);
  return version;
}
