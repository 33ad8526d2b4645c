import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, userEvent } from "storybook/test";
import { UiIcon } from "../../icons/ui-icon";
import { onCard, Row } from "../../stories/frames";
import { guide } from "../../stories/guide";
import { Button } from "./button";

const meta = {
  title: "base/Button",
  component: Button,
  parameters: guide({
    what: "Asks for something to be done, here and now.",
    use: [
      "for what changes something or opens a dialog, with a verb that names it",
      '`appearance="primary"` for the one main action of a page or a dialog, `danger` for what destroys something',
      "`disabledFocusable` with a `tooltip` that says why, when it can't be pressed yet",
      "`loading` from the press to the answer: it keeps its width and its focus",
    ],
    avoid: [
      "to go to another page: `Link`, so that it opens in a new tab too",
      "to switch something on and off: `SwitchField`",
      "for several actions on one thing: `Menu`",
    ],
    keys: { Tab: "reaches it, also when it only looks disabled", "Enter, Space": "press it" },
    fluent: "`Button`, `Spinner`",
  }),
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
