import { slotInAddress } from "@coulisses/shared-pages/slot";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { Team } from "@coulisses/shared-domain/people/team";
import { formatSlot } from "@coulisses/shared-domain/time/format";
import { Button, makeStyles, Tag, Text, tokens } from "@coulisses/shared-ui/base";
import { TeamChip } from "@coulisses/shared-ui/icons";
import { ChoiceList } from "../assignment-parts/choice-list";
import { lacksPeople, type SlotToFill } from "./slot-events";

const useStyles = makeStyles({
  row: { display: "grid", gap: "4px", minWidth: 0, overflowWrap: "anywhere" },
  line: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 12px" },
  team: { display: "inline-flex", alignItems: "center", gap: "5px", fontSize: tokens.fontSizeBase300 },
  count: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: "tabular-nums" },
});

type Props = {
  slots: readonly SlotToFill[];
  teams: readonly Team[];
  /** `slotInAddress` of the chosen slot. */
  chosen: string | undefined;
  onChoose: (slot: SlotToFill) => void;
  onDetails: (slot: SlotToFill) => void;
};

/** Slots of a task in order of time: people asked and assigned for each team, and who comes. */
export function SlotList({ slots, teams, chosen, onChoose, onDetails }: Props) {
  return (
    <ChoiceList
      label="Créneaux de la tâche"
      rows={slots}
      getKey={slotInAddress}
      chosen={chosen}
      onChoose={onChoose}
      onDetails={onDetails}
      render={(slot) => <SlotRow slot={slot} teams={teams} />}
      actions={(slot, tabIndex) => (
        <Button
          size="small"
          appearance="subtle"
          tabIndex={tabIndex}
          aria-label={`Détails du créneau : ${formatSlot(slot)}`}
          onClick={() => onDetails(slot)}
        >
          Détails
        </Button>
      )}
    />
  );
}

function SlotRow({ slot, teams }: { slot: SlotToFill; teams: readonly Team[] }) {
  const styles = useStyles();
  const names = slot.assignees.map((one) =>
    one.as === undefined ? `${displayName(one)} (requis·e)` : displayName(one),
  );
  return (
    <span className={styles.row}>
      <span className={styles.line}>
        <Text weight="medium">{formatSlot(slot)}</Text>
        {!lacksPeople(slot) && <Tag intent="success">Complet</Tag>}
      </span>
      <span className={styles.line}>
        {slot.teams.map(({ team: code, demand, assigned }) => {
          const team = teams.find((one) => one.code === code);
          return (
            <span key={code} className={styles.team}>
              <span className={styles.count}>
                {assigned}/{demand}
              </span>{" "}
              {team ? <TeamChip team={team} /> : code}
            </span>
          );
        })}
      </span>
      <Text size="small" muted>
        {names.join(", ") || "Personne pour l'instant"}
      </Text>
    </span>
  );
}
