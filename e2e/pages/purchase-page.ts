import { expect, type Page } from "@playwright/test";

/** /logistic/purchase and its sheets. */
export class PurchasePage {
  constructor(readonly page: Page) {}

  /** Creates a purchase available on the dialog's date: the festival's start. */
  async create(seller: string): Promise<void> {
    await this.page.goto("/logistic/purchase");
    await this.page.getByRole("button", { name: "Nouvelle fiche achat" }).click();
    const dialog = this.page.getByRole("dialog", { name: "Ajouter une nouvelle Fiche Achat" });
    await dialog.getByLabel("Vendeur").fill(seller);
    await dialog.getByLabel("Vendeur").press("Enter");
    await expect(this.page).toHaveURL(/\/logistic\/purchase\/\d+$/);
  }

  async add(quantity: string, gear: string): Promise<void> {
    const card = this.page.getByRole("region", { name: "Matos à acheter" });
    await card.getByLabel("Quantité").fill(quantity);
    await card.getByLabel("Chercher du matos").fill(gear);
    await this.page.getByRole("option", { name: gear }).first().click();
    await card.getByRole("button", { name: "Ajouter" }).click();
    await expect(card.getByRole("row").filter({ hasText: gear })).toContainText(quantity);
  }
}
