import { expect, type Locator, type Page } from "@playwright/test";

/** /apps: the state of each feature app, for administrators. */
export class AppsPage {
  constructor(readonly page: Page) {}

  row(app: string): Locator {
    return this.page.getByRole("row").filter({ has: this.page.getByText(app, { exact: true }) });
  }

  /** The dialog of a button that acts on an app: « Mettre en pause ». */
  async ask(action: string, app: string): Promise<Locator> {
    await this.page.getByRole("button", { name: new RegExp(`^${action} : .*\\(${app}\\)$`) }).click();
    const dialog = this.page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    return dialog;
  }

  async loadAll(): Promise<void> {
    await this.page.getByRole("button", { name: "Tout charger" }).click();
  }

  /** With its version and its start-up time. */
  async expectRunning(app: string): Promise<void> {
    await expect(this.row(app)).toContainText("En marche");
    await expect(this.row(app).locator("code")).toHaveText(/^[0-9a-f]{12}$/);
    await expect(this.row(app)).toContainText(/\d ms/);
  }

  async expectLastError(app: string, message: RegExp): Promise<void> {
    await expect(this.row(app)).toContainText(message);
  }

  async expectOut(app: string): Promise<void> {
    await expect(this.row(app)).toContainText(/En panne|Écartée/);
  }
}
