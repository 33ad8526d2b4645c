import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";

/** /logistic/dashboard: what will be missing. */
export class GearRecapPage {
  constructor(readonly page: Page) {}

  async open(search: string): Promise<void> {
    await this.page.goto(`/logistic/dashboard?search=${encodeURIComponent(search)}`);
  }

  /** The worst of the stock minus what is asked for. */
  async expectDifference(name: string, difference: string): Promise<void> {
    await expect(
      this.page.getByRole("row").filter({ hasText: name }).getByText(difference, { exact: true }),
    ).toBeVisible();
  }

  /** What is missing, as a spreadsheet. */
  async export(): Promise<string> {
    const download = this.page.waitForEvent("download");
    await this.page.getByRole("button", { name: "Exporter" }).click();
    return readFile(await (await download).path(), "utf8");
  }
}
