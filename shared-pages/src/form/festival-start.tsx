import { useEventDate } from "@coulisses/shared-auth";
import { formatDay } from "@coulisses/shared-domain/time/format";

/**
 * The festival's first day, for the dialogs that ask for hours. Until it is known the line is blank: coming later, it would push
 * what the person reads or presses.
 */
export function FestivalStart() {
  const festival = useEventDate();
  return festival ? `Le festival commence le ${formatDay(festival.start)}` : "\u00a0";
}
