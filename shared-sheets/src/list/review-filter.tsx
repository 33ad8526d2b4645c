import type { Team } from "@coulisses/shared-domain/people/team";
import { makeStyles } from "@coulisses/shared-ui/base";
import { ChoiceToggle } from "@coulisses/shared-ui/form";
import { ReviewGlyph, reviewLabels, TeamChip } from "@coulisses/shared-ui/icons";
import { nameOfTeam } from "../review/reviewers";
import { type OfferedReview, offeredReviews } from "./review-text";

const choices = offeredReviews.map((review) => ({
  value: review,
  label: reviewLabels[review],
  icon: <ReviewGlyph review={review} />,
}));

const useStyles = makeStyles({
  teams: { display: "flex", flexWrap: "wrap", gap: "6px 20px" },
  team: { display: "flex", alignItems: "center", gap: "8px" },
});

/** One reviewing team, and the review that is asked of it. */
export type ReviewFilterProps = {
  /** Codes of those who review, in the order in which they are shown. */
  reviewers: readonly string[];
  teams: readonly Team[];
  asked: Readonly<Partial<Record<string, string>>>;
  onChange: (team: string, review: OfferedReview | null) => void;
};

/** The filter by the review of each team. */
export default function ReviewFilter({ reviewers, teams, asked, onChange }: ReviewFilterProps) {
  const styles = useStyles();
  return (
    <div className={styles.teams}>
      {reviewers.map((code) => {
        const team = teams.find((one) => one.code === code);
        return (
          <div key={code} className={styles.team}>
            {team && <TeamChip team={team} />}
            <ChoiceToggle
              label={`Relecture ${nameOfTeam(code, teams)}`}
              iconOnly
              options={choices}
              value={offeredReviews.find((review) => review === asked[code]) ?? null}
              onChange={(review) => onChange(code, review)}
            />
          </div>
        );
      })}
    </div>
  );
}
