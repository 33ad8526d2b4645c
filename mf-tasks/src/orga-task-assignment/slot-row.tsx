import type { SlotForVolunteer } from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import type { Team } from "@coulisses/shared-domain/people/team";
import { formatDay, formatHours } from "@coulisses/shared-domain/time/format";
import { makeStyles, Text, tokens } from "@coulisses/shared-ui/base";
import { TeamChip } from "@coulisses/shared-ui/icons";
import { type Mark, Marks } from "../assignment-parts/person-card";

const useStyles = makeStyles({
  row: { display: "grid", gap: "4px", minWidth: 0 },
  words: { overflowWrap: "anywhere" },
  facts: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 10px" },
  team: {
    display: "inline-flex",
    alignItems: "center",
    gap: "4px",
    padding: "2px",
    border: "none",
    borderRadius: "999px",
    background: "none",
    color: "inherit",
    font: "inherit",
    fontSize: tokens.fontSizeBase200,
  },
  pressable: {
    cursor: "pointer",
    ":hover": { textDecoration: "underline" },
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
});

type Props = {
  slot: SlotForVolunteer;
  teams: readonly Team[];
  /** `tabIndex` of its buttons. */
  tabIndex: number;
  /** Assigns as a member of this team (its code); absent when the whole row is the button. */
  onChoose?: (team: string) => void;
};

/** A slot that a volunteer could take: task, time and the teams it lacks. */
export function SlotRow({ slot, teams, tabIndex, onChoose }: Props) {
  const styles = useStyles();
  const { taskId, name, start, end, teams: lacking } = slot;
  return (
    <span className={styles.row}>
      <Text weight="medium" className={styles.words}>
        {taskId} - {name}
      </Text>
      <span className={styles.facts}>
        <Text size="small" muted>
          {formatDay(start)}, {formatHours({ start: new Date(start), end: new Date(end) })}
        </Text>
        <Marks marks={slotMarks(slot)} />
      </span>
      <span className={styles.facts}>
        {lacking.map(({ team: code, demand, assigned }) => {
          const team = teams.find((one) => one.code === code);
          const content = (
            <>
              {team ? <TeamChip team={team} /> : code}
              <span>: {demand - assigned}</span>
            </>
          );
          return onChoose ? (
            <button
              key={code}
              type="button"
              tabIndex={tabIndex}
              className={`${styles.team} ${styles.pressable}`}
              aria-label={`${taskId} - ${name}, affecter en tant que ${team?.name ?? code} (${demand - assigned} à trouver)`}
              onClick={() => onChoose(code)}
            >
              {content}
            </button>
          ) : (
            <span key={code} className={styles.team}>
              {content}
            </span>
          );
        })}
      </span>
    </span>
  );
}

function slotMarks({ topPriority, hasFriendsAssigned, restProblems }: SlotForVolunteer): Mark[] {
  return [
    ...restProblems.map((words) => ({ icon: "clock", tone: "bad", words }) as const),
    ...(topPriority ? [{ icon: "warning", tone: "doubtful", words: "Tâche prioritaire" } as const] : []),
    ...(hasFriendsAssigned
      ? [{ icon: "check", tone: "good", words: "Ami(s) déjà assigné(s) sur le créneau" } as const]
      : []),
  ];
}
