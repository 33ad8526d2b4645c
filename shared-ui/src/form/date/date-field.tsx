import { readDay, writeDay } from "@coulisses/shared-domain/typed-text/read-date";
import type { FieldProps } from "../../base/field/field-frame";
import { useTyped } from "../../base/field/use-typed";
import { DateBox } from "./date-box";

/** The day of a field. */
export type DateFieldProps = FieldProps & {
  /** `yyyy-mm-dd`; empty when there is none. */
  value: string;
  /**
   * Called with a valid value when the field is left, on Enter, when it is picked, or when its form is tried.
   */
  onChange: (value: string) => void;
  onBlur?: () => void;
  autoComplete?: "bday";
};

/** A day, without an hour and so without a time zone. Its year is always typed. */
export function DateField({ value, onChange, onBlur, autoComplete, error, ...frame }: DateFieldProps) {
  const typed = useTyped({
    value,
    write: writeDay,
    read: (text) => readDay(text, { now: new Date(), required: frame.required ?? false }),
    onChange,
    onBlur,
    error,
  });
  return (
    <DateBox
      {...frame}
      typed={typed}
      autoComplete={autoComplete}
      placeholder="jj/mm/aaaa"
      phone={{ type: "date", value }}
      panel={{ day: typed.present }}
    />
  );
}
