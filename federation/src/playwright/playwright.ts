import {
  expect,
  type Page,
  type PlaywrightTestOptions,
  type PlaywrightWorkerOptions,
} from "@playwright/test";
import { findBrowser } from "../smoke/find-browser";

/** Arguments that stop Chromium's own requests, so that a run without network is quiet and repeatable. */
export const quietArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The browser to start: `CHROMIUM_PATH`, else a system Chromium, else Playwright's own. */
export function launchOptions(): { args: string[]; executablePath?: string } {
  const executablePath = findBrowser();
  return { args: quietArguments, ...(executablePath !== undefined && { executablePath }) };
}

/** The `use` of a Playwright configuration for journeys through the site at this address. */
export function journeysAt(baseURL: string): Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> {
  return {
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    baseURL,
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    viewport: { width: 1440, height: 900 },
    // Without a graphics card, animations would take a quarter of a journey's time.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    launchOptions: launchOptions(),
  };
}

/**
 * Playwright intercepts the browser's file dialog a moment after the page gets a listener: one added with the
 * press is too late on a busy machine, and the dialog stays open.
 */
export function takesFiles(page: Page): void {
  page.on("filechooser", () => undefined);
}

/** Logs in through the login page, and waits for the home page. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  takesFiles(page);
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Connexion" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** Opens a page by its name in the menu, without a reload, and waits for it. */
export async function openPage(page: Page, title: string): Promise<void> {
  const menu = page.getByRole("navigation", { name: "Navigation principale" });
  await menu.getByRole("link", { name: new RegExp(`^${title}`) }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
}

/** The open page is complete: no part of it is loading or has failed. */
export async function expectShown(page: Page): Promise<void> {
  const main = page.getByRole("main");
  await expect(main.getByText("Chargement de la page")).toHaveCount(0);
  await expect(main.getByText("Cette partie n'a pas pu être affichée")).toHaveCount(0);
  await expect(main.getByRole("button", { name: "Réessayer", exact: true })).toHaveCount(0);
}

/** Waits for the service worker, which installs after the first screen; the page then tells. */
export async function untilReadyOffline(page: Page): Promise<void> {
  await expect(page.getByText("Coulisses est prêt à fonctionner hors ligne")).toBeVisible({
    timeout: 120_000,
  });
}
