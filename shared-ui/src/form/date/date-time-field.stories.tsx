import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fireEvent, fn, waitFor } from "storybook/test";
import { inForm, phone, useKept } from "../../stories/frames";
import { DateTimeField } from "./date-time-field";

const meta = {
  title: "form/DateTimeField",
  component: DateTimeField,
  decorators: [inForm],
  args: { label: "Début du créneau", value: "2026-05-15T16:30:00Z", onChange: fn() },
  render: function Kept(args) {
    return <DateTimeField {...args} {...useKept(args)} />;
  },
} satisfies Meta<typeof DateTimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Read on a Paris wall, wherever the person is. */
export const InParis: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Début du créneau")).toHaveValue("2026-05-15T18:30");
  },
};
export const RoundedToAQuarter: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText("Début du créneau");
    await fireEvent.change(field, { target: { value: "2026-05-15T20:10" } });
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith("2026-05-15T18:15:00.000Z"));
    await expect(field).toHaveValue("2026-05-15T20:15");
  },
};
export const Empty: Story = { args: { value: null } };
export const Wrong: Story = { args: { required: true, error: "La période doit avoir une durée" } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const Disabled: Story = { args: { disabled: true } };
export const OnAPhone: Story = { globals: phone, args: { hint: "À l'heure de Paris" } };
