import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, userEvent } from "storybook/test";
import { guide } from "../../stories/guide";
import { inForm, useKept } from "../../stories/frames";
import { NumberField } from "./number-field";

const meta = {
  title: "form/NumberField",
  component: NumberField,
  parameters: guide({
    what: "A number that is typed, read when the field is left or the form is sent.",
    use: ["for a quantity, a power in watts, a count; `min` and `max` say their bounds"],
    avoid: [
      "for a number that names something, such as a phone number: `TextField`",
      "for a day or a time: `DateField`, `DateTimeField`",
    ],
    keys: { "↑ ↓": "one more or one less", Enter: "reads what is typed, then sends the form" },
    fluent: "`Field`, `Input`",
  }),
  decorators: [inForm],
  args: { label: "Nombre de barrières", value: 12, min: 0, max: 100, onChange: fn() },
  render: function Kept(args) {
    return <NumberField {...args} {...useKept(args)} />;
  },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "{ArrowUp}{ArrowUp}{ArrowDown}");
    await expect(args.onChange).toHaveBeenLastCalledWith(13);
  },
};
export const Empty: Story = { args: { value: null } };
export const TooMany: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "0");
    await userEvent.tab();
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription("Pas plus de 100");
    await expect(canvas.getByRole("textbox")).toHaveValue("120");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
/** It stays as typed; nothing of it is handed over. */
export const NoNumber: Story = {
  args: { min: 1 },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "kg{Enter}");
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription("La valeur doit être un nombre");
    await expect(canvas.getByRole("textbox")).toHaveValue("12kg");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const WithUnit: Story = { args: { label: "Puissance", value: 1500, max: 20_000, suffix: "W" } };
export const Decimal: Story = {
  args: { label: "Prix du ticket", value: 4.5, integer: false, suffix: "€" },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveValue("4,5");
    await userEvent.type(canvas.getByRole("textbox"), "5{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(4.55);
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "{ArrowUp}");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const Wrong: Story = { args: { error: "Il n'y a que 8 barrières en stock" } };
