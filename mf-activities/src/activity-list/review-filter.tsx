import {
  APPROVED,
  festivalActivityReviewers,
  REJECTED,
  REVIEWING,
  type FestivalActivityReviewer,
  type Review,
  type Reviews,
} from "@coulisses/shared-domain/festival-activity/festival-activity";
import { reviewLabels } from "@coulisses/shared-domain/festival-activity/labels";
import type { Team } from "@coulisses/shared-domain/people/team";
import { makeStyles } from "@coulisses/shared-ui/base";
import { ChoiceToggle } from "@coulisses/shared-ui/form";
import { ReviewGlyph, TeamChip } from "@coulisses/shared-ui/icons";

const choices = ([REVIEWING, REJECTED, APPROVED] as const).map((review) => ({
  value: review,
  label: reviewLabels[review],
  icon: <ReviewGlyph review={review} />,
}));

const useStyles = makeStyles({
  teams: { display: "flex", flexWrap: "wrap", gap: "6px 20px" },
  team: { display: "flex", alignItems: "center", gap: "8px" },
});

type Props = {
  teams: Team[];
  asked: Partial<Reviews>;
  onChange: (team: FestivalActivityReviewer, review: Review | null) => void;
};

/** What each reviewing team must have said. */
export function ReviewFilter({ teams, asked, onChange }: Props) {
  const styles = useStyles();
  return (
    <div className={styles.teams}>
      {festivalActivityReviewers.map((code) => {
        const team = teams.find((one) => one.code === code);
        const value = asked[code];
        return (
          <div key={code} className={styles.team}>
            {team && <TeamChip team={team} iconOnly />}
            <ChoiceToggle
              label={`Relecture ${team?.name ?? code}`}
              iconOnly
              options={choices}
              value={choices.find((choice) => choice.value === value)?.value ?? null}
              onChange={(review) => onChange(code, review)}
            />
          </div>
        );
      })}
    </div>
  );
}
