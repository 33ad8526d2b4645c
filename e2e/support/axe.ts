import axe from "axe-core";
import { expect, type Page } from "@playwright/test";

/** A theme changes colours and nothing else. */
type Looked = "everything" | "colours";

/** What axe finds on the page as it stands, one line a broken rule. */
async function violationsOn(page: Page, looked: Looked): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  // A button that has just become active wears its former colours for one frame more.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .flatMap((change) => (change instanceof CSSTransition ? [change.finished] : [])),
    ),
  );
  const results = await page.evaluate(
    (only) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(
        // Fluent's guards at the ends of a focus zone hand the focus on at once: nobody can stay on one.
        { include: document, exclude: ["[data-tabster-dummy]"] },
        {
          resultTypes: ["violations"],
          // Off in axe by default.
          rules: { "label-content-name-mismatch": { enabled: true } },
          ...(only && { runOnly: only }),
        },
      ),
    looked === "colours" ? ["color-contrast", "link-in-text-block"] : undefined,
  );
  return results.violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")})`,
  );
}

/** Looks again for a while: what an answer that has just come makes of the page is in neither state for some frames. */
export async function expectAccessible(
  page: Page,
  what: string,
  looked: Looked = "everything",
): Promise<void> {
  await expect.poll(() => violationsOn(page, looked), { message: what, timeout: 15_000 }).toEqual([]);
}
