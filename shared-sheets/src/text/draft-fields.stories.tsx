import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { inForm } from "@coulisses/shared-ui/stories";
import { DraftRichText, DraftTextField, type DraftField } from "./draft-fields";

const field: DraftField = {
  draft: { draft: "Bal folk", state: "saved" },
  problem: undefined,
  type: fn(),
  save: fn(),
  keepMine: fn(),
  takeTheirs: fn(),
};

const meta = {
  title: "sheet/Texts",
  component: DraftTextField,
  decorators: [inForm],
  args: { field, label: "Nom de la FT", readOnly: false },
} satisfies Meta<typeof DraftTextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Enregistré")).toBeVisible();
    await userEvent.type(canvas.getByLabelText("Nom de la FT"), " !");
    await expect(field.type).toHaveBeenLastCalledWith("Bal folk!");
  },
};
export const InConflict: Story = {
  args: {
    field: { ...field, draft: { draft: "Bal folk géant", state: "conflict", theirs: { text: "Grand bal" } } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Leur version" })).toHaveTextContent("Grand bal");
    await userEvent.click(canvas.getByRole("button", { name: "Garder la mienne" }));
    await expect(field.keepMine).toHaveBeenCalledTimes(1);
  },
};
export const Failed: Story = {
  args: {
    field: {
      ...field,
      draft: {
        draft: "Bal folk",
        state: "failed",
        failure: { message: "Impossible de joindre le serveur.", isAway: true },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Ton texte est gardé ici/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Réessayer" }));
    await expect(field.save).toHaveBeenCalled();
  },
};
export const Wrong: Story = { args: { field: { ...field, problem: "Ce champ est requis" } } };
export const SavedByAButton: Story = {
  render: () => (
    <DraftRichText
      field={{ ...field, draft: { draft: "<p>Gilet jaune obligatoire.</p>", state: "pending" } }}
      label="Instructions globales"
      readOnly={false}
      autosaved={false}
    />
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByLabelText("Instructions globales")).toHaveTextContent("Gilet jaune"),
    );
  },
};
