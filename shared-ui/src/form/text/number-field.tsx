import { type NumberLimits, readNumber, writeNumber } from "@coulisses/shared-domain/typed-text/read-number";
import type { KeyboardEvent } from "react";
import type { FieldProps } from "../../base/field/field-frame";
import { TextField } from "../../base/field/text-field";
import { useTyped } from "../../base/field/use-typed";
import { Text } from "../../base/text/text";

/** The number of a field, and its bounds. */
export type NumberFieldProps = FieldProps &
  Pick<NumberLimits, "min" | "max" | "integer"> & {
    value: number | null;
    /** Called with a valid number when the field is left, on Enter, or when its form is tried. */
    onChange: (value: number | null) => void;
    onBlur?: () => void;
    onEnter?: () => void;
    /** Unit, written in the field: `W`. */
    suffix?: string;
    autoFocus?: boolean;
  };

/** A number, typed or stepped with the arrow keys. A text that it can't accept stays, with its error. */
export function NumberField({
  value,
  onChange,
  onBlur,
  min,
  max,
  integer = true,
  suffix,
  error,
  ...props
}: NumberFieldProps) {
  const limits = {
    integer,
    required: props.required ?? false,
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
  };
  const { field, present, set } = useTyped({
    value,
    write: writeNumber,
    read: (text) => readNumber(text, limits),
    onChange,
    onBlur,
    error,
  });
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    field.onKeyDown(event);
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!by || props.disabled || props.readOnly) return;
    event.preventDefault();
    set(Math.min(max ?? Infinity, Math.max(min ?? -Infinity, (present ?? 0) + by)));
  };

  return (
    <TextField
      {...props}
      {...field}
      inputMode={integer ? "numeric" : "decimal"}
      autoComplete="off"
      onKeyDown={keyDown}
      {...(suffix && { contentAfter: <Text muted>{suffix}</Text> })}
    />
  );
}
