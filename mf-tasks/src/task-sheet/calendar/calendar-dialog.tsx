import { READY_TO_ASSIGN } from "@coulisses/shared-domain/festival-task/festival-task";
import { festivalDayOf } from "@coulisses/shared-domain/time/festival-day";
import { toDate } from "@coulisses/shared-domain/time/instant";
import { parisDay } from "@coulisses/shared-domain/time/paris";
import { useEventDate } from "@coulisses/shared-auth";
import { makeStyles } from "@coulisses/shared-ui/base";
import { PeriodCalendar } from "@coulisses/shared-ui/data";
import { SwitchField } from "@coulisses/shared-ui/filters";
import { Dialog } from "@coulisses/shared-ui/overlay";
import { SlotDetailsDialog } from "@coulisses/shared-pages/slot";
import { useState } from "react";
import { useSheet } from "../sheet";
import { calendarEvents, colors, type Shown } from "./calendar-events";

const useStyles = makeStyles({ switches: { display: "flex", flexWrap: "wrap", gap: "4px 20px" } });

/** Edits the task's mobilizations beside the activity's and its gear's windows. */
export default function CalendarDialog({ onClose }: { onClose: () => void }) {
  const styles = useStyles();
  const { sheet } = useSheet();
  const festival = useEventDate();
  const [layers, setLayers] = useState<Shown>({ activity: false, gear: false, people: true });
  const [openedId, setOpenedId] = useState<string>();
  const events = calendarEvents(sheet, layers);
  const opened = events.find(({ id }) => id === openedId)?.slot;
  const people = sheet.status === READY_TO_ASSIGN ? "Affectations" : "Mobilisations";
  const labels = { activity: "Animations", gear: "Matos", people };
  const kinds = ["activity", "gear", "people"] as const;

  const festivalDay = festival && parisDay(toDate(festival.start));
  const [day, setDay] = useState(() => {
    const first = sheet.mobilizations[0] ?? (festivalDay ? undefined : sheet.festivalActivity.timeWindows[0]);
    return first ? festivalDayOf(toDate(first.start)) : (festivalDay ?? festivalDayOf(new Date()));
  });
  return (
    <Dialog open size="full" title="Créneaux de la tâche" onClose={onClose}>
      <div className={styles.switches}>
        {kinds.map((kind) => (
          <SwitchField
            key={kind}
            label={labels[kind]}
            checked={layers[kind]}
            onChange={(wanted) => setLayers({ ...layers, [kind]: wanted })}
          />
        ))}
      </div>
      <PeriodCalendar
        events={events}
        legend={kinds
          .filter((kind) => layers[kind])
          .map((kind) => ({ label: labels[kind], color: colors[kind] }))}
        day={day}
        onDayChange={setDay}
        {...(sheet.status === READY_TO_ASSIGN && { onOpen: ({ id }: { id: string }) => setOpenedId(id) })}
        {...(festivalDay && { festivalDay })}
      />
      {opened && <SlotDetailsDialog slot={opened} onClose={() => setOpenedId(undefined)} />}
    </Dialog>
  );
}
