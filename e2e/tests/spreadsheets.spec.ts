import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "@playwright/test";
import { test } from "../support/journey.ts";
import { browserOf } from "../support/session.ts";

const workbook = path.join(import.meta.dirname, "../files/matos.xlsx");

test("a logistician imports gear from a workbook, corrects a line, and takes the refused one away", async ({
  browser,
}) => {
  const stamp = Date.now();
  const page = await browserOf(browser, "matos");
  await page.goto("/logistic/catalog");
  await page.getByRole("button", { name: "Importer" }).click();
  await expect(page.getByRole("heading", { name: "Importer du matos" })).toBeVisible();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choisir un fichier" }).click();
  await (await chooser).setFiles(workbook);

  await test.step("its titles are known, and the sheet that was read is named", async () => {
    await expect(page.getByText("Feuille lue : « Matos »")).toBeVisible();
    await expect(page.getByText("Colonne ignorée : Prix")).toBeVisible();
  });

  await test.step("two of three lines are wrong: one is corrected in place", async () => {
    await expect(page.getByRole("button", { name: "À corriger (2)" })).toBeVisible();
    const category = page.getByLabel("Catégorie, ligne 3", { exact: true });
    await category.fill("Mobilier");
    await category.press("Enter");
    const name = page.getByLabel("Nom, ligne 3", { exact: true });
    await name.fill(`Enceinte ${stamp}`);
    await name.press("Enter");
    await expect(page.getByRole("button", { name: "À corriger (1)" })).toBeVisible();
  });

  await test.step("the right ones are imported, the wrong one is a file", async () => {
    await page.getByRole("button", { name: /^Importer/ }).click();
    await expect(page.getByText(/importées? ; 1 reste à corriger/)).toBeVisible();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Télécharger la ligne refusée" }).click();
    const refused = await readFile(await (await download).path(), "utf8");
    expect(refused).toContain(`"Ta","Mobilier","","","4","Nom : 3 caractères au moins"`);
  });

  await page.getByRole("button", { name: "Fermer" }).click();
  await page.getByRole("searchbox", { name: "Rechercher un matos" }).fill(String(stamp));
  await expect(page.getByRole("row", { name: new RegExp(`^Enceinte ${stamp}`) })).toBeVisible();
});

test("places come from a CSV of Excel in Windows-1252", async ({ browser }) => {
  const stamp = Date.now();
  const page = await browserOf(browser, "signa");
  await page.goto("/signa/location");
  await page.getByRole("button", { name: "Importer" }).click();
  const csv = `Nom;Latitude;Longitude\r\nBuvette d'été ${stamp};45,783;4,872\r\n`;
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choisir un fichier" }).click();
  await (
    await chooser
  ).setFiles({ name: "lieux.csv", mimeType: "text/csv", buffer: Buffer.from(csv, "latin1") });
  await page.getByRole("button", { name: "Importer 1 ligne" }).click();
  await expect(page.getByText("1 ligne importée")).toBeVisible();
  await page.getByRole("searchbox", { name: "Chercher un lieu" }).fill(`été ${stamp}`);
  await expect(page.getByRole("row", { name: new RegExp(`^Buvette d'été ${stamp}`) })).toBeVisible();
});
