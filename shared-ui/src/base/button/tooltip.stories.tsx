import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { UiIcon } from "../../icons/ui-icon";
import { onCard, Row } from "../../stories/frames";
import { guide } from "../../stories/guide";
import { hover } from "../../stories/gestures";
import { Button } from "./button";
import { tip, Tooltip } from "./tooltip";

const meta = {
  title: "base/Tooltip",
  component: Tooltip,
  parameters: guide({
    what: "Adds a few words to what is pointed at or focused.",
    use: [
      "to name a button that shows an icon only (`tooltip` of `Button`)",
      "to tell in full what is cut or drawn: a state, a date, a name",
    ],
    avoid: [
      "for what one must have read to go on: `Notice`, or the `hint` of a field",
      "on what can't be focused, when the words stand nowhere else: a phone and a keyboard never see them",
    ],
    keys: { Tab: "shows it when its element takes the focus", Escape: "hides it" },
    fluent: "`Tooltip`",
  }),
  decorators: [onCard],
  args: {
    content: "Sept équipes ont 48 heures pour la relire",
    children: <Button>Demande de relecture</Button>,
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

// Testing-library reads a line break as a space.
const shown = (text: string) =>
  screen.queryByText(text.replaceAll("\n", " "), { selector: "[role=tooltip]" });

export const Pointed: Story = {
  play: async ({ args, canvas }) => {
    await hover(canvas.getByRole("button"));
    await waitFor(() => expect(shown(args.content)).toBeVisible());
  },
};
export const Focused: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button")).toHaveFocus();
    await waitFor(() => expect(shown(args.content)).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(shown(args.content)).not.toBeInTheDocument());
  },
};
export const NamesItsIcon: Story = {
  args: {
    content: "Historique",
    relationship: "label",
    children: <Button icon={<UiIcon name="history" />} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Historique" })).toBeVisible();
  },
};
export const SeveralLines: Story = {
  ...Pointed,
  args: {
    content: "Une description est nécessaire\nLe lieu est nécessaire\nAu moins un créneau est nécessaire",
  },
};
export const OnManyElements: Story = {
  render: () => (
    <Row>
      {["Humain", "Matos", "Élec"].map((name) => (
        <span key={name} {...tip(`Équipe ${name}`)}>
          {name}
        </span>
      ))}
    </Row>
  ),
  play: async ({ canvas }) => {
    await hover(canvas.getByText("Matos"));
    await waitFor(() => expect(shown("Équipe Matos")).toBeVisible());
    await hover(canvas.getByText("Élec"));
    await waitFor(() => expect(shown("Équipe Élec")).toBeVisible());
    await expect(shown("Équipe Matos")).not.toBeInTheDocument();
  },
};

function Removable() {
  const [here, setHere] = useState(true);
  return (
    here && (
      <Button icon={<UiIcon name="delete" />} tooltip="Supprimer le créneau" onClick={() => setHere(false)} />
    )
  );
}
export const GoesWithItsElement: Story = {
  render: () => <Removable />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(shown("Supprimer le créneau")).toBeVisible());
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
    await waitFor(() => expect(shown("Supprimer le créneau")).not.toBeInTheDocument());
  },
};
