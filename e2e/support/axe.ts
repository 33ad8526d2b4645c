import axe from "axe-core";
import { expect, type Page } from "@playwright/test";

/** What axe finds on the page as it stands, one line a broken rule. */
export async function violationsOn(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  // A button that has just become active wears its former colours for one frame more.
  await page.evaluate(() =>
    Promise.allSettled(
      document.getAnimations().flatMap((change) => (change instanceof CSSTransition ? [change.finished] : [])),
    ),
  );
  const results = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ["violations"] }),
  );
  return results.violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")})`,
  );
}

export async function expectAccessible(page: Page, what: string): Promise<void> {
  expect(await violationsOn(page), what).toEqual([]);
}
