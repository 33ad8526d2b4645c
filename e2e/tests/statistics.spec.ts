import { expect, type Page } from "@playwright/test";
import { test } from "../support/journey.ts";
import { expectAccessible } from "../support/axe.ts";
import { browserOf } from "../support/session.ts";

const chartOf = (page: Page) => page.getByRole("group", { name: "FA par équipe et par statut" });

test("organisers see how far the sheets have come, beside an edition that an administrator brings in", async ({
  browser,
}) => {
  const organiser = await browserOf(browser, "hard");
  await organiser.goto("/stats");
  const part = chartOf(organiser).getByRole("link", { name: /^Bar, Validée : \d+$/ });
  const marker = chartOf(organiser).getByRole("img", { name: /^Bar, Validée à la \d+ème : \d+$/ });
  await expect(part).toBeVisible();
  await expect(marker).toBeVisible();
  await expectAccessible(organiser, "statistics");

  await test.step("a part of a bar leads to its list, in a new tab with Ctrl", async () => {
    const [tab] = await Promise.all([
      organiser.context().waitForEvent("page"),
      part.click({ modifiers: ["ControlOrMeta"] }),
    ]);
    await expect(tab).toHaveURL(/\/fa\?team=bar&status=VALIDATED$/);
    await tab.close();
    await expect(organiser).toHaveURL("/stats");
  });

  await test.step("the keyboard goes there too", async () => {
    await part.focus();
    await organiser.keyboard.press("ArrowDown");
    await expect(part).not.toBeFocused();
    await organiser.keyboard.press("ArrowUp");
    await organiser.keyboard.press("Home");
    await organiser.keyboard.press("Enter");
    await expect(organiser).toHaveURL(/\/fa\?team=bar&status=[A-Z_]+$/);
    await organiser.goBack();
    await expect(part).toBeVisible();
  });

  await test.step("what an administrator imports is compared at once", async () => {
    const administrator = await browserOf(browser, "admin");
    await administrator.goto("/stats");
    await administrator.getByRole("button", { name: "Éditions précédentes" }).click();
    await administrator.getByLabel("Fichier de l'édition").setInputFiles({
      name: "edition.csv",
      mimeType: "text/csv",
      buffer: Buffer.from("Équipe;FA;FT\r\nBar;77;92\r\n", "latin1"),
    });
    await administrator.getByRole("button", { name: "Remplacer" }).click();
    await expect(marker).toHaveAccessibleName(/: 77$/);
    await administrator.context().close();
  });

  await test.step("the same numbers are read as a table, of tasks too", async () => {
    await organiser.getByRole("button", { name: "FT", exact: true }).click();
    await organiser.getByRole("button", { name: "Tableau" }).click();
    const table = organiser.getByRole("grid", { name: "FT par équipe et par statut" });
    await expect(table.getByRole("row", { name: /^Bar .* 92$/ })).toBeVisible();
    await expect(organiser).toHaveTitle(/Statistiques des FT/);
  });
});
