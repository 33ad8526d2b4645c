import type { PeriodForm } from "@coulisses/shared-domain/contract/fields";
import { shiftSlot } from "@coulisses/shared-domain/time/next-slot";
import { parisDay } from "@coulisses/shared-domain/time/paris";
import { toDate } from "@coulisses/shared-domain/time/instant";
import { NumberField } from "@coulisses/shared-ui/form";

type Props = {
  /** The slot that is duplicated. */
  slot: PeriodForm;
  /** The period of the copy. */
  period: PeriodForm;
  onChange: (period: PeriodForm) => void;
};

const DAY = 86_400_000;
const rankOf = (instant: string) => Date.parse(`${parisDay(toDate(instant))}T00:00:00Z`) / DAY;

/** Days between a slot and its copy: both of its hours move with it, and it follows when they are changed. */
export function ShiftField({ slot, period, onChange }: Props) {
  const days = rankOf(period.start) - rankOf(slot.start);
  return (
    <NumberField
      label="Décalage"
      required
      suffix={Math.abs(days) > 1 ? "jours" : "jour"}
      min={-366}
      max={366}
      value={days}
      onChange={(shift) => shift !== null && onChange(shiftSlot(slot, shift))}
    />
  );
}
