import { makeStyles } from "@griffel/react";
import { tokens } from "../../theme/tokens";

const focusRing = { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "-2px" };

/** 25 of them, with header and filters, stand in a window 900 px high. */
export const ROW_HEIGHT = 26;
export const HEADER_HEIGHT = 30;

export const useTableStyles = makeStyles({
  scroller: { overflowX: "auto", minWidth: 0 },
  frame: {
    overflowY: "auto",
    borderTopLeftRadius: "inherit",
    borderTopRightRadius: "inherit",
    ":focus-visible": focusRing,
  },
  table: {
    width: "100%",
    borderCollapse: "separate",
    borderSpacing: 0,
    tableLayout: "fixed",
    fontSize: "13px",
    color: tokens.colorNeutralForeground1,
  },
  headerCell: {
    height: `${HEADER_HEIGHT}px`,
    padding: "0 8px",
    textAlign: "left",
    fontWeight: 600,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
    borderBottom: `1px solid ${tokens.colorNeutralStroke1}`,
    whiteSpace: "nowrap",
    overflow: "hidden",
    textOverflow: "ellipsis",
  },
  sticky: { position: "sticky", top: 0, zIndex: 1, backgroundColor: tokens.colorNeutralBackground1 },
  sorter: {
    display: "inline-flex",
    alignItems: "center",
    gap: "2px",
    maxWidth: "100%",
    padding: "2px 6px",
    margin: "0 -6px",
    border: "none",
    borderRadius: "8px",
    backgroundColor: "transparent",
    color: "inherit",
    font: "inherit",
    cursor: "pointer",
    ":hover": { backgroundColor: tokens.colorNeutralBackground1Hover, color: tokens.colorNeutralForeground1 },
    ":focus-visible": focusRing,
  },
  sorted: { color: tokens.colorNeutralForeground1 },
  unsorted: { opacity: 0 },
  cell: {
    height: `${ROW_HEIGHT}px`,
    padding: "0 8px",
    boxSizing: "border-box",
    lineHeight: "20px",
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    whiteSpace: "nowrap",
    overflow: "hidden",
    textOverflow: "ellipsis",
    "& > svg": { verticalAlign: "middle" },
  },
  comfortable: { height: "40px", whiteSpace: "normal", paddingBlock: "6px", overflowWrap: "anywhere" },
  details: {
    padding: "8px 16px 16px 44px",
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  toggle: { minWidth: "24px", width: "24px", height: "24px", marginRight: "4px" },
  unfolded: { transform: "rotate(90deg)" },
  center: { textAlign: "center" },
  end: { textAlign: "right", fontVariantNumeric: "tabular-nums" },
  row: { ":hover": { backgroundColor: tokens.colorNeutralBackground1Hover } },
  openable: { cursor: "pointer", ":focus-visible": focusRing },
  link: { color: "inherit", textDecorationLine: "none", outlineStyle: "none" },
  message: { padding: "32px 16px", textAlign: "center", color: tokens.colorNeutralForeground3 },
  skeletons: { padding: "8px" },
});
