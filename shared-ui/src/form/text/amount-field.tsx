import { type AmountLimits, readAmount, writeAmount } from "@coulisses/shared-domain/typed-text/read-amount";
import type { FieldProps } from "../../base/field/field-frame";
import { TextField } from "../../base/field/text-field";
import { useTyped } from "../../base/field/use-typed";
import { Text } from "../../base/text/text";

/** The amount of a field, and its bounds. */
export type AmountFieldProps = FieldProps &
  Pick<AmountLimits, "min" | "max"> & {
    /** Integer cents. */
    value: number | null;
    /** Called with valid cents when the field is left, on Enter, or when its form is tried. */
    onChange: (cents: number | null) => void;
    onBlur?: () => void;
    onEnter?: () => void;
    autoFocus?: boolean;
  };

/**
 * An amount, typed in euros with a comma or a dot. Its value is integer cents, and is not handed over while
 * it is wrong.
 */
export function AmountField({ value, onChange, onBlur, min, max, error, ...props }: AmountFieldProps) {
  const limits = {
    required: props.required ?? false,
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
  };
  const { field } = useTyped({
    value,
    write: writeAmount,
    read: (text) => readAmount(text, limits),
    onChange,
    onBlur,
    error,
  });
  return (
    <TextField
      {...props}
      {...field}
      inputMode="decimal"
      autoComplete="off"
      contentAfter={<Text muted>€</Text>}
    />
  );
}
