import { Slider as FluentSlider, type SliderProps as FluentSliderProps } from "@fluentui/react-components";

/** The value of a slider, and what its field gives it. */
export type SliderProps = Omit<FluentSliderProps, "onChange" | "value" | "size"> & {
  value: number;
  onChange: (value: number) => void;
};

/** Fluent's slider; its code comes when the first one is shown. */
export default function Slider({ onChange, ...props }: SliderProps) {
  return <FluentSlider {...props} onChange={(_, data) => onChange(data.value)} />;
}
