import { makeStyles, media, mergeClasses, Text, tokens, VisuallyHidden } from "@coulisses/shared-ui/base";
import { ReviewGlyph, reviewLabels, type ReviewValue, TeamIcon } from "@coulisses/shared-ui/icons";
import { useReviewers } from "./reviewers";

const useStyles = makeStyles({
  list: {
    display: "flex",
    flexWrap: "wrap",
    gap: "8px 24px",
    margin: 0,
    padding: 0,
    listStyleType: "none",
    [media.mobile]: { display: "grid", gridTemplateColumns: "1fr 1fr", gap: "8px 12px" },
  },
  team: { display: "flex", alignItems: "center", gap: "8px", minWidth: 0 },
  disc: {
    position: "relative",
    display: "inline-grid",
    placeItems: "center",
    flexShrink: 0,
    width: "30px",
    height: "30px",
    borderRadius: "50%",
  },
  glyph: {
    position: "absolute",
    right: "-3px",
    bottom: "-3px",
    borderRadius: "50%",
    backgroundColor: tokens.colorNeutralBackground1,
  },
  words: { display: "flex", flexDirection: "column", minWidth: 0 },
  REVIEWING: { backgroundColor: tokens.reviewFill, color: tokens.reviewInk },
  APPROVED: { backgroundColor: tokens.validatedFill, color: tokens.validatedInk },
  REJECTED: { backgroundColor: tokens.refusedFill, color: tokens.refusedInk },
  NOT_ASKING_TO_REVIEW: { backgroundColor: tokens.draftFill, color: tokens.draftInk },
  WILL_NOT_REVIEW: { backgroundColor: tokens.draftFill, color: tokens.draftInk },
  rejected: { color: tokens.refusedInk, fontWeight: 600 },
});

/** The reviewing teams of a sheet by name, each with its verdict; nothing in a draft. */
export function TeamVerdicts({ reviews }: { reviews: Partial<Record<string, ReviewValue>> | undefined }) {
  const styles = useStyles();
  const teams = useReviewers();
  if (!reviews) return null;
  return (
    <ul className={styles.list} aria-label="Relectures">
      {teams.map(({ code, name, icon }) => {
        const review = reviews[code];
        return (
          review && (
            <li key={code} className={styles.team}>
              <span className={mergeClasses(styles.disc, styles[review])}>
                <TeamIcon icon={icon} size={17} />
                <ReviewGlyph review={review} size={13} className={styles.glyph} />
              </span>
              <span className={styles.words} aria-hidden>
                <Text weight="bold" truncate>
                  {name}
                </Text>
                <Text
                  size="small"
                  {...(review === "REJECTED" ? { className: styles.rejected } : { muted: true })}
                >
                  {reviewLabels[review]}
                </Text>
              </span>
              <VisuallyHidden>{`${name} : ${reviewLabels[review]}`}</VisuallyHidden>
            </li>
          )
        );
      })}
    </ul>
  );
}
