import { makeStyles } from "@griffel/react";
import { tokens } from "../../theme/tokens";

/**
 * The shape of counts and tags. Fluent's Badge has the same; its forty other looks would cost each first visit 3 KiB, and
 * each row of a list a component more.
 */
export const usePillStyles = makeStyles({
  pill: {
    display: "inline-flex",
    boxSizing: "border-box",
    alignItems: "center",
    justifyContent: "center",
    height: "20px",
    minWidth: "20px",
    padding: "0 6px",
    borderRadius: tokens.borderRadiusCircular,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    lineHeight: tokens.lineHeightBase200,
    "@media (forced-colors: active)": { outline: "1px solid" },
  },
  small: {
    height: "16px",
    minWidth: "16px",
    padding: "0 4px",
    fontSize: tokens.fontSizeBase100,
    lineHeight: tokens.lineHeightBase100,
  },
});
