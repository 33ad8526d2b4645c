import { expect, type Locator, type Page } from "@playwright/test";

/** /fa: every activity, its status and its reviews. */
export class ActivityListPage {
  constructor(readonly page: Page) {}

  async open(search = ""): Promise<void> {
    await this.page.goto(search ? `/fa?search=${encodeURIComponent(search)}` : "/fa");
    await expect(this.page.getByRole("heading", { level: 1, name: "Fiches Activités" })).toBeVisible();
    await expect(this.page.getByRole("grid")).toBeVisible();
  }

  row(name: string): Locator {
    return this.page.getByRole("row").filter({ hasText: name });
  }

  async create(name: string): Promise<void> {
    await this.page.getByRole("button", { name: "Créer une fiche activité" }).click();
    const dialog = this.page.getByRole("dialog", { name: "Créer une nouvelle Fiche Activité" });
    await dialog.getByLabel("Nom de la FA").fill(name);
    await dialog.getByLabel("Nom de la FA").press("Enter");
    await expect(this.page).toHaveURL(/\/fa\/\d+$/);
  }

  async expectReview(name: string, team: string, review: string): Promise<void> {
    await expect(this.row(name).getByText(`${team} : ${review}`)).toBeVisible();
  }

  async expectStatus(name: string, status: string): Promise<void> {
    await expect(this.row(name)).toContainText(status);
  }

  /** Activities that wait for the reader, from the menu's badge. */
  async toHandle(): Promise<number> {
    const link = this.page.getByRole("navigation").getByRole("link", { name: /^Fiches Activités/ });
    return Number(/(\d+) à traiter/.exec((await link.textContent()) ?? "")?.[1] ?? 0);
  }
}
