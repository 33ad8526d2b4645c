import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect } from "storybook/test";
import { uiIcons } from "../../icons/ui-icons";
import { onCard, Row } from "../../stories/frames";
import { Icon } from "./icon";

const meta = {
  title: "base/Icon",
  component: Icon,
  decorators: [onCard],
  args: { path: uiIcons.star },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = {
  args: { label: "Favori" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Favori" })).toBeVisible();
  },
};
export const Decoration: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).not.toBeInTheDocument();
  },
};
export const Sizes: Story = {
  render: (args) => (
    <Row>
      {[12, 16, 20, 24, 32].map((size) => (
        <Icon key={size} {...args} size={size} />
      ))}
    </Row>
  ),
};
