import { makeStyles, tokens } from "@coulisses/shared-ui/base";
import { BOTTOM_BAR_HEIGHT } from "../measures";

export const useBottomBarStyles = makeStyles({
  bar: {
    position: "fixed",
    inset: "auto 0 0 0",
    zIndex: 20,
    height: BOTTOM_BAR_HEIGHT,
    paddingBottom: "env(safe-area-inset-bottom)",
    display: "flex",
    background: tokens.navigationBackground,
    boxShadow: tokens.shadow4,
  },
  badge: { position: "absolute", top: "6px", left: "calc(50% + 6px)" },
  button: {
    position: "relative",
    flex: "1 1 0",
    minWidth: 0,
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "center",
    gap: "3px",
    border: "none",
    background: "transparent",
    color: tokens.colorNeutralForeground2,
    font: "inherit",
    fontSize: "11px",
    textDecoration: "none",
    cursor: "pointer",
    "& svg": { boxSizing: "content-box", padding: "2px 15px", borderRadius: "999px" },
    '&[aria-current="page"]': { color: tokens.colorNeutralForeground1, fontWeight: 700 },
    '&[aria-current="page"] svg': {
      backgroundColor: tokens.colorBrandBackground,
      color: tokens.colorNeutralForegroundOnBrand,
    },
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "-4px" },
  },
  greyed: { color: tokens.colorNeutralForegroundDisabled, cursor: "default" },
});
