import { type FieldProps, FieldFrame } from "../../base/field/field-frame";
import { late } from "../../behaviour/late";
import type { SliderProps } from "./slider";

const plainSlider = ({ onChange, ...props }: SliderProps) => (
  <input type="range" {...props} onChange={({ target }) => onChange(Number(target.value))} />
);
const Slider = late<SliderProps>(() => import("./slider"), { waiting: plainSlider, failed: plainSlider });

/** The value of a slider, and its bounds. */
export type SliderFieldProps = Omit<FieldProps, "readOnly" | "required"> & {
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  /** @default 1 */
  step?: number;
  onBlur?: () => void;
};

/** A rough amount, where the measure matters more than the number; the number shows beside the label. */
export function SliderField({
  value,
  onChange,
  min,
  max,
  step = 1,
  onBlur,
  label,
  disabled = false,
  ...props
}: SliderFieldProps) {
  return (
    <FieldFrame label={`${label} : ${value.toLocaleString("fr")}`} disabled={disabled} {...props}>
      {(field) => (
        <Slider
          {...field}
          min={min}
          max={max}
          step={step}
          value={value}
          disabled={disabled}
          onChange={onChange}
          {...(onBlur && { onBlur })}
        />
      )}
    </FieldFrame>
  );
}
