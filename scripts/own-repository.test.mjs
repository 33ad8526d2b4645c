import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, it } from "node:test";
import { freePort } from "./lib/port.mjs";
import { withSite } from "./lib/product.mjs";
import { root, site as builtSite } from "./lib/root.mjs";
import { installPacked } from "./sdk/installed.mjs";
import { until } from "./testing/product-under-test.mjs";

const scratch = mkdtempSync(path.join(tmpdir(), "coulisses-team-"));
const packages = path.join(scratch, "packages");
const site = path.join(scratch, "site");
/** Caches of jest and a browser's profile go with the rest. */
const TMPDIR = path.join(scratch, "tmp");
mkdirSync(TMPDIR);

/** Milliseconds that a command may take on a busy machine. */
const LIMIT = 5 * 60_000;
/** Commands that run, each in a process group of its own. */
const running = new Set();

process.once("exit", () => {
  for (const child of running) end(child, "SIGKILL");
  rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
});
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
setTimeout(() => {
  console.error("It hangs.");
  process.exit(1);
}, 4 * LIMIT).unref();

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

function begin(command, args, options) {
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_TEST)/.test(name)),
  );
  const env = { ...inherited, CI: "true", TMPDIR };
  const child = spawn(command, args, { ...options, env, detached: true });
  running.add(child);
  child.once("exit", () => {
    // Children that it has left behind.
    end(child, "SIGKILL");
    running.delete(child);
  });
  return child;
}

function end(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== "ESRCH") throw error;
  }
}

/** Runs a command as a person's shell does; refuses when it fails or hangs, with what it said. */
async function run(command, cwd) {
  const child = begin("sh", ["-c", command], { cwd, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += text));
  const hangs = setTimeout(() => {
    said += `\nNot within ${LIMIT / 1000} s.`;
    end(child, "SIGKILL");
  }, LIMIT);
  const [code] = await once(child, "close");
  clearTimeout(hangs);
  if (code !== 0) throw new Error(`${command}\n${said}`);
}

/** An app as a server gives it: its pages in the registry, and its entry. */
async function servedApp(origin, name) {
  const { features } = await (await fetch(`${origin}/features.json`)).json();
  const { entry, version, pages } = features.find((feature) => feature.name === name);
  const answer = await fetch(new URL(entry, origin));
  return {
    pages: pages.map(({ path: page }) => page),
    version,
    status: answer.status,
    code: await answer.text(),
  };
}

/** Runs `work(address)` while the app in this folder is served from its source, over a running site. */
async function underDevelopment(folder, origin, work) {
  const port = await freePort();
  const command = path.join(folder, "../node_modules/.bin/federation");
  const child = begin(command, ["dev", "--site", origin, "--port", String(port)], {
    cwd: folder,
    stdio: "inherit",
  });
  const address = `http://127.0.0.1:${port}`;
  const isUp = async () =>
    child.exitCode !== null || (await fetch(`${address}/features.json`).catch(() => undefined))?.ok;
  try {
    await until(isUp, "federation dev is there");
    await work(address);
  } finally {
    end(child, "SIGTERM");
  }
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
  await run(`npm run pack -- --typed --to ${packages}`, root);
  for (const file of readdirSync(packages)) {
    const content = execFileSync("tar", ["xzOf", path.join(packages, file)], { maxBuffer: 2 ** 28 });
    assert.equal(content.includes(root), false, `${file} names a folder of this machine`);
  }
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
  const hour = commandsOf("The first hour");
  // Its stories are built as often as ours are.
  const commands = hour
    .slice(hour.indexOf("npm run typecheck"))
    .filter((command) => command !== "npm run build:stories");
  // All of them passed above, on these same sources: here the packed fakes are tried.
  follows(
    commands.map((command) => (command === "npm test" ? "npm test -- src/task-list src/proposals" : command)),
    folder,
  );
});

describe("the site", () => {
  it("serves what both published, and shows one of them while it is written", async () => {
    await withSite(site, async (origin) => {
      const tombola = await servedApp(origin, "mf-tombola");
      assert.deepEqual([tombola.pages, tombola.status], [["/tombola"], 200]);
      assert.match(tombola.code, /mf_tombola/);
      const tasks = await servedApp(origin, "mf-tasks");
      assert.equal(tasks.status, 200);
      assert.ok(tasks.pages.includes("/ft"));
      await underDevelopment(path.join(scratch, "my-team/mf-tombola"), origin, async (page) => {
        const { version, status } = await servedApp(page, "mf-tombola");
        assert.deepEqual([version, status], ["dev", 200]);
        const html = await (await fetch(`${page}/tombola`, { headers: { accept: "text/html" } })).text();
        assert.match(html, /"version":"dev"/);
      });
    });
  });
});
