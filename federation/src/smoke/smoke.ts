import { fork } from "node:child_process";
import path from "node:path";
import { entryOf, readShell } from "../publish/state/site-registry";
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
  const server = await standInServer({
    folders: build.app ? { [site.addressOf(build.name, build.version, "")]: build.dist } : {},
    shell: shellBuild?.dist ?? site.shell,
    registry: { features: build.app ? [entryOf(site, build.app, build.version)] : [] },
    permissions: shell.permissions ?? [],
    answers: answers ?? [],
  });
  try {
    const { visited, where } = await visitAll(server.origin, visitsOf(build));
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

/** Parameters of a path stand for the thing with the number 1. */
function visitsOf({ app }: Build): Visit[] {
  const home = { address: "/", shows: "the home page" };
  if (!app) return [home, { address: "/login", shows: "the login page" }];
  const pages = app.pages.map((page) => ({
    address: page.path.replace(/:\w+/g, "1"),
    shows: page.path,
  }));
  return app.cards.length > 0 ? [home, ...pages] : pages;
}
