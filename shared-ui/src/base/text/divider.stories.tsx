import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { onCard } from "../../stories/frames";
import { Divider } from "./divider";
import { Text } from "./text";

const meta = { title: "base/Divider", component: Divider, decorators: [onCard] } satisfies Meta<
  typeof Divider
>;
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
