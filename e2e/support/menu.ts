import { expect, type Page } from "@playwright/test";

/** Goes to a page by its name in the menu, and waits for it to be the one open. */
export async function openFromMenu(page: Page, title: string): Promise<void> {
  const menu = page.getByRole("navigation", { name: "Navigation principale" });
  await menu.getByRole("link", { name: new RegExp(`^${title}`) }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
}
