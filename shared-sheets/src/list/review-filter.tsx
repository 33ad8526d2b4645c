import type { Team } from "@coulisses/shared-domain/people/team";
import { makeStyles } from "@coulisses/shared-ui/base";
import { ChoiceToggle } from "@coulisses/shared-ui/form";
import { ReviewGlyph, reviewLabels, TeamChip } from "@coulisses/shared-ui/icons";
import { nameOfTeam } from "../review/reviewers";

const offered = ["REVIEWING", "REJECTED", "APPROVED"] as const;
type Review = (typeof offered)[number];

const choices = offered.map((review) => ({
  value: review,
  label: reviewLabels[review],
  icon: <ReviewGlyph review={review} />,
}));

const useStyles = makeStyles({
  teams: { display: "flex", flexWrap: "wrap", gap: "6px 20px" },
  team: { display: "flex", alignItems: "center", gap: "8px" },
});

/** One reviewing team, and the review that is asked of it. */
type ReviewFilterProps<Reviewer extends string> = {
  /** Codes of those who review, in the order in which they are shown. */
  reviewers: readonly Reviewer[];
  teams: readonly Team[];
  asked: Partial<Record<Reviewer, string>>;
  onChange: (team: Reviewer, review: Review | null) => void;
};

/** The filter by the review of each team. */
export function ReviewFilter<Reviewer extends string>({
  reviewers,
  teams,
  asked,
  onChange,
}: ReviewFilterProps<Reviewer>) {
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
              value={offered.find((review) => review === asked[code]) ?? null}
              onChange={(review) => onChange(code, review)}
            />
          </div>
        );
      })}
    </div>
  );
}

/** « Humain : à relire »; undefined where nothing is asked of the team. */
export function reviewText(
  code: string,
  asked: string | undefined,
  teams: readonly Team[],
): string | undefined {
  const review = offered.find((one) => one === asked);
  return review && `${nameOfTeam(code, teams)} : ${reviewLabels[review].toLowerCase()}`;
}
