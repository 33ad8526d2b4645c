import { makeStyles } from "@griffel/react";
import { tokens } from "../../theme/tokens";

const focusRing = { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "-2px" };

/** 25 of them, with header and filters, stand in a window 900 px high. */
export const ROW_HEIGHT = 26;
/** The height of the header, in pixels. */
export const HEADER_HEIGHT = 30;

/** Text begins where the title of a card does: in a card without padding, or on one that has it already. */
const inset = { ":first-child": { paddingLeft: "var(--table-inset, 24px)" } } as const;

const TOUCH = "@media (pointer: coarse)";
/** As large as a finger. */
const TARGET = "44px";

/**
 * The styles that Fluent's table, made for any density, leaves open: our one density, and texts that end in
 * an ellipsis.
 */
export const useTableStyles = makeStyles({
  scroller: { overflowX: "auto", minWidth: 0 },
  frame: {
    overflowY: "auto",
    borderTopLeftRadius: "inherit",
    borderTopRightRadius: "inherit",
    ":focus-visible": focusRing,
  },
  table: { borderCollapse: "separate", borderSpacing: 0, fontSize: "13px" },
  headerCell: {
    // A column is as wide as it says.
    boxSizing: "border-box",
    height: `${HEADER_HEIGHT}px`,
    textAlign: "left",
    fontWeight: tokens.fontWeightSemibold,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
    borderBottom: `1px solid ${tokens.colorNeutralStroke1}`,
    ...inset,
  },
  headerButton: {
    minHeight: `${HEADER_HEIGHT - 1}px`,
    font: "inherit",
    lineHeight: "14px",
    textAlign: "inherit",
    justifyContent: "inherit",
    [TOUCH]: { minHeight: TARGET },
  },
  sticky: { position: "sticky", top: 0, zIndex: 1, backgroundColor: tokens.colorNeutralBackground1 },
  cell: {
    height: `${ROW_HEIGHT}px`,
    boxSizing: "border-box",
    lineHeight: "20px",
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    whiteSpace: "nowrap",
    overflow: "hidden",
    textOverflow: "ellipsis",
    "& > svg": { verticalAlign: "middle" },
    ...inset,
    [TOUCH]: { height: TARGET },
  },
  comfortable: { whiteSpace: "normal", paddingBlock: "2px", overflowWrap: "anywhere" },
  /** In the flow, so that a row with two buttons has their height. */
  actions: {
    position: "static",
    transform: "none",
    display: "flex",
    justifyContent: "flex-end",
    gap: "2px",
    "@media (hover: none)": { opacity: 1 },
  },
  details: {
    padding: "8px 16px 8px 40px",
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  unfoldable: { display: "flex", alignItems: "center", minWidth: 0 },
  text: { minWidth: 0, overflow: "hidden", textOverflow: "ellipsis" },
  toggle: { minWidth: "24px", width: "24px", height: "24px", marginRight: "4px" },
  unfolded: { transform: "rotate(90deg)" },
  center: { textAlign: "center", justifyContent: "center" },
  /** Numbers keep away from the text of the next column. */
  end: {
    textAlign: "right",
    justifyContent: "flex-end",
    fontVariantNumeric: "tabular-nums",
    paddingRight: "20px",
  },
  row: { borderBottomStyle: "none", ":hover": { backgroundColor: tokens.colorNeutralBackground1Hover } },
  focusable: { ":focus-visible": focusRing },
  openable: { cursor: "pointer" },
  link: { color: "inherit", textDecorationLine: "none", outlineStyle: "none" },
  message: { padding: "32px 16px", textAlign: "center", color: tokens.colorNeutralForeground3 },
  skeletons: { padding: "8px" },
});
