import { guide, onCard, phone } from "@coulisses/shared-ui/stories";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { ChargesTable } from "./charges-table";

const charged = [
  { id: 1, name: "Amélie Durand (Mélo)", amount: 450, isBelowZero: false, after: 2_430 },
  { id: 2, name: "Bastien Le Goff", amount: 1_350, isBelowZero: true, after: -320 },
  { id: 3, name: "Chloé Martinez (Clochette)", amount: 900, isBelowZero: false, after: 0 },
  {
    id: 8,
    name: "Jean-Christophe de la Rochefoucauld-Montbel (Jicé)",
    amount: 225,
    isBelowZero: true,
    after: -1_075,
  },
];

const meta = {
  title: "Conso/Avant d'enregistrer",
  component: ChargesTable,
  parameters: guide({
    what: "What each person pays (money, montant), and what they have then: the last step before it is saved.",
    use: ["before every gesture that takes money from several people"],
    avoid: ["once it is saved: the ledger"],
    accessibility: ["Those who go below zero are named in a notice before the table."],
    fluent: "`Table`, `MessageBar`",
  }),
  decorators: [onCard],
  args: {
    caption: "Ce qui sera enregistré",
    amountHeader: "Fût de Pale Ale",
    charged,
    emptyText: "Aucun compte",
  },
} satisfies Meta<typeof ChargesTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomeBelowZero: Story = {};
export const NobodyBelowZero: Story = {
  args: { charged: charged.filter(({ isBelowZero }) => !isBelowZero) },
};
/** To a reader who may not see the accounts of others. */
export const WithoutBalances: Story = {
  args: { charged: charged.map(({ after: _, ...person }) => person) },
};
export const Nobody: Story = { args: { charged: [] } };
export const OnAPhone: Story = { globals: phone };
