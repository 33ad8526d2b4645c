import type { Browser } from "@playwright/test";
import { measureList, measureLogin, withBrowser } from "./measure.ts";
import { median } from "./median.ts";
import { delayNetwork } from "./traffic.ts";

/** Bytes on the wire; times in milliseconds. */
export type Cost = {
  loginCodeBytes: number;
  loginRequests: number;
  loginMs: number;
  listBytes: number;
  listRequests: number;
  listMs: number;
  /** Milliseconds with 150 ms of latency to the server. */
  distantListMs: number;
};

const LATENCY = 150;

async function costOf(browser: Browser, origin: string): Promise<Cost> {
  const login = await measureLogin(browser, origin);
  const list = await measureList(browser, origin);
  const distant = await measureList(browser, origin, (session) => delayNetwork(session, LATENCY));
  return {
    loginCodeBytes: login.traffic.codeBytes,
    loginRequests: login.traffic.requests,
    loginMs: login.usableMs,
    listBytes: list.traffic.totalBytes,
    listRequests: list.traffic.requests,
    listMs: list.usableMs,
    distantListMs: distant.usableMs,
  };
}

/**
 * Measures the sites in turn, several times, so that a slow moment of the machine hits all of them; returns
 * medians.
 */
export function compareSites(origins: readonly string[], rounds: number): Promise<Cost[]> {
  return withBrowser(async (browser) => {
    const measured: Cost[][] = origins.map(() => []);
    for (let round = 0; round < rounds; round += 1) {
      for (const [at, origin] of origins.entries()) measured[at]?.push(await costOf(browser, origin));
    }
    return measured.map((costs) => {
      const names = Object.keys(costs[0] ?? {}) as (keyof Cost)[];
      return Object.fromEntries(names.map((name) => [name, median(costs.map((cost) => cost[name]))])) as Cost;
    });
  });
}

/** Code and requests of the login page alone. */
export function loginCode(origin: string): Promise<{ codeBytes: number; requests: number }> {
  return withBrowser(async (browser) => (await measureLogin(browser, origin)).traffic);
}
