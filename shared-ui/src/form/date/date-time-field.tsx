import { formatTime, toDateTimeInputValue } from "@coulisses/shared-domain/time/format";
import { parisDay } from "@coulisses/shared-domain/time/paris";
import { readDateTime, writeDateTime } from "@coulisses/shared-domain/typed-text/read-date";
import type { FieldProps } from "../../base/field/field-frame";
import { useTyped } from "../../base/field/use-typed";
import { DateBox } from "./date-box";

const QUARTER = 15;

export type DateTimeFieldProps = FieldProps & {
  /** An ISO instant. */
  value: string | null;
  /** Called with what the field accepts, when it is left, on Enter, when it is picked, or when its form is tried. */
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  onEnter?: () => void;
  /** Minutes between two times that it takes; another time is an error, never rounded. @default 15 */
  step?: number;
  autoFocus?: boolean;
};

/**
 * Day and time on a Paris wall, whatever the browser's zone and language: typed in the usual short ways (`21/5 14h`),
 * or picked in a calendar. Where no year is typed it is that of the present value, or the next such day.
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
