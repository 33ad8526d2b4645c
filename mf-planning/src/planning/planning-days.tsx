import { addDays, parisDay } from "@coulisses/shared-domain/time/paris";
import { PeriodCalendar } from "@coulisses/shared-ui/data";
import { useState } from "react";
import type { PlanningItem } from "./planning-items";

const legends: Record<PlanningItem["color"], string> = {
  READY_TO_ASSIGN: "Affectation",
  DRAFT: "Demande, FT en brouillon",
  IN_REVIEW: "Demande, FT en relecture",
  REFUSED: "Demande, FT refusée",
  VALIDATED: "Demande, FT validée",
  break: "Pause",
};

type Props = {
  items: readonly PlanningItem[];
  availabilities: readonly { start: string; end: string }[];
  now: Date;
  festivalDay: string | undefined;
  onOpen: (item: { id: string }) => void;
  onSelect: ((period: { start: string; end: string }) => void) | undefined;
};

/** The festival's week, or today while it is under way. */
export function PlanningDays({ items, availabilities, now, festivalDay, onOpen, onSelect }: Props) {
  const [day, setDay] = useState<string>();
  const present = parisDay(now);
  const goesOn = festivalDay !== undefined && present >= festivalDay && present <= addDays(festivalDay, 6);
  const start = goesOn ? present : festivalDay;
  const shown = day ?? start;
  const colors = Object.keys(legends).filter((color): color is PlanningItem["color"] =>
    items.some((item) => item.color === color),
  );
  return (
    <PeriodCalendar
      events={items}
      availabilities={availabilities}
      onDayChange={setDay}
      onOpen={onOpen}
      legend={colors.map((color) => ({ label: legends[color], color }))}
      {...(shown && { day: shown })}
      {...(festivalDay && { festivalDay })}
      {...(onSelect && { onSelect })}
    />
  );
}
