import type { GearRecap } from "@coulisses/shared-domain/gear-recap/gear-recap";
import { DataTable } from "@coulisses/shared-ui/data";
import { guide, onCard, phone } from "@coulisses/shared-ui/stories";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { columns } from "./columns";

const level = (hour: number, left: number) => ({
  at: new Date(Date.UTC(2026, 4, 15, hour)).toISOString(),
  left,
});
const gear = (
  id: number,
  name: string,
  stockDiscrepancy: number,
  more: Partial<GearRecap> = {},
): GearRecap => ({
  id,
  name,
  slug: name.toLowerCase(),
  isConsumable: false,
  stockDiscrepancy,
  ...more,
});
const short = [level(8, 12), level(12, -8), level(16, 4), level(20, -2), level(23, 12)];
const rows = [
  gear(1, "Barrière Vauban", -8, { lowestAt: "2026-05-15T12:00:00.000Z", levels: short }),
  gear(2, "Gobelet réutilisable", -1_250, {
    lowestAt: "2026-05-16T22:00:00.000Z",
    levels: [level(8, 400), level(14, -300), level(22, -1_250)],
    isConsumable: true,
  }),
  gear(3, "Table pliante 180 cm", 16),
];

/** The recap as the page shows it, without its filters. */
function Recap({ rows: shown }: { rows: readonly GearRecap[] }) {
  return (
    <DataTable
      caption="Récapitulatif du matos"
      rows={shown}
      columns={columns}
      getRowId={({ id }) => id}
      emptyText="Aucun matos"
    />
  );
}

const meta = {
  title: "Récapitulatif/Lignes du matos",
  component: Recap,
  parameters: guide({
    what: "A line a gear: how many are missing at the worst moment, when, and what is left over time.",
    use: ["to see what to borrow or buy before anyone misses it"],
    avoid: ["for one gear's hours: the chart that opens under its line"],
    accessibility: ["The small line is decoration: the number and the moment beside it say as much."],
    fluent: "`Table`, through `DataTable`",
  }),
  decorators: [onCard],
  args: { rows },
  play: async ({ canvas }) => {
    await canvas.findByText("Barrière Vauban");
  },
} satisfies Meta<typeof Recap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomeMissing: Story = {};
export const OnAPhone: Story = { globals: phone };
