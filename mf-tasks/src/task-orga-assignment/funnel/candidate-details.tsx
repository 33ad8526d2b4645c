import { ofName } from "@coulisses/shared-domain/french/of-name";
import {
  canChangeLast,
  canRevoke,
  changeLast,
  chooseTeam,
  type Funnel,
  funnelTeams,
  revokeLast,
} from "@coulisses/shared-domain/assignment/funnel";
import type { AssignableVolunteer } from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { Team } from "@coulisses/shared-domain/people/team";
import { Button, makeStyles, tokens } from "@coulisses/shared-ui/base";
import { TeamChip, UiIcon } from "@coulisses/shared-ui/icons";

const useStyles = makeStyles({
  row: { display: "flex", flexWrap: "wrap", justifyContent: "center", gap: "4px", width: "100%" },
  team: {
    padding: "2px",
    border: "none",
    borderRadius: "999px",
    background: "none",
    color: "inherit",
    cursor: "pointer",
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  // Only the chosen candidate is coloured.
  other: {
    display: "inline-flex",
    alignItems: "center",
    height: "20px",
    boxSizing: "border-box",
    padding: "0 7px",
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: "999px",
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase200,
    ":hover": { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
});

type Props = {
  person: AssignableVolunteer;
  funnel: Funnel;
  /** Team that the candidate would come for, once known. */
  place: string | undefined;
  isLast: boolean;
  teams: readonly Team[];
  change: (step: (funnel: Funnel) => Funnel) => void;
};

/** Under a candidate's name: possible teams, and for the last candidate the alternatives. */
export function CandidateDetails({ person, funnel, place, isLast, teams, change }: Props) {
  const styles = useStyles();
  const name = displayName(person);
  const codes = funnelTeams(funnel, { ...person, friendIds: person.assignableFriendsIds });
  const step = (way: -1 | 1, tooltip: string, icon: "chevron-left" | "chevron-right") =>
    canChangeLast(funnel) && (
      <Button
        size="small"
        appearance="subtle"
        tooltip={tooltip}
        icon={<UiIcon name={icon} />}
        onClick={() => change((current) => changeLast(current, way))}
      />
    );
  return (
    <>
      <span role="group" aria-label={`Équipe ${ofName(name)}`} className={styles.row}>
        {codes.map((code) => {
          const team = teams.find((one) => one.code === code);
          return (
            <button
              key={code}
              type="button"
              className={styles.team}
              aria-pressed={code === place}
              onClick={() => change((current) => chooseTeam(current, person.id, code))}
            >
              {team && code === place ? (
                <TeamChip team={team} />
              ) : (
                <span className={styles.other}>{team?.name ?? code}</span>
              )}
            </button>
          );
        })}
      </span>
      {isLast && canRevoke(funnel) && (
        <span className={styles.row}>
          {step(-1, "Ami précédent", "chevron-left")}
          <Button
            size="small"
            appearance="subtle"
            danger
            tooltip={`Retirer ${name}`}
            icon={<UiIcon name="delete" />}
            onClick={() => change(revokeLast)}
          />
          {step(1, "Ami suivant", "chevron-right")}
        </span>
      )}
    </>
  );
}
