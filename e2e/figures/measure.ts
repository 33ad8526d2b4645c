import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from "@playwright/test";
import { launchOptions } from "@coulisses/federation/playwright";
import { emailOf, password, type Role } from "../support/festival.ts";
import { slowDown, watchTraffic, type Traffic } from "./traffic.ts";
import { readVitals, watchVitals, type Vitals } from "./vitals.ts";

type PageFigure = { name: string; traffic: Traffic; usableMs: number };
export type Figures = { login: PageFigure; list: PageFigure; lab: Vitals & { usableMs: number } };

/** Waits until the form takes text and can be sent. */
async function untilLoginUsable(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Connexion" }).and(page.locator(":enabled")).waitFor();
}

/** Waits until a page of 25 rows stands. */
export async function untilListUsable(page: Page): Promise<void> {
  await page.getByRole("row").nth(25).waitFor();
}

export async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(700);
}

export async function measureLogin(browser: Browser, origin: string): Promise<PageFigure> {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  const { read } = await watchTraffic(page);
  const start = Date.now();
  await page.goto("/login");
  await untilLoginUsable(page);
  const usableMs = Date.now() - start;
  await settle(page);
  const traffic = read();
  await context.close();
  return { name: "login", traffic, usableMs };
}

/** A session cookie and an empty cache: the highest cost of a returning user. */
export async function withSession(
  browser: Browser,
  origin: string,
  role: Role = "hard",
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: origin });
  const answer = await context.request.post("/api/login", {
    data: { email: emailOf(role), password, session: "cookie" },
  });
  if (!answer.ok()) throw new Error(`login refused: ${answer.status()}`);
  await context.addInitScript(() => localStorage.setItem("coulisses:all:session", "true"));
  return context;
}

export async function measureList(
  browser: Browser,
  origin: string,
  prepare: (session: CDPSession) => Promise<void> = () => Promise.resolve(),
): Promise<PageFigure> {
  const context = await withSession(browser, origin);
  const page = await context.newPage();
  const { session, read } = await watchTraffic(page);
  await prepare(session);
  const start = Date.now();
  await page.goto("/fa");
  await untilListUsable(page);
  const usableMs = Date.now() - start;
  await settle(page);
  const traffic = read();
  await context.close();
  return { name: "FA list", traffic, usableMs };
}

async function measureLab(browser: Browser, origin: string): Promise<Figures["lab"]> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await watchVitals(page);
  const { session } = await watchTraffic(page);
  await slowDown(session);
  const start = Date.now();
  await page.goto("/login");
  await untilLoginUsable(page);
  const usableMs = Date.now() - start;
  await page.waitForTimeout(2_000);
  const vitals = await readVitals(page);
  await context.close();
  return { ...vitals, usableMs };
}

export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    ...launchOptions(),
    // The process that runs the server also handles signals, after its clean-up.
    handleSIGINT: false,
    handleSIGTERM: false,
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Figures of the built product at `origin`. */
export function measure(origin: string): Promise<Figures> {
  return withBrowser(async (browser) => ({
    login: await measureLogin(browser, origin),
    list: await measureList(browser, origin),
    lab: await measureLab(browser, origin),
  }));
}
