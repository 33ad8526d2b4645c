import assert from "node:assert/strict";
import { execFile, execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, describe, it } from "node:test";
import { withSite } from "./lib/product.mjs";
import { root, site as builtSite } from "./lib/root.mjs";
import { installPacked } from "./sdk/installed.mjs";
import { pack } from "./sdk/pack.mjs";

const scratch = mkdtempSync(path.join(tmpdir(), "coulisses-team-"));
const packages = path.join(scratch, "packages");
const site = path.join(scratch, "site");
after(() => rmSync(scratch, { recursive: true, force: true }));

/** The commands of a section of the page that a team follows, with our folders in the place of the page's. */
function commandsOf(section) {
  const page = readFileSync(path.join(root, "docs/own-repository.md"), "utf8");
  const [, text] = page.split(`## ${section}\n`);
  const [, block] = /```sh\n(.*?)```/s.exec(text);
  return block
    .trim()
    .split("\n")
    .map((line) =>
      line.replaceAll("/srv/coulisses/packages", packages).replaceAll("/srv/coulisses/site", site),
    );
}

/** Runs a command as a person's shell does; refuses when it fails, with what it said. */
function run(command, cwd) {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_TEST)/.test(name)),
  );
  return new Promise((resolve, reject) => {
    execFile(
      "sh",
      ["-c", command],
      { cwd, env: { ...env, CI: "true" }, maxBuffer: 2 ** 26 },
      (error, out, err) => {
        if (error) reject(new Error(`${command}\n${out}${err}`));
        else resolve(out);
      },
    );
  });
}

/** What is served of an app once it is published. */
async function servedApp(name) {
  return withSite(site, async (origin) => {
    const { features } = await (await fetch(`${origin}/features.json`)).json();
    const { entry, pages } = features.find((feature) => feature.name === name);
    const answer = await fetch(new URL(entry, origin));
    return { pages: pages.map(({ path: page }) => page), status: answer.status, code: await answer.text() };
  });
}

/** A test for each command, in the folder where the one before left off; nothing follows one that failed. */
function follows(commands, start) {
  let folder = start;
  let failed;
  for (const command of commands) {
    it(command, async (test) => {
      if (failed) return test.skip(`${failed} failed`);
      failed = command;
      if (command.startsWith("cd ")) folder = path.join(folder, command.slice(3));
      else await run(command, folder);
      failed = undefined;
    });
  }
}

it("npm run pack makes the packages", async () => {
  // Compiled by the type check, the step before.
  assert.equal(await pack(packages, { typed: true }), true);
  cpSync(builtSite, site, { recursive: true });
});

describe("a team's first hour in its own repository", () => {
  const team = path.join(scratch, "my-team");
  const [make, install, create, ...rest] = commandsOf("The first hour");

  it(`${make}; ${install}`, () => {
    assert.match(make, /^mkdir my-team && cd my-team$/);
    assert.match(install, /^npm install /);
    mkdirSync(team);
    installPacked(
      team,
      readdirSync(packages).map((file) => path.join(packages, file)),
    );
  });
  follows([`${create} --no-install`, ...rest], team);
  it("the app is served", async () => {
    const { pages, status, code } = await servedApp("mf-tombola");
    assert.deepEqual({ pages, status }, { pages: ["/tombola"], status: 200 });
    assert.match(code, /mf_tombola/);
  });
});

describe("mf-tasks, moved out of this repository as it is", () => {
  const folder = path.join(scratch, "my-team/mf-tasks");

  it("needs no other edit than to leave its neighbours, and a file for eslint", () => {
    const files = execFileSync("git", ["ls-files", "mf-tasks"], { cwd: root, encoding: "utf8" })
      .trim()
      .split("\n");
    for (const file of files) cpSync(path.join(root, file), path.join(scratch, "my-team", file));
    const tsconfig = path.join(folder, "tsconfig.json");
    const { references: _neighbours, ...rest } = JSON.parse(readFileSync(tsconfig, "utf8"));
    writeFileSync(tsconfig, JSON.stringify(rest));
    writeFileSync(
      path.join(folder, "eslint.config.js"),
      'export { default } from "@coulisses/federation/eslint";\n',
    );
  });
  follows(commandsOf("The first hour").slice(4), folder);
  it("the app is served", async () => {
    const { pages, status } = await servedApp("mf-tasks");
    assert.equal(status, 200);
    assert.ok(pages.includes("/ft"));
  });
});
