import { Input } from "@fluentui/react-components";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect } from "storybook/test";
import { inForm } from "../../stories/frames";
import { FieldFrame } from "./field-frame";

/** To give a control of one's own the manner of all fields. */
const meta = {
  title: "base/FieldFrame",
  component: FieldFrame,
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
export const RoomForError: Story = {
  args: { reserveError: true },
  render: (args) => (
    <div>
      <FieldFrame {...args} />
      <FieldFrame {...args} error="Cet indicatif est déjà pris" />
      <FieldFrame {...args} />
    </div>
  ),
};
