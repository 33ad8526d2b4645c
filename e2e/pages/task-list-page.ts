import { expect, type Page } from "@playwright/test";

/** /ft: every task, its status and its reviews. */
export class TaskListPage {
  constructor(readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto("/ft");
    await expect(this.page.getByRole("heading", { level: 1, name: "Fiches Tâches" })).toBeVisible();
    await expect(this.page.getByRole("grid")).toBeVisible();
  }

  async create(name: string, activity: string): Promise<void> {
    await this.page.getByRole("button", { name: "Créer une fiche tâche" }).click();
    const dialog = this.page.getByRole("dialog", { name: "Créer une nouvelle Fiche Tâche" });
    await dialog.getByLabel("FA associée").fill(activity);
    await this.page.getByRole("option", { name: activity }).click();
    await dialog.getByLabel("Nom de la FT").fill(name);
    await dialog.getByLabel("Nom de la FT").press("Enter");
    await expect(this.page).toHaveURL(/\/ft\/\d+$/);
  }
}
