import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../../base/button/button";
import { UiIcon } from "../../icons/ui-icon";
import { onCard, phone } from "../../stories/frames";
import { guide } from "../../stories/guide";
import { Menu } from "./menu";

const duplicate = fn().mockName("duplicate");
const meta = {
  title: "overlay/Menu",
  component: Menu,
  parameters: guide({
    what: "Several actions on one thing, behind one button.",
    use: [
      "for the actions that are rarely used, or that don't fit in a row",
      "with `href` for those that go to another page",
    ],
    avoid: ["for one action: `Button`", "to choose a value of a form: `SelectField`"],
    keys: {
      "Enter, Space, ↓": "open it",
      "↑ ↓": "go from one to the next",
      "a letter": "goes to the next that begins with it",
      Escape: "closes it and gives the focus back",
    },
    fluent: "`Menu`",
  }),
  decorators: [onCard],
  args: {
    label: "Actions de la fiche",
    trigger: <Button icon={<UiIcon name="menu" />}>Actions</Button>,
    items: [
      { label: "Ouvrir", icon: <UiIcon name="open" size={18} />, href: "#fa-128" },
      { label: "Dupliquer", icon: <UiIcon name="copy" size={18} />, onSelect: duplicate },
      {
        label: "Exporter en PDF",
        icon: <UiIcon name="download" size={18} />,
        disabled: true,
        hint: "La fiche est encore en brouillon",
        onSelect: duplicate,
      },
      "divider",
      { label: "Animation publique", checked: true, onSelect: duplicate },
      { label: "Mise en avant", checked: false, onSelect: duplicate },
      "divider",
      { label: "Supprimer", icon: <UiIcon name="delete" size={18} />, danger: true, onSelect: duplicate },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Actions" })).toHaveAttribute("aria-expanded", "false");
  },
};
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(screen.getByRole("menu", { name: "Actions de la fiche" })).toBeVisible());
    await expect(screen.getByRole("menuitemcheckbox", { name: "Animation publique" })).toBeChecked();
  },
};
export const Chosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await userEvent.click(await screen.findByRole("menuitem", { name: /^Exporter en PDF/ }));
    await expect(duplicate).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("menuitem", { name: "Dupliquer" }));
    await expect(duplicate).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole("menu")).not.toBeInTheDocument());
    await expect(canvas.getByRole("button")).toHaveFocus();
  },
};
export const ByTheKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Ouvrir" })).toHaveFocus());
    await userEvent.keyboard("s");
    await expect(screen.getByRole("menuitem", { name: "Supprimer" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByRole("button")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(screen.getByRole("menuitem", { name: "Dupliquer" })).toHaveFocus();
  },
};
export const AlignedToItsEnd: Story = {
  ...Open,
  args: { align: "end" },
  decorators: [
    (Story) => (
      <div style={{ display: "flex", justifyContent: "flex-end" }}>
        <Story />
      </div>
    ),
  ],
};
export const OpenOnAPhone: Story = { ...Open, globals: phone };
