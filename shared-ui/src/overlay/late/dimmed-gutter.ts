import { makeStaticStyles } from "@griffel/react";

/**
 * Behind a dialog or a drawer the page does not scroll, and the place of its scroll bar, which their shade does not
 * reach, is as dark as the rest: a browser fills it with the colour of the page, which the theme has set inline.
 */
export const useDimmedGutter =
  makeStaticStyles(`html:has(.fui-DialogSurface__backdrop, .fui-OverlayDrawer__backdrop) {
  background-color: color-mix(in srgb, var(--pageBackground), black 40%) !important;
}`);
