import { Bubble } from "../base/button/tooltip-layer";
import { prefetchDialog } from "./dialog/dialog";
import { prefetchDrawer } from "./drawer/drawer";
import { prefetchMenu } from "./menu/menu";

/**
 * Loads the code of all overlays of a page, one file, so that the first of them opens at once. To call when
 * the page is idle; code that does not come is asked for again when an overlay opens.
 */
export async function prefetchOverlays(): Promise<void> {
  registerSlideProperties();
  await Promise.allSettled(
    [prefetchDialog, prefetchDrawer, prefetchMenu, Bubble.prefetch].map((fetch) => fetch()),
  );
  await import(/* webpackChunkName: "overlays" */ "./menu/rehearse-menu").then(
    ({ default: rehearseMenu }) => rehearseMenu(),
    () => undefined,
  );
}

/**
 * Fluent registers these two as the first menu opens, and the browser then computes the style of the whole
 * page anew, while the person waits: better before.
 */
function registerSlideProperties(): void {
  for (const axis of ["x", "y"]) {
    try {
      CSS.registerProperty({
        name: `--fui-positioning-slide-direction-${axis}`,
        syntax: "<length>",
        inherits: false,
        initialValue: "0px",
      });
    } catch {
      // It is registered already, or this browser can't: Fluent does without.
    }
  }
}
