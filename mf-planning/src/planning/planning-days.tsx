import { festivalDayOf, manifestationDays } from "@coulisses/shared-domain/time/festival-day";
import { addDays } from "@coulisses/shared-domain/time/paris";
import { PeriodCalendar } from "@coulisses/shared-ui/data";
import { useMemo, useState } from "react";
import type { SwapMark } from "../swaps/swap-mark";
import { isPast, type PlanningItem } from "./planning-items";

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
  /** The state of a request to be replaced. */
  markOf: (item: PlanningItem) => SwapMark | undefined;
  onOpen: (item: { id: string }) => void;
  onSelect: ((period: { start: string; end: string }) => void) | undefined;
};

/** The festival's days, or today while it or a slot is under way. */
export function PlanningDays(props: Props) {
  const { items, availabilities, now, festivalDay, markOf, onOpen, onSelect } = props;
  const [day, setDay] = useState<string>();
  const shown = day ?? (festivalDay && openingDay(items, festivalDay, now));
  const events = useMemo(
    () => items.map((item) => ({ ...item, mark: markOf(item)?.words })),
    [items, markOf],
  );
  const colors = Object.keys(legends).filter((color): color is PlanningItem["color"] =>
    items.some((item) => item.color === color),
  );
  return (
    <PeriodCalendar
      events={events}
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

/** Days from the festival's first on which the present comes first: until the last gear is away. */
const UNDER_WAY = 6;

function openingDay(items: readonly PlanningItem[], festivalDay: string, now: Date): string {
  const present = festivalDayOf(now);
  const isBusy = items.some((item) => new Date(item.start) <= now && !isPast(item, now));
  if (isBusy || (present >= festivalDay && present <= addDays(festivalDay, UNDER_WAY))) return present;
  const days = items.map(({ start }) => festivalDayOf(new Date(start)));
  return days.find((one) => manifestationDays(festivalDay, festivalDay).includes(one)) ?? festivalDay;
}
