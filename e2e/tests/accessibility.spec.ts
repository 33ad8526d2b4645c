import { expect, test } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { desktopPages, mobilePages } from "../support/pages.ts";
import { logIn } from "../support/session.ts";

const screens = [
  { name: "desktop", viewport: { width: 1440, height: 900 }, pages: desktopPages },
  { name: "phone", viewport: { width: 390, height: 844 }, pages: mobilePages },
] as const;

for (const { name, viewport, pages } of screens) {
  for (const theme of ["light", "dark"] as const) {
    test(`axe finds nothing on any page, ${name}, ${theme}`, async ({ browser }) => {
      test.setTimeout(480_000);
      const context = await browser.newContext({ viewport, reducedMotion: "reduce" });
      await context.addInitScript((dark) => {
        // Without a colour chosen, the product is dark.
        localStorage.setItem("color-theme", "blue");
        if (dark) localStorage.setItem("dark-theme", "true");
      }, theme === "dark");
      const page = await context.newPage();
      await page.goto("/login");
      await expect(page.getByRole("button", { name: "Connexion" })).toBeVisible();
      await expectAccessible(page, "/login");
      await logIn(page, "admin");
      for (const path of pages) {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.getByRole("progressbar")).toHaveCount(0);
        await expectAccessible(page, path);
      }
      await context.close();
    });
  }
}
