import { makeStyles, tokens } from "@coulisses/shared-ui/base";

const narrow = "@media (max-width: 1000px)";

/** Styles of the wall board, read from four metres: every size is a part of the screen's width. */
export const useBoardStyles = makeStyles({
  page: {
    display: "flex",
    flexDirection: "column",
    boxSizing: "border-box",
    height: "100dvh",
    overflow: "hidden",
    padding: "1.4vw 1.8vw",
    gap: "1.2vw",
    fontSize: "1.6vw",
    lineHeight: 1.2,
    [narrow]: { height: "auto", minHeight: "100dvh", padding: "12px", gap: "12px", fontSize: "18px" },
  },
  head: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "0.2em 1em" },
  title: { margin: 0, fontSize: "1.5em", lineHeight: 1.1 },
  day: { flexGrow: 1, "::first-letter": { textTransform: "uppercase" } },
  age: { color: tokens.colorNeutralForeground3, fontVariantNumeric: "tabular-nums" },
  clock: { fontSize: "2.6em", lineHeight: 1, fontWeight: 700, fontVariantNumeric: "tabular-nums" },
  stale: {
    padding: "0.4em 0.8em",
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.reviewFill,
    color: tokens.reviewInk,
    fontSize: "1.1em",
    fontWeight: 600,
  },
  columns: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 6fr) minmax(0, 5fr) minmax(0, 5fr)",
    gap: "1.2vw",
    flexGrow: 1,
    minHeight: 0,
    [narrow]: { gridTemplateColumns: "minmax(0, 1fr)", gap: "24px", alignContent: "start" },
  },
  column: { display: "flex", flexDirection: "column", gap: "0.5em", minWidth: 0, minHeight: 0 },
  subtitle: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    justifyContent: "space-between",
    gap: "0 0.5em",
    margin: 0,
    fontSize: "1.2em",
  },
  empty: { margin: 0 },
  count: { color: tokens.colorNeutralForeground3, fontWeight: 400 },
  list: {
    position: "relative",
    flexGrow: 1,
    minHeight: 0,
    margin: 0,
    padding: 0,
    listStyleType: "none",
    overflow: "hidden",
    [narrow]: { overflow: "visible" },
  },
  line: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) max-content",
    alignItems: "center",
    columnGap: "0.6em",
    marginBottom: "0.4em",
    padding: "0.4em 0.6em",
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  // Those who are awaited already; their delay says so in words.
  late: { backgroundColor: tokens.refusedFill, color: tokens.refusedInk },
  strong: { fontSize: "1.15em", fontWeight: 700, overflowWrap: "anywhere" },
  // A long name of a task may be cut, so that the place always shows.
  task: {
    overflow: "hidden",
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: 2,
    overflowWrap: "anywhere",
  },
  place: { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  side: { textAlign: "right", fontVariantNumeric: "tabular-nums" },
  // Keeps its room, or a line that fits without it would come and go.
  more: { minHeight: "1.2em", color: tokens.colorNeutralForeground3, fontWeight: 600 },
  notice: { margin: "auto", maxWidth: "24em", textAlign: "center", fontSize: "1.3em" },
});
