import { expect, type Page } from "@playwright/test";
import { test } from "../support/journey.ts";
import { browserOf } from "../support/session.ts";

/** As the browser does between Ctrl+P and its preview. */
async function onPaper(page: Page) {
  // The rules of paper come once the first screen is there.
  await page.waitForFunction(() => document.adoptedStyleSheets.length > 0);
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
}
const rows = (page: Page) => page.getByRole("row");

test("Ctrl+P prints the list or the sheet itself: all its rows, dark on light, without the frame and the buttons", async ({
  browser,
}) => {
  const humain = await browserOf(browser, "humain", { colorScheme: "dark" });
  await humain.goto("/fa");
  await expect(rows(humain)).toHaveCount(26);

  await test.step("a list is whole, and the screen is as before afterwards", async () => {
    await onPaper(humain);
    await expect(humain.getByRole("heading", { level: 1, name: "Fiches Activités" })).toBeVisible();
    await expect(rows(humain).nth(100)).toBeVisible();
    for (const hidden of [
      humain.getByRole("banner"),
      humain.getByRole("search"),
      humain.getByRole("navigation"),
    ]) {
      await expect(hidden).toHaveCount(0);
    }
    expect(await humain.evaluate(() => document.documentElement.style.colorScheme)).toBe("light");
    await humain.emulateMedia({ media: "screen" });
    await humain.evaluate(() => window.dispatchEvent(new Event("afterprint")));
    await expect(rows(humain)).toHaveCount(26);
    await expect(humain.getByRole("banner")).toBeVisible();
  });

  await test.step("a sheet has its texts and what was chosen, not what can be pressed", async () => {
    await humain.goto("/fa/1");
    await expect(humain.getByLabel("Nom de l'activité")).toBeVisible();
    await onPaper(humain);
    await expect(humain.getByLabel("Nom de l'activité")).toBeVisible();
    await expect(humain.getByRole("button", { name: "Autres actions" })).toBeHidden();
    await expect(humain.getByRole("banner")).toHaveCount(0);
  });
});
