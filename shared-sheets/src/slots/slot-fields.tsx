import type { PeriodForm } from "@coulisses/shared-domain/contract/fields";
import type { LongestPeriod } from "@coulisses/shared-domain/time/longest-period";
import { PeriodFields } from "@coulisses/shared-ui/form";
import { ShiftField } from "./shift-field";
import { SlotsField } from "./slots-field";
import type { readTypedSlots } from "./typed-slots";

type Field<Value> = {
  value: Value;
  error?: string | undefined;
  onChange: (value: Value) => void;
  onBlur?: () => void;
};

/** The hours of a slot, or of several. */
export type SlotFieldsProps = {
  typed: Field<string>;
  period: Field<PeriodForm>;
  /** The lines of the text, as `readTypedSlots` reads them: while there are some, they are the hours. */
  lines: ReturnType<typeof readTypedSlots>;
  /** True for a slot that exists: it is one. */
  isChanged: boolean;
  /** The slot that is duplicated. */
  copied?: PeriodForm | undefined;
  /** The headings of the preview, for one line and for several. */
  summaries: readonly [one: string, several: string];
  /** @default that of an activity's window */
  longest?: LongestPeriod;
  /** Enter in the text. */
  onEnter: () => void;
};

/** Asks for the hours of a slot: as text for new ones, by the days between for a copy, and by start and end. */
export function SlotFields(props: SlotFieldsProps) {
  const { typed, period, lines, isChanged, copied, summaries, longest, onEnter } = props;
  return (
    <>
      {copied && <ShiftField slot={copied} period={period.value} onChange={period.onChange} />}
      {!isChanged && !copied && (
        <SlotsField
          lines={lines}
          summary={summaries[lines.length > 1 ? 1 : 0]}
          {...typed}
          onEnter={onEnter}
        />
      )}
      {lines.length === 0 && (
        <PeriodFields period={period.value} onChange={period.onChange} {...(longest && { longest })} />
      )}
    </>
  );
}
