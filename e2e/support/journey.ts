import { test as playwrightTest } from "@playwright/test";
import { answerLate } from "./late-answers.ts";

/**
 * A journey. It leaves no browser behind: pages of earlier journeys would follow the changes of later ones, and slow
 * the machine down more with each.
 */
export const test = playwrightTest.extend<{ browsersLeft: undefined }, { lateAnswers: undefined }>({
  lateAnswers: [
    async ({ browser }, use) => {
      const most = Number(process.env["LATE_ANSWERS"] ?? 0);
      if (most > 0) answerLate(browser, most);
      await use(undefined);
    },
    { scope: "worker", auto: true },
  ],
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
