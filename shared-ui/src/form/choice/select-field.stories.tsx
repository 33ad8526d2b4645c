import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, userEvent } from "storybook/test";
import { inForm, useKept } from "../../stories/frames";
import { guide } from "../../stories/guide";
import { SelectField } from "./select-field";

const meta = {
  title: "form/SelectField",
  component: SelectField<string>,
  parameters: guide({
    what: "One of a list that everybody knows, with the phone's own picker.",
    use: ["for seven to thirty choices with short names"],
    avoid: ["for fewer: `ChoiceToggle`; for more, or to type: `SearchPicker`"],
    keys: { "↑ ↓": "change the choice", "a letter": "goes to the next that begins with it" },
    fluent: "`Select`",
  }),
  decorators: [inForm],
  args: {
    label: "Type de signalétique",
    options: [
      { value: "BACHE", label: "Bâche" },
      { value: "PANNEAU", label: "Panneau" },
      { value: "AFFICHE", label: "Affiche", disabled: true },
    ],
    value: "PANNEAU",
    onChange: fn(),
  },
  render: function Kept(args) {
    return <SelectField {...args} {...useKept(args)} />;
  },
} satisfies Meta<typeof SelectField<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox"), "Bâche");
    await expect(args.onChange).toHaveBeenLastCalledWith("BACHE");
  },
};
export const NothingYet: Story = { args: { value: null, placeholder: "Choisis un type" } };
export const CanBeEmptied: Story = {
  args: { placeholder: "Tous les types" },
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox"), "Tous les types");
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};
export const Wrong: Story = { args: { value: null, required: true, error: "Ce champ est requis" } };
export const Disabled: Story = { args: { disabled: true } };
