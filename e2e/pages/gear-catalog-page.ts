import { expect, type Page } from "@playwright/test";

/** /logistic/catalog: the gears and their categories. */
export class GearCatalogPage {
  constructor(readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto("/logistic/catalog");
    await expect(this.page.getByRole("grid", { name: "Matos" })).toBeVisible();
  }

  /** Returns the reference code of the new gear. */
  async add(name: string, category: string): Promise<string> {
    await this.page.getByRole("button", { name: "Ajouter un matos" }).click();
    const dialog = this.page.getByRole("dialog", { name: "Ajouter un matériel" });
    await dialog.getByLabel("Nom").fill(name);
    await dialog.getByRole("combobox", { name: "Catégorie" }).fill(category);
    await this.page.getByRole("option", { name: category }).first().click();
    await dialog.getByRole("button", { name: "Ajouter" }).click();
    await expect(dialog).toBeHidden();
    await this.page.getByRole("searchbox", { name: "Rechercher un matos" }).fill(name);
    const row = this.page.getByRole("row", { name: new RegExp(`^${name}`) });
    await expect(row).toBeVisible();
    return (await row.getByRole("gridcell").nth(1).innerText()).trim();
  }
}
