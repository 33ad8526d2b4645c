import type { Locator, Page } from "@playwright/test";

/** « Sécurité de mon compte », opened from the header. */
export class AccountSecurity {
  private constructor(readonly dialog: Locator) {}

  static async open(page: Page): Promise<AccountSecurity> {
    await openAccountPanel(page);
    await page.getByRole("button", { name: "Sécurité de mon compte" }).click();
    return new AccountSecurity(page.getByRole("dialog", { name: "Sécurité de mon compte" }));
  }

  get devices(): Locator {
    return this.dialog.getByRole("region", { name: "Mes appareils connectés" }).getByRole("listitem");
  }

  async changePassword(present: string, chosen: string): Promise<void> {
    await this.dialog.getByRole("button", { name: "Changer mon mot de passe" }).click();
    await this.dialog.getByLabel("Mot de passe actuel").fill(present);
    await this.dialog.getByLabel("Nouveau mot de passe", { exact: false }).first().fill(chosen);
    await this.dialog.getByLabel("Confirme ton nouveau mot de passe").fill(chosen);
    await this.dialog.getByRole("button", { name: "Enregistrer le mot de passe" }).click();
  }
}

export async function openAccountPanel(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("button").last().click();
}
