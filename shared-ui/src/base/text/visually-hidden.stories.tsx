import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect } from "storybook/test";
import { onCard } from "../../stories/frames";
import { guide } from "../../stories/guide";
import { VisuallyHidden } from "./visually-hidden";

const meta = {
  title: "base/VisuallyHidden",
  component: VisuallyHidden,
  parameters: guide({
    what: "Words for screen readers only.",
    use: ["where the eye has more than the words: a number whose subject is drawn beside it"],
    avoid: ["for what would help everybody: write it", "for the label of a field: `hideLabel`"],
    fluent: "none of Fluent's own",
  }),
  decorators: [onCard],
  args: { children: "fiches à relire" },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForScreenReaders: Story = {
  render: (args) => (
    <p>
      7 <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("fiches à relire").getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(canvas.getByRole("paragraph")).toHaveTextContent("7 fiches à relire");
  },
};
