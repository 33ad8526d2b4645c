import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { type ComponentProps, useState } from "react";
import { expect, fireEvent, fn } from "storybook/test";
import { onCard, phone } from "../../stories/frames";
import { guide } from "../../stories/guide";
import { SliderField } from "./slider-field";

function Sliding({ value, onChange, ...props }: ComponentProps<typeof SliderField>) {
  const [present, setPresent] = useState(value);
  const slide = (next: number) => {
    setPresent(next);
    onChange(next);
  };
  return <SliderField {...props} value={present} onChange={slide} />;
}

const meta = {
  title: "form/SliderField",
  component: SliderField,
  parameters: guide({
    what: "How much of something, where one looks for a measure rather than a number.",
    use: ["for weights that are compared with each other, and tried out"],
    avoid: ["for a number that matters by itself: `NumberField`"],
    keys: { "← →": "a step less, a step more", "Home End": "the least, the most" },
    fluent: "`Slider`",
  }),
  decorators: [onCard],
  render: (args) => <Sliding {...args} />,
  args: {
    label: "Entre amis",
    hint: "Faire venir les amis au même créneau",
    min: 0,
    max: 10,
    value: 5,
    onChange: fn(),
  },
} satisfies Meta<typeof SliderField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Halfway: Story = {
  play: async ({ args, canvas }) => {
    const slider = await canvas.findByRole("slider", { name: "Entre amis : 5" });
    await fireEvent.change(slider, { target: { value: "8" } });
    await expect(args.onChange).toHaveBeenCalledWith(8);
    await expect(canvas.getByRole("slider", { name: "Entre amis : 8" })).toBeVisible();
  },
};
export const Least: Story = { args: { value: 0 } };
export const Disabled: Story = { args: { disabled: true } };
export const OnAPhone: Story = { globals: phone };
