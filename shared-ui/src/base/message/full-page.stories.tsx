import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect } from "storybook/test";
import { phone } from "../../stories/frames";
import { Button } from "../button/button";
import { FullPageError, PageToCome } from "./full-page";

const meta = { title: "base/Full page", component: FullPageError } satisfies Meta<typeof FullPageError>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  args: {
    status: 404,
    message: "Page Not Found: /fa/inconnue",
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
export const ToCome: Story = { render: () => <PageToCome title="Fiches Tâches" /> };
export const ToComeWithADate: Story = {
  render: () => (
    <PageToCome title="Charisme">
      Le charisme s'affichera ici dès l'ouverture des inscriptions, le 4 mars.
    </PageToCome>
  ),
};
