import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect } from "storybook/test";
import { onCard, Row } from "../../stories/frames";
import { guide } from "../../stories/guide";
import { Badge } from "./badge";

const meta = {
  title: "base/Badge",
  component: Badge,
  parameters: guide({
    what: "A number that waits for somebody.",
    use: ["on a menu entry or a tab: what is to be read or done; 0 shows nothing"],
    avoid: ["for a quantity that asks for nothing: plain text", "for a state: `StatusChip`"],
    fluent: "none of Fluent's own: a mark in its tokens",
  }),
  decorators: [onCard],
  args: { count: 3, label: "fiches refusées" },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {};
export const Many: Story = {
  args: { count: 128 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("99+")).toBeVisible();
  },
};
export const Nothing: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/fiches refusées/)).not.toBeInTheDocument();
  },
};
export const BesideText: Story = {
  render: (args) => (
    <Row>
      <span>
        Fiches Activités <Badge {...args} />
      </span>
      <span>
        Fiches Tâches <Badge {...args} count={42} />
      </span>
    </Row>
  ),
};
