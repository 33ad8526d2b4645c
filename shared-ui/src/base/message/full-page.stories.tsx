import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect } from "storybook/test";
import { phone } from "../../stories/frames";
import { guide } from "../../stories/guide";
import { Button } from "../button/button";
import { FullPageError } from "./full-page";

const meta = {
  title: "base/Full page",
  component: FullPageError,
  parameters: guide({
    what: "What stands instead of a whole page: it does not exist, or it failed.",
    use: ["`FullPageError` with the way out as its `action`"],
    avoid: [
      "when a part of the page failed: `ErrorCard`, and the rest stays",
      "for what one may not see: home, and a notification that says why",
    ],
    keys: { Tab: "reaches the action" },
    fluent: "none of Fluent's own: our `Surface`",
  }),
} satisfies Meta<typeof FullPageError>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  args: {
    status: 404,
    message: "Page introuvable : /fa/inconnue",
    action: <Button appearance="primary">Retour à l'accueil</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "T'es perdu ?" })).toBeVisible();
  },
};
export const Failure: Story = {
  args: { status: 500, message: "Oups, une erreur s'est produite." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("La ComSa be like");
  },
};
export const NotFoundOnAPhone: Story = { ...NotFound, globals: phone };
