import { formatAmount } from "@coulisses/shared-domain/money/amount";
import { guide, onCard } from "@coulisses/shared-ui/stories";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { Amount } from "./amount";

const meta = {
  title: "Mon compte/Montant",
  component: Amount,
  parameters: guide({
    what: "An amount of money (montant, currency) that is above or below zero.",
    use: ['for a balance or a movement; `size="display"` where the card is about it'],
    avoid: ["to type one: `AmountField`"],
    accessibility: ["The sign is written: the colour only repeats it."],
    fluent: "none of Fluent's own: our `Text`",
  }),
  decorators: [onCard],
  args: { cents: 2_880, children: formatAmount(2_880) },
} satisfies Meta<typeof Amount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AboveZero: Story = {};
export const BelowZero: Story = { args: { cents: -350, children: formatAmount(-350) } };
export const Zero: Story = { args: { cents: 0, children: formatAmount(0) } };
export const Balance: Story = { args: { size: "display" } };
