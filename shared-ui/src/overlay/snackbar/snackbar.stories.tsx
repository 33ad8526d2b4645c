import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../../base/button/button";
import { Text } from "../../base/text/text";
import { phone } from "../../stories/frames";
import { guide } from "../../stories/guide";
import { Dialog } from "../dialog/dialog";
import { Snackbar } from "./snackbar";

const MINUTE = 60_000;
const meta = {
  title: "overlay/Snackbar",
  component: Snackbar,
  parameters: guide({
    what: "Tells how an action ended, then leaves.",
    use: [
      "through the notifications of the shell, for what succeeded or was refused; a sentence, at most an action",
    ],
    avoid: ["for what stays true: `Notice`", "for what is wrong with a field: its `error`"],
    keys: { Tab: "reaches its action and its cross; it stays as long as it has the focus" },
    frameHeight: 240,
    fluent: "`MessageBar`",
  }),
  args: {
    notification: { type: "success", message: "Fiche activité envoyée en relecture", timeout: MINUTE },
    onDismiss: fn(),
  },
} satisfies Meta<typeof Snackbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole("status")).toHaveTextContent("Fiche activité envoyée en relecture");
    await expect(args.onDismiss).not.toHaveBeenCalled();
  },
};
export const Information: Story = {
  args: {
    notification: { type: "info", message: "Chloé Martinez modifie aussi cette fiche", timeout: MINUTE },
  },
};
export const Failure: Story = {
  args: {
    notification: {
      type: "error",
      message:
        "La fiche #128 n'a pas pu être envoyée\nUne description est nécessaire\nLe lieu est nécessaire",
      timeout: MINUTE,
    },
  },
  play: async () => {
    await expect(await screen.findByRole("alert")).toBeVisible();
  },
};
export const Closed: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Fermer la notification" }));
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledTimes(1));
  },
};
export const GoesByItself: Story = {
  args: { notification: { type: "success", message: "Enregistré", timeout: 50 } },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledTimes(1));
  },
};
/** How much two elements cover each other, in px². */
function overlap(one: Element, other: Element): number {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

export const OverADialog: Story = {
  render: (args) => (
    <>
      <Dialog
        open
        size="large"
        onClose={() => undefined}
        title="Nouvelle fiche activité"
        actions={<Button appearance="primary">Créer</Button>}
      >
        {Array.from({ length: 40 }, (_, line) => (
          <Text as="p" key={line}>
            La notification se lit par-dessus.
          </Text>
        ))}
      </Dialog>
      <Snackbar {...args} />
    </>
  ),
  play: async () => {
    const dialog = await screen.findByRole("dialog");
    const notice = await screen.findByRole("status");
    await expect(notice).toBeVisible();
    await expect(notice.getBoundingClientRect().top).toBe(8);
    await waitFor(async () => {
      for (const button of within(dialog).getAllByRole("button")) {
        await expect(overlap(notice, button)).toBe(0);
      }
    });
    await userEvent.click(screen.getByRole("button", { name: "Fermer la notification" }));
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
  },
};
export const OverADialogOnAPhone: Story = { ...OverADialog, globals: phone };
export const LongOnAPhone: Story = { ...Failure, globals: phone };
