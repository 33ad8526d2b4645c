import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, userEvent } from "storybook/test";
import { inForm, useKept } from "../../stories/frames";
import { guide } from "../../stories/guide";
import { PasswordField } from "./password-field";

const meta = {
  title: "base/PasswordField",
  component: PasswordField,
  parameters: guide({
    what: "A password, hidden until one asks to see it.",
    use: ["to log in or to choose a password, with the right `autoComplete`"],
    avoid: ["for any other secret that is not typed by heart: `TextField`"],
    keys: { Tab: "goes from the field to the button that shows what is typed" },
    fluent: "`Field`, `Input`",
  }),
  decorators: [inForm],
  args: { label: "Mot de passe", value: "fanfare-sous-la-pluie", onChange: fn() },
  render: function Kept(args) {
    return <PasswordField {...args} {...useKept(args)} />;
  },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
export const Shown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Mot de passe")).toHaveAttribute("type", "password");
    await userEvent.click(canvas.getByRole("button", { name: "Afficher le mot de passe" }));
    await expect(canvas.getByLabelText("Mot de passe")).toHaveAttribute("type", "text");
    await expect(canvas.getByRole("button", { name: "Masquer le mot de passe" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  },
};
export const Wrong: Story = {
  args: { required: true, value: "abc", error: "Le mot de passe doit contenir au moins 12 caractères" },
};
export const Empty: Story = { args: { value: "", hint: "12 caractères au moins, une phrase c'est bien" } };
