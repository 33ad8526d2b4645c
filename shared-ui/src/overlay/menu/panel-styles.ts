import { makeStyles } from "@griffel/react";
import { media } from "../../theme/media";
import { tokens } from "../../theme/tokens";

/** What floats beside its button. */
export const usePanelStyles = makeStyles({
  anchor: { display: "inline-flex", minWidth: 0 },
  panel: {
    position: "fixed",
    inset: "auto",
    margin: 0,
    boxSizing: "border-box",
    maxWidth: "calc(100vw - 16px)",
    maxHeight: "calc(100dvh - 16px)",
    overflowY: "auto",
    zIndex: 1000,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow16,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
    animationDuration: tokens.durationFast,
    [media.reducedMotion]: { animationName: "none" },
  },
});
