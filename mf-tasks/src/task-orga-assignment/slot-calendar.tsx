import { slotInAddress } from "@coulisses/shared-pages/slot";
import { useEventDate } from "@coulisses/shared-auth";
import type { Team } from "@coulisses/shared-domain/people/team";
import { festivalDayOf } from "@coulisses/shared-domain/time/festival-day";
import { toDate } from "@coulisses/shared-domain/time/instant";
import { parisDay } from "@coulisses/shared-domain/time/paris";
import { PeriodCalendar } from "@coulisses/shared-ui/data";
import { useMemo, useState } from "react";
import { firstDayToFill, lacksPeople, slotEvents, slotOfEvent, type SlotToFill } from "./slot-events";

type Props = {
  slots: readonly SlotToFill[];
  teams: readonly Team[];
  /** `slotInAddress` of the chosen slot. */
  chosen: string | undefined;
  onChoose: (slot: SlotToFill) => void;
  onDetails: (slot: SlotToFill) => void;
};

/** §5.8: slots of a task on a calendar, an event for each team. */
export function SlotCalendar({ slots, teams, chosen, onChoose, onDetails }: Props) {
  const festival = useEventDate();
  const events = useMemo(() => slotEvents(slots, teams, chosen), [slots, teams, chosen]);
  const slot = slots.find((one) => slotInAddress(one) === chosen);
  const opening = slot ?? slots.find(lacksPeople) ?? slots[0];
  const [day, setDay] = useState(
    () =>
      (slot && festivalDayOf(new Date(slot.start))) ??
      firstDayToFill(slots, new Date()) ??
      festivalDayOf(new Date()),
  );
  return (
    <PeriodCalendar
      events={events}
      {...(opening && { opensAt: opening.start })}
      day={day}
      onDayChange={setDay}
      onOpen={(event) => {
        const opened = slotOfEvent(slots, event);
        if (opened) onChoose(opened);
      }}
      onDetails={(event) => {
        const opened = slotOfEvent(slots, event);
        if (opened) onDetails(opened);
      }}
      {...(festival && { festivalDay: parisDay(toDate(festival.start)) })}
    />
  );
}
