import type { CDPSession, Page, Request } from "@playwright/test";

/** The things that a page holds at one moment. */
export type Held = {
  heapMiB: number;
  nodes: number;
  listeners: number;
  /** Style elements and adopted sheets. */
  sheets: number;
  rules: number;
  /** Repeated and delayed calls that are still to come. */
  intervals: number;
  timeouts: number;
};

type Counted = { intervals: Set<unknown>; timeouts: Set<unknown> };

/** Before the page is opened: counts its timers from the start. */
export async function countTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted: Counted = { intervals: new Set(), timeouts: new Set() };
    const { setInterval: repeat, clearInterval: stop, setTimeout: delay, clearTimeout: forget } = window;
    Object.assign(window, {
      counted,
      setInterval: (...given: Parameters<typeof repeat>) => {
        const id = repeat(...given);
        counted.intervals.add(id);
        return id;
      },
      setTimeout: (call: TimerHandler, ...given: unknown[]) => {
        const id = delay(
          (...values: unknown[]) => {
            counted.timeouts.delete(id);
            if (typeof call === "function") call(...values);
          },
          ...(given as [number]),
        );
        counted.timeouts.add(id);
        return id;
      },
      // The two share their numbers, and either clears both.
      clearInterval: (id?: number) => {
        counted.intervals.delete(id);
        counted.timeouts.delete(id);
        stop(id);
      },
      clearTimeout: (id?: number) => {
        counted.intervals.delete(id);
        counted.timeouts.delete(id);
        forget(id);
      },
    });
  });
}

/** The same once all that can be freed is. */
export async function heldBy(page: Page, devtools: CDPSession): Promise<Held> {
  // Things that the first collection lets go may hold more.
  for (let times = 0; times < 3; times++) await devtools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await devtools.send("Runtime.getHeapUsage");
  const { nodes, jsEventListeners } = await devtools.send("Memory.getDOMCounters");
  const inPage = await page.evaluate(() => {
    const { counted } = window as unknown as { counted: Counted };
    const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
    return {
      sheets: sheets.length,
      rules: sheets.reduce((sum, sheet) => sum + sheet.cssRules.length, 0),
      intervals: counted.intervals.size,
      timeouts: counted.timeouts.size,
    };
  });
  return { heapMiB: usedSize / 2 ** 20, nodes, listeners: jsEventListeners, ...inPage };
}

/** The addresses that the page is still reading from, from now on. */
export function openRequests(page: Page): () => string[] {
  const open = new Set<Request>();
  page.on("request", (request) => open.add(request));
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  return () => [...open].map((request) => new URL(request.url()).pathname);
}
