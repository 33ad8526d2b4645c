import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { dialogInFocus } from "../../stories/gestures";
import { Button } from "../../base/button/button";
import { Text } from "../../base/text/text";
import { TextField } from "../../base/field/text-field";
import { places } from "../../stories/festival";
import { phone, useKept } from "../../stories/frames";
import { guide } from "../../stories/guide";
import { SearchPicker } from "../../form/search/search-picker";
import { TextareaField } from "../../form/text/textarea-field";
import { Dialog } from "./dialog";
import type { DialogProps } from "./dialog-surface";

function Form() {
  return (
    <>
      <TextField label="Nom" required {...useKept({ value: "" })} />
      <SearchPicker
        label="Lieu"
        options={places}
        getKey={({ id }) => id}
        getLabel={({ name }) => name}
        {...useKept({ value: places[0] ?? null })}
      />
      <TextareaField label="Commentaire" {...useKept({ value: "" })} />
    </>
  );
}

function Opened({ onClose, ...props }: DialogProps) {
  const [open, setOpen] = useState(props.open);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Créer une fiche activité</Button>
      <Dialog {...props} open={open} onClose={close} />
    </>
  );
}

const actions = (
  <>
    <Button>Annuler</Button>
    <Button appearance="primary">Créer la fiche</Button>
  </>
);

const meta = {
  title: "overlay/Dialog",
  component: Dialog,
  parameters: guide({
    what: "A card over the page, which waits until it is closed.",
    use: ["for a short task that belongs to the page behind: choose, fill three fields, read a detail"],
    avoid: [
      "to ask for a yes: `ConfirmDialog`; for a form: `FormDialog`",
      "for something long or that one wants to link to: a page",
      "beside the page rather than over it: `Drawer`",
    ],
    keys: {
      "Tab, Shift+Tab": "go round within it",
      Escape: "closes it, unless `closable` is false",
      Enter: "does what `onEnter` says",
    },
    frameHeight: 560,
    fluent: "`Dialog`",
  }),
  args: { open: true, onClose: fn(), title: "Nouvelle fiche activité", children: <Form />, actions },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {
  play: async () => {
    const dialog = await screen.findByRole("dialog", { name: "Nouvelle fiche activité" });
    await waitFor(() => expect(within(dialog).getByLabelText(/Nom/)).toHaveFocus());
  },
};
export const OpensAndCloses: Story = {
  args: { open: false },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole("button", { name: "Créer une fiche activité" });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole("button", { name: "Fermer" }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
  },
};
export const EscapeCloses: Story = {
  play: async ({ args }) => {
    await dialogInFocus();
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  },
};
export const EnterSends: Story = {
  args: { onEnter: fn() },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText(/Nom/), "Bal folk{Enter}");
    await expect(args.onEnter).toHaveBeenCalledTimes(1);
    await userEvent.type(screen.getByLabelText("Commentaire"), "une ligne{Enter}une autre");
    await expect(args.onEnter).toHaveBeenCalledTimes(1);
  },
};
export const MustAnswer: Story = {
  args: {
    closable: false,
    title: "Ta session a expiré",
    subtitle: "Reconnecte-toi pour continuer",
    children: <TextField label="Mot de passe" type="password" value="" />,
    actions: <Button appearance="primary">Se connecter</Button>,
  },
  play: async ({ args }) => {
    await dialogInFocus();
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(screen.queryByRole("button", { name: "Fermer" })).not.toBeInTheDocument();
  },
};
export const PickerInside: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("combobox"));
    await expect(await screen.findAllByRole("option")).toHaveLength(places.length);
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard("{ArrowDown}");
  },
};
export const Small: Story = { args: { size: "small", children: <Text as="p">Une petite question.</Text> } };
export const Large: Story = {
  args: { size: "large", subtitle: "Elle naît brouillon ; sept équipes la reliront." },
};
export const Full: Story = { args: { size: "full" } };
export const LongText: Story = {
  args: {
    title: "Charte des bénévoles",
    children: Array.from({ length: 30 }, (_, index) => (
      <Text as="p" key={index}>
        Article {index + 1}. Chacun veille sur les autres, boit de l'eau, dort au moins six heures et rend son
        gilet propre au QG avant le démontage.
      </Text>
    )),
  },
};
export const OnAPhone: Story = { globals: phone };
export const LongTextOnAPhone: Story = { ...LongText, globals: phone };
