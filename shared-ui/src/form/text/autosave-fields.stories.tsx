import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { guide } from "../../stories/guide";
import { inForm, phone } from "../../stories/frames";
import { AutosaveTextarea, type AutosaveTextareaProps } from "./autosave-fields";

type Save = AutosaveTextareaProps["onSave"];

const meta = {
  title: "form/Autosave",
  component: AutosaveTextarea,
  parameters: guide({
    what: "A text of several lines that saves itself 800 ms after the last key, and says how that went.",
    use: ["on a sheet, where people write for long and nobody presses a button"],
    avoid: [
      "in a dialog, which is sent as a whole: `TextareaField`",
      "for a text with headings and lists: `AutosaveRichText`",
    ],
    keys: { Tab: "leaves the field and saves at once" },
  }),
  decorators: [inForm],
  args: { label: "Nom de l'activité", value: "Bal folk", onSave: fn<Save>(() => Promise.resolve()) },
} satisfies Meta<typeof AutosaveTextarea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const Saved: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), " géant");
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Enregistré"));
    await expect(args.onSave).toHaveBeenCalledWith("Bal folk géant");
  },
};
export const Saving: Story = {
  args: { onSave: fn<Save>(() => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), " géant");
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Enregistrement…"));
  },
};
export const Failed: Story = {
  args: { onSave: fn<Save>(() => Promise.reject(new Error("hors ligne"))) },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), " géant");
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Non enregistré"));
    await userEvent.click(canvas.getByRole("button", { name: "Réessayer" }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Réessayer" })).toBeVisible());
    await expect(canvas.getByRole("textbox")).toHaveValue("Bal folk géant");
  },
};
export const FailedOnAPhone: Story = {
  ...Failed,
  globals: phone,
  args: { ...Failed.args, label: "Nom tel qu'imprimé sur la plaquette" },
};
export const SeveralLines: Story = {
  args: { label: "Consignes aux bénévoles", value: "Gilet jaune obligatoire.\nRendez-vous devant le QG." },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "{Enter}Merci !");
    await userEvent.tab();
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        "Gilet jaune obligatoire.\nRendez-vous devant le QG.\nMerci !",
      ),
    );
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Enregistré"));
  },
};
export const ReadOnly: Story = { args: { readOnly: true } };
