import { makeStyles, mergeClasses } from "@griffel/react";
import type { Team } from "@coulisses/shared-domain/people/team";
import { memo } from "react";
import { tip } from "../base/button/tooltip";
import { VisuallyHidden } from "../base/text/visually-hidden";
import { tokens } from "../theme/tokens";
import { ReviewGlyph, reviewLabels, type ReviewValue } from "./review-glyph";
import { TeamIcon } from "./team-icon";

const useStyles = makeStyles({
  row: {
    display: "inline-flex",
    alignItems: "center",
    gap: "3px",
    margin: 0,
    padding: 0,
    listStyleType: "none",
    verticalAlign: "middle",
  },
  item: { display: "flex" },
  chip: {
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    width: "22px",
    height: "20px",
    boxSizing: "border-box",
    border: "1.5px solid transparent",
  },
  large: { width: "34px", height: "30px" },
  glyph: {
    position: "absolute",
    right: "-3px",
    bottom: "-3px",
    borderRadius: "50%",
    backgroundColor: tokens.colorNeutralBackground1,
  },
  REVIEWING: { borderRadius: "8px", border: `1.5px dashed ${tokens.reviewInk}`, color: tokens.reviewInk },
  APPROVED: { borderRadius: "10px", backgroundColor: tokens.validatedFill, color: tokens.validatedInk },
  REJECTED: {
    borderRadius: "3px",
    backgroundColor: tokens.refusedFill,
    border: `1.5px solid ${tokens.refusedInk}`,
    color: tokens.refusedInk,
  },
  NOT_ASKING_TO_REVIEW: { color: tokens.colorNeutralForegroundDisabled },
  WILL_NOT_REVIEW: { borderRadius: "8px", backgroundColor: tokens.draftFill, color: tokens.draftInk },
});

/** A team and its review. */
type ReviewChipProps = {
  team: Team;
  review: ReviewValue;
  /** @default "small" */
  size?: "small" | "large";
};

/** One team's review: its icon; the state by outline, colour and a small mark. */
export function ReviewChip({ team, review, size = "small" }: ReviewChipProps) {
  const styles = useStyles();
  const words = `${team.name} : ${reviewLabels[review]}`;
  const large = size === "large";
  return (
    <span {...tip(words)} className={mergeClasses(styles.chip, large && styles.large, styles[review])}>
      <TeamIcon icon={team.icon} size={large ? 18 : 13} />
      <ReviewGlyph review={review} size={large ? 13 : 9} className={styles.glyph} />
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}

/** The reviews of a sheet, by team. */
export type ReviewChipsProps = {
  /** Review of each team by code; a team without one has no chip. */
  reviews: Partial<Record<string, ReviewValue>> | undefined;
  /** The reviewing teams, in the order in which they are shown. */
  teams: readonly Team[];
  size?: "small" | "large";
  className?: string;
};

/** All reviews of a sheet in one line. */
export const ReviewChips = memo(function ReviewChips({
  reviews,
  teams,
  size = "small",
  className,
}: ReviewChipsProps) {
  const styles = useStyles();
  if (!reviews) return null;
  return (
    <ul className={mergeClasses(styles.row, className)} aria-label="Relectures">
      {teams.map((team) => {
        const review = reviews[team.code];
        return (
          review && (
            <li key={team.code} className={styles.item}>
              <ReviewChip team={team} review={review} size={size} />
            </li>
          )
        );
      })}
    </ul>
  );
});
