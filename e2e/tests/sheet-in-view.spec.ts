import { expect } from "@playwright/test";
import { test } from "../support/journey.ts";
import { ActivityListPage } from "../pages/activity-list-page.ts";
import { browserOf } from "../support/session.ts";

test("an empty activity is read at a glance, and its head and contents stay in place", async ({
  browser,
}) => {
  const page = await browserOf(browser, "hard");
  await page.setViewportSize({ width: 1440, height: 900 });
  const list = new ActivityListPage(page);
  await list.open();
  await list.create(`Goûter surprise ${Date.now()}`);
  const contents = page.getByRole("navigation", { name: "Sommaire" });
  await expect(contents.getByRole("link", { name: /^FT associées/ })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
    .toBeLessThanOrEqual(1600);

  await test.step("the section in view is lit", async () => {
    await expect(contents.getByRole("link", { name: /^Général/ })).toHaveAttribute(
      "aria-current",
      "location",
    );
    await page.mouse.move(900, 500);
    await page.mouse.wheel(0, 2000);
    await expect(contents.getByRole("link", { name: /^FT associées/ })).toHaveAttribute(
      "aria-current",
      "location",
    );
    await expect(page.getByRole("button", { name: "Demande de relecture" })).toBeInViewport();
  });

  await test.step("a dialog over a scrolled sheet moves nothing", async () => {
    // Behind a dialog the page is out of reach of a screen reader, and of a role.
    const behind = page.getByRole("navigation", { name: "Sommaire", includeHidden: true });
    const places = async () =>
      Promise.all([behind, page.locator("#feedback")].map(async (part) => (await part.boundingBox())?.y));
    const add = page.getByRole("button", { name: "Ajouter un besoin en électricité" });
    await add.focus();
    const before = await places();
    await add.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Ajouter un besoin en électricité" });
    await expect(dialog).toBeVisible();
    expect(await places()).toEqual(before);
  });
});
