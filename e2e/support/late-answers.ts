import type { Browser } from "@playwright/test";

/**
 * Delays each answer of the API by up to `most` milliseconds, in every browser that is opened from now on. Journeys that
 * pass only because answers are quick fail with it.
 */
export function answerLate(browser: Browser, most: number): void {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await context.route("**/api/**", async (route) => {
      await new Promise((pass) => setTimeout(pass, Math.random() * most));
      await route.fallback();
    });
    return context;
  };
}
