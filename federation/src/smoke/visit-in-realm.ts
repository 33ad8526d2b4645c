import { JSDOM, VirtualConsole } from "jsdom";
import {
  firstLine,
  isExpected,
  PATIENCE_MS,
  SESSION_MARK,
  STILL_COMING_MS,
  STILL_MS,
  WAITING,
  type Visit,
  type Visited,
} from "./visit";

/** A page is looked at again this often. */
const LOOK_MS = 50;

/**
 * The same as in a browser, in documents of jsdom, one after the other: imports, the first render, what is thrown.
 * For a process of its own: a document that was closed still runs what it began.
 */
export async function visitInRealm(origin: string, visits: readonly Visit[]): Promise<Visited[]> {
  const visited: Visited[] = [];
  for (const visit of visits) {
    visited.push(await open(origin, visit).catch((error: unknown) => ({ visit, faults: [String(error)] })));
  }
  return visited;
}

async function open(origin: string, visit: Visit): Promise<Visited> {
  const faults: string[] = [];
  let isOver = false;
  const virtualConsole = new VirtualConsole();
  virtualConsole.on("error", (...told: unknown[]) => {
    const line = firstLine(told.map(String).join(" "));
    if (!isOver && !isExpected(line)) faults.push(line);
  });
  virtualConsole.on("jsdomError", (error: Error & { type?: string }) => {
    if (!isOver && error.type === "unhandled exception") faults.push(firstLine(error.message));
  });
  const answer = await fetch(`${origin}${visit.address}`);
  const dom = new JSDOM(await answer.text(), {
    url: `${origin}${visit.address}`,
    runScripts: "dangerously",
    resources: "usable",
    pretendToBeVisual: true,
    virtualConsole,
    beforeParse: (window) => {
      furnish(window as unknown as Realm, origin);
    },
  });
  const { document } = dom.window;
  const isShown = await until(() => document.querySelector("main") !== null, PATIENCE_MS);
  if (!isShown) faults.push(`nothing is shown after ${PATIENCE_MS} ms`);
  await until(() => document.querySelector(WAITING) === null, STILL_COMING_MS);
  await pause(STILL_MS);
  isOver = true;
  dom.window.close();
  return { visit, faults };
}

type Realm = Record<string, unknown> & { localStorage: Storage; Element: typeof Element };

/** Gives a document what jsdom lacks and the product asks of every browser. */
function furnish(window: Realm, origin: string) {
  window.localStorage.setItem(SESSION_MARK.name, SESSION_MARK.value);
  const nothing = () => undefined;
  const observer = class {
    observe = nothing;
    unobserve = nothing;
    disconnect = nothing;
    takeRecords = () => [];
  };
  const channel = class {
    postMessage = nothing;
    addEventListener = nothing;
    removeEventListener = nothing;
    close = nothing;
  };
  const media = (query: string) => ({
    media: query,
    matches: false,
    addEventListener: nothing,
    removeEventListener: nothing,
  });
  Object.assign(window, {
    ResizeObserver: observer,
    IntersectionObserver: observer,
    matchMedia: media,
    fetch: (input: string | URL | Request, init?: RequestInit) =>
      fetch(typeof input === "string" ? new URL(input, origin) : input, init),
    Request,
    Response,
    Headers,
    ReadableStream,
    TextEncoder,
    TextDecoder,
    BroadcastChannel: channel,
    structuredClone,
    scrollTo: nothing,
  });
  Object.assign(window.Element.prototype, { scrollIntoView: nothing, scrollTo: nothing, animate: nothing });
}

async function until(isTrue: () => boolean, patienceMs: number): Promise<boolean> {
  const deadline = Date.now() + patienceMs;
  while (!isTrue()) {
    if (Date.now() > deadline) return false;
    await pause(LOOK_MS);
  }
  return true;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
