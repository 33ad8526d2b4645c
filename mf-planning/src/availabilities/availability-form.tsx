import { useAddressFilters } from "@coulisses/shared-pages/address-filters";
import {
  type CharismaPeriod,
  gainedCharisma,
  slotCharisma,
} from "@coulisses/shared-domain/charisma/availability-charisma";
import { addDays } from "@coulisses/shared-domain/time/paris";
import { includes, type Period } from "@coulisses/shared-domain/time/period";
import { availabilitiesOf } from "@coulisses/shared-domain/volunteer-availability/selection";
import { slotsOfDay } from "@coulisses/shared-domain/volunteer-availability/slots";
import type { AvailabilityStep } from "@coulisses/shared-domain/volunteer-availability/steps";
import { makeStyles, Surface, useIsMobile } from "@coulisses/shared-ui/base";
import { SlotGrid } from "@coulisses/shared-ui/data";
import { SwitchField } from "@coulisses/shared-ui/filters";
import { useRef, useState } from "react";
import { DayHead, NextDay, useArrows } from "./day-head";
import { dayAfter, stepDayOf } from "./step-day";
import { SendBar } from "./send-bar";
import { Stepper } from "./stepper";
import { useSelection } from "./use-selection";
import { useSending } from "./use-sending";

const useStyles = makeStyles({
  card: { position: "relative" },
  /** Just below the site's header. */
  top: { position: "absolute", top: 0, scrollMarginTop: "72px" },
  form: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "16px" },
  switch: { display: "flex", justifyContent: "end", minHeight: "44px", alignItems: "center" },
});

const keys = ["day"] as const;

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
  const isMobile = useIsMobile();
  const [isList, setIsList] = useState(false);
  const { filters, set } = useAddressFilters(keys);
  const top = useRef<HTMLDivElement>(null);
  const chosen = useSelection(userId, recorded);
  const { selection, unsent } = chosen;
  const sending = useSending(userId, chosen);

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
        charisma={charisma === undefined ? undefined : charisma + gainedCharisma(selection, points)}
        {...sending}
        onGoTo={goTo}
      />
    </div>
  );
}
