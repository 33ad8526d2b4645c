import { formatDay, formatMonth } from "@coulisses/shared-domain/time/format";
import { parisInstant } from "@coulisses/shared-domain/time/paris";
import { Button, Heading, makeStyles, media, Text, useDocumentKeys } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import type { StepDay } from "./step-day";

const useStyles = makeStyles({
  head: {
    display: "flex",
    alignItems: "center",
    gap: "8px",
    margin: "16px 0 12px",
    [media.mobile]: { margin: "0 0 12px" },
  },
  titles: { flexGrow: 1, minWidth: 0, [media.mobile]: { textAlign: "center" } },
  title: { "::first-letter": { textTransform: "uppercase" } },
  next: { width: "100%", minHeight: "48px", marginTop: "12px" },
});

const moves = {
  day: { [-1]: "Jour précédent", 1: "Jour suivant" },
  step: { [-1]: "Étape précédente", 1: "Étape suivante" },
};

type DayHeadProps = {
  shown: StepDay;
  isByDay: boolean;
  isMobile: boolean;
  after: (way: 1 | -1) => string | undefined;
  onMove: (way: 1 | -1) => void;
};

/** Where one is, between the ways to what comes before and after. */
export function DayHead({ shown: { step, day, rank }, isByDay, isMobile, after, onMove }: DayHeadProps) {
  const styles = useStyles();
  const noon = parisInstant(day, 12);
  const moveButton = (way: 1 | -1) => (
    <Button
      appearance="subtle"
      icon={<UiIcon name={way === 1 ? "chevron-right" : "chevron-left"} />}
      tooltip={moves[isByDay ? "day" : "step"][way]}
      disabledFocusable={after(way) === undefined}
      onClick={() => onMove(way)}
    />
  );
  return (
    <div className={styles.head}>
      {isMobile && moveButton(-1)}
      <div className={styles.titles} aria-live="polite">
        {isMobile && (
          <Text as="p" size="small" muted>
            {step.name} (Jour {rank + 1} sur {step.days.length})
          </Text>
        )}
        <Heading level={2} className={styles.title}>
          {isByDay ? formatDay(noon) : formatMonth(noon)}
        </Heading>
      </div>
      {!isMobile && moveButton(-1)}
      {moveButton(1)}
    </div>
  );
}

/** The way to the following day, below the slots of one. */
export function NextDay({ day, onGo }: { day: string | undefined; onGo: (day: string) => void }) {
  const styles = useStyles();
  if (day === undefined) return null;
  return (
    <Button
      className={styles.next}
      icon={<UiIcon name="chevron-right" />}
      iconPosition="after"
      onClick={() => onGo(day)}
    >
      Ensuite : {formatDay(parisInstant(day, 12))}
    </Button>
  );
}

/** Moves by the arrow keys, except inside an element that uses them. */
export function useArrows(move: (way: 1 | -1) => void) {
  useDocumentKeys((event) => {
    const isTaken =
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      (event.target instanceof Element &&
        event.target.closest("input, textarea, [data-point], [role=dialog]"));
    if (isTaken) return;
    if (event.key === "ArrowLeft") move(-1);
    if (event.key === "ArrowRight") move(1);
  });
}
