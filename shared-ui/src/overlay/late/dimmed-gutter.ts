import { makeStaticStyles } from "@griffel/react";

/**
 * Behind a dialog or a drawer the page does not scroll, and the place of its scroll bar, which their shade does not
 * reach, is as dark as the rest.
 */
export const useDimmedGutter = makeStaticStyles({
  "html:has(.fui-DialogSurface__backdrop, .fui-OverlayDrawer__backdrop)": {
    backgroundImage: "linear-gradient(rgba(0, 0, 0, 0.4), rgba(0, 0, 0, 0.4))",
  },
});
