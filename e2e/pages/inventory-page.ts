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
    await expect(this.page.getByRole("button", { name: `À corriger (${count})` })).toBeVisible();
  }

  /** Types in the cells of the faulty line that has this storage. */
  async correct(storage: string, { code, quantity }: { code?: string; quantity?: string }): Promise<void> {
    const shown = this.page.getByLabel(/^Lieu de stockage, ligne/);
    const storages = await shown.evaluateAll((cells) =>
      cells.map((cell) => (cell as HTMLInputElement).value),
    );
    const label = await shown.nth(storages.indexOf(storage)).getAttribute("aria-label");
    const line = /\d+$/.exec(label ?? "")?.[0] ?? "";
    const type = async (column: string, text: string) => {
      const cell = this.page.getByLabel(`${column}, ligne ${line}`, { exact: true });
      await cell.fill(text);
      await cell.press("Enter");
    };
    if (code !== undefined) await type("Référence", code);
    if (quantity !== undefined) await type("Quantité", quantity);
  }

  async save(): Promise<void> {
    await this.page.getByRole("button", { name: "Sauvegarder l'inventaire" }).click();
    const dialog = this.page.getByRole("dialog", { name: "Remplacer l'inventaire" });
    await dialog.getByRole("button", { name: "Remplacer" }).click();
    await expect(this.page.getByText("L'inventaire a été réinitialisé")).toBeVisible();
  }
}
