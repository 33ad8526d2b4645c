import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, screen, userEvent } from "storybook/test";
import { dialogInFocus } from "../../stories/gestures";
import { phone } from "../../stories/frames";
import { guide } from "../../stories/guide";
import { ConfirmDialog } from "./confirm-dialog";

const meta = {
  title: "overlay/ConfirmDialog",
  component: ConfirmDialog,
  parameters: guide({
    what: "Asks before doing what can't be undone.",
    use: ["before something is destroyed or sent; its title is the question and names the thing"],
    avoid: ["for what can be undone: do it, and offer to undo it in a notification"],
    keys: { Enter: "confirms, wherever the focus is", Escape: "gives up, as « Annuler » does" },
    frameHeight: 420,
    fluent: "`Dialog`",
  }),
  args: {
    open: true,
    title: "Demander la relecture ?",
    children: "Sept équipes recevront la fiche.",
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  play: async ({ args }) => {
    await dialogInFocus();
    await expect(screen.getByRole("button", { name: "Confirmer" })).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Annuler" }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
export const EnterConfirms: Story = {
  play: async ({ args }) => {
    await dialogInFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};
export const Destroys: Story = {
  args: {
    danger: true,
    title: "Supprimer la fiche ?",
    confirmLabel: "Supprimer",
    children: "La fiche #128 « Bal folk » et ses 4 créneaux disparaîtront.",
  },
};
export const BeingDone: Story = {
  args: { loading: true },
  play: async ({ args }) => {
    await dialogInFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
export const LongOnAPhone: Story = {
  globals: phone,
  args: {
    danger: true,
    title: "Rejeter la fiche tâche et retirer ses 12 bénévoles ?",
    confirmLabel: "Rejeter et désaffecter",
    children:
      "Les bénévoles affectés en seront prévenus et leurs créneaux redeviendront libres. La fiche repassera en brouillon.",
  },
};
