import { formatDateTime, toDateTimeInputValue } from "@coulisses/shared-domain/time/format";
import { fromInputValue } from "@coulisses/shared-domain/time/paris";
import { type KeyboardEvent, useState } from "react";
import { type FieldProps, FieldFrame } from "../../base/field/field-frame";
import { useDebounced } from "../../behaviour/use-debounced";
import { DateInput } from "./date-input";

const ROUNDING_DELAY = 500;
const MINUTE = 60_000;

export type DateTimeFieldProps = FieldProps & {
  /** An ISO instant. */
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  onEnter?: () => void;
  /** Minutes to which the time is rounded. @default 15 */
  step?: number;
  /** ISO instants. */
  min?: string;
  max?: string;
  autoFocus?: boolean;
};

/**
 * Day and time on a Paris wall, whatever the browser's zone, in the browser's own picker.
 * Rounded half a second after the last key, when the field is left, and on Enter.
 */
export function DateTimeField(props: DateTimeFieldProps) {
  const { value, onChange, onBlur, onEnter, step = 15, min, max } = props;
  const [typed, setTyped] = useState<string>();
  const rounder = useDebounced((text: string) => {
    const instant = text === "" ? null : fromInputValue(text);
    // Halfway through typing a date there is none yet: keep what is there.
    if (instant && Number.isNaN(instant.getTime())) return;
    setTyped(undefined);
    const rounded = instant && new Date(Math.round(instant.getTime() / (step * MINUTE)) * step * MINUTE);
    onChange(rounded?.toISOString() ?? null);
  }, ROUNDING_DELAY);

  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    rounder.flush();
    if (!onEnter) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <FieldFrame {...props}>
      <DateInput
        type="datetime-local"
        value={typed ?? (value ? toDateTimeInputValue(value) : "")}
        shown={value ? formatDateTime(value) : ""}
        disabled={props.disabled ?? false}
        readOnly={props.readOnly ?? false}
        onChange={(_, data) => {
          setTyped(data.value);
          rounder.call(data.value);
        }}
        onBlur={() => {
          rounder.flush();
          onBlur?.();
        }}
        onKeyDown={keyDown}
        {...(min && { min: toDateTimeInputValue(min) })}
        {...(max && { max: toDateTimeInputValue(max) })}
        {...(props.autoFocus && { autoFocus: true })}
      />
    </FieldFrame>
  );
}
