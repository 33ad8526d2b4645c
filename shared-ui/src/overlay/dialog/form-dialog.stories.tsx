import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { createFormFields } from "../../base/field/form-fields";
import { TextField } from "../../base/field/text-field";
import type { FormState } from "../../form/frame/form-state";
import { TextareaField } from "../../form/text/textarea-field";
import { FormDialog } from "./form-dialog";
import { RemoveDialog } from "./remove-dialog";
import { guide } from "../../stories/guide";

const submit = fn();
const leave = fn();
const fields = createFormFields();

function Loan({ state, error }: { state?: Partial<FormState>; error?: string }) {
  const [lender, setLender] = useState("Mairie du 5e");
  const [comment, setComment] = useState("");
  const form: FormState = {
    submit,
    sending: false,
    refusal: undefined,
    conflict: undefined,
    fields,
    ...state,
  };
  return (
    <FormDialog form={form} title="Créer un emprunt" submitLabel="Créer" onClose={() => undefined}>
      <TextField
        label="Prêteur"
        required
        autoFocus
        value={lender}
        onChange={setLender}
        onBlur={leave}
        error={error}
      />
      <TextareaField label="Commentaire" value={comment} onChange={setComment} />
    </FormDialog>
  );
}

const meta = {
  title: "overlay/FormDialog",
  component: Loan,
  parameters: guide({
    what: "A form in a dialog, with « Annuler » and a button that sends.",
    use: ["to create or change one small thing without leaving the list"],
    avoid: ["for more than a screen of fields: a page"],
    keys: { Enter: "sends, but in a text of several lines", Escape: "closes it" },
    frameHeight: 560,
    fluent: "`Dialog`",
  }),
} satisfies Meta<typeof Loan>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async () => {
    submit.mockClear();
    await userEvent.type(await screen.findByLabelText("Commentaire"), "Deux{Enter}lignes");
    await expect(submit).not.toHaveBeenCalled();
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(submit).toHaveBeenCalledTimes(1);
  },
};
/** A field that was never left says nothing of what is missing in it. */
export const Opened: Story = {
  play: async () => {
    leave.mockClear();
    const lender = await screen.findByLabelText(/Prêteur/);
    await waitFor(() => expect(screen.getByRole("button", { name: "Fermer" })).toBeVisible());
    await expect(lender).toHaveFocus();
    await expect(leave).not.toHaveBeenCalled();
  },
};
export const Wrong: Story = { args: { error: "Prêteur : ne peut pas être vide" } };
export const OnItsWay: Story = { args: { state: { sending: true } } };
export const Refused: Story = {
  args: { state: { refusal: "Impossible de joindre le serveur. Vérifie ta connexion et réessaie." } },
  play: async () => {
    await expect(await screen.findByRole("alert")).toHaveTextContent("Impossible de joindre le serveur");
  },
};
const discard = fn();
export const BackFromAReload: Story = {
  args: { state: { draft: { discard } } },
  play: async () => {
    const words = await screen.findByText("Voilà ce que tu avais commencé à remplir.");
    await waitFor(() => expect(words).toBeVisible());
    await userEvent.click(screen.getByRole("button", { name: "Repartir de zéro" }));
    await expect(discard).toHaveBeenCalledTimes(1);
  },
};
export const ChangedBySomebodyElse: Story = {
  args: { state: { conflict: { theirs: "Prêteur : Mairie du 8e", keepMine: () => undefined } } },
};
export const RefusedRemoval: Story = {
  render: () => (
    <RemoveDialog
      title="Supprimer Gaffer"
      remove={() => Promise.resolve({ message: "Impossible de supprimer le matériel, il est lié à : FA #3" })}
      onClose={() => undefined}
    >
      Il disparaîtra du catalogue.
    </RemoveDialog>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Supprimer" }));
    await expect(await screen.findByRole("alert")).toHaveTextContent("FA #3");
  },
};
