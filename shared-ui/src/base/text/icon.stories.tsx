import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect } from "storybook/test";
import { uiIcons } from "../../icons/ui-icons";
import { onCard, Row } from "../../stories/frames";
import { guide } from "../../stories/guide";
import { Icon } from "./icon";

const meta = {
  title: "base/Icon",
  component: Icon,
  parameters: guide({
    what: "One path of 24 × 24, in the colour of the text around.",
    use: [
      "beside a word, hidden from screen readers",
      "with a `label` when it stands alone and says something",
    ],
    avoid: ["for an action's icon by its name: `UiIcon`; a page's: `PageIcon`; a team's: `TeamIcon`"],
    fluent: "none of Fluent's own: Material Design Icons",
  }),
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
