import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect } from "storybook/test";
import { onCard, Row } from "../stories/frames";
import { guide } from "../stories/guide";
import { PersonPicture } from "./person-picture";

const meta = {
  title: "icons/PersonPicture",
  component: PersonPicture,
  parameters: guide({
    what: "Somebody's picture, round, or their initials while there is none.",
    use: ["beside the name of a person, on a card or at the top of a dialog"],
    avoid: ["alone: it says nothing to who doesn't see it"],
    fluent: "none of Fluent's own: a picture or initials in its tokens",
  }),
  decorators: [onCard],
  args: { user: { firstname: "Élodie", lastname: "Martin" }, address: null, size: 72 },
} satisfies Meta<typeof PersonPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("ÉM")).toBeInTheDocument();
  },
};

const drawn = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#2a9d8f"/><circle cx="5" cy="5" r="3" fill="#f9c80e"/></svg>',
);
export const Picture: Story = {
  args: { address: `data:image/svg+xml,${drawn}` },
  render: (args) => (
    <Row>
      <PersonPicture {...args} />
      <PersonPicture {...args} size={40} />
    </Row>
  ),
};
