import type { Page } from "@playwright/test";

export type Vitals = { lcpMs: number; cls: number };

type WatchedWindow = { vitals?: { lcpMs: number; cls: number } };

/** Must be called before the first navigation. */
export async function watchVitals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const vitals = { lcpMs: 0, cls: 0 };
    (globalThis as WatchedWindow).vitals = vitals;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) vitals.lcpMs = entry.startTime;
    }).observe({ type: "largest-contentful-paint", buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) vitals.cls += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

export async function readVitals(page: Page): Promise<Vitals> {
  const vitals = await page.evaluate(() => (globalThis as WatchedWindow).vitals);
  if (!vitals) throw new Error("the page did not report its vitals");
  return vitals;
}
