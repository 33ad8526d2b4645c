import { makeStyles, tokens } from "@coulisses/shared-ui/base";

/** An icon of the header that can be pressed. */
export const useRoundStyles = makeStyles({
  round: {
    position: "relative",
    display: "grid",
    placeItems: "center",
    width: "44px",
    height: "44px",
    padding: 0,
    border: "none",
    borderRadius: "999px",
    background: "transparent",
    color: "inherit",
    cursor: "pointer",
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "-2px" },
  },
});
