import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";

/** /logistic/dashboard: shortages of gear. */
export class GearRecapPage {
  constructor(readonly page: Page) {}

  async open(search: string): Promise<void> {
    await this.page.goto(`/logistic/dashboard?search=${encodeURIComponent(search)}`);
  }

  /** Checks the smallest difference between stock and needs. */
  async expectDifference(name: string, difference: string): Promise<void> {
    await expect(
      this.page.getByRole("row").filter({ hasText: name }).getByText(difference, { exact: true }),
    ).toBeVisible();
  }

  /** Shortages as a CSV file. */
  async export(): Promise<string> {
    const download = this.page.waitForEvent("download");
    await this.page.getByRole("button", { name: "Exporter" }).click();
    return readFile(await (await download).path(), "utf8");
  }
}
