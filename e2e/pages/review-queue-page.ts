import { expect, type Locator, type Page } from "@playwright/test";

/** A sheet read in the queue of a team: its place, and the verdicts that lead to the next one. */
export class ReviewQueuePage {
  constructor(readonly page: Page) {}

  /** The sheet is on screen, at that place, and the reader is at its heading. */
  async expectAt(name: string, place: string): Promise<void> {
    await expect(this.heading(name)).toBeFocused();
    await expect(this.page.getByRole("navigation", { name: "Relectures" })).toContainText(place);
  }

  private heading(name: string): Locator {
    return this.page.getByRole("heading", { level: 1, name });
  }

  async approve(team: string): Promise<void> {
    await this.page.getByRole("button", { name: `Approuver pour ${team}` }).click();
  }

  async reject(team: string, reason: string): Promise<void> {
    await this.page.getByRole("button", { name: `Rejeter pour ${team}` }).click();
    const dialog = this.page.getByRole("dialog", { name: /^Rejeter une/ });
    await dialog.getByLabel("Explication").fill(reason);
    await dialog.getByLabel("Explication").press("Enter");
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
  }

  async undo(): Promise<void> {
    await this.page.getByRole("button", { name: "Annuler" }).click();
  }

  async expectAllRead(): Promise<void> {
    await expect(this.heading("Tout est relu")).toBeFocused();
  }

  async backToList(): Promise<void> {
    await this.page.getByRole("link", { name: "Retour à la liste" }).click();
  }
}
