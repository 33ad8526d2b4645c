import axe from "axe-core";
import { expect, type Page } from "@playwright/test";

/** Dialogs, menus and lists that stand over the page. */
const OVERLAYS = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]";

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
  const violations = await page.evaluate(
    async ([only, overlays]) => {
      const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
      // Fluent's guards at the ends of a focus zone hand the focus on at once: nobody can stay on one.
      const page = { include: document, exclude: ["[data-tabster-dummy]"] };
      const resultTypes: axe.resultGroups[] = ["violations"];
      if (only) return (await run(page, { resultTypes, runOnly: only })).violations;
      // A menu hides parts of buttons that nobody presses before it is closed.
      const isCovered = document.querySelector(overlays) !== null;
      // Both are off in axe by default.
      const rules = {
        "label-content-name-mismatch": { enabled: true },
        "target-size": { enabled: !isCovered },
      };
      const found = (await run(page, { resultTypes, rules })).violations;
      if (!isCovered) return found;
      const targets = await run({ include: [overlays] }, { resultTypes, runOnly: ["target-size"] });
      return [...found, ...targets.violations];
    },
    [looked === "colours" ? ["color-contrast", "link-in-text-block"] : undefined, OVERLAYS] as const,
  );
  return violations.map(
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
