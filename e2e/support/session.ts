import { expect, type Browser, type BrowserContextOptions, type Page } from "@playwright/test";
import { emailOf, password, type Role } from "./festival.ts";

/**
 * Playwright intercepts the browser's file dialog a moment after the page gets a listener: one added with the
 * press is too late on a busy machine, and the dialog stays open.
 */
export function takesFiles(page: Page): void {
  page.on("filechooser", () => undefined);
}

/** Logs in through the login page, and waits for the home page. */
export const logIn = (page: Page, role: Role): Promise<void> => logInWith(page, emailOf(role));

/** The same for an account outside the demo; all accounts of these journeys share one password. */
export async function logInWith(page: Page, email: string): Promise<void> {
  takesFiles(page);
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Connexion" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** Waits for the service worker, which installs after the first screen; the page then tells. */
export async function untilReadyOffline(page: Page): Promise<void> {
  await expect(page.getByText("Coulisses est prêt à fonctionner hors ligne")).toBeVisible({
    timeout: 120_000,
  });
}

/** A separate browser, logged in. */
export async function browserOf(
  browser: Browser,
  role: Role,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await logIn(page, role);
  return page;
}
