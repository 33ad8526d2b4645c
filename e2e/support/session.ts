import { signIn } from "@coulisses/federation/playwright";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { openAccountPanel } from "../pages/account-security.ts";
import { emailOf, password, type Role } from "./festival.ts";
import type { OwnEmail } from "./own-member.ts";

/** Logs in through the login page, and waits for the home page. */
export const logIn = (page: Page, role: Role): Promise<void> => logInWith(page, emailOf(role));

/** The same for an account outside the demo; all accounts of these journeys share one password. */
export const logInWith = (page: Page, email: string): Promise<void> => signIn(page, email, password);

/** A separate browser, logged in. */
export const browserOf = (browser: Browser, role: Role, options?: BrowserContextOptions): Promise<Page> =>
  browserOfEmail(browser, emailOf(role), options);

/** The same for an account outside the demo. */
export async function browserOfEmail(
  browser: Browser,
  email: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  await logInWith(page, email);
  return page;
}

/** Logs out, which ends the person's sessions on all devices: with an account of the demo, those of other journeys too. */
export async function logOut(page: Page, _whose: OwnEmail): Promise<void> {
  await openAccountPanel(page);
  await page.getByRole("button", { name: "Déconnexion" }).click();
}
