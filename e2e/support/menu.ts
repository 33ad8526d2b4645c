import { expect, type Page } from "@playwright/test";

/** The page that is open has arrived, whole: no part of it loads or asks to be tried again. */
export async function expectShown(page: Page): Promise<void> {
  const main = page.getByRole("main");
  await expect(main.getByText("Chargement de la page")).toHaveCount(0);
  await expect(main.getByText("Cette partie n'a pas pu être affichée")).toHaveCount(0);
  await expect(main.getByRole("button", { name: "Réessayer", exact: true })).toHaveCount(0);
}

/** Goes to a page by its name in the menu, within the tab, and waits for it to be the one open. */
export async function openPage(page: Page, title: string): Promise<void> {
  const menu = page.getByRole("navigation", { name: "Navigation principale" });
  await menu.getByRole("link", { name: new RegExp(`^${title}`) }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
}
