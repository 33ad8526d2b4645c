import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { type ComponentProps, useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { onCard, phone } from "../../stories/frames";
import { guide } from "../../stories/guide";
import { RadioField } from "./radio-field";

function Choosing({ value, onChange, ...props }: ComponentProps<typeof RadioField>) {
  const [chosen, setChosen] = useState(value);
  const choose = (next: string) => {
    setChosen(next);
    onChange(next);
  };
  return <RadioField {...props} value={chosen} onChange={choose} />;
}

const meta = {
  title: "form/RadioField",
  component: RadioField,
  parameters: guide({
    what: "One of a few, all in view with their words.",
    use: ["for two to five choices whose words one compares before choosing"],
    avoid: [
      "for more of them: `SelectField`; for many: `SearchPicker`",
      "for a choice that can be taken back: `ChoiceToggle`",
      "for yes or no that takes effect at once: `SwitchField`",
    ],
    keys: { Tab: "enters at the chosen one", "↑ ↓ ← →": "choose the next one" },
    fluent: "`RadioGroup`, `Radio`",
  }),
  decorators: [onCard],
  render: (args) => <Choosing {...args} />,
  args: {
    label: "Mes créneaux, je les préfère",
    options: [
      { value: "together", label: "Groupés", detail: "Je me repose d'un coup" },
      { value: "spread", label: "Répartis", detail: "Je profite un peu chaque jour" },
      { value: "any", label: "Peu importe" },
    ],
    value: null,
    onChange: fn(),
  },
} satisfies Meta<typeof RadioField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("radiogroup", { name: "Mes créneaux, je les préfère" })).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: /^Répartis/ }));
    await expect(args.onChange).toHaveBeenCalledWith("spread");
    await expect(canvas.getByRole("radio", { name: /^Répartis/ })).toBeChecked();
  },
};
export const Chosen: Story = { args: { value: "together" } };
export const Wrong: Story = { args: { required: true, error: "Choisis l'un des trois" } };
export const Disabled: Story = { args: { value: "any", disabled: true } };
export const OnAPhone: Story = { args: { value: "any" }, globals: phone };
