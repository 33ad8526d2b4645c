import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, userEvent } from "storybook/test";
import { phone } from "../../stories/frames";
import { ErrorCard } from "./notice";

const meta = {
  title: "base/ErrorCard",
  component: ErrorCard,
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
