import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, userEvent } from "storybook/test";
import { UiIcon } from "../../icons/ui-icon";
import { inForm, phone, useKept } from "../../stories/frames";
import { guide } from "../../stories/guide";
import { Text } from "../text/text";
import { TextField } from "./text-field";

const meta = {
  title: "base/TextField",
  component: TextField,
  parameters: guide({
    what: "A line of text.",
    use: ["for names, links, short answers", "with `onEnter` where Enter sends"],
    avoid: [
      "for several lines: `TextareaField`; with titles and lists: `RichTextField`",
      "for a number: `NumberField`; to look something up: `SearchField`",
      "for a text of a sheet, which saves itself: `DraftTextField`",
    ],
    keys: { Enter: "sends the form, or does what `onEnter` says" },
    fluent: "`Field`, `Input`",
  }),
  decorators: [inForm],
  args: { label: "Nom de l'activité", value: "Concert d'ouverture", onChange: fn(), onEnter: fn() },
  render: function Kept(args) {
    return <TextField {...args} {...useKept(args)} />;
  },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = {
  args: { value: "", placeholder: "Donne-lui un nom" },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText("Nom de l'activité"), "Bal folk{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("Bal folk");
    await expect(args.onEnter).toHaveBeenCalledTimes(1);
  },
};
export const WithHint: Story = { args: { hint: "Tel qu'il paraîtra sur la plaquette" } };
export const WithError: Story = {
  args: { value: "", required: true, error: "Ce champ est requis" },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox");
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription("Ce champ est requis");
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const HiddenLabel: Story = {
  args: { hideLabel: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Nom de l'activité" })).toBeVisible();
  },
};
export const WithContent: Story = {
  args: {
    label: "Puissance",
    value: "1200",
    contentBefore: <UiIcon name="flash" size={18} />,
    contentAfter: <Text muted>W</Text>,
  },
};
export const LongOnAPhone: Story = {
  globals: phone,
  args: {
    label: "Nom de l'activité tel qu'il sera imprimé sur la plaquette et affiché sur le site",
    value: "La grande parade des fanfares étudiantes de tout le bassin lyonnais",
    hint: "Évite les majuscules, les dates et les numéros : ils seront ajoutés par l'équipe communication",
  },
};
