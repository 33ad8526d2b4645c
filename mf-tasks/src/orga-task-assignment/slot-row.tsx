import type { SlotForVolunteer } from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import type { Team } from "@coulisses/shared-domain/people/team";
import { formatSlot } from "@coulisses/shared-domain/time/format";
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
    fontSize: tokens.fontSizeBase200,
  },
});

type Props = {
  slot: SlotForVolunteer;
  teams: readonly Team[];
};

/** A slot that a volunteer could take: task, time and the teams it lacks. */
export function SlotRow({ slot, teams }: Props) {
  const styles = useStyles();
  const { taskId, name, start, end, teams: lacking } = slot;
  return (
    <span className={styles.row}>
      <Text weight="medium" className={styles.words}>
        {taskId} - {name}
      </Text>
      <span className={styles.facts}>
        <Text size="small" muted>
          {formatSlot({ start, end })}
        </Text>
        <Marks marks={slotMarks(slot)} />
      </span>
      <span className={styles.facts}>
        {lacking.map(({ team: code, demand, assigned }) => {
          const team = teams.find((one) => one.code === code);
          return (
            <span key={code} className={styles.team}>
              {team ? <TeamChip team={team} /> : code}
              <span>: {demand - assigned}</span>
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
