import { openPage } from "@coulisses/federation/playwright";
import { expect } from "@playwright/test";
import { test } from "../support/journey.ts";
import { AppsPage } from "../pages/apps-page.ts";
import { siteOfThisFile } from "../support/own-site.ts";
import { browserOf } from "../support/session.ts";

const site = siteOfThisFile();

/** Milliseconds: a tab that was still loading when it was told looks within a minute. */
const soon = { timeout: 90_000 };

test("an administrator puts an app in pause, opens it again and takes it off the site, under the eyes of an open tab", async ({
  browser,
}) => {
  const page = await browserOf(browser, "admin", { baseURL: site().origin });
  const open = await page.context().newPage();
  await open.goto("/ft");
  await expect(open.getByRole("heading", { level: 1 })).toHaveText("Fiches Tâches");
  await openPage(page, "Applications");
  const apps = new AppsPage(page);
  const word = open.getByText("Les FT sont en pause jusqu'à 18 h. Pour en savoir plus, demande à un admin.");

  await test.step("the word takes the place of the page that is open, and the menu stays", async () => {
    const dialog = await apps.ask("Mettre en pause", "mf-tasks");
    await expect(dialog).toContainText("Fiches Tâches");
    await dialog.getByLabel("Mot pour les gens").fill("Les FT sont en pause jusqu'à 18 h.");
    await dialog.getByRole("button", { name: "Mettre en pause" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(word).toBeVisible(soon);
    await expect(open.getByRole("link", { name: "Fiches Tâches" }).first()).toBeVisible();
    await expect(apps.row("mf-tasks")).toContainText("En pause");
  });
  await test.step("the page comes back by itself", async () => {
    const dialog = await apps.ask("Rouvrir", "mf-tasks");
    await dialog.getByRole("button", { name: "Rouvrir" }).click();
    await expect(word).toHaveCount(0, soon);
    await expect(open.getByRole("heading", { level: 1 })).toHaveText("Fiches Tâches");
  });
  await test.step("off the site, its address is of no page; a kept version comes back", async () => {
    const away = await apps.ask("Retirer du site", "mf-tasks");
    await away.getByRole("button", { name: "Retirer du site" }).click();
    await expect(open.getByText("Page introuvable : /ft")).toBeVisible(soon);
    const back = await apps.ask("Remettre en place", "mf-tasks");
    await back.getByRole("button", { name: "Remettre en place" }).click();
    await expect(back).toHaveCount(0);
    await expect(open.getByText("Page introuvable : /ft")).toHaveCount(0, soon);
  });
});
