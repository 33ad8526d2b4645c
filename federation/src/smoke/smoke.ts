import { fork } from "node:child_process";
import path from "node:path";
import { spotOf } from "../contract/cards";
import type { FeatureManifest, ShellManifest } from "../contract/manifest";
import { entryOf, readShell, readVersion, versionsInPlace } from "../publish/state/site-registry";
import type { Site } from "../publish/site/site";
import type { Build } from "../publish/state/state";
import { findBrowser } from "./find-browser";
import { promisedAnswers } from "./promised-answers";
import { standInServer } from "./stand-in-server";
import type { Visit, Visited } from "./visit";

/** The outcome of trying a build: its faults, a line each, and a sentence on how it was tried. */
type Smoke = { faults: string[]; how: string };

/**
 * Runs a build as people would meet it: under the shell in place, or the one published with it, on an API that answers as the contract
 * promises, each page and card once. Answers what its code threw or logged as an error.
 */
export async function smoke(build: Build, site: Site, newShell?: Build): Promise<Smoke> {
  const shellBuild = build.shell ? build : newShell;
  const shell = shellBuild?.shell ?? (await readShell(site));
  if (!shell) return { faults: [], how: "not tried: no shell is in place" };
  const answers =
    (await promisedAnswers(path.dirname(build.dist))) ?? (await promisedAnswers(import.meta.dirname));
  const apps = build.app
    ? [{ version: build.version, app: build.app, dist: build.dist }, ...(await hostsOf(build.app, site))]
    : [];
  const server = await standInServer({
    folders: Object.fromEntries(
      apps.map(({ version, app, dist }) => [site.addressOf(app.name, version, ""), dist]),
    ),
    shell: shellBuild?.dist ?? site.shell,
    registry: { features: apps.map(({ version, app }) => entryOf(site, app, version)) },
    permissions: shell.permissions ?? [],
    answers: answers ?? [],
  });
  try {
    const { visited, where } = await visitAll(server.origin, visitsOf(build, shell, apps, site));
    return {
      faults: visited.flatMap(({ visit, faults }) => faults.map((fault) => `${visit.shows}: ${fault}`)),
      how: `${visited.length} pages tried ${where}${answers ? "" : ", with an API that is away: its contract is not beside the build"}`,
    };
  } finally {
    await server.close();
  }
}

async function visitAll(origin: string, visits: readonly Visit[]) {
  const browser = findBrowser();
  if (browser !== undefined) {
    const { visitInBrowser } = await import("./visit-in-browser");
    return { visited: await visitInBrowser(browser, origin, visits), where: "in a browser" };
  }
  const visited = await inRealmProcess(origin, visits);
  return { visited, where: "in Node, for want of a Chromium (CHROMIUM_PATH): nothing was laid out" };
}

function inRealmProcess(origin: string, visits: readonly Visit[]): Promise<Visited[]> {
  const child = fork(new URL("./realm-process.ts", import.meta.url), {
    execArgv: ["--import", import.meta.resolve("tsx")],
  });
  return new Promise((resolve, reject) => {
    child.once("message", (visited) => {
      resolve(visited as Visited[]);
      child.kill();
    });
    child.once("exit", (code) => {
      reject(new Error(`The documents' process ended with ${String(code)}.`));
    });
    child.send({ origin, visits });
  });
}

/** The apps in place that offer a spot on which this one puts a card. */
async function hostsOf({ name, cards }: FeatureManifest, site: Site) {
  const spots = cards.map(spotOf);
  const others = await Promise.all(
    Array.from(await versionsInPlace(site), async ([other, version]) => {
      const app = other === name ? undefined : await readVersion(site, other, version).catch(() => undefined);
      return app ? [{ version, app, dist: site.version(other, version) }] : [];
    }),
  );
  return others.flat().filter(({ app }) => spots.some((spot) => spot in (app.offers ?? {})));
}

/** Parameters of a path stand for the thing with the number 1. */
function visitsOf(
  { app, version }: Build,
  shell: ShellManifest,
  apps: readonly { app: FeatureManifest }[],
  site: Site,
): Visit[] {
  const at = (address: string) => address.replace(/:\w+/g, "1");
  if (!app)
    return [
      { address: "/", shows: "the home page", isPublic: false },
      { address: "/login", shows: "the login page", isPublic: true },
    ];
  const code = site.addressOf(app.name, version, "");
  const offers = Object.assign(
    { home: "/" },
    shell.offers,
    ...apps.map(({ app: host }) => host.offers),
  ) as Record<string, string>;
  const spots = new Set(app.cards.map(spotOf).filter((spot) => spot in offers));
  return [
    ...Array.from(spots, (spot) => ({
      address: at(offers[spot] ?? "/"),
      shows: `the spot ${spot}`,
      isPublic: false,
      code,
    })),
    ...app.pages.map((page) => ({
      address: at(page.path),
      shows: page.path,
      isPublic: page.public ?? false,
      code,
    })),
  ];
}
