import { Input } from "@fluentui/react-components";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect } from "storybook/test";
import { inForm } from "../../stories/frames";
import { guide } from "../../stories/guide";
import { FieldFrame } from "./field-frame";

const meta = {
  title: "base/FieldFrame",
  component: FieldFrame,
  parameters: guide({
    what: "The label, hint and error around a control; every field of ours stands in one.",
    use: ["to make a field of a control that we don't have yet"],
    avoid: ["where `TextField`, `NumberField`, `SelectField`… already do"],
    fluent: "`Field`",
  }),
  decorators: [inForm],
  args: { label: "Indicatif radio", children: <Input /> },
} satisfies Meta<typeof FieldFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Required: Story = { args: { required: true, hint: "Deux syllabes, facile à crier" } };
export const Wrong: Story = {
  args: { error: "Cet indicatif est déjà pris" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Indicatif radio" })).toHaveAccessibleDescription(
      "Cet indicatif est déjà pris",
    );
  },
};
/** The fields around stay in place. */
export const WrongAmongOthers: Story = {
  render: (args) => (
    <div style={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: "12px" }}>
      <FieldFrame {...args} error="Cet indicatif est déjà pris" />
      <FieldFrame {...args} label="Canal" />
      <FieldFrame {...args} label="Porteur" hint="Une personne par radio" error="Choisis une personne" />
      <FieldFrame {...args} label="Chargeur" />
      <FieldFrame {...args} label="Oreillette" />
    </div>
  ),
  play: async ({ canvas }) => {
    const top = (name: string) => canvas.getByRole("textbox", { name }).getBoundingClientRect().top;
    const height = (name: string) => canvas.getByRole("textbox", { name }).getBoundingClientRect().height;
    await expect(top("Canal")).toBe(top("Indicatif radio"));
    await expect(height("Canal")).toBe(height("Indicatif radio"));
    await expect(top("Chargeur") - top("Canal")).toBeLessThan(90);
  },
};
