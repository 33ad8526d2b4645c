import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, userEvent } from "storybook/test";
import { UiIcon } from "../../icons/ui-icon";
import { onCard, Row } from "../../stories/frames";
import { Button } from "./button";

const meta = {
  title: "base/Button",
  component: Button,
  decorators: [onCard],
  args: { children: "Demande de relecture", onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Demande de relecture" }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};
export const Primary: Story = { args: { appearance: "primary" } };
export const WithIcon: Story = { args: { appearance: "primary", icon: <UiIcon name="send" /> } };
export const Subtle: Story = {
  args: { appearance: "subtle", icon: <UiIcon name="edit" />, children: "Modifier" },
};
export const Danger: Story = { args: { appearance: "primary", danger: true, children: "Supprimer" } };
export const QuietDanger: Story = { args: { danger: true, children: "Rejeter pour Sécu" } };
export const Loading: Story = {
  args: { appearance: "primary", loading: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button");
    await expect(button).toHaveAttribute("aria-busy", "true");
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const Disabled: Story = {
  args: { appearance: "primary", disabledFocusable: true },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const IconOnly: Story = {
  args: { children: undefined, icon: <UiIcon name="delete" />, tooltip: "Supprimer la fiche" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Supprimer la fiche" })).toBeVisible();
  },
};
export const Sizes: Story = {
  render: (args) => (
    <Row>
      <Button {...args} size="small" />
      <Button {...args} />
      <Button {...args} size="large" />
    </Row>
  ),
};
export const EveryKind: Story = {
  render: () => (
    <Row>
      <Button appearance="primary">Valider</Button>
      <Button>Annuler</Button>
      <Button appearance="outline">Dupliquer</Button>
      <Button appearance="subtle">Plus tard</Button>
      <Button appearance="transparent">Voir le détail</Button>
      <Button appearance="primary" danger>
        Supprimer
      </Button>
      <Button danger>Rejeter</Button>
      <Button appearance="subtle" danger icon={<UiIcon name="delete" />}>
        Retirer
      </Button>
    </Row>
  ),
};
