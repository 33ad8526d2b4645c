import { ofHours, ofMinutes } from "@coulisses/shared-domain/time/duration";
import { guide, onCard, phone } from "@coulisses/shared-ui/stories";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { MeasuresTable } from "./measures";

const now = {
  filled: 412,
  demand: 640,
  priorityFilled: 96,
  priorityDemand: 120,
  leastTime: 0,
  mostTime: ofHours(14),
  meanTime: ofHours(5) + ofMinutes(30),
  spread: ofHours(3),
  friends: 38,
  gains: 0,
  losses: 0,
};
const proposed = {
  ...now,
  filled: 603,
  priorityFilled: 120,
  leastTime: ofHours(4),
  mostTime: ofHours(11),
  meanTime: ofHours(8),
  spread: ofHours(1) + ofMinutes(15),
  friends: 71,
  gains: 201,
  losses: 10,
};

const meta = {
  title: "Proposition/Mesures",
  component: MeasuresTable,
  parameters: guide({
    what: "What a proposal of assignment is worth, beside the present one or another proposal.",
    use: ["before one accepts a proposal: both states, line by line"],
    avoid: ['for a single number: `Text` with `size="display"`'],
    fluent: "`Table`, through `SimpleTable`",
  }),
  decorators: [onCard],
  args: {
    caption: "Mesures de la proposition",
    columns: [
      { label: "Aujourd'hui", measures: now },
      { label: "Avec la proposition", measures: proposed },
    ],
  },
} satisfies Meta<typeof MeasuresTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeAndAfter: Story = {};
export const Alone: Story = { args: { columns: [{ label: "Avec la proposition", measures: proposed }] } };
export const OnAPhone: Story = { globals: phone };
