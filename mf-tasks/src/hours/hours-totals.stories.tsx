import { ofHours, ofMinutes } from "@coulisses/shared-domain/time/duration";
import { guide, phone } from "@coulisses/shared-ui/stories";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { HoursTotals } from "./hours-totals";

const meta = {
  title: "Heures/Totaux",
  component: HoursTotals,
  parameters: guide({
    what: "The sum of the hours on screen: planned, done, and what did not go as planned.",
    use: ["above a table of hours, for all its pages"],
    avoid: ["inside the table: its footer would be one page's"],
    fluent: "none of Fluent's own: a list of terms on our `Surface`",
  }),
  args: {
    view: "people",
    total: {
      planned: ofHours(1_284),
      worked: ofHours(1_190) + ofMinutes(45),
      absences: 14,
      ill: 3,
      replaced: 9,
      replacing: 9,
      unmarked: 21,
    },
  },
} satisfies Meta<typeof HoursTotals>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfPeople: Story = {};
export const OfTasks: Story = { args: { view: "tasks" } };
export const OnAPhone: Story = { globals: phone };
