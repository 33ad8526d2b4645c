import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { dialogInFocus } from "../../stories/gestures";
import { TextField } from "../../base/field/text-field";
import { Button } from "../../base/button/button";
import { phone, useKept } from "../../stories/frames";
import { guide } from "../../stories/guide";
import { Drawer } from "./drawer";
import type { DrawerProps } from "./drawer-surface";

function Opened({ onClose, ...props }: DrawerProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filtres</Button>
      <Drawer
        {...props}
        open={open}
        onClose={() => {
          setOpen(false);
          onClose();
        }}
      >
        <TextField label="Nom" {...useKept({ value: "" })} />
        <TextField label="Lieu" {...useKept({ value: "Scène principale" })} />
      </Drawer>
    </>
  );
}

const meta = {
  title: "overlay/Drawer",
  component: Drawer,
  parameters: guide({
    what: "A panel from the side, or from the bottom of a phone.",
    use: ["for filters on a phone, or a detail that one reads beside its list"],
    avoid: ["for a question: `ConfirmDialog`; for a form: `FormDialog`"],
    keys: { "Tab, Shift+Tab": "go round within it", Escape: "closes it" },
    frameHeight: 560,
    fluent: "`OverlayDrawer`",
  }),
  args: {
    open: true,
    title: "Filtres",
    onClose: fn(),
    actions: <Button appearance="primary">Voir 12 fiches</Button>,
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheEnd: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Filtres" })).toBeVisible());
  },
};
export const FromTheBottom: Story = { ...AtTheEnd, args: { position: "bottom" }, globals: phone };
export const OpensAndCloses: Story = {
  args: { open: false },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole("button", { name: "Filtres" });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole("button", { name: "Fermer" }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
export const EscapeCloses: Story = {
  play: async ({ args }) => {
    await dialogInFocus();
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    // The page is in reach again once the panel has left.
    await waitFor(() => expect(screen.getByRole("button", { name: "Filtres" })).toBeVisible());
  },
};
