import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect } from "storybook/test";
import { onCard } from "../../stories/frames";
import { guide } from "../../stories/guide";
import { TermsText } from "./terms-text";

const meta = {
  title: "overlay/TermsText",
  component: TermsText,
  parameters: guide({
    what: "The whole conditions of use, with the names and addresses of the festival.",
    use: ["in the dialogs that show them: before registering, before approving them, from the menu"],
    avoid: ["for a text that an administrator writes: `RichText`"],
  }),
  decorators: [onCard],
} satisfies Meta<typeof TermsText>;

export default meta;

/** With the names and addresses of the festival. */
export const OfAFestival: StoryObj<typeof meta> = {
  render: () => (
    <TermsText
      festival={{
        name: "Les Déferlantes",
        domain: "deferlantes.example",
        humainEmail: "benevoles@deferlantes.example",
        sgEmail: "sg@deferlantes.example",
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/benevoles@deferlantes\.example/)).toBeVisible();
  },
};
