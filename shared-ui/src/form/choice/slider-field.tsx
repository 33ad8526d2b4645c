import { lazy, Suspense } from "react";
import { type FieldProps, FieldFrame } from "../../base/field/field-frame";

const LateSlider = lazy(() => import("./slider").then((module) => ({ default: module.Slider })));

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
      {(field) => {
        const own = { ...field, min, max, step, value, disabled, ...(onBlur && { onBlur }) };
        const plain = (
          <input type="range" {...own} onChange={({ target }) => onChange(Number(target.value))} />
        );
        return (
          <Suspense fallback={plain}>
            <LateSlider {...own} onChange={(_, data) => onChange(data.value)} />
          </Suspense>
        );
      }}
    </FieldFrame>
  );
}
