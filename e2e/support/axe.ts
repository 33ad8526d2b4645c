import axe from "axe-core";
import { expect, type Page } from "@playwright/test";
import { OVERLAYS } from "./openers.ts";

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
    async ([only, overlays, ofTheWhole]) => {
      const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
      // Fluent's guards at the ends of a focus zone hand the focus on at once: nobody can stay on one.
      const exclude = ["[data-tabster-dummy]"];
      const resultTypes: axe.resultGroups[] = ["violations"];
      // Behind what stands over it, the page is as it was, but for what nobody may reach: parts of buttons that a menu
      // hides are pressed by nobody before it is closed.
      const isCovered = [...document.querySelectorAll(overlays)].some((overlay) => overlay.checkVisibility());
      const what = { include: isCovered ? [overlays] : document, exclude };
      // Both are off in axe by default.
      const rules = { "label-content-name-mismatch": { enabled: true }, "target-size": { enabled: true } };
      const found = await run(what, only ? { resultTypes, runOnly: only } : { resultTypes, rules });
      if (only || !isCovered) return found.violations;
      const behind = await run({ include: document, exclude }, { resultTypes, runOnly: [...ofTheWhole] });
      return [...found.violations, ...behind.violations];
    },
    [
      looked === "colours" ? ["color-contrast", "link-in-text-block"] : undefined,
      OVERLAYS,
      ["region", "aria-hidden-focus", "duplicate-id-aria"],
    ] as const,
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
