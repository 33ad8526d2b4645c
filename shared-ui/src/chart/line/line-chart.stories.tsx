import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, userEvent } from "storybook/test";
import { onCard, phone } from "../../stories/frames";
import { guide } from "../../stories/guide";
import { LineChart } from "../charts";

const QUARTER = 15 * 60_000;
const start = Date.parse("2026-05-14T22:00:00Z");
const end = "2026-05-18T22:00:00.000Z";
const points = Array.from({ length: 4 * 96 }, (_, index) => ({
  at: new Date(start + index * QUARTER).toISOString(),
  values: {
    stock: index < 160 ? 40 : 25,
    inquiry: Math.max(0, Math.round(24 + 20 * Math.sin(index / 14))),
    consumed: Math.floor(index / 48) * 3,
  },
  details: "Inventaire 25 · Emprunts 15",
}));

const meta = {
  title: "data/LineChart",
  component: LineChart,
  parameters: guide({
    what: "Values over time, on the clock of Paris.",
    use: ["for what changes from one moment to the next: a need, a stock, a balance"],
    avoid: ["for a few things side by side: `BarChart`"],
    keys: { Tab: "one stop for the whole chart", "← →": "go from point to point", Enter: "opens the point" },
    fluent: "none of Fluent's own: a drawing in its tokens",
  }),
  decorators: [onCard],
  args: {
    caption: "Tables : stock et demandes",
    points,
    end,
    series: [
      { key: "stock", label: "Stock", tone: "validated" },
      { key: "inquiry", label: "Demandes", tone: "refused" },
      { key: "consumed", label: "Consommés", tone: "info" },
    ],
    onOpen: fn(),
  },
  // Its code comes when it is first shown.
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("group", { name: "Tables : stock et demandes" })).toBeVisible();
  },
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FourDays: Story = {};
export const ByTheKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const first = await canvas.findByRole("button", {
      name: /^vendredi 15 mai à 00:00, Stock : 40, Demandes : 24/,
    });
    first.focus();
    await userEvent.keyboard("{PageDown}{ArrowRight}{Enter}");
    await expect(args.onOpen).toHaveBeenCalledWith(args.points[9]);
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("button", { name: /^lundi 18 mai à 23:45/ })).toHaveFocus();
  },
};
export const AsATable: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Tableau" }));
    await userEvent.click(await canvas.findByText("vendredi 15 mai à 00:15"));
    await expect(args.onOpen).toHaveBeenCalledWith(args.points[1]);
  },
};
export const Missing: Story = {
  args: {
    points: points
      .slice(0, 96)
      .map((point) => ({ ...point, values: { ...point.values, stock: (point.values.inquiry - 24) * 3 } })),
    end: "2026-05-15T22:00:00.000Z",
  },
};
export const NothingToOpen: Story = {
  render: ({ caption, series }) => (
    <LineChart caption={caption} series={series} points={points.slice(0, 20)} end={points[20]?.at ?? end} />
  ),
};
export const OnAPhone: Story = { globals: phone };
/** Values below zero have a tone of their own. */
export const BelowZero: Story = {
  args: {
    caption: "Solde",
    points: [40, 12, -15, 20, -5].map((balance, index) => ({
      at: new Date(start + index * 96 * 40 * QUARTER).toISOString(),
      values: { balance },
    })),
    series: [{ key: "balance", label: "Solde (en €)", tone: "validated", below: "refused" }],
    end: new Date(start + 5 * 96 * 40 * QUARTER).toISOString(),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("group", { name: "Solde" })).toBeVisible();
  },
};
