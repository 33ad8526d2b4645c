import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, userEvent } from "storybook/test";
import { inForm, phone, useKept } from "../../stories/frames";
import { guide } from "../../stories/guide";
import { CheckboxField } from "./checkbox-field";
import { SwitchField } from "./switch-field";

const meta = {
  title: "form/Switches",
  component: CheckboxField,
  parameters: guide({
    what: "Yes or no.",
    use: [
      "`CheckboxField` for what is sent with a form or agreed to",
      "`SwitchField` for what holds at once",
    ],
    avoid: ["for one of two things that both have a name: `ChoiceToggle`"],
    keys: { Space: "switches" },
    fluent: "`Switch`, `Checkbox`",
  }),
  decorators: [inForm],
  args: { label: "J'ai lu la charte des bénévoles", checked: false, onChange: fn() },
  render: function Kept(args) {
    const { value, onChange } = useKept({ value: args.checked, onChange: args.onChange });
    return <CheckboxField {...args} checked={value} onChange={onChange} />;
  },
} satisfies Meta<typeof CheckboxField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToTick: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "J'ai lu la charte des bénévoles" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole("checkbox")).toBeChecked();
  },
};
export const Ticked: Story = { args: { checked: true } };
export const WithError: Story = { args: { error: "Il faut accepter la charte pour s'inscrire" } };
export const WithHint: Story = { args: { hint: "Deux pages, promis" } };
export const DisabledTicked: Story = { args: { checked: true, disabled: true } };
export const LongOnAPhone: Story = {
  globals: phone,
  args: {
    label:
      "J'accepte que l'association garde mes coordonnées jusqu'à la fin de l'édition pour organiser les tournées de bénévoles",
  },
};

function Switched({ disabled = false }: { disabled?: boolean }) {
  const { value, onChange } = useKept({ value: true });
  return <SwitchField label="Animation publique" checked={value} onChange={onChange} disabled={disabled} />;
}
export const Switch: Story = {
  render: () => <Switched />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("switch", { name: "Animation publique" }));
    await expect(canvas.getByRole("switch")).not.toBeChecked();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("switch")).toBeChecked();
  },
};
export const DisabledSwitch: Story = { render: () => <Switched disabled /> };
