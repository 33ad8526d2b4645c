import { expect, type Page } from "@playwright/test";

/** /fa/{id}: one activity, its sections and its reviews. */
export class ActivitySheetPage {
  constructor(readonly page: Page) {}

  private section(name: string) {
    return this.page.getByRole("region", { name, exact: true });
  }

  async expectStatus(status: string): Promise<void> {
    await expect(this.summary()).toContainText(status);
  }

  private summary() {
    return this.page.getByRole("region", { name: "Résumé de la fiche" });
  }

  private contents() {
    return this.page.getByRole("navigation", { name: "Sommaire" });
  }

  async publish(): Promise<void> {
    await this.section("Général").getByLabel("Publier sur le site / plaquette").click();
  }

  async expectMissing(reasons: string[]): Promise<void> {
    for (const reason of reasons) {
      await expect(this.contents().getByText(reason, { exact: true })).toBeVisible();
    }
  }

  async expectReady(): Promise<void> {
    await expect(this.contents().getByText(/est nécessaire/)).toHaveCount(0);
  }

  async describe(text: string): Promise<void> {
    const editor = this.section("Général").getByLabel("Description de l'activité");
    await editor.click();
    await editor.press("ControlOrMeta+a");
    await editor.pressSequentially(text);
    await this.expectSaved();
  }

  async setPhoto(link: string): Promise<void> {
    await this.section("Général").getByLabel("Lien de la photo de l'activité sur le drive").fill(link);
    await this.expectSaved();
  }

  async addCategory(category: string): Promise<void> {
    await this.section("Général").getByRole("button", { name: category, exact: true }).click();
  }

  /** Accepts the dialog's window: one hour from the festival's start, or the last one's hours the day after. */
  async addTimeWindow(): Promise<void> {
    await this.section("Général").getByRole("button", { name: "Ajouter un créneau" }).click();
    const dialog = this.page.getByRole("dialog", { name: "Ajouter un créneau" });
    await dialog.getByRole("button", { name: /Ajouter/ }).click();
    await expect(dialog).toBeHidden();
  }

  async chooseTeam(team: string): Promise<void> {
    const field = this.section("Responsable").getByLabel("Équipe", { exact: true });
    await field.fill(team);
    await this.page.getByRole("option", { name: team, exact: true }).click();
  }

  /** Requests gear for the dialog's window: the activity's first one, else the festival's start. */
  async requestGear(quantity: string, gear: string): Promise<void> {
    const section = this.section("Demande de matos");
    await section.getByRole("button", { name: "Ajouter un créneau" }).click();
    const dialog = this.page.getByRole("dialog", { name: "Ajouter un créneau" });
    await dialog.getByRole("button", { name: /Ajouter/ }).click();
    await expect(dialog).toBeHidden();
    await section.getByLabel("Quantité").fill(quantity);
    await section.getByLabel("Chercher du matos").fill(gear);
    await this.page.getByRole("option", { name: gear }).first().click();
    await section.getByRole("button", { name: "Ajouter", exact: true }).click();
    await expect(section.getByRole("row").filter({ hasText: gear })).toContainText(quantity);
  }

  async requestSignage(type: string, text: string): Promise<void> {
    await this.section("Signa").getByRole("button", { name: "Ajouter une signalétique" }).click();
    const dialog = this.page.getByRole("dialog", { name: "Ajouter une signalétique" });
    await dialog.getByLabel("Type").selectOption(type);
    await dialog.getByLabel("Texte à écrire").fill(text);
    await dialog.getByLabel("Taille").fill("A3");
    await dialog.getByRole("button", { name: "Ajouter" }).click();
    await expect(dialog).toBeHidden();
  }

  async linkSignage(text: string, catalogueItem: string): Promise<void> {
    const field = this.section("Signa").getByLabel(`Référence de « ${text} »`);
    await field.fill(catalogueItem);
    await this.page.getByRole("option", { name: catalogueItem }).click();
    await expect(field).toHaveValue(catalogueItem);
  }

  /** Takes any place. */
  async chooseLocation(): Promise<void> {
    const field = this.section("Signa").getByLabel("Lieu de l'activité");
    await field.click();
    await this.page.getByRole("option", { disabled: false }).first().click();
    await expect(this.page.getByRole("listbox")).toBeHidden();
  }

  async expectSaved(): Promise<void> {
    await expect(this.page.getByText("Enregistré", { exact: true }).first()).toBeVisible();
  }

  async expectRefusal(team: string, reason: string): Promise<void> {
    await expect(this.summary()).toContainText(`Refusée par l'équipe ${team}`);
    await expect(this.summary()).toContainText(reason);
  }

  async askForReview(): Promise<void> {
    await this.summary().getByRole("button", { name: "Demande de relecture" }).click();
  }

  async approve(team: string): Promise<void> {
    await this.summary()
      .getByRole("button", { name: new RegExp(`^Approuver pour ${team}`, "i") })
      .click();
    await expect(this.page.getByText(`FA approuvée par l'équipe ${team}`)).toBeVisible();
  }

  async reject(team: string, reason: string): Promise<void> {
    await this.summary().getByRole("button", { name: "Autres actions" }).click();
    await this.page.getByRole("menuitem", { name: `Rejeter pour ${team}` }).click();
    const dialog = this.page.getByRole("dialog", { name: "Rejeter une activité" });
    await dialog.getByLabel("Explication").fill(reason);
    await dialog.getByRole("button", { name: "Rejeter la FA" }).click();
    await expect(this.page.getByText(`FA rejetée par l'équipe ${team}`)).toBeVisible();
  }
}
