import { expect, type Page } from "@playwright/test";

/** The open page is complete: no part of it is loading or has failed. */
export async function expectShown(page: Page): Promise<void> {
  const main = page.getByRole("main");
  await expect(main.getByText("Chargement de la page")).toHaveCount(0);
  await expect(main.getByText("Cette partie n'a pas pu être affichée")).toHaveCount(0);
  await expect(main.getByRole("button", { name: "Réessayer", exact: true })).toHaveCount(0);
}

/** Opens a page by its name in the menu, without a reload, and waits for it. */
export async function openPage(page: Page, title: string): Promise<void> {
  const menu = page.getByRole("navigation", { name: "Navigation principale" });
  await menu.getByRole("link", { name: new RegExp(`^${title}`) }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
}
