import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, userEvent } from "storybook/test";
import { inForm, phone, useKept } from "../../stories/frames";
import { guide } from "../../stories/guide";
import { TextareaField } from "./textarea-field";

const meta = {
  title: "form/TextareaField",
  component: TextareaField,
  parameters: guide({
    what: "A text of several lines, without titles nor lists.",
    use: ["for a comment, an answer, a note"],
    avoid: ["for a line: `TextField`; with titles and lists: `RichTextField`"],
    keys: { Enter: "breaks the line; with `onEnter` it sends, and Shift+Enter breaks the line" },
    fluent: "`Field`, `Textarea`",
  }),
  decorators: [inForm],
  args: { label: "Commentaire", value: "", placeholder: "Écris un commentaire", onChange: fn() },
  render: function Kept(args) {
    return <TextareaField {...args} {...useKept(args)} />;
  },
} satisfies Meta<typeof TextareaField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = {
  args: { value: "Penser à prévenir le voisinage avant les balances.\nLes barrières arrivent jeudi." },
};
export const EnterSends: Story = {
  args: { onEnter: fn(), hint: "Entrée envoie, Maj+Entrée va à la ligne" },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("textbox");
    await userEvent.type(field, "Vu avec Sécu{Shift>}{Enter}{/Shift}OK pour nous{Enter}");
    await expect(field).toHaveValue("Vu avec Sécu\nOK pour nous");
    await expect(args.onEnter).toHaveBeenCalledTimes(1);
  },
};
export const WithError: Story = {
  args: { required: true, error: "Un commentaire est nécessaire pour rejeter une fiche" },
};
export const ReadOnly: Story = { args: { readOnly: true, value: "Relu et approuvé." } };
export const Disabled: Story = { args: { disabled: true, value: "Relu et approuvé." } };
export const LongOnAPhone: Story = {
  globals: phone,
  args: { value: "Rendez-vous devant le QG, gilet jaune obligatoire.\n".repeat(12) },
};
