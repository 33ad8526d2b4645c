import { test as playwrightTest } from "@playwright/test";

/**
 * A journey. It leaves no browser behind: pages of earlier journeys would follow the changes of later ones, and slow
 * the machine down more with each.
 */
export const test = playwrightTest.extend<{ browsersLeft: undefined }>({
  browsersLeft: [
    async ({ browser }, use) => {
      const earlier = new Set(browser.contexts());
      await use(undefined);
      const left = browser.contexts().filter((context) => !earlier.has(context));
      await Promise.all(left.map((context) => context.close()));
    },
    { auto: true },
  ],
});
