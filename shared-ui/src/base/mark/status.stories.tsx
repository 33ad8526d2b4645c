import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect } from "storybook/test";
import { guide } from "../../stories/guide";
import { onCard, Row } from "../../stories/frames";
import { type SheetStatus, StatusChip, StatusDot, statusLabels } from "./status";

const statuses = Object.keys(statusLabels) as SheetStatus[];
const meta = {
  title: "base/Status",
  component: StatusChip,
  parameters: guide({
    what: "Where an FA or an FT stands, by colour, shape and word: a chip, or a dot where there is little room.",
    use: [
      "as `StatusChip` with the sheet's number, in lists and beside its title",
      "as `StatusDot` before a name",
    ],
    avoid: ["for what a team decided: `ReviewChip`", "for a kind or a category: `Tag`"],
    fluent: "none of Fluent's own: a chip in its tokens",
  }),
  decorators: [onCard],
  args: { status: "IN_REVIEW" },
} satisfies Meta<typeof StatusChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const Chips: Story = {
  render: () => (
    <Row>
      {statuses.map((status) => (
        <StatusChip key={status} status={status} />
      ))}
    </Row>
  ),
};
export const NumberedChips: Story = {
  render: () => (
    <Row>
      {statuses.map((status, index) => (
        <StatusChip key={status} status={status} id={index * 37 + 4} />
      ))}
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Refusée").closest("[data-tip]")).toHaveTextContent("78 Refusée");
  },
};
export const Dots: Story = {
  render: () => (
    <Row>
      {statuses.map((status) => (
        <StatusDot key={status} status={status} />
      ))}
    </Row>
  ),
  play: async ({ canvas }) => {
    for (const status of statuses) await expect(canvas.getByText(statusLabels[status])).toBeInTheDocument();
  },
};
export const LabelledDots: Story = {
  render: () => (
    <Row>
      {statuses.map((status) => (
        <StatusDot key={status} status={status} withLabel />
      ))}
    </Row>
  ),
};
