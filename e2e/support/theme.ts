import { expect, type Page } from "@playwright/test";

/** Sets the theme as another tab would. */
export async function wear(page: Page, theme: "light" | "dark"): Promise<void> {
  await page.evaluate((dark) => {
    // Without a stored colour, the device decides on brightness.
    localStorage.setItem("color-theme", "blue");
    if (dark) localStorage.setItem("dark-theme", "true");
    else localStorage.removeItem("dark-theme");
    dispatchEvent(new StorageEvent("storage"));
  }, theme === "dark");
  await expect(page.locator("html")).toHaveCSS("color-scheme", theme);
}
