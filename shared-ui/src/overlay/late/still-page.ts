import { makeStaticStyles } from "@griffel/react";

/**
 * Behind a dialog or a drawer the page does not scroll, and the place of its scroll bar, which their shade does not
 * reach, is as dark as the rest: a browser fills it with the colour of the page, which the theme has set inline.
 * What is sticky in the page stays where it is: Fluent would make the body a box that scrolls, whose start it is.
 */
export const useStillPage =
  makeStaticStyles(`html:has(.fui-DialogSurface__backdrop, .fui-OverlayDrawer__backdrop) {
  background-color: color-mix(in srgb, var(--pageBackground), black 40%) !important;
}
html:has(.fui-DialogSurface__backdrop, .fui-OverlayDrawer__backdrop) body {
  overflow-y: clip !important;
}`);
