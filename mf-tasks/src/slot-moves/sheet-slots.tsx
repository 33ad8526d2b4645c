import { splitLabel } from "@coulisses/shared-domain/assignment/split";
import type { PreviewedSheet } from "@coulisses/shared-domain/contract/slot-moves";
import { nameOfTeam } from "@coulisses/shared-sheets/review";
import { makeStyles, mergeClasses, StatusDot, Text, tokens } from "@coulisses/shared-ui/base";
import { CheckboxField } from "@coulisses/shared-ui/form";
import { useTaskReviewers } from "../api/use-task-reviewers";
import { hoursWords, slotKeyOf } from "./move-form";

const useStyles = makeStyles({
  sheet: {
    display: "grid",
    gap: "2px",
    minWidth: 0,
    margin: 0,
    padding: "4px 8px 8px",
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  head: { display: "flex", alignItems: "center", gap: "6px", overflowWrap: "anywhere", fontWeight: 600 },
  slot: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
    alignItems: "center",
    columnGap: "8px",
    "@media (max-width: 599px)": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  then: { paddingLeft: "8px", "@media (max-width: 599px)": { paddingLeft: "32px" } },
  lines: { display: "grid", paddingLeft: "32px" },
  refused: { color: tokens.refusedInk, whiteSpace: "pre-line" },
});

type Props = {
  sheet: PreviewedSheet;
  leftOut: ReadonlySet<string>;
  /** Leaves these slots out, or takes them in again. */
  onLeaveOut: (keys: readonly string[], isLeftOut: boolean) => void;
};

/** The slots of one task: their hours now and then; each can be left out. */
export function SheetSlots({ sheet, leftOut, onLeaveOut }: Props) {
  const styles = useStyles();
  const reviewers = useTaskReviewers();
  const { id, name, status, refusal, resets, slots } = sheet;
  const title = `FT #${String(id)} - ${name}`;
  const keys = slots.map(({ before }) => slotKeyOf(id, before.id));
  const isTaken = keys.some((key) => !leftOut.has(key));
  return (
    <fieldset className={styles.sheet} aria-label={title}>
      <div className={styles.head}>
        {slots.length > 0 ? (
          <CheckboxField label={title} checked={isTaken} onChange={(taken) => onLeaveOut(keys, !taken)} />
        ) : (
          <Text>{title}</Text>
        )}
        <StatusDot status={status} />
      </div>
      {slots.length === 0 && (
        <Text muted className={styles.lines}>
          Aucune mobilisation
        </Text>
      )}
      {isTaken && refusal !== null && (
        <Text className={mergeClasses(styles.lines, styles.refused)}>{refusal}</Text>
      )}
      {isTaken && resets.length > 0 && (
        <Text muted className={styles.lines}>
          {resets.length > 1 ? "Devront relire cette FT : " : "Devra relire cette FT : "}
          {resets.map((team) => nameOfTeam(team, reviewers)).join(", ")}
        </Text>
      )}
      {slots.map((slot) => (
        <SlotLine
          key={slot.before.id}
          slot={slot}
          isLeftOut={leftOut.has(slotKeyOf(id, slot.before.id))}
          isRefused={refusal !== null}
          onLeaveOut={(isLeftOut) => onLeaveOut([slotKeyOf(id, slot.before.id)], isLeftOut)}
        />
      ))}
    </fieldset>
  );
}

type LineProps = {
  slot: PreviewedSheet["slots"][number];
  isLeftOut: boolean;
  isRefused: boolean;
  onLeaveOut: (isLeftOut: boolean) => void;
};

function SlotLine({ slot: { before, after, problem, people }, isLeftOut, isRefused, onLeaveOut }: LineProps) {
  const styles = useStyles();
  const isMoved = !isLeftOut && !isRefused && after !== null;
  const isCut = after !== null && after.durationSplitInHour !== before.durationSplitInHour;
  return (
    <div className={styles.slot}>
      <CheckboxField
        label={hoursWords(before)}
        checked={!isLeftOut}
        onChange={(checked) => onLeaveOut(!checked)}
      />
      {!isLeftOut && problem !== null && (
        <Text className={mergeClasses(styles.then, styles.refused)}>{problem}</Text>
      )}
      {isMoved && (
        <span className={styles.then}>
          {after.id !== before.id && <Text weight="medium">→ {hoursWords(after)}</Text>}
          {isCut && (
            <Text>
              Découpage : {splitLabel(before.durationSplitInHour)} → {splitLabel(after.durationSplitInHour)}
            </Text>
          )}
          {people.length > 0 && (
            <Text muted size="small">
              {" "}
              · {people.length > 1 ? `${String(people.length)} personnes empêchées` : "1 personne empêchée"}
            </Text>
          )}
        </span>
      )}
    </div>
  );
}
