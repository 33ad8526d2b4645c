import { EVERYONE, sortTeams, type Team } from "@coulisses/shared-domain/people/team";
import { makeStyles, media, tokens } from "@coulisses/shared-ui/base";
import { TeamChip } from "@coulisses/shared-ui/icons";

const useStyles = makeStyles({
  chips: { display: "flex", flexWrap: "wrap", gap: "4px" },
  chip: {
    padding: 0,
    border: "none",
    background: "none",
    font: "inherit",
    cursor: "pointer",
    borderRadius: "999px",
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    [media.mobile]: { minWidth: "24px", minHeight: "24px" },
    "@media (pointer: coarse)": {
      minWidth: "44px",
      minHeight: "44px",
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
    },
  },
});

type Props = {
  codes: readonly string[];
  teams: readonly Team[];
  /** Handler of a press on a team; hides the team of all volunteers. */
  onChoose?: (code: string) => void;
};

/** Teams of these codes, sorted by name. */
export function TeamChips({ codes, teams, onChoose }: Props) {
  const styles = useStyles();
  const known = sortTeams(codes, teams).flatMap((code) => teams.find((team) => team.code === code) ?? []);
  return (
    <span className={styles.chips}>
      {onChoose === undefined && known.map((team) => <TeamChip key={team.code} team={team} />)}
      {onChoose &&
        known
          .filter(({ code }) => code !== EVERYONE)
          .map((team) => (
            <button
              key={team.code}
              type="button"
              className={styles.chip}
              aria-label={`Filtrer par l'équipe ${team.name}`}
              onClick={(event) => {
                event.stopPropagation();
                onChoose(team.code);
              }}
            >
              <TeamChip team={team} />
            </button>
          ))}
    </span>
  );
}
