import { Slider as FluentSlider, type SliderProps } from "@fluentui/react-components";

/** Fluent's slider; its code comes when the first one is shown. */
export function Slider(props: SliderProps) {
  return <FluentSlider {...props} />;
}
