import type { Browser, Locator, Page } from "@playwright/test";
import { settle, untilListUsable, withBrowser, withSession } from "./measure.ts";
import { median } from "./median.ts";

/** Milliseconds from a key or a press to the next paint (INP), on a processor four times slower. */
type InteractionFigures = { dialogMs: number; menuMs: number; typingMs: number };

const ROUNDS = 5;
const SLOWER = 4;
/** Milliseconds: the page's idle work starts after four seconds, and is over by then. */
const IDLE_MS = 6_000;
/** Text typed in the list's filter, letter by letter. */
const SEARCH = "concert";

type WatchedWindow = { interactions?: number[] };

/**
 * Slowest interaction since the last call, in milliseconds. The browser reports events once they are painted;
 * until then the page is left alone, for a waiting locator would use the processor being measured.
 */
async function slowest(page: Page): Promise<number> {
  await settle(page);
  return page.evaluate(() => {
    const window = globalThis as WatchedWindow;
    const durations = window.interactions ?? [];
    window.interactions = [];
    return Math.max(0, ...durations);
  });
}

async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const window = globalThis as WatchedWindow;
    window.interactions = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        // Pointer moves are no interactions.
        if (entry.interactionId) window.interactions?.push(entry.duration);
      }
    }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

/** Presses a button with the mouse. */
async function press(page: Page, button: Locator): Promise<number> {
  await button.hover();
  await slowest(page);
  await page.mouse.down();
  await page.mouse.up();
  await settle(page);
  // A busy machine paints late; without this wait nothing would be measured.
  await page.waitForFunction(() => ((globalThis as WatchedWindow).interactions ?? []).length > 0);
  return slowest(page);
}

/** One visit to the FA list: opens a dialog and a menu for the first time, then filters. */
async function visit(browser: Browser, origin: string): Promise<InteractionFigures> {
  const context = await withSession(browser, origin, "admin");
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await watchInteractions(page);
  await page.goto("/fa");
  await untilListUsable(page);
  // The browser's idle fetches are over by then.
  await page.waitForTimeout(IDLE_MS);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });

  const dialogMs = await press(page, page.getByRole("button", { name: "Créer une fiche activité" }));
  await page.getByRole("textbox", { name: "Nom de la FA" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });

  const menuMs = await press(page, page.getByRole("button", { name: "Récapitulatifs" }));
  await page.getByRole("menuitem").first().waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("menuitem").first().waitFor({ state: "hidden" });

  await page.getByRole("searchbox", { name: "Chercher une activité" }).click();
  await slowest(page);
  await page.keyboard.type(SEARCH, { delay: 120 });
  const typingMs = await slowest(page);
  await context.close();
  return { dialogMs, menuMs, typingMs };
}

/** Medians of several visits; for typing, of each visit's slowest letter. */
export function measureInteractions(origin: string): Promise<InteractionFigures> {
  return withBrowser(async (browser) => {
    const visits: InteractionFigures[] = [];
    for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit(browser, origin));
    const of = (name: keyof InteractionFigures) => median(visits.map((figures) => figures[name]));
    return { dialogMs: of("dialogMs"), menuMs: of("menuMs"), typingMs: of("typingMs") };
  });
}
