import { EVERYONE, sortTeams, type Team } from "@coulisses/shared-domain/people/team";
import { makeStyles, tokens } from "@coulisses/shared-ui/base";
import { TeamChip } from "@coulisses/shared-ui/icons";

const useStyles = makeStyles({
  chips: { display: "flex", flexWrap: "wrap", gap: "4px" },
  chip: {
    padding: 0,
    border: "none",
    background: "none",
    cursor: "pointer",
    borderRadius: "999px",
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    "@media (pointer: coarse)": {
      minWidth: "44px",
      minHeight: "44px",
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
    },
  },
});

type Props = { codes: readonly string[]; teams: readonly Team[]; onChoose: (code: string) => void };

/** Somebody's teams; a press on one filters by it. */
export function TeamChips({ codes, teams, onChoose }: Props) {
  const styles = useStyles();
  return (
    <span className={styles.chips}>
      {sortTeams(codes, teams).map((code) => {
        const team = teams.find((one) => one.code === code);
        if (team === undefined || code === EVERYONE) return null;
        return (
          <button
            key={code}
            type="button"
            className={styles.chip}
            aria-label={`Filtrer par l'équipe ${team.name}`}
            onClick={(event) => {
              event.stopPropagation();
              onChoose(code);
            }}
          >
            <TeamChip team={team} />
          </button>
        );
      })}
    </span>
  );
}
