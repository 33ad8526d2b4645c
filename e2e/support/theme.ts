import { expect, type Page } from "@playwright/test";

/** As if the person had chosen it in another tab. */
export async function wear(page: Page, theme: "light" | "dark"): Promise<void> {
  await page.evaluate((dark) => {
    // Without a colour chosen, the product is as bright as the device.
    localStorage.setItem("color-theme", "blue");
    if (dark) localStorage.setItem("dark-theme", "true");
    else localStorage.removeItem("dark-theme");
    dispatchEvent(new StorageEvent("storage"));
  }, theme === "dark");
  await expect(page.locator("html")).toHaveCSS("color-scheme", theme);
}
