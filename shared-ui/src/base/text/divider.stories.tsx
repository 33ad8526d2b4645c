import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { onCard } from "../../stories/frames";
import { guide } from "../../stories/guide";
import { Divider } from "./divider";
import { Text } from "./text";

const meta = {
  title: "base/Divider",
  component: Divider,
  parameters: guide({
    what: "A thin line between two things of one card.",
    use: [
      "where space alone would not tell that something else begins: the end of a menu, a total under its lines",
    ],
    avoid: ["between sections that have a title: space does", "around a group of fields: `Surface`"],
    fluent: "none of Fluent's own: a line in its tokens",
  }),
  decorators: [onCard],
} satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BetweenTexts: Story = {
  render: () => (
    <>
      <Text as="p">Montage de la scène</Text>
      <Divider />
      <Text as="p">Balances et répétitions</Text>
    </>
  ),
};
