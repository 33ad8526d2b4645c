import { expectShown, openPage } from "@coulisses/federation/playwright";
import { expect, type Page } from "@playwright/test";
import { AppsPage } from "../pages/apps-page.ts";
import { featureApps } from "../support/feature-apps.ts";
import { test } from "../support/journey.ts";
import { countTimers, heldBy, openRequests } from "../support/left-behind.ts";
import { ownAdministrator } from "../support/own-administrator.ts";
import { logInWith } from "../support/session.ts";

/** Changes of app, after each of which the page is there. */
const CHANGES = 200;
/** Rounds after which each page is in memory, with what it has asked for. */
const WARM_UP_ROUNDS = 5;

async function goRound(page: Page, changes: number): Promise<void> {
  const menu = page.getByRole("navigation", { name: "Navigation principale" });
  for (let change = 0; change < changes; change++) {
    const { title } = featureApps[change % featureApps.length] ?? featureApps[0];
    await menu.getByRole("link", { name: new RegExp(`^${title}`) }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  }
  await openPage(page, "Applications");
  await expectShown(page);
}

test("two hundred changes from app to app leave nothing behind: no memory, style, listener, timer or stream", async ({
  browser,
}) => {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  await countTimers(page);
  const open = openRequests(page);
  await logInWith(page, await ownAdministrator(context.request));
  const devtools = await context.newCDPSession(page);
  await goRound(page, WARM_UP_ROUNDS * featureApps.length);
  const before = await heldBy(page, devtools);
  await goRound(page, CHANGES);
  const after = await heldBy(page, devtools);

  expect(after.heapMiB - before.heapMiB, "MiB more").toBeLessThanOrEqual(5);
  expect(after.nodes - before.nodes, "nodes more").toBeLessThanOrEqual(CHANGES);
  expect(after.listeners - before.listeners, "listeners more").toBeLessThanOrEqual(CHANGES / 4);
  expect(after.sheets, "style sheets").toBe(before.sheets);
  expect(after.rules - before.rules, "rules of style more").toBeLessThanOrEqual(20);
  expect(after.intervals, "repeated calls").toBe(before.intervals);
  expect(after.timeouts - before.timeouts, "delayed calls more").toBeLessThanOrEqual(20);
  await expect.poll(open, "streams").toEqual(["/api/live-notifications"]);
});

/** Milliseconds from an address to a page of the shell's own, opened from the menu and complete. */
async function untilUsable(page: Page, address: string): Promise<number> {
  const since = performance.now();
  await page.goto(address, { waitUntil: "commit" });
  await openPage(page, "Applications");
  await expect(page.getByRole("button", { name: "Tout charger" })).toBeEnabled();
  return performance.now() - since;
}

test("with all apps hanging at once, the shell is usable within three seconds", async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  await logInWith(page, await ownAdministrator(context.request));
  const addresses = ["/", featureApps[1].path];
  const usual: number[] = [];
  for (const address of addresses) usual.push(await untilUsable(page, address));
  const hanging: string[] = [];
  // Neither code nor description of any app is ever answered.
  await page.route("**/features/**", (route) => {
    hanging.push(route.request().url());
  });
  for (const [at, address] of addresses.entries()) {
    // A machine on which it takes longer when all is well may take as much longer here.
    const allowed = Math.max(3_000, 3 * (usual[at] ?? 0));
    expect(await untilUsable(page, address), `from ${address}`).toBeLessThanOrEqual(allowed);
  }
  await new AppsPage(page).loadAll();
  for (const { name } of featureApps)
    await expect.poll(() => hanging, name).toContainEqual(expect.stringContaining(`/features/${name}/`));
  await openPage(page, featureApps[5].title);
  await expect(page.getByRole("main").getByText(/met trop de temps à répondre/)).toBeVisible();
});
