import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, userEvent } from "storybook/test";
import { guide } from "../../stories/guide";
import { inForm, phone } from "../../stories/frames";
import { DaysFilter } from "./days-filter";

const meta = {
  title: "form/DaysFilter",
  component: DaysFilter,
  parameters: guide({
    what: "The first and the last day of what a list shows.",
    use: ["in a `FilterBar`, with two keys of the address"],
    avoid: ["in a form: `DateField` with its label, `PeriodFields` for a start and an end"],
    keys: { Enter: "reads what is typed" },
    fluent: "`Input`, and the calendar of `DatePicker`",
  }),
  decorators: [inForm],
  args: {
    from: { value: "2027-05-14", onChange: fn() },
    to: { value: "", onChange: fn() },
  },
} satisfies Meta<typeof DaysFilter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpenAtTheEnd: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText("Du")).toHaveValue("14/05/2027");
    await userEvent.type(canvas.getByLabelText("Au"), "16/05/2027{Enter}");
    await expect(args.to.onChange).toHaveBeenLastCalledWith("2027-05-16");
  },
};
export const OnAPhone: Story = { globals: phone };
