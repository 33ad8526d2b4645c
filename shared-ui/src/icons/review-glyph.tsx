import { makeStyles, mergeClasses } from "@griffel/react";
import { tokens } from "../theme/tokens";

/** A review of a sheet by one team. */
export type ReviewValue = "REVIEWING" | "APPROVED" | "REJECTED" | "NOT_ASKING_TO_REVIEW" | "WILL_NOT_REVIEW";

/** The French label of each review. */
export const reviewLabels: Record<ReviewValue, string> = {
  REVIEWING: "À relire",
  APPROVED: "Approuvée",
  REJECTED: "Rejetée",
  NOT_ASKING_TO_REVIEW: "Pas de relecture",
  WILL_NOT_REVIEW: "Ne va pas relire",
};

const useStyles = makeStyles({
  glyph: { display: "block", flexShrink: 0, fill: "currentColor" },
  REVIEWING: { color: tokens.reviewInk },
  APPROVED: { color: tokens.validatedInk },
  REJECTED: { color: tokens.refusedInk },
  NOT_ASKING_TO_REVIEW: { color: tokens.colorNeutralForeground3 },
  WILL_NOT_REVIEW: { color: tokens.draftInk },
});

/** Three dots, a ticked disc, a crossed disc, a dash, a slash. */
const paths: Record<ReviewValue, string> = {
  REVIEWING: "M2 4.6h2v2.2H2zm3 0h2v2.2H5zm3 0h2v2.2H8z",
  APPROVED: "M6 .5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM5.1 9 2.4 6.3l1.2-1.2 1.5 1.5 3.3-3.3 1.2 1.2z",
  REJECTED:
    "M6 .5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM3.2 4.4l1.2-1.2L6 4.8l1.6-1.6 1.2 1.2L7.2 6l1.6 1.6-1.2 1.2L6 7.2 4.4 8.8 3.2 7.6 4.8 6z",
  NOT_ASKING_TO_REVIEW: "M2.5 5h7v2h-7z",
  WILL_NOT_REVIEW: "m2.2 8.8 6.6-6.6 1 1-6.6 6.6z",
};

/** The review of a mark. */
type ReviewGlyphProps = { review: ReviewValue; size?: number; className?: string };

/** The mark of a review, readable without colour; decoration, as its label stands beside it. */
export function ReviewGlyph({ review, size = 12, className }: ReviewGlyphProps) {
  const styles = useStyles();
  return (
    <svg
      viewBox="0 0 12 12"
      width={size}
      height={size}
      aria-hidden
      className={mergeClasses(styles.glyph, styles[review], className)}
    >
      <path d={paths[review]} fillRule="evenodd" />
    </svg>
  );
}
