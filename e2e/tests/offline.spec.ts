import { openPage, untilReadyOffline } from "@coulisses/federation/playwright";
import { expect, type Page } from "@playwright/test";
import { test } from "../support/journey.ts";
import { AppsPage } from "../pages/apps-page.ts";
import { ownMember } from "../support/own-member.ts";
import { browserOf, browserOfEmail, logOut } from "../support/session.ts";

const main = (page: Page) => page.getByRole("main");

test("what was opened works without network; what was not says so, and shows once the network is back", async ({
  browser,
}) => {
  const page = await browserOf(browser, "admin");
  await untilReadyOffline(page);
  await openPage(page, "Fiches Activités");
  const rows = page.getByRole("row");
  await expect(rows.nth(5)).toBeVisible();

  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fiches Activités");
  await expect(rows.nth(5)).toBeVisible();

  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await openPage(page, "Fiches Tâches");
  await expect(main(page).getByText("Pas disponible hors ligne")).toBeVisible();

  await page.context().setOffline(false);
  await expect(rows.nth(5)).toBeVisible();
  await expect(main(page).getByText("Pas disponible hors ligne")).toHaveCount(0);
  await openPage(page, "Applications");
  await new AppsPage(page).expectRunning("mf-tasks");
});

test("a device that keeps nothing says that it is offline, and goes on when asked again", async ({
  browser,
}) => {
  const page = await browserOf(browser, "soft");
  await untilReadyOffline(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.context().setOffline(true);
  await page.goto("/volunteers");
  await expect(page.getByRole("heading", { name: "Tu es hors ligne" })).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole("link", { name: "Réessayer" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Liste des Bénévoles");
});

test("what someone read leaves the device with their session", async ({ browser, request }) => {
  const reader = await ownMember(request, {
    firstname: "Lise",
    lastname: `Départ${Date.now()}`,
    teams: ["soft"],
  });
  const page = await browserOfEmail(browser, reader);
  await untilReadyOffline(page);
  await page.reload();
  // The cache itself may be made again, empty, by the worker that counts what it keeps.
  const keepsReads = () =>
    page.evaluate(async () => (await (await caches.open("coulisses-read")).keys()).length > 0);
  await expect.poll(keepsReads).toBe(true);
  await logOut(page, reader);
  await expect(page.getByRole("button", { name: "Connexion" })).toBeVisible();
  await expect.poll(keepsReads).toBe(false);
});
