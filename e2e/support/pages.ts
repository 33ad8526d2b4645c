import { expect, type Page } from "@playwright/test";

/** Pages of the menu and their details that an administrator opens on a phone too. */
export const mobilePages = [
  "/",
  "/fa",
  "/fa/1",
  "/ft",
  "/ft/1",
  "/ft/420",
  "/timeline",
  "/check-in",
  "/check-in/board",
  "/volunteers",
  "/configuration",
  ...["dates", "inscription", "carte", "livrets", "repos", "remplacements", "pointage", "editions"].map(
    (section) => `/configuration?section=${section}`,
  ),
  "/configuration/teams",
  "/configuration/permissions",
  "/availabilities",
  "/planning",
  "/planning/1",
  "/charisma/periods",
  "/charisma/events/list",
  "/charisma/events/manage",
  "/need-help",
  "/swaps",
  "/my-personal-account",
  "/shared-meals",
  "/transactions",
  "/apps",
  "/failed-jobs",
  "/audit",
] as const;

/** All pages; the specification keeps those listed here off phones. */
export const desktopPages = [
  ...mobilePages,
  "/fa/to-publish",
  "/fa/dashboard/security",
  "/fa/dashboard/logistic",
  "/stats",
  "/assignment/orga-task",
  "/assignment/task-orga",
  "/assignment/proposals",
  "/orga-need",
  "/logistic/catalog",
  "/logistic/dashboard",
  "/logistic/inventory",
  "/logistic/borrow",
  "/logistic/borrow/1",
  "/logistic/purchase",
  "/logistic/purchase/1",
  "/signa/catalog",
  "/signa/location",
  "/registrations/staff",
  "/registrations/volunteer",
  "/multi-planning",
  "/contributions",
  "/sg",
] as const;

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
