import { openPage } from "@coulisses/federation/playwright";
import { expect, type Page } from "@playwright/test";
import { test } from "../support/journey.ts";
import { InventoryPage } from "../pages/inventory-page.ts";
import { browserOf } from "../support/session.ts";

const TITLES = "Référence;Matos;Quantité;Lieu de stockage;Commentaire";

const question = (page: Page) => page.getByRole("dialog", { name: "Abandonner ta saisie ?" });
const answer = (page: Page, name: "Rester" | "Abandonner") =>
  question(page).getByRole("button", { name }).click();

test("what was typed in a dialog stays until the person agrees to lose it", async ({ browser }) => {
  const page = await browserOf(browser, "hard");
  await openPage(page, "Fiches Activités");
  await page.getByRole("button", { name: "Créer une fiche activité" }).click();
  const field = page.getByRole("textbox", { name: "Nom de la FA" });
  await field.fill("Bal folk");

  await page.keyboard.press("Escape");
  await expect(question(page).getByRole("button", { name: "Rester" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question(page)).toBeHidden();
  await expect(field).toHaveValue("Bal folk");

  await page.goBack();
  await answer(page, "Rester");
  await expect(page).toHaveURL(/\/fa$/);
  await expect(field).toHaveValue("Bal folk");

  await page.setViewportSize({ width: 700, height: 900 });
  await expect(field).toHaveValue("Bal folk");
  await page.setViewportSize({ width: 1440, height: 900 });

  const asks = page.waitForEvent("dialog");
  const reload = page.reload({ timeout: 5_000 }).catch(() => undefined);
  await (await asks).dismiss();
  await reload;
  await expect(field).toHaveValue("Bal folk");

  await page.goBack();
  await answer(page, "Abandonner");
  await expect(page).not.toHaveURL(/\/fa$/);
});

test("lines corrected by hand stay on a narrow window, and a file that can't be read leaves nothing to save", async ({
  browser,
}) => {
  const page = await browserOf(browser, "matos");
  const inventory = new InventoryPage(page);
  await inventory.open();
  const [, first = ""] = (await inventory.export()).split("\n");
  const [code = ""] = first.split(",").map((cell) => cell.slice(1, -1));
  await inventory.import(`${TITLES}\nZZ_404;Inconnu;5;Local Matos;`);
  await inventory.expectErrors(1);
  await inventory.correct("Local Matos", { code });
  const storage = page.getByLabel("Lieu de stockage, ligne 2");
  await inventory.expectErrors(0);

  await page.setViewportSize({ width: 700, height: 900 });
  await expect(page).toHaveURL(/\/logistic\/inventory/);
  await expect(storage).toHaveValue("Local Matos");
  await page.setViewportSize({ width: 1440, height: 900 });

  const choose = async (text: string) => {
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Choisir un autre fichier" }).click();
    await (await chooser).setFiles({ name: "autre.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  };
  await choose(TITLES);
  await answer(page, "Rester");
  await expect(storage).toHaveValue("Local Matos");
  await choose(TITLES);
  await answer(page, "Abandonner");
  await expect(page.getByText("Le fichier ne contient que des titres")).toBeVisible();
  await expect(storage).toBeHidden();
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect(page.getByRole("grid", { name: "Inventaire" })).toBeVisible();
});

test("a text typed while the network is gone says so, and leaves by itself when it is back", async ({
  browser,
}) => {
  const page = await browserOf(browser, "hard");
  await openPage(page, "Fiches Activités");
  await page.getByRole("button", { name: "Créer une fiche activité" }).click();
  await page.getByRole("textbox", { name: "Nom de la FA" }).fill(`Hors réseau ${Date.now()}`);
  await page.keyboard.press("Enter");
  const name = page.getByRole("textbox", { name: "Nom de l'activité" });
  await expect(name).toBeVisible();

  await page.context().setOffline(true);
  await expect(page.getByRole("banner").getByText("Hors ligne")).toBeVisible();
  await name.fill("Retrouvé");
  await name.blur();
  await expect(page.getByText(/Ton texte est gardé ici, et partira tout seul/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole("banner").getByText("Hors ligne")).toBeHidden();
  await expect(page.getByText(/Ton texte est gardé ici, et partira tout seul/)).toBeHidden();
  await page.reload();
  await expect(name).toHaveValue("Retrouvé");
});
