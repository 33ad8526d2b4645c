import { type Browser, type BrowserContext, chromium } from "playwright-core";
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

/** Pages that are open at once: more than the processors of a small machine only wait for one another. */
const SIDE_BY_SIDE = 3;

/** Opens each address in a headless browser, logged in, and listens to what its code throws or logs as an error. */
export async function visitInBrowser(
  executablePath: string,
  origin: string,
  visits: readonly Visit[],
): Promise<Visited[]> {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const context = await loggedIn(browser, origin);
    const waiting = visits.entries();
    const visited: Visited[] = [];
    const worker = async () => {
      for (const [at, visit] of waiting) visited[at] = await open(context, visit);
    };
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker));
    return visited;
  } finally {
    await browser.close();
  }
}

async function loggedIn(browser: Browser, origin: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: "fr-FR",
    reducedMotion: "reduce",
    serviceWorkers: "block",
    storageState: { cookies: [], origins: [{ origin, localStorage: [SESSION_MARK] }] },
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
  try {
    await page.goto(visit.address);
    await page.getByRole("main").waitFor();
    await page
      .waitForFunction(`!document.querySelector(${JSON.stringify(WAITING)})`, undefined, {
        timeout: STILL_COMING_MS,
      })
      .catch(() => undefined);
    await page.waitForTimeout(STILL_MS);
  } catch (error) {
    faults.push(firstLine((error as Error).message));
  }
  await page.close();
  return { visit, faults };
}
