import { type KeyboardEvent, useState } from "react";
import type { FieldProps } from "../../base/field/field-frame";
import { Text } from "../../base/text/text";
import { TextField } from "../../base/field/text-field";
import { type NumberRules, parseNumber } from "./number";

export type NumberFieldProps = FieldProps &
  Pick<NumberRules, "min" | "max" | "integer"> & {
    value: number | null;
    /** Called only with what the field accepts. */
    onChange: (value: number | null) => void;
    onBlur?: () => void;
    onEnter?: () => void;
    /** Unit, written in the field: `W`. */
    suffix?: string;
    autoFocus?: boolean;
  };

/** A number, typed or stepped with the arrow keys. What it can't accept, it keeps and says why. */
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
  const [typed, setTyped] = useState<string>();
  const rules = {
    integer,
    required: props.required ?? false,
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
  };
  const parsed = typed === undefined ? undefined : parseNumber(typed, rules);
  // A number that the form has set since, as when it starts anew, goes before what was typed.
  const isOutdated = parsed !== undefined && "value" in parsed && parsed.value !== value;
  const text = isOutdated ? undefined : typed;

  const type = (next: string) => {
    setTyped(next);
    const read = parseNumber(next, rules);
    if ("value" in read && read.value !== value) onChange(read.value);
  };
  const step = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!by || props.disabled || props.readOnly) return;
    event.preventDefault();
    const next = Math.min(max ?? Infinity, Math.max(min ?? -Infinity, (value ?? 0) + by));
    setTyped(undefined);
    onChange(next);
  };

  return (
    <div onKeyDown={step}>
      <TextField
        {...props}
        inputMode={integer ? "numeric" : "decimal"}
        value={text ?? (value === null ? "" : String(value).replace(".", ","))}
        onChange={type}
        onBlur={() => {
          if (!parsed || "value" in parsed) setTyped(undefined);
          onBlur?.();
        }}
        error={error ?? (parsed && "error" in parsed ? parsed.error : undefined)}
        {...(suffix && { contentAfter: <Text muted>{suffix}</Text> })}
      />
    </div>
  );
}
