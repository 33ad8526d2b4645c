import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, screen, userEvent } from "storybook/test";
import { dialogInFocus } from "../../stories/gestures";
import { LeaveDialog } from "./leave-dialog";
import { guide } from "../../stories/guide";

const meta = {
  title: "overlay/LeaveDialog",
  component: LeaveDialog,
  parameters: guide({
    what: "Asks before typed work is left behind.",
    use: ["through the leave guard only, which knows what would be lost"],
    avoid: ["for any other question: `ConfirmDialog`"],
    keys: { Escape: "stays" },
    frameHeight: 420,
    fluent: "`Dialog`",
  }),
  args: { onStay: fn(), onLeave: fn() },
} satisfies Meta<typeof LeaveDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  play: async ({ args }) => {
    await dialogInFocus();
    await expect(screen.getByRole("button", { name: "Rester" })).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Abandonner" }));
    await expect(args.onLeave).toHaveBeenCalledTimes(1);
  },
};
export const EscapeStays: Story = {
  play: async ({ args }) => {
    await dialogInFocus();
    await userEvent.keyboard("{Escape}");
    await expect(args.onStay).toHaveBeenCalledTimes(1);
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};
