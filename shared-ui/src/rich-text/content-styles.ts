import { makeStyles } from "@griffel/react";
import { tokens } from "../theme/tokens";

/** The one style that Lexical draws with a class; the others have tags. */
export const UNDERLINE = "rich-text-underline";

/** Written text looks the same being read and being edited. */
export const useContentStyles = makeStyles({
  content: {
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    overflowWrap: "anywhere",
    "& p": { margin: "0 0 6px" },
    "& h1": { margin: "6px 0", fontSize: "20px", lineHeight: "26px", fontWeight: 650 },
    "& h2": { margin: "6px 0", fontSize: "16px", lineHeight: "22px", fontWeight: 650 },
    "& ul, & ol": { margin: "0 0 6px", paddingLeft: "24px" },
    "& > :last-child": { marginBottom: 0 },
    [`& .${UNDERLINE}`]: { textDecorationLine: "underline" },
  },
});
