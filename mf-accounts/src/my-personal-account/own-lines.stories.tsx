import type { OwnLine } from "@coulisses/shared-domain/personal-account/own-line";
import { guide, onCard, phone } from "@coulisses/shared-ui/stories";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, userEvent, waitFor } from "storybook/test";
import { OwnLines } from "./own-lines";

const me = { id: 1, firstname: "Amélie", lastname: "Durand", nickname: "Mélo" };
const chloe = { id: 3, firstname: "Chloé", lastname: "Martinez", nickname: "Clochette" };
const lines: OwnLine[] = [
  {
    id: 6,
    type: "BARREL",
    amount: 450,
    context: "Fût de Pale Ale",
    date: "2026-05-12T19:30:00.000Z",
    from: me,
    balance: 2_880,
  },
  {
    id: 5,
    type: "SHARED_MEAL",
    amount: 670,
    context: "Repas partagé du mardi 5 mai soir",
    date: "2026-05-05T20:10:00.000Z",
    from: me,
    balance: 3_330,
  },
  {
    id: 4,
    type: "TRANSFER",
    amount: 1_000,
    context: "Courses de mardi",
    date: "2026-05-05T17:02:00.000Z",
    from: chloe,
    to: me,
    balance: 4_000,
  },
  {
    id: 3,
    type: "PROVISIONS",
    amount: 120,
    context: "Snacks du local",
    date: "2026-04-21T10:15:00.000Z",
    from: me,
    balance: 3_000,
  },
  {
    id: 2,
    type: "DEPOSIT",
    amount: 5_000,
    context: "Recharge de compte perso",
    date: "2026-04-02T16:00:00.000Z",
    to: me,
    balance: 3_120,
  },
  {
    id: 1,
    type: "TRANSFER",
    amount: 1_880,
    context: "Billet de train",
    date: "2026-04-01T08:45:00.000Z",
    from: me,
    to: chloe,
    balance: -1_880,
  },
];

const meta = {
  title: "Mon compte/Transactions",
  component: OwnLines,
  parameters: guide({
    what: "Every movement of one's own account (money, montant), by month, the newest first.",
    use: ["on the page of one's own account: each amount has its sign, its colour only repeats it"],
    avoid: ["for the accounts of everybody: the ledger's `DataTable`"],
    keys: { Tab: "reaches the search, then the rest of the lines" },
    fluent: "`SearchBox`, through our `SearchField`",
  }),
  decorators: [onCard],
  args: { lines, me: me.id },
} satisfies Meta<typeof OwnLines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoMonths: Story = {};
export const Found: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "train");
    await expect(await canvas.findByText(/Billet de train/)).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/Fût/)).not.toBeInTheDocument());
  },
};
export const NothingYet: Story = { args: { lines: [] } };
export const OnAPhone: Story = { globals: phone };
