import { inApp } from "@coulisses/shared-pages/stories";
import { guide, onCard, phone } from "@coulisses/shared-ui/stories";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { obstacleOf } from "./uses";

type Props = Parameters<typeof obstacleOf>[0];

/** In a dialog that removes something, in the place of its question. */
const Obstacle = (props: Props) => obstacleOf(props);

const meta = {
  title: "Catalogue/Obstacle",
  component: Obstacle,
  parameters: guide({
    what: "Says which sheets keep something from being removed, with the way to each.",
    use: ["in the dialog that removes a place, a gear or a sign, before anything is tried"],
    avoid: ["for a refusal of the server: the notification comes by itself"],
    keys: { Tab: "to the next sheet" },
    fluent: "none of Fluent's own: a list of links",
  }),
  decorators: [onCard, inApp],
  args: {
    what: "le lieu",
    uses: [
      { by: "FT", id: 41 },
      { by: "FA", id: 128 },
      { by: "FA", id: 12 },
      { by: "Fiche Emprunt", id: 3 },
    ],
  },
} satisfies Meta<typeof Obstacle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const One: Story = { args: { what: "le matos", uses: [{ by: "FT", id: 41 }] } };
export const OnAPhone: Story = { globals: phone };
