import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, userEvent } from "storybook/test";
import { guide } from "../../stories/guide";
import { inForm, useKept } from "../../stories/frames";
import { AmountField } from "./amount-field";

const meta = {
  title: "form/AmountField",
  component: AmountField,
  parameters: guide({
    what: "An amount of money, typed in euros and handed over in integer cents.",
    use: ["for every amount: a transfer, a deposit, a price; `min` and `max` say its bounds in cents"],
    avoid: ["for an amount to be read only: `formatAmount` of shared-domain writes it"],
    keys: { Enter: "reads what is typed, then sends the form" },
    fluent: "`Field`, `Input`",
  }),
  decorators: [inForm],
  args: { label: "Montant du virement", value: 100, min: 1, max: 50_000, onChange: fn() },
  render: function Kept(args) {
    return <AmountField {...args} {...useKept(args)} />;
  },
} satisfies Meta<typeof AmountField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With a comma or a dot. */
export const Filled: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole("textbox");
    await userEvent.clear(box);
    await userEvent.type(box, "19.9{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(1990);
    await expect(box).toHaveValue("19,90");
  },
};
export const Empty: Story = { args: { value: null } };
/** It stays as typed; nothing of it is handed over. */
export const NoAmount: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "5 balles{Enter}");
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription(
      "Tape un montant en euros, comme 12,50",
    );
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const TooMuch: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole("textbox");
    await userEvent.clear(box);
    await userEvent.type(box, "500,01");
    await userEvent.tab();
    await expect(box).toHaveAccessibleDescription("Pas plus de 500,00\u00a0€");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const Wrong: Story = { args: { error: "Le montant doit être supérieur à 0" } };
