import { type FetchOptions, JSDOM, ResourceLoader, VirtualConsole } from "jsdom";
import { quietPage, type Traffic } from "./quiet";
import { firstLine, isExpected, PATIENCE_MS, SESSION_MARK, type Visit, type Visited } from "./visit";

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
  const { traffic, untilQuiet } = quietPage(visit.code);
  const answer = await fetch(`${origin}${visit.address}`);
  const dom = new JSDOM(await answer.text(), {
    url: `${origin}${visit.address}`,
    runScripts: "dangerously",
    resources: new HeardLoader(traffic),
    pretendToBeVisual: true,
    virtualConsole,
    beforeParse: (window) => {
      furnish(window as unknown as Realm, origin, traffic);
      if (!visit.isPublic) window.localStorage.setItem(SESSION_MARK.name, SESSION_MARK.value);
    },
  });
  const { document } = dom.window;
  const isShown = await until(() => document.querySelector("main") !== null, PATIENCE_MS);
  // The documents run on this same thread: a timer that fires finds it idle.
  const fault = isShown ? await untilQuiet(() => pause(0)) : `nothing is shown after ${PATIENCE_MS / 1000} s`;
  if (fault !== undefined) faults.push(fault);
  isOver = true;
  dom.window.close();
  return { visit, faults };
}

/** Scripts and styles of a document, of which the trial hears. */
class HeardLoader extends ResourceLoader {
  constructor(private readonly traffic: Traffic) {
    super();
  }

  override fetch(address: string, options: FetchOptions) {
    this.traffic.began(new URL(address).pathname);
    const loading = super.fetch(address, options);
    if (loading === null) this.traffic.ended();
    else void loading.then(this.traffic.ended, this.traffic.ended);
    return loading;
  }
}

type Realm = Record<string, unknown> & { Element: typeof Element };

/** Gives a document what jsdom lacks and the product asks of every browser. */
function furnish(window: Realm, origin: string, traffic: Traffic) {
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
    fetch: async (input: string | URL | Request, init?: RequestInit) => {
      const asked = typeof input === "string" ? new URL(input, origin) : input;
      traffic.began(new URL(asked instanceof Request ? asked.url : asked).pathname);
      return fetch(asked, init).finally(traffic.ended);
    },
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
