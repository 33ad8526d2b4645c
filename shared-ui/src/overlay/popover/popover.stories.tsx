import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { dialogInFocus } from "../../stories/dialog-in-focus";
import { Button } from "../../base/button/button";
import { Heading, Text } from "../../base/text/text";
import { TextField } from "../../base/field/text-field";
import { onCard, phone, Stack, useKept } from "../../stories/frames";
import { guide } from "../../stories/guide";
import { Popover } from "./popover";

function Filter() {
  return (
    <Stack>
      <Heading level={3}>Responsable</Heading>
      <TextField label="Nom ou surnom" {...useKept({ value: "" })} />
      <Text as="p" size="small" muted>
        Seulement parmi les adhérents.
      </Text>
    </Stack>
  );
}

const meta = {
  title: "overlay/Popover",
  component: Popover,
  parameters: guide({
    what: "A panel beside its button; the page goes on.",
    use: ["for a few fields or some detail that concern what is beside it"],
    avoid: ["for actions: `Menu`; for what must be answered: `Dialog`", "for a few words: `Tooltip`"],
    keys: { "Enter, Space": "open and close it", Escape: "closes it and gives the focus back" },
  }),
  decorators: [onCard],
  args: { label: "Filtrer par responsable", trigger: <Button>Responsable</Button>, children: <Filter /> },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Responsable" }));
    await screen.findByRole("dialog", { name: "Filtrer par responsable" });
    await dialogInFocus();
    await userEvent.type(screen.getByLabelText("Nom ou surnom"), "Mélo");
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
  },
};
export const EscapeCloses: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Responsable" });
    await userEvent.click(button);
    await dialogInFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
};
export const PressBesideCloses: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Responsable" }));
    await screen.findByRole("dialog");
    await userEvent.click(canvasElement);
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  },
};
export const OpenOnAPhone: Story = { ...Open, globals: phone };
