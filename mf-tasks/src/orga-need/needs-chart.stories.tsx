import { guide, onCard, phone } from "@coulisses/shared-ui/stories";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn } from "storybook/test";
import { NeedsChart } from "./needs-chart";

const QUARTER = 15 * 60_000;
const evening = Date.UTC(2026, 4, 15, 16);
const figures = [
  [4, 2, 5],
  [10, 6, 5],
  [14, 11, 4],
  [22, 12, 4],
  [22, 18, 9],
  [18, 18, 7],
  [12, 12, 10],
  [6, 6, 14],
] as const;
const needs = figures.map(([requestedVolunteers, assignedVolunteers, availableVolunteers], rank) => ({
  start: new Date(evening + rank * QUARTER).toISOString(),
  end: new Date(evening + (rank + 1) * QUARTER).toISOString(),
  requestedVolunteers,
  assignedVolunteers,
  availableVolunteers,
  tasks: [],
}));

const meta = {
  title: "Besoins",
  component: NeedsChart,
  parameters: guide({
    what: "People asked for, assigned and still available, by quarter of an hour.",
    use: ["to find the moments when too few people could come: there the first line is above the third"],
    avoid: ["for sums by team: `BarChart`"],
    keys: { "← →": "to the moment before or after", Enter: "opens the moment" },
    accessibility: ["The same numbers can be read as a table, by the switch above the chart."],
    fluent: "none of Fluent's own: our `LineChart`",
  }),
  decorators: [onCard],
  args: { needs, onOpen: fn() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: /^vendredi 15 mai à 18:45/ })).toBeInTheDocument();
  },
} satisfies Meta<typeof NeedsChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Evening: Story = {};
export const OnAPhone: Story = { globals: phone };
