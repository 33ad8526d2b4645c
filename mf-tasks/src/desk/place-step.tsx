import { isApiError, loadState } from "@coulisses/shared-auth";
import { slotKey } from "@coulisses/shared-domain/assignment/slot";
import type { DeskSlot } from "@coulisses/shared-domain/desk/place";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { formatDay, formatHours } from "@coulisses/shared-domain/time/format";
import { createPeriod, isWithin } from "@coulisses/shared-domain/time/period";
import {
  Button,
  EmptyState,
  LoadState,
  makeStyles,
  Notice,
  Surface,
  Tag,
  Text,
  tokens,
  useNow,
} from "@coulisses/shared-ui/base";
import { useState } from "react";
import { useListDeskSlotsQuery, usePlaceAtDeskMutation } from "../api/desk-api";
import { usePageStyles } from "../check-in/use-page-styles";
import type { Visitor } from "./desk-visit";

const useStyles = makeStyles({
  slot: {
    display: "flex",
    justifyContent: "space-between",
    textAlign: "start",
    whiteSpace: "normal",
    width: "100%",
    minHeight: "56px",
    marginBottom: "8px",
    gap: "12px",
    fontWeight: tokens.fontWeightRegular,
  },
  lacking: { flexShrink: 0 },
  facts: { display: "grid", minWidth: 0, overflowWrap: "anywhere" },
  later: { width: "100%" },
});

const whenOf = (slot: DeskSlot) => {
  const period = createPeriod(slot);
  return [formatDay(period.start), formatHours(period), slot.place].filter(Boolean).join(" · ");
};

type PlaceStepProps = {
  person: Visitor;
  /** Called with the slot in words; without one, the person is placed later. */
  onPlaced: (slot?: string) => void;
};

/** DK-4: the slots that lack people now or soon; one press places the person and notes that they are there. */
export function PlaceStep({ person, onPlaced }: PlaceStepProps) {
  const styles = useStyles();
  const page = usePageStyles();
  const now = useNow();
  const reading = useListDeskSlotsQuery({ userId: person.id }, { refetchOnMountOrArgChange: true });
  const { currentData: slots } = reading;
  const [place, { isLoading, error }] = usePlaceAtDeskMutation();
  const [pressed, setPressed] = useState<string>();
  const go = async (slot: DeskSlot) => {
    if (isLoading) return;
    setPressed(slotKey(slot));
    const { taskId, mobilizationId, assignmentId, as } = slot;
    const answer = await place({ userId: person.id, body: { taskId, mobilizationId, assignmentId, as } });
    if (!answer.error) onPlaced(`${slot.name}, ${formatHours(createPeriod(slot))}`);
  };
  return (
    <Surface title={`Où va ${displayName(person)} ?`} subtitle="Un appui l'affecte et note son arrivée.">
      {isApiError(error) && (
        <Notice intent="error" role="alert">
          {error.message}
        </Notice>
      )}
      {slots === undefined && <LoadState label="Lecture des créneaux..." {...loadState(reading)} />}
      {slots?.length === 0 && (
        <EmptyState picture="calendar" title="Aucun créneau ne manque de monde">
          Rien à combler en ce moment ni dans les trois heures : son compte est prêt, tu pourras l'affecter
          plus tard.
        </EmptyState>
      )}
      <ul className={page.list} aria-label="Créneaux où il manque du monde">
        {slots?.map((slot) => (
          <li key={slotKey(slot)}>
            <Button
              className={styles.slot}
              loading={isLoading && pressed === slotKey(slot)}
              onClick={() => void go(slot)}
            >
              <span className={styles.facts}>
                <Text weight="bold">{slot.name}</Text>
                <Text size="small" muted>
                  {whenOf(slot)}
                </Text>
              </span>
              <Tag
                className={styles.lacking}
                intent={isWithin(now, [createPeriod(slot)]) ? "error" : "neutral"}
              >
                {`Manque ${String(slot.missing)}`}
              </Tag>
            </Button>
          </li>
        ))}
      </ul>
      <Button className={styles.later} onClick={() => onPlaced()}>
        Plus tard
      </Button>
    </Surface>
  );
}
