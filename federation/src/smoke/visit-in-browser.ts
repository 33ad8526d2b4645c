import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { quietPage } from "./quiet";
import { firstLine, isExpected, PATIENCE_MS, SESSION_MARK, type Visit, type Visited } from "./visit";

/** Pages that are open at once: more than the processors of a small machine only wait for one another. */
const SIDE_BY_SIDE = 3;

/**
 * Opens each address in a headless browser, a public page without a session and all others with one, and listens to
 * the errors that its code throws or logs.
 */
export async function visitInBrowser(
  executablePath: string,
  origin: string,
  visits: readonly Visit[],
): Promise<Visited[]> {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const [stranger, person] = [
      await contextOf(browser, origin, []),
      await contextOf(browser, origin, [SESSION_MARK]),
    ];
    const waiting = visits.entries();
    const visited: Visited[] = [];
    const worker = async () => {
      for (const [at, visit] of waiting) visited[at] = await open(visit.isPublic ? stranger : person, visit);
    };
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker));
    return visited;
  } finally {
    await browser.close();
  }
}

async function contextOf(
  browser: Browser,
  origin: string,
  localStorage: { name: string; value: string }[],
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: "fr-FR",
    reducedMotion: "reduce",
    serviceWorkers: "block",
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
  return context;
}

async function open(context: BrowserContext, visit: Visit): Promise<Visited> {
  const faults: string[] = [];
  const page = await context.newPage();
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !isExpected(message.text())) faults.push(firstLine(message.text()));
  });
  const { traffic, untilQuiet } = quietPage(visit.code);
  page.on("request", (request) => {
    traffic.began(new URL(request.url()).pathname);
  });
  page.on("requestfinished", traffic.ended);
  page.on("requestfailed", traffic.ended);
  try {
    await page.goto(visit.address);
    await page.getByRole("main").waitFor();
    const fault = await untilQuiet(() => idle(page));
    if (fault !== undefined) faults.push(fault);
  } catch (error) {
    faults.push(firstLine((error as Error).message));
  }
  await page.close();
  return { visit, faults };
}

/** Unlike `evaluate`, this ends by itself for a page whose code never lets go of its thread. */
async function idle(page: Page): Promise<void> {
  await page.waitForFunction("new Promise((resolve) => requestIdleCallback(() => resolve(true)))");
}
