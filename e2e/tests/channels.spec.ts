import { openPage } from "@coulisses/federation/playwright";
import { expect, type Page } from "@playwright/test";
import { AppsPage } from "../pages/apps-page.ts";
import { anotherEdition, inEdition } from "../support/edition.ts";
import { test } from "../support/journey.ts";
import { siteOfThisFile } from "../support/own-site.ts";
import { browserOf } from "../support/session.ts";

const site = siteOfThisFile();
const banner = (page: Page) => page.getByRole("complementary", { name: "Version à l'essai" });

test("a version tried by its link is met nowhere else, until an administrator puts it in place for everybody", async ({
  browser,
}) => {
  const admin = await browserOf(browser, "admin", { baseURL: site().origin });
  const elsewhere = await browserOf(browser, "admin", { baseURL: site().origin });
  const trial = await anotherEdition(site(), "mf-tasks", "trial");
  expect(await site().federation("publish", "--untried", trial, "--channel=pr-1")).toMatchObject({ code: 0 });

  await test.step("the link shows it, with a banner that says so", async () => {
    await admin.goto("/?channel=pr-1");
    await openPage(admin, "Fiches Tâches");
    await expect(admin.locator(inEdition("trial"))).toBeAttached();
    await expect(banner(admin)).toContainText("Tu essaies la version « pr-1 » de Fiches Tâches.");
  });

  await test.step("the tab keeps it through a reload without network", async () => {
    const hasWorker = () => admin.evaluate(() => Boolean(navigator.serviceWorker.controller));
    await expect.poll(hasWorker, { timeout: 120_000 }).toBe(true);
    await admin.reload();
    await expect(admin.locator(inEdition("trial"))).toBeAttached();
    await expect(banner(admin)).toBeVisible();
    await admin.context().setOffline(true);
    await admin.reload();
    await expect(admin.locator(inEdition("trial"))).toBeAttached();
    await expect(banner(admin)).toBeVisible();
    await admin.context().setOffline(false);
  });

  await test.step("a browser that does not ask for it has the version in place", async () => {
    await openPage(elsewhere, "Fiches Tâches");
    await expect(elsewhere.getByRole("heading", { level: 1, name: "Fiches Tâches" })).toBeVisible();
    await expect(elsewhere.locator(inEdition("trial"))).toHaveCount(0);
    await expect(banner(elsewhere)).toHaveCount(0);
  });

  await test.step("the banner leads back to the version in place", async () => {
    await banner(admin).getByRole("button", { name: "Revenir à la version en place" }).click();
    await expect(banner(admin)).toHaveCount(0);
    await expect(admin.getByRole("heading", { level: 1, name: "Fiches Tâches" })).toBeVisible();
    await expect(admin.locator(inEdition("trial"))).toHaveCount(0);
  });

  await test.step("once it is put in place, everybody has it at their next page of that app", async () => {
    await openPage(admin, "Applications");
    await admin.getByRole("button", { name: "Mettre en place : « pr-1 » de mf-tasks" }).click();
    const dialog = admin.getByRole("dialog", { name: "Mettre « pr-1 » de « Fiches Tâches » en place" });
    await dialog.getByRole("button", { name: "Mettre en place" }).click();
    await expect(dialog).toHaveCount(0);
    await openPage(elsewhere, "Mon Planning");
    await openPage(elsewhere, "Fiches Tâches");
    await expect(elsewhere.locator(inEdition("trial"))).toBeAttached();
    await expect(new AppsPage(admin).row("mf-tasks")).toContainText(
      (await site().registry()).features.find(({ name }) => name === "mf-tasks")?.version ?? "?",
    );
  });
});
