import axe from "axe-core";
import { expect, type Page } from "@playwright/test";
import { OVERLAYS } from "./openers.ts";

/** A change of theme affects colours only. */
type Looked = "everything" | "colours";

/** Broken rules on the page as it stands, one line each. */
async function violationsOn(page: Page, looked: Looked): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  // A button that has just become active keeps its former colours for one more frame.
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
      // Fluent's guards at the ends of a focus zone pass the focus on at once.
      const exclude = ["[data-tabster-dummy]"];
      const resultTypes: axe.resultGroups[] = ["violations"];
      // The page behind an overlay is unchanged, and its parts out of reach: buttons that a menu hides can't
      // be pressed before it closes.
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

/** Retries for a while: after an answer the page is between two states for some frames. */
export async function expectAccessible(
  page: Page,
  what: string,
  looked: Looked = "everything",
): Promise<void> {
  await expect.poll(() => violationsOn(page, looked), { message: what, timeout: 15_000 }).toEqual([]);
}
