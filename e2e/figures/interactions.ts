import type { Browser, Page } from "@playwright/test";
import { settle, untilListUsable, withBrowser, withSession } from "./measure.ts";
import { median } from "./median.ts";

/** From a key or a press to the next thing painted (INP), in milliseconds, on a processor four times slower. */
export type InteractionFigures = { dialogMs: number; menuMs: number; typingMs: number };

const ROUNDS = 5;
const SLOWER = 4;
/** What a person may type in the list's filter, letter by letter. */
const SEARCH = "concert";

type WatchedWindow = { interactions?: number[] };

/** The longest of what happened since it was last asked; the browser tells of events once they are painted. */
async function longest(page: Page): Promise<number> {
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
    const durations: number[] = [];
    (globalThis as WatchedWindow).interactions = durations;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        // Moving the pointer is no interaction.
        if (entry.interactionId) (globalThis as WatchedWindow).interactions?.push(entry.duration);
      }
    }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

/** One visit to the FA list: a dialog and a menu opened for the first time, then the filter. */
async function visit(browser: Browser, origin: string): Promise<InteractionFigures> {
  const context = await withSession(browser, origin, "admin");
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await watchInteractions(page);
  await page.goto("/fa");
  await untilListUsable(page);
  // What is fetched when the browser is idle has come.
  await page.waitForLoadState("networkidle");
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await longest(page);

  await page.getByRole("button", { name: "Créer une fiche activité" }).click();
  await page.getByRole("textbox", { name: "Nom de la FA" }).waitFor();
  const dialogMs = await longest(page);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await longest(page);

  await page.getByRole("button", { name: "Récapitulatifs" }).click();
  await page.getByRole("menuitem").first().waitFor();
  const menuMs = await longest(page);
  await page.keyboard.press("Escape");
  await page.getByRole("menuitem").first().waitFor({ state: "hidden" });

  await page.getByRole("searchbox", { name: "Chercher une activité" }).click();
  await longest(page);
  await page.keyboard.type(SEARCH, { delay: 120 });
  const typingMs = await longest(page);
  await context.close();
  return { dialogMs, menuMs, typingMs };
}

/** Medians of several visits; of what is typed, each visit's slowest letter. */
export function measureInteractions(origin: string): Promise<InteractionFigures> {
  return withBrowser(async (browser) => {
    const visits: InteractionFigures[] = [];
    for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit(browser, origin));
    const of = (name: keyof InteractionFigures) => median(visits.map((figures) => figures[name]));
    return { dialogMs: of("dialogMs"), menuMs: of("menuMs"), typingMs: of("typingMs") };
  });
}
