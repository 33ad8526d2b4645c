import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, userEvent, within } from "storybook/test";
import { guide } from "../../stories/guide";
import { inForm, phone, useKept } from "../../stories/frames";
import { DateTimeField } from "./date-time-field";

const meta = {
  title: "form/DateTimeField",
  component: DateTimeField,
  parameters: guide({
    what: "A day and a time of Paris, a quarter of an hour apart: `21/5 14h`, `21 mai 14:30`, `210520271430`.",
    use: ["for when something begins or ends"],
    avoid: ["without a time: `DateField`", "for a start and an end: `PeriodFields`"],
    keys: { Enter: "reads what is typed", "↓": "opens the calendar and its times", Escape: "closes it" },
    fluent: "`Input`, and the calendar of `DatePicker`",
  }),
  decorators: [inForm],
  args: { label: "Début du créneau", value: "2026-05-15T16:30:00Z", onChange: fn() },
  render: function Kept(args) {
    return <DateTimeField {...args} {...useKept(args)} />;
  },
} satisfies Meta<typeof DateTimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Paris time, for any time zone and language of the browser. */
export const InParis: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Début du créneau")).toHaveValue("15/05/2026 18:30");
  },
};
export const TypedInAShortWay: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText("Début du créneau");
    await userEvent.clear(field);
    await userEvent.type(field, "16 mai 20h15{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-05-16T18:15:00.000Z");
    await expect(field).toHaveValue("16/05/2026 20:15");
  },
};
/** Minutes are never rounded: the error offers the two quarters beside. */
export const BetweenTwoQuarters: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText("Début du créneau");
    await userEvent.clear(field);
    await userEvent.type(field, "16/05/2026 20h37{Enter}");
    await expect(field).toHaveAccessibleDescription(/20:30 ou 20:45/);
    await expect(field).toHaveValue("16/05/2026 20h37");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
/** The down arrow opens it, Escape closes it. */
export const WithItsCalendar: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText("Début du créneau"), "{ArrowDown}");
    const panel = within(await canvas.findByRole("dialog"));
    await expect(await panel.findByText("Mai 2026")).toBeVisible();
    await userEvent.click(panel.getByRole("button", { name: "22, Mai, 2026" }));
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-05-22T16:30:00.000Z");
  },
};
export const Empty: Story = { args: { value: null } };
export const Wrong: Story = { args: { required: true, error: "La période doit avoir une durée" } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const Disabled: Story = { args: { disabled: true } };
export const OnAPhone: Story = { globals: phone, args: { hint: "À l'heure de Paris" } };
