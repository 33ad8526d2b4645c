import { inApp } from "@coulisses/shared-pages/stories";
import { guide, inForm, phone } from "@coulisses/shared-ui/stories";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, userEvent } from "storybook/test";
import { PresentationStep } from "./form-steps";
import { emptyValues } from "./registration-values";

const meta = {
  title: "Inscription/Présentation",
  component: PresentationStep,
  parameters: guide({
    what: "The first step of a registration: one small form, with the way on and the way back.",
    use: ["for someone who fills it in on a phone, in a queue"],
    avoid: ["for members: `FormDialog`"],
    keys: { Enter: "goes on, or says what is missing", Tab: "after the fields, first the way on" },
    accessibility: [
      "The button is never disabled: pressed too early, it says what is missing, field by field.",
    ],
    fluent: "`Field`, `Input`, `Textarea`, `Button`",
  }),
  decorators: [inForm, inApp],
  args: {
    values: {
      ...emptyValues,
      firstname: "Gaëlle",
      nickname: "Gaga",
      lastname: "Rousseau",
      birthdate: "2004-03-12",
    },
    refused: {},
    autoFocus: false,
    onType: fn(),
    onSend: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof PresentationStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { values: emptyValues } };
export const SentTooEarly: Story = {
  args: { values: emptyValues },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Vous savez tout 🕵️" }));
    await expect(canvas.getByRole("textbox", { name: /^Prénom/ })).toHaveAccessibleDescription(/./);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
export const OnAPhone: Story = { globals: phone };
