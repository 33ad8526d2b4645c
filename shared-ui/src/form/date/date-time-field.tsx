import { formatTime, toDateTimeInputValue } from "@coulisses/shared-domain/time/format";
import { parisDay } from "@coulisses/shared-domain/time/paris";
import { readDateTime, writeDateTime } from "@coulisses/shared-domain/typed-text/read-date";
import type { FieldProps } from "../../base/field/field-frame";
import { useTyped } from "../../base/field/use-typed";
import { DateBox } from "./date-box";

const QUARTER = 15;

/** The instant of a field. */
export type DateTimeFieldProps = FieldProps & {
  /** An ISO instant. */
  value: string | null;
  /**
   * Called with a valid value when the field is left, on Enter, when it is picked, or when its form is tried.
   */
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  onEnter?: () => void;
  /** Minutes between two accepted times; another time is an error, never rounded. @default 15 */
  step?: number;
  autoFocus?: boolean;
};

/**
 * Day and time of Paris, for any time zone and language of the browser: typed in the usual short ways (`21/5
 * 14h`), or picked in a calendar. Without a typed year, the present value's counts, or the next such day.
 */
export function DateTimeField(props: DateTimeFieldProps) {
  const { value, onChange, onBlur, onEnter, step = QUARTER, autoFocus, error, ...frame } = props;
  const typed = useTyped({
    value,
    write: writeDateTime,
    read: (text) =>
      readDateTime(text, {
        now: new Date(),
        near: value ?? undefined,
        step,
        required: props.required ?? false,
      }),
    onChange,
    onBlur,
    error,
  });
  const { present } = typed;
  return (
    <DateBox
      {...frame}
      typed={typed}
      onEnter={onEnter}
      autoFocus={autoFocus}
      placeholder="jj/mm/aaaa hh:mm"
      phone={{ type: "datetime-local", value: value ? toDateTimeInputValue(value) : "", step }}
      panel={{
        day: present ? parisDay(new Date(present)) : "",
        time: present ? formatTime(present) : "",
        step,
      }}
    />
  );
}
