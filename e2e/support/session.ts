import { signIn } from "@coulisses/federation/playwright";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { emailOf, password, type Role } from "./festival.ts";

/** Logs in through the login page, and waits for the home page. */
export const logIn = (page: Page, role: Role): Promise<void> => logInWith(page, emailOf(role));

/** The same for an account outside the demo; all accounts of these journeys share one password. */
export const logInWith = (page: Page, email: string): Promise<void> => signIn(page, email, password);

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
