import { expect, type Page } from "@playwright/test";
import { desktopPages, mobilePages } from "./site-pages.ts";

/** Both screen sizes that every page is checked on. */
export const screens = [
  { name: "desktop", viewport: { width: 1440, height: 900 }, pages: desktopPages },
  { name: "phone", viewport: { width: 390, height: 844 }, pages: mobilePages },
] as const;

/** Opens a page and waits for what it shows. */
export async function show(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
}
