import { makeStyles, media, tokens } from "@coulisses/shared-ui/base";
import { HEADER_HEIGHT, OPEN_WIDTH, RAIL_WIDTH, UNFOLDED_WIDTH } from "../measures";

/** 0 folded, 1 unfolded: what the rail holds places itself by it. */
const unfolded = { width: UNFOLDED_WIDTH, boxShadow: tokens.shadow16, "--unfolded": "1" };

export const useRailStyles = makeStyles({
  list: {
    listStyle: "none",
    margin: 0,
    padding: 0,
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "2px",
  },
  rail: {
    position: "fixed",
    zIndex: 15,
    top: HEADER_HEIGHT,
    bottom: 0,
    left: 0,
    width: RAIL_WIDTH,
    boxSizing: "border-box",
    padding: "10px 8px",
    display: "flex",
    flexDirection: "column",
    gap: "2px",
    overflow: "hidden",
    background: tokens.navigationBackground,
    color: tokens.colorNeutralForeground1,
    // The page's corner is round, where the rail meets the header.
    "::after": {
      content: '""',
      position: "fixed",
      top: HEADER_HEIGHT,
      left: RAIL_WIDTH,
      width: "20px",
      height: "20px",
      pointerEvents: "none",
      background: `radial-gradient(circle at 100% 100%, transparent 19.5px, ${tokens.navigationBackground} 20px)`,
    },
    transitionProperty: "width, box-shadow",
    transitionDuration: "0.16s",
    transitionTimingFunction: "ease-out",
    "--unfolded": "0",
    "--open-width": UNFOLDED_WIDTH,
    [media.reducedMotion]: { transitionDuration: "0s" },
  },
  unfolding: { ":hover": unfolded, ":focus-within": unfolded },
  wide: {
    width: OPEN_WIDTH,
    "--unfolded": "1",
    "--open-width": OPEN_WIDTH,
    "::after": { left: OPEN_WIDTH },
  },
  pages: {
    flexGrow: 1,
    minHeight: 0,
    // Content that continues below or above fades, so that no icon is cut in two.
    paddingBlock: "6px 16px",
    scrollPaddingBlock: "12px 28px",
    maskImage: "linear-gradient(to bottom, transparent, black 6px, black calc(100% - 24px), transparent)",
    overflowY: "auto",
    overflowX: "hidden",
    scrollbarWidth: "none",
  },
  divider: { margin: "6px 0", flexShrink: 0 },
  /** Visible once unfolded; always there for screen readers. */
  unfoldedOnly: {
    opacity: "var(--unfolded)",
    whiteSpace: "nowrap",
    transitionProperty: "opacity",
    transitionDuration: "0.12s",
  },
});
