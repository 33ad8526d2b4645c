import { expect, type Browser, type BrowserContextOptions, type Page } from "@playwright/test";
import { emailOf, password, type Role } from "./festival.ts";

/**
 * Playwright takes the browser's dialog for files over a moment after the page has a listener: one that comes with the
 * press comes too late on a busy machine, and nothing answers.
 */
export function takesFiles(page: Page): void {
  page.on("filechooser", () => undefined);
}

/** Logs in through the login page, as a person does, and waits for the home page. */
export const logIn = (page: Page, role: Role): Promise<void> => logInWith(page, emailOf(role));

/** The same for somebody who is no demo account; everybody in these journeys has the same password. */
export async function logInWith(page: Page, email: string): Promise<void> {
  takesFiles(page);
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Connexion" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** The worker that serves without network comes once the first screen is there; then the page says so. */
export async function untilReadyOffline(page: Page): Promise<void> {
  await expect(page.getByText("Coulisses est prêt à fonctionner hors ligne")).toBeVisible({
    timeout: 120_000,
  });
}

/** A browser of its own for one person, already logged in. */
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
