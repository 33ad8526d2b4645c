import { useAddressFilters } from "@coulisses/shared-pages/address-filters";
import { refusalOf, useNotify } from "@coulisses/shared-auth";
import {
  type CharismaPeriod,
  gainedCharisma,
  slotCharisma,
} from "@coulisses/shared-domain/charisma/availability-charisma";
import { formatDay, formatMonth } from "@coulisses/shared-domain/time/format";
import { addDays, parisInstant } from "@coulisses/shared-domain/time/paris";
import { includes, type Period } from "@coulisses/shared-domain/time/period";
import { availabilitiesOf } from "@coulisses/shared-domain/volunteer-availability/selection";
import { slotsOfDay } from "@coulisses/shared-domain/volunteer-availability/slots";
import type { AvailabilityStep } from "@coulisses/shared-domain/volunteer-availability/steps";
import { Button, Heading, makeStyles, media, Surface, Text, useIsMobile } from "@coulisses/shared-ui/base";
import { SlotGrid } from "@coulisses/shared-ui/data";
import { SwitchField } from "@coulisses/shared-ui/form";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useAddAvailabilitiesMutation, useWithdrawAvailabilitiesMutation } from "../api/availabilities-api";
import { dayAfter, type StepDay, stepDayOf } from "./step-day";
import { SendBar } from "./send-bar";
import { Stepper } from "./stepper";
import { useSelection } from "./use-selection";

const useStyles = makeStyles({
  card: { position: "relative" },
  /** Just below the site's header. */
  top: { position: "absolute", top: 0, scrollMarginTop: "72px" },
  form: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "16px" },
  head: {
    display: "flex",
    alignItems: "center",
    gap: "8px",
    margin: "16px 0 12px",
    [media.mobile]: { margin: "0 0 12px" },
  },
  titles: { flexGrow: 1, minWidth: 0, [media.mobile]: { textAlign: "center" } },
  title: { "::first-letter": { textTransform: "uppercase" } },
  move: { [media.mobile]: { minWidth: "44px", minHeight: "44px" } },
  switch: { display: "flex", justifyContent: "end", minHeight: "44px", alignItems: "center" },
  next: { width: "100%", minHeight: "48px", marginTop: "12px" },
});

const keys = ["day"] as const;
const written = ({ start, end }: Period) => ({ start: start.toISOString(), end: end.toISOString() });

type AvailabilityFormProps = {
  userId: number;
  /** At least one. */
  steps: readonly AvailabilityStep[];
  recorded: readonly Period[];
  points: readonly CharismaPeriod[];
  /** Recorded availabilities are counted in it already. */
  charisma: number | undefined;
};

/**
 * Chooses availabilities: a step and its days on a desktop, one day on a phone. The device keeps the
 * selection until it is recorded.
 */
export function AvailabilityForm({ userId, steps, recorded, points, charisma }: AvailabilityFormProps) {
  const styles = useStyles();
  const notify = useNotify();
  const isMobile = useIsMobile();
  const [isList, setIsList] = useState(false);
  const { filters, set } = useAddressFilters(keys);
  const [add, { isLoading }] = useAddAvailabilitiesMutation();
  const [withdraw, { isLoading: isWithdrawing }] = useWithdrawAvailabilitiesMutation();
  const top = useRef<HTMLDivElement>(null);
  const [refusal, setRefusal] = useState<{ title: string; message: string }>();
  const chosen = useSelection(userId, recorded);
  const { selection, waiting, unsent, revocable } = chosen;

  const isByDay = isMobile || isList;
  const shown = stepDayOf(steps, filters.day);
  const goTo = (day: string | undefined) => day !== undefined && set("day", day);
  const after = (way: 1 | -1) => shown && dayAfter(steps, shown, way, isByDay);
  const move = (way: 1 | -1) => goTo(after(way));
  useArrows(move);
  if (!shown) return null;

  const shownDays = isByDay ? [shown.day] : shown.step.days;
  const days = shownDays.map((day) => ({
    day,
    slots: slotsOfDay(day).map((slot) => ({
      ...slot,
      state: chosen.stateOf(slot),
      points: slotCharisma(slot, points),
    })),
  }));
  const layout = isList ? "list" : isMobile ? "day" : "columns";
  const unsentSlots = steps
    .flatMap((step) => step.days.flatMap(slotsOfDay))
    .filter((slot) => unsent.some((period) => includes(period, slot)));

  const send = async () => {
    setRefusal(undefined);
    chosen.noteSent();
    const answer = await add({
      userId,
      body: { availabilities: selection.selected.map(written) },
      gesture: "Tes disponibilités",
    });
    const refused = refusalOf(answer);
    if (refused) setRefusal({ title: "Tes disponibilités n'ont pas été enregistrées", ...refused });
    else notify({ type: "success", message: "Disponibilités sauvegardées 🥳" });
  };

  const takeBack = async () => {
    setRefusal(undefined);
    const answer = await withdraw({ userId, body: { availabilities: revocable.map(written) } });
    const refused = refusalOf(answer);
    if (refused) setRefusal({ title: "Tes disponibilités n'ont pas été reprises", ...refused });
    else {
      chosen.reselect(revocable);
      notify({ type: "success", message: "Ces créneaux ne sont plus enregistrés" });
    }
  };

  return (
    <div className={styles.form}>
      <Surface as="div" className={styles.card}>
        <div ref={top} className={styles.top} />
        {!isMobile && (
          <Stepper
            steps={steps}
            present={shown.step}
            availabilities={availabilitiesOf(selection)}
            onChoose={(step) => goTo(step.days[0])}
          />
        )}
        <DayHead shown={shown} isByDay={isByDay} isMobile={isMobile} after={after} onMove={move} />
        <SlotGrid
          label="Tes créneaux"
          days={days}
          layout={layout}
          onPaint={chosen.paint}
          onToggle={chosen.toggle}
          onLikeDayBefore={(day) => chosen.likeDayBefore(slotsOfDay(addDays(day, -1)), slotsOfDay(day))}
        />
        {isByDay && (
          <NextDay
            day={after(1)}
            onGo={(day) => {
              goTo(day);
              top.current?.scrollIntoView();
            }}
          />
        )}
        <div className={styles.switch}>
          <SwitchField label="Afficher en liste" checked={isList} onChange={setIsList} />
        </div>
      </Surface>
      <SendBar
        selection={selection}
        unsentCount={unsentSlots.length}
        isWaiting={waiting.length > 0}
        isSending={isLoading && waiting.length === 0}
        charisma={charisma === undefined ? undefined : charisma + gainedCharisma(selection, points)}
        refusal={refusal}
        isWithdrawing={isWithdrawing}
        onSend={() => void send()}
        onTakeBack={revocable.length > 0 ? () => void takeBack() : undefined}
        onGoTo={goTo}
      />
    </div>
  );
}

type DayHeadProps = {
  shown: StepDay;
  isByDay: boolean;
  isMobile: boolean;
  after: (way: 1 | -1) => string | undefined;
  onMove: (way: 1 | -1) => void;
};

/** Where one is, between the ways to what comes before and after. */
function DayHead({ shown: { step, day, rank }, isByDay, isMobile, after, onMove }: DayHeadProps) {
  const styles = useStyles();
  const noon = parisInstant(day, 12);
  const what = isByDay ? "Jour" : "Étape";
  const previous = (
    <Button
      appearance="subtle"
      className={styles.move}
      icon={<UiIcon name="chevron-left" />}
      tooltip={`${what} ${isByDay ? "précédent" : "précédente"}`}
      disabledFocusable={after(-1) === undefined}
      onClick={() => onMove(-1)}
    />
  );
  const next = (
    <Button
      appearance="subtle"
      className={styles.move}
      icon={<UiIcon name="chevron-right" />}
      tooltip={`${what} ${isByDay ? "suivant" : "suivante"}`}
      disabledFocusable={after(1) === undefined}
      onClick={() => onMove(1)}
    />
  );
  return (
    <div className={styles.head}>
      {isMobile && previous}
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
      {!isMobile && previous}
      {next}
    </div>
  );
}

function NextDay({ day, onGo }: { day: string | undefined; onGo: (day: string) => void }) {
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
function useArrows(move: (way: 1 | -1) => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
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
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
