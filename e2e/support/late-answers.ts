import type { Browser } from "@playwright/test";

/**
 * Every answer of the API takes up to so many milliseconds longer, in each browser that is opened from now on: what holds
 * only because an answer is quick falls here.
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
