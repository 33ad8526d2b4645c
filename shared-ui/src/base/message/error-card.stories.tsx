import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, userEvent } from "storybook/test";
import { phone } from "../../stories/frames";
import { guide } from "../../stories/guide";
import { ErrorCard } from "./notice";

const meta = {
  title: "base/ErrorCard",
  component: ErrorCard,
  parameters: guide({
    what: "Stands in the place of what could not be read, and tries again.",
    use: ["for a part of a page whose data did not come: the rest goes on"],
    avoid: [
      "for the whole page: `FullPageError`",
      "for an action that was refused: the notification comes by itself",
    ],
    keys: { Tab: "reaches the button that tries again" },
    fluent: "`MessageBar`",
  }),
  args: { message: "Le serveur ne répond pas.", onRetry: fn() },
} satisfies Meta<typeof ErrorCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToRetry: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Le serveur ne répond pas.");
    await userEvent.click(canvas.getByRole("button", { name: "Réessayer" }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const Retrying: Story = { args: { retrying: true } };
export const NothingToDo: Story = { render: () => <ErrorCard title="Cette fiche n'existe plus" /> };
export const SeveralReasons: Story = {
  globals: phone,
  args: {
    title: "La fiche n'a pas pu être envoyée",
    message:
      "Une description est nécessaire\nLe lieu est nécessaire\nhttps://festival.example/fa/128/une-adresse-bien-trop-longue-pour-tenir-sur-une-seule-ligne",
  },
};
