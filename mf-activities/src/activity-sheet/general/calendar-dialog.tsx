import type { TimeWindow } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { festivalDayOf } from "@coulisses/shared-domain/time/festival-day";
import { toDate } from "@coulisses/shared-domain/time/instant";
import { parisDay } from "@coulisses/shared-domain/time/paris";
import { useEventDate } from "@coulisses/shared-auth";
import { PeriodCalendar } from "@coulisses/shared-ui/data";
import { Dialog } from "@coulisses/shared-ui/overlay";
import { useState } from "react";
import { useSheet } from "../sheet";

const ACTIVITY = "Animation";
const GEAR = "Matos";
const colors = { [ACTIVITY]: "primary", [GEAR]: "secondary" };
const legend = [ACTIVITY, GEAR].map((kind) => ({ label: kind, color: colors[kind as keyof typeof colors] }));

function events(kind: keyof typeof colors, windows: TimeWindow[]) {
  return windows.map(({ id, start, end }) => ({
    id: `${kind}-${id}`,
    title: kind,
    kind,
    start,
    end,
    color: colors[kind],
  }));
}

/** Edits the activity's time windows and those of its gear. */
export default function CalendarDialog({ onClose }: { onClose: () => void }) {
  const { sheet: activity } = useSheet();
  const festival = useEventDate();
  const all = [
    ...events(ACTIVITY, activity.general.timeWindows),
    ...events(GEAR, activity.inquiry.timeWindows),
  ];
  const festivalDay = festival && parisDay(toDate(festival.start));
  const first = all.map(({ start }) => start).sort()[0];
  const [day, setDay] = useState(() =>
    first ? festivalDayOf(toDate(first)) : (festivalDay ?? festivalDayOf(new Date())),
  );
  return (
    <Dialog open size="full" title="Créneaux de l'activité" onClose={onClose}>
      <PeriodCalendar
        events={all}
        legend={legend}
        day={day}
        onDayChange={setDay}
        {...(festivalDay && { festivalDay })}
      />
    </Dialog>
  );
}
