import type { Browser, CDPSession, Page } from "@playwright/test";
import { settle, untilListUsable, withBrowser, withSession } from "./measure.ts";
import { median } from "./median.ts";
import { delayNetwork } from "./traffic.ts";

export type Step = { path: string; start: number; end: number };

type NavigationFigures = {
  /** Requests that waited for one another, from the click to the list, with nothing fetched ahead. */
  chain: string[];
  /**
   * Milliseconds of processor time in scripts for the change of page, with the app fetched ahead and its data
   * still to come.
   */
  prefetchedScriptMs: number;
};

const LATENCY = 150;

/** The longest chain of requests that each began once the one before was answered. */
function longestChain(steps: readonly Step[]): string[] {
  const chains: { end: number; paths: string[] }[] = [];
  for (const { path, start, end } of steps.toSorted((a, b) => a.start - b.start)) {
    const before = chains.filter((chain) => chain.end <= start).map((chain) => chain.paths);
    const longest = before.reduce<string[]>((best, paths) => (paths.length > best.length ? paths : best), []);
    chains.push({ end, paths: [...longest, path] });
  }
  return chains
    .map(({ paths }) => paths)
    .reduce<string[]>((best, paths) => (paths.length > best.length ? paths : best), []);
}

/** Types of request that a page waits for; pictures and events are not among them. */
const awaited = ["Script", "Stylesheet", "Fetch", "XHR", "Preload"];

async function watchSteps(session: CDPSession): Promise<Step[]> {
  const steps: Step[] = [];
  const open = new Map<string, Step>();
  await session.send("Network.enable");
  session.on("Network.requestWillBeSent", ({ requestId, request, timestamp, type = "Other" }) => {
    const { pathname } = new URL(request.url);
    if (!awaited.includes(type)) return;
    const step = { path: pathname, start: timestamp, end: Number.POSITIVE_INFINITY };
    open.set(requestId, step);
    steps.push(step);
  });
  session.on("Network.loadingFinished", ({ requestId, timestamp }) => {
    const step = open.get(requestId);
    if (step) step.end = timestamp;
  });
  return steps;
}

const linkToList = (page: Page) => page.locator('nav a[href="/fa"]').first();

async function homePage(browser: Browser, origin: string): Promise<Page> {
  const page = await (await withSession(browser, origin)).newPage();
  await page.goto("/");
  await linkToList(page).waitFor();
  await settle(page);
  return page;
}

/** Clicks without moving the pointer, which would fetch the app ahead. */
async function clickAtOnce(page: Page): Promise<void> {
  await linkToList(page).evaluate((link) => {
    (link as HTMLElement).click();
  });
}

async function firstNavigation(browser: Browser, origin: string): Promise<string[]> {
  const page = await homePage(browser, origin);
  const session = await page.context().newCDPSession(page);
  const steps = await watchSteps(session);
  await delayNetwork(session, LATENCY);
  await clickAtOnce(page);
  await untilListUsable(page);
  const chain = longestChain(steps);
  await page.context().close();
  return chain;
}

async function scriptMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0) * 1000;
}

async function prefetchedNavigation(browser: Browser, origin: string): Promise<number> {
  const page = await homePage(browser, origin);
  const session = await page.context().newCDPSession(page);
  // Processor time: other programs on the machine don't count.
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await linkToList(page).hover();
  await settle(page);
  const answered = new Promise<void>((resolve) => {
    void page.route("**/api/festival-activities", async (route) => {
      await settle(page);
      resolve();
      await route.abort();
    });
  });
  const before = await scriptMs(session);
  await clickAtOnce(page);
  await answered;
  const spent = (await scriptMs(session)) - before;
  await page.context().close();
  return spent;
}

/** From the home page to the FA list, in the open tab. */
export function measureNavigation(origin: string): Promise<NavigationFigures> {
  return withBrowser(async (browser) => {
    const chain = await firstNavigation(browser, origin);
    const spent: number[] = [];
    for (let round = 0; round < 3; round += 1) spent.push(await prefetchedNavigation(browser, origin));
    return { chain, prefetchedScriptMs: median(spent) };
  });
}
