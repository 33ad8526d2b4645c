import { expect, type Locator, type Page } from "@playwright/test";

type AskedPeople = { volunteer: string; team: string; hours: number; split: string };

/** /ft/{id}: one task, its sections, its reviews and its assignment. */
export class TaskSheetPage {
  constructor(readonly page: Page) {}

  private section(name: string): Locator {
    return this.page.getByRole("region", { name, exact: true });
  }

  private summary(): Locator {
    return this.page.getByRole("region", { name: "Résumé de la fiche" });
  }

  private contents(): Locator {
    return this.page.getByRole("navigation", { name: "Sommaire" });
  }

  /** Presses one of the actions that the menu of the head holds. */
  private async choose(action: string): Promise<void> {
    await this.summary().getByRole("button", { name: "Autres actions" }).click();
    await this.page.getByRole("menuitem", { name: action }).click();
  }

  private dialog(name: string): Locator {
    return this.page.getByRole("dialog", { name, exact: true });
  }

  /** Types enough of the name in a picker, and takes it. */
  private async pick(field: Locator, name: string): Promise<void> {
    await field.fill(name);
    await expect(this.page.getByRole("option", { name, exact: true })).toBeVisible();
    // By keyboard: a notification may cover the list.
    await field.press("Enter");
  }

  async expectStatus(status: string): Promise<void> {
    await expect(this.summary()).toContainText(status);
  }

  async expectReview(team: string, review: string): Promise<void> {
    await expect(this.summary().getByText(`${team} : ${review}`)).toBeAttached();
  }

  async expectReviewer(name: string): Promise<void> {
    await expect(this.summary()).toContainText(`Relecture suivie par ${name}`);
  }

  async expectMissing(reasons: string[]): Promise<void> {
    for (const reason of reasons) {
      await expect(this.contents().getByText(reason, { exact: true })).toBeVisible();
    }
  }

  async chooseTeam(team: string): Promise<void> {
    await this.pick(this.section("Général").getByLabel("Équipe", { exact: true }), team);
  }

  /** Takes the first option of a field; its list has left once this ends, so that the next one is not taken for it. */
  private async pickAny(field: Locator): Promise<void> {
    await field.click();
    await this.page.getByRole("option", { disabled: false }).first().click();
    await expect(this.page.getByRole("listbox")).toBeHidden();
  }

  /** Takes any place. */
  async chooseAppointment(): Promise<void> {
    await this.pickAny(this.section("Instructions").getByLabel("Lieu de rendez-vous"));
  }

  /** Takes any volunteer. */
  async addContact(): Promise<void> {
    const instructions = this.section("Instructions");
    await this.pickAny(instructions.getByLabel("Ajouter un contact"));
    await expect(instructions.getByRole("button", { name: /^Retirer .* des contacts$/ })).toBeVisible();
  }

  async instruct(text: string): Promise<void> {
    await this.typeInstructions(text);
    await this.saveInstructions().click();
    await expect(this.section("Instructions").getByText("Modifications non enregistrées")).toBeHidden();
  }

  async typeInstructions(text: string): Promise<void> {
    const editor = this.section("Instructions").getByLabel("Instructions globales", { exact: true });
    await editor.click();
    await editor.press("ControlOrMeta+a");
    await editor.pressSequentially(text);
  }

  saveInstructions(): Locator {
    return this.section("Instructions").getByRole("button", { name: "Sauvegarder : Instructions globales" });
  }

  /** Checks that the dialog names the team, and goes on. */
  async acceptReset(team: string): Promise<void> {
    const dialog = this.dialog("Réinitialisation des validations");
    await expect(dialog).toContainText(`L'équipe ${team} a déjà approuvé cette FT`);
    await dialog.getByRole("button", { name: "Continuer" }).click();
    await expect(dialog).toBeHidden();
  }

  /** Adds a mobilization from the dialog's start: the activity's, else the festival's. */
  async addMobilization({ volunteer, team, hours, split }: AskedPeople): Promise<void> {
    await this.section("Mobilisations").getByRole("button", { name: "Ajouter une mobilisation" }).click();
    const dialog = this.dialog("Ajouter une mobilisation");
    await expect(dialog).toContainText("Le festival commence");
    const start = await dialog.getByLabel("Date de début").inputValue();
    const [, day, month, year, time] = /(..).(..).(....) (.....)/.exec(start) ?? [];
    const end = new Date(Date.parse(`${year}-${month}-${day}T${time}Z`) + hours * 3_600_000);
    await dialog.getByLabel("Date de fin").fill(end.toISOString().slice(0, 16));
    await dialog.getByLabel("Découpage").selectOption({ label: split });
    await this.pick(dialog.getByLabel("Bénévoles requis"), volunteer);
    await this.pick(dialog.getByLabel("Équipe", { exact: true }), team);
    await dialog.getByRole("button", { name: "Ajouter", exact: true }).click();
    await expect(this.page.getByText("La mobilisation a été ajoutée")).toBeVisible();
  }

  async expectConflict(volunteer: string, reason: string): Promise<void> {
    await expect(
      this.section("Mobilisations").getByRole("link", { name: `${volunteer} (${reason})` }),
    ).toBeVisible();
  }

  async expectNoConflict(volunteer: string): Promise<void> {
    await expect(
      this.section("Mobilisations").getByRole("link", { name: volunteer, exact: true }),
    ).toBeVisible();
  }

  /** Requests any gear with this text in its name. */
  async askForGear(search: string): Promise<void> {
    const inquiry = this.section("Demande de matos");
    await inquiry.getByLabel("Chercher du matos").fill(search);
    await this.page.getByRole("option", { disabled: false }).first().click();
    await inquiry.getByRole("button", { name: "Ajouter", exact: true }).click();
    await expect(
      inquiry.getByText("À attribuer").or(inquiry.getByLabel(/^Lieu de retrait de/)),
    ).toBeVisible();
  }

  async chooseDrive(drive: string): Promise<void> {
    await this.pick(this.section("Demande de matos").getByLabel(/^Lieu de retrait de/), drive);
  }

  async expectRefusal(team: string, reason: string): Promise<void> {
    await expect(this.summary()).toContainText(`Refusée par l'équipe ${team}`);
    await expect(this.summary()).toContainText(reason);
  }

  async askForReview(): Promise<void> {
    await this.summary().getByRole("button", { name: "Demande de relecture" }).click();
    await this.expectStatus("Relecture en cours");
  }

  async approve(team: string): Promise<void> {
    await this.summary()
      .getByRole("button", { name: `Approuver pour ${team}` })
      .click();
    await expect(this.page.getByText(`FT approuvée par l'équipe ${team}`)).toBeVisible();
  }

  async ignore(team: string): Promise<void> {
    await this.choose(`Ignorer pour ${team}`);
    await expect(this.page.getByText(`FT ignorée par l'équipe ${team}`)).toBeVisible();
  }

  async reject(team: string, reason: string): Promise<void> {
    await this.openRejection(team);
    const dialog = this.dialog("Rejeter une tâche");
    await dialog.getByLabel("Explication").fill(reason);
    await dialog.getByRole("button", { name: "Rejeter la FT" }).click();
    await expect(this.page.getByText(`FT rejetée par l'équipe ${team}`)).toBeVisible();
  }

  private async openRejection(team: string): Promise<void> {
    await this.choose(`Rejeter pour ${team}`);
  }

  async expectAssignmentBlocked(reason: string): Promise<void> {
    await expect(this.summary()).toContainText("Impossible de démarrer l'affectation pour cette FT.");
    await expect(this.summary()).toContainText(reason);
    await this.startButton().click();
    await expect(
      this.page.getByText(`Impossible de démarrer l'affectation pour cette FT. ${reason}`),
    ).toBeVisible();
    await expect(this.page.getByRole("dialog")).toBeHidden();
  }

  private startButton(): Locator {
    return this.summary().getByRole("button", { name: "Commencer l'affectation" });
  }

  async startAssignment(category: string): Promise<void> {
    await this.startButton().click();
    const dialog = this.dialog("Commencer l'affectation");
    await dialog.getByLabel("Type de créneau").selectOption({ label: category });
    await dialog.getByRole("button", { name: "Commencer", exact: true }).click();
    await expect(this.page.getByText("FT prête pour affectation")).toBeVisible();
  }

  async expectCategory(category: string): Promise<void> {
    await expect(this.summary()).toContainText(`Catégorie de la tâche : ${category}`);
  }

  /** Checks the calendar, and the warning of a refusal. */
  async expectAssignments(count: number, reviewer: string): Promise<void> {
    await this.section("Mobilisations").getByRole("button", { name: "Calendrier" }).click();
    const calendar = this.dialog("Créneaux de la tâche");
    await expect(calendar.getByText(/^\d+h - \d+h$/)).toHaveCount(count);
    await calendar.getByRole("button", { name: "Fermer", exact: true }).click();
    await this.openRejection(reviewer);
    const rejection = this.dialog("Rejeter une tâche");
    await expect(rejection).toContainText(`Ses ${count} affectations seront supprimées`);
    await rejection.getByRole("button", { name: "Fermer", exact: true }).click();
  }
}
