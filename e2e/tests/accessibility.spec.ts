import { expect } from "@playwright/test";
import { test } from "../support/journey.ts";
import { expectAccessible } from "../support/axe.ts";
import { screens, show } from "../support/pages.ts";
import { ownAdministrator } from "../support/own-administrator.ts";
import { logInWith } from "../support/session.ts";
import { wear } from "../support/theme.ts";

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
      await show(page, path);
      await wear(page, "light");
      await expectAccessible(page, `${path}, light`);
      await wear(page, "dark");
      await expectAccessible(page, `${path}, dark`, "colours");
    }
    await context.close();
  });
}
