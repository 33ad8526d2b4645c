import { tokens } from "./tokens";

/** Styles for `makeStyles`: a row that looks like one field, with an icon and an input without a frame of its own. */
export const searchBox = {
  box: {
    display: "flex",
    alignItems: "center",
    gap: "12px",
    borderRadius: "12px",
    color: tokens.colorNeutralForeground2,
    ":focus-within": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "-1px" },
  },
  input: {
    flexGrow: 1,
    minWidth: 0,
    border: "none",
    outline: "none",
    background: "transparent",
    color: tokens.colorNeutralForeground1,
    font: "inherit",
    "::placeholder": { color: tokens.colorNeutralForeground3, opacity: 1 },
  },
} as const;
