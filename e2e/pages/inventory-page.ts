import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";

/** /logistic/inventory: the festival's own gear, and its replacement from a file. */
export class InventoryPage {
  constructor(readonly page: Page) {}

  async open(search = ""): Promise<void> {
    await this.page.goto(`/logistic/inventory?search=${encodeURIComponent(search)}`);
    await expect(this.page.getByRole("grid", { name: "Inventaire" })).toBeVisible();
  }

  async expectLine(name: string, quantity: string, storage: string): Promise<void> {
    const cells = this.page.getByRole("row").filter({ hasText: name }).getByRole("gridcell");
    await expect(cells.nth(2)).toHaveText(quantity);
    await expect(cells.nth(3)).toContainText(storage);
  }

  /** Text of the file that the page exports. */
  async export(): Promise<string> {
    await expect(this.page.getByRole("row").nth(1)).toBeVisible();
    const download = this.page.waitForEvent("download");
    await this.page.getByRole("button", { name: "Exporter" }).click();
    return readFile(await (await download).path(), "utf8");
  }

  async import(csv: string): Promise<void> {
    await this.page.getByRole("button", { name: "Réinitialiser" }).click();
    await expect(this.page.getByRole("heading", { name: "Mise à jour de l'inventaire" })).toBeVisible();
    const chooser = this.page.waitForEvent("filechooser");
    await this.page.getByRole("button", { name: "Choisir un fichier" }).click();
    await (
      await chooser
    ).setFiles({ name: "inventaire.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  }

  async expectErrors(count: number): Promise<void> {
    const heading = count === 0 ? /erreur/ : `⚠️ ${count} ${count > 1 ? "erreurs" : "erreur"}`;
    await expect(this.page.getByRole("heading", { name: heading })).toHaveCount(count === 0 ? 0 : 1);
  }

  /** Opens the faulty line that shows this text. */
  async correct(shown: string, { gear, quantity }: { gear?: string; quantity?: string }): Promise<void> {
    const errors = this.page.getByRole("grid", { name: "Lignes en erreur" });
    await errors
      .getByRole("row")
      .filter({ hasText: shown })
      .getByRole("button", { name: /^Corriger/ })
      .click();
    const dialog = this.page.getByRole("dialog", { name: "Entrée de l'inventaire" });
    if (gear !== undefined) {
      await dialog.getByRole("combobox", { name: "Matos" }).fill(gear);
      await this.page.getByRole("option", { name: gear }).first().click();
    }
    if (quantity !== undefined) await dialog.getByLabel("Quantité").fill(quantity);
    await dialog.getByRole("button", { name: "Ajouter l'entrée à l'inventaire" }).click();
    await expect(dialog).toBeHidden();
  }

  async save(): Promise<void> {
    await this.page.getByRole("button", { name: "Sauvegarder l'inventaire" }).click();
    const dialog = this.page.getByRole("dialog", { name: "Remplacer l'inventaire" });
    await dialog.getByRole("button", { name: "Remplacer" }).click();
    await expect(this.page.getByText("L'inventaire a été réinitialisé")).toBeVisible();
  }
}
