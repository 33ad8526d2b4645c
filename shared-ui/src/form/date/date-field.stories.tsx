import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, userEvent } from "storybook/test";
import { guide } from "../../stories/guide";
import { inForm, phone, useKept } from "../../stories/frames";
import { DateField } from "./date-field";

const meta = {
  title: "form/DateField",
  component: DateField,
  parameters: guide({
    what: "A day, typed in the usual short ways or chosen in a calendar; the phone's own picker up to 760 px.",
    use: ["for a birthday, a day of delivery"],
    avoid: ["with a time: `DateTimeField`", "for a start and an end: `PeriodFields`"],
    keys: { Enter: "reads what is typed", "↓": "opens the calendar", Escape: "closes the calendar" },
    fluent: "`Input`, and the calendar of `DatePicker`",
  }),
  decorators: [inForm],
  args: { label: "Date de naissance", value: "2003-06-05", onChange: fn() },
  render: function Kept(args) {
    return <DateField {...args} {...useKept(args)} />;
  },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The fifth of June, in whatever language the browser speaks. */
export const AsTheFestivalWrites: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText("Date de naissance");
    await expect(field).toHaveValue("05/06/2003");
    await userEvent.clear(field);
    await userEvent.type(field, "1er déc. 2003{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("2003-12-01");
    await expect(field).toHaveValue("01/12/2003");
  },
};
/** It stays as typed, and nothing is handed over. */
export const WithoutItsYear: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText("Date de naissance");
    await userEvent.clear(field);
    await userEvent.type(field, "5/6{Enter}");
    await expect(field).toHaveAccessibleDescription("Il manque l'année, par exemple 21/05/2027");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const Empty: Story = { args: { value: "" } };
export const Wrong: Story = { args: { required: true, error: "La date de naissance est invalide" } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const Disabled: Story = { args: { disabled: true } };
export const OnAPhone: Story = { globals: phone };
