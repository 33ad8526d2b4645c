import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { isFeatureApp } from "../webpack/feature-folder";
import { checkBuilds, checkSite } from "../publish/check";
import { offer, type Target } from "../publish/channels";
import { list } from "../publish/list";
import { prune } from "../publish/prune";
import type { Publication, Trial } from "../publish/site/history";
import { addToOwn, readOwn } from "../publish/own";
import { publishBuilds, readBuild } from "../publish/publish-builds";
import { Refusal } from "../publish/site/refusal";
import { rollback, type RollbackOptions } from "../publish/rollback";
import { inBudget } from "../publish/state/sizes";
import { type Site, siteAt } from "../publish/site/site";
import type { Build } from "../publish/state/state";
import { buildIn } from "../publish/state/read-build";
import { actLine } from "./act-line";
import { tried } from "./tried";

const workspace = path.resolve(import.meta.dirname, "../../..");

type Work = (builds: readonly Build[]) => Promise<string[]>;

/**
 * Publishes each build alone, even when others are refused. Builds that are refused alone are then tried
 * together: a shell and the apps that need it may only fit at once. Resolves to the exit code.
 */
export async function eachBuild(folders: readonly string[], work: Work): Promise<number> {
  const refused: { build: Build; reason: string }[] = [];
  const unreadable: string[] = [];
  for (const folder of folders.length > 0 ? folders : ["."]) {
    const build = await refusable(async () => {
      const { dist, kind } = await buildIn(folder);
      return readBuild(dist, kind);
    });
    if ("reason" in build) {
      unreadable.push(build.reason);
      continue;
    }
    const result = await refusable(() => work([build.answer]));
    if ("reason" in result) refused.push({ build: build.answer, reason: result.reason });
    else say(result.answer);
  }
  // One alone may have waited for another of them as well.
  const together =
    refused.length > 0 && folders.length > 1
      ? await refusable(() => work(refused.map(({ build }) => build)))
      : undefined;
  if (together && "answer" in together) say(together.answer);
  const reasons = [
    ...unreadable,
    ...(together && "answer" in together ? [] : refused.map(({ reason }) => reason)),
  ];
  for (const reason of reasons) console.error(`refused: ${reason}`);
  return reasons.length === 0 ? 0 : 1;
}

function say(lines: readonly string[]) {
  for (const line of lines) console.log(line);
}

async function refusable<Answer>(
  work: () => Promise<Answer>,
): Promise<{ answer: Answer } | { reason: string }> {
  try {
    return { answer: await work() };
  } catch (error) {
    if (error instanceof Refusal) return { reason: error.message };
    throw error;
  }
}

/** How to publish. */
type Ways = {
  /** Replaces only what is absent or was published with this file before, lists the rest, and tries nothing. */
  ownFile?: string | undefined;
  /** Publishes what throws all the same; the history says so. */
  force?: boolean | undefined;
  /** Publishes without a trial; the history says so. */
  untried?: boolean | undefined;
  /** The other origin that serves the files of these apps. */
  filesAt?: string | undefined;
  /** For builds that came over HTTP: the one name allowed, the token's label, and the trial on the sender's side. */
  received?: Received | undefined;
  /** Publishes for the people of a channel, not for everybody. */
  target?: Target | undefined;
};

/** A build that another machine sent. */
type Received = { only: string; by: string; trial: Trial };

/** Tries each build, and publishes those that throw nothing. Resolves to the exit code. */
export async function publish(
  folders: readonly string[],
  site: Site,
  { ownFile, force = false, untried = false, filesAt, received, target }: Ways = {},
): Promise<number> {
  return eachBuild(folders, async (found) => {
    const own = ownFile === undefined ? undefined : await readOwn(ownFile);
    const stranger = received && found.find(({ name }) => name !== received.only);
    if (stranger) throw new Refusal(`This is a build of ${stranger.name}, not of ${received.only}.`);
    // Their files are checked before their code runs.
    await checkBuilds(found, site, target?.channel);
    const builds = received
      ? (await inBudget(found, received.trial.forced !== undefined)).map((build) => ({
          ...build,
          by: received.by,
          trial: received.trial,
        }))
      : own
        ? await inBudget(found, true)
        : await tried(found, site, { force, untried });
    const filled = filesAt === undefined ? site : siteAt(site.folder, filesAt);
    if (target) {
      const offers = await offer(builds, filled, target);
      return offers.map(
        ({ name, version, already }) =>
          `${name} ${version} in the channel ${target.channel}${already ? " (already)" : ""}`,
      );
    }
    const published = await publishBuilds(builds, filled, own);
    if (ownFile !== undefined && own) await addToOwn(ownFile, own, published);
    return published.map(({ name, version, already, leftToOthers }) => {
      if (leftToOthers)
        return `${name} ${version} was put in place by somebody else: it stays (to replace it: federation publish ${name})`;
      return `${name} ${version}${already ? " (already in place)" : ""}`;
    });
  });
}

/**
 * Prints the problems that publishing these builds would have, or without builds those of the site. Resolves
 * to the exit code.
 */
export async function check(folders: readonly string[], site: Site): Promise<number> {
  if (folders.length > 0) {
    return eachBuild(folders, async (builds) => {
      await checkBuilds(builds, site);
      return builds.map(({ name, version }) => `${name} ${version} can be published`);
    });
  }
  const problems = await checkSite(site);
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log(`${site.folder} is whole`);
  return problems.length === 0 ? 0 : 1;
}

/** Prints each app of a site with what it would lose under this built shell, or beside this built app. Resolves to the exit code. */
export async function impact(folder: string, site: string): Promise<number> {
  const { dist, kind } = await buildIn(folder);
  const { app, shell } = await readBuild(dist, kind);
  const { impactOn } = await import("../publish/impact");
  const apps = await impactOn(site, app ?? shell);
  for (const { name, version, losses } of apps) {
    console.log(`${name} ${version}: ${losses.length === 0 ? "loses nothing" : "loses"}`);
    for (const loss of losses) console.log(`  ${loss}`);
  }
  const broken = apps.filter(({ losses }) => losses.length > 0).length;
  console.log(`${broken} of ${apps.length} apps would break.`);
  return broken === 0 ? 0 : 1;
}

/** Rolls an app or the shell back, and prints both versions. Resolves to the exit code. */
export async function goBack(
  site: Site,
  name: string,
  version?: string,
  options?: RollbackOptions,
): Promise<number> {
  const { from, to } = await rollback(site, name, version, options);
  console.log(`${name} ${from} -> ${to}`);
  return 0;
}

/** Prints the shell and each app with its history, latest first. Resolves to the exit code. */
export async function show(site: Site): Promise<number> {
  for (const { name, version, contracts, pages, history } of await list(site)) {
    const offered = pages.length > 0 ? `  ${pages.length} pages` : "";
    console.log(`${name}  ${version}  contract ${contracts.join(", ") || "?"}${offered}`);
    const current = history.findLast((row) => isStanding(row) && row.version === version);
    for (const publication of history.toReversed()) {
      if (publication.act) {
        console.log(`  ${actLine(publication)}`);
        continue;
      }
      const because = publication.because === undefined ? "" : ` (${publication.because})`;
      const rollbackNote = publication.rolledBack ? `  rolled back ${publication.rolledBack}${because}` : "";
      const forced = publication.trial?.forced;
      const where = publication.trial?.elsewhere ? " where it was sent from" : "";
      const trialNote = forced
        ? `  forced, ${forced.length} faults${where}`
        : publication.trial?.untried
          ? "  untried"
          : where && `  tried${where}`;
      const place = publication === current ? "  in place" : rollbackNote;
      const by = publication.by === undefined ? "" : `  with the token ${publication.by}`;
      console.log(
        `  ${publication.at}  ${publication.version}${place}${by}${trialNote}${grewNote(publication)}`,
      );
    }
  }
  return 0;
}

/** `  grew: /fa/:id +2.1 KiB, entry +0.3 KiB` */
function grewNote({ grew = {} }: Publication): string {
  const parts = Object.entries(grew).map(([part, bytes]) => `${part} +${(bytes / 1024).toFixed(1)} KiB`);
  return parts.length === 0 ? "" : `  grew: ${parts.join(", ")}`;
}

const isStanding = ({ act, rolledBack }: Publication) => act === undefined && rolledBack === undefined;

const DAY = 24 * 60 * 60 * 1000;

/**
 * Removes old versions and prints them; `days` is the age since they were replaced. Resolves to the exit
 * code.
 */
export async function removeOld(site: Site, names: string[], keep: number, days: number): Promise<number> {
  const removals = await prune(site, { keep, olderThan: days * DAY, ...(names.length > 0 ? { names } : {}) });
  for (const { name, version } of removals) console.log(`removed ${name} ${version}`);
  if (removals.length === 0) console.log("nothing to remove");
  return 0;
}

/** Imported on demand, because the compiler takes a second to load and most commands do not compile. */
export async function compile(single?: string): Promise<number> {
  const { build, buildSingle } = await import("./build");
  const built = await (single === undefined
    ? build(process.cwd())
    : buildSingle(workspace, path.resolve(single)));
  return built ? 0 : 1;
}

/**
 * Makes a new feature app: in the repository of the shared packages beside the others, anywhere else in a folder of
 * its own, which takes them from `packages` or from the registry. Installs it unless `install` is false. Answers the
 * exit code.
 */
export async function create(name: string, install: boolean, packages?: string): Promise<number> {
  if (!existsSync(path.join(workspace, "shared-domain/src"))) return createOutside(name, install, packages);
  const { createApp } = await import("../create/create-app");
  createApp(workspace, name);
  console.log(`${name} is there: a list and a form in the menu, their schemas and rule in shared-domain.`);
  if (install && !(await npm(workspace, ...INSTALL))) {
    console.error("npm install failed: run it again, the app needs it.");
    return 1;
  }
  console.log(`npm run dev -- ${name}   shows it with hot reload, npm start with all the rest.`);
  return 0;
}

async function createOutside(name: string, install: boolean, packages?: string): Promise<number> {
  const { createAlone, packedVersions } = await import("../create/create-alone");
  const folder = createAlone(process.cwd(), name, packedVersions(), packages);
  console.log(`${name} is there: a list and a form in the menu, their schemas and rule in src/domain.`);
  if (!install) return 0;
  const isInstalled =
    (await npm(folder, ...INSTALL)) &&
    (await npm(folder, "exec", "--", "prettier", "--write", "--log-level", "warn", "."));
  if (!isInstalled) console.error(`npm install failed: run it again in ${name}.`);
  return isInstalled ? 0 : 1;
}

const INSTALL = ["install", "--prefer-offline", "--no-audit", "--no-fund"];

function npm(cwd: string, ...args: string[]): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn("npm", args, { cwd, stdio: "inherit", shell: process.platform === "win32" });
    child.once("error", reject);
    child.once("exit", (code) => {
      resolve(code === 0);
    });
  });
}

/** Serves the apps in these folders with hot reload until it is stopped; `backend` is the address of a running Coulisses. */
export async function develop(folders: readonly string[], port: number, backend: string): Promise<number> {
  const { dev } = await import("./dev");
  const paths = (folders.length > 0 ? folders : ["."]).map((folder) => path.resolve(folder));
  const shell = path.join(workspace, "shell");
  const apps = paths.filter(isFeatureApp);
  return dev({ apps, shell: existsSync(shell) ? shell : undefined, port, backend });
}
