import { expect, test, type Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { desktopPages, mobilePages } from "../support/pages.ts";
import { ownAdministrator } from "../support/own-administrator.ts";
import { logInWith } from "../support/session.ts";

const screens = [
  { name: "desktop", viewport: { width: 1440, height: 900 }, pages: desktopPages },
  { name: "phone", viewport: { width: 390, height: 844 }, pages: mobilePages },
] as const;

/** As if the person had chosen it in another tab. */
async function wear(page: Page, theme: "light" | "dark"): Promise<void> {
  await page.evaluate((dark) => {
    // Without a colour chosen, the product is as bright as the device.
    localStorage.setItem("color-theme", "blue");
    if (dark) localStorage.setItem("dark-theme", "true");
    else localStorage.removeItem("dark-theme");
    dispatchEvent(new StorageEvent("storage"));
  }, theme === "dark");
  await expect(page.locator("html")).toHaveCSS("color-scheme", theme);
}

for (const { name, viewport, pages } of screens) {
  test(`axe finds nothing on any page, in the light nor in the dark, on a ${name}`, async ({
    browser,
    request,
  }) => {
    const context = await browser.newContext({ viewport });
    const page = await context.newPage();
    await page.goto("/login");
    await expect(page.getByRole("button", { name: "Connexion" })).toBeVisible();
    await expectAccessible(page, "/login");
    await logInWith(page, await ownAdministrator(request));
    for (const path of pages) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("progressbar")).toHaveCount(0);
      await wear(page, "light");
      await expectAccessible(page, `${path}, light`);
      await wear(page, "dark");
      await expectAccessible(page, `${path}, dark`, "colours");
    }
    await context.close();
  });
}
