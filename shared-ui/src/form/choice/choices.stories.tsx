import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, userEvent } from "storybook/test";
import { ReviewGlyph } from "../../icons/review-glyph";
import { onCard, phone, useKept } from "../../stories/frames";
import { guide } from "../../stories/guide";
import { ChoiceToggle, MultiChoice } from "./choices";

const days = ["Vendredi", "Samedi", "Dimanche", "Lundi"].map((label) => ({
  value: label.toLowerCase(),
  label,
}));
const meta = {
  title: "form/Choices",
  component: MultiChoice<string>,
  parameters: guide({
    what: "One of few (`ChoiceToggle`) or several of few (`MultiChoice`), all in view.",
    use: ["up to six or so, with short names"],
    avoid: [
      "for more: `SelectField`, or `SearchPicker` where one types",
      "for yes or no: `SwitchField`, `CheckboxField`",
    ],
    keys: { Tab: "reaches them", "Space, Enter": "choose" },
    fluent: "`ToggleButton`",
  }),
  decorators: [onCard],
  args: { label: "Jours de présence", options: days, value: ["dimanche"], onChange: fn() },
  render: function Kept(args) {
    return <MultiChoice {...args} {...useKept({ ...args, value: [...args.value] })} />;
  },
} satisfies Meta<typeof MultiChoice<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SeveralOfAFew: Story = {
  play: async ({ args, canvas }) => {
    const saturday = canvas.getByRole("button", { name: "Samedi" });
    await userEvent.click(saturday);
    await expect(saturday).toHaveAttribute("aria-pressed", "true");
    await expect(args.onChange).toHaveBeenLastCalledWith(["samedi", "dimanche"]);
  },
};
export const NoneYet: Story = { args: { value: [], required: true, error: "Choisis au moins un jour" } };
export const WithHint: Story = { args: { hint: "Tu pourras changer d'avis jusqu'au 2 mai" } };
export const Disabled: Story = { args: { disabled: true } };
export const ManyOnAPhone: Story = {
  globals: phone,
  args: {
    label: "Langues parlées",
    options: [
      "Français",
      "Anglais",
      "Espagnol",
      "Allemand",
      "Italien",
      "Portugais",
      "Langue des signes française",
      "Arabe",
    ].map((label) => ({ value: label, label })),
    value: ["Français", "Langue des signes française"],
  },
};

type Answer = "tous" | "relus" | "refuses";
const answers = [
  { value: "tous", label: "Toutes" },
  { value: "relus", label: "À relire" },
  { value: "refuses", label: "Refusées" },
] as const;
const marked = [
  { value: "relus", label: "À relire", icon: <ReviewGlyph review="REVIEWING" size={14} /> },
  { value: "tous", label: "Approuvées", icon: <ReviewGlyph review="APPROVED" size={14} /> },
  { value: "refuses", label: "Rejetées", icon: <ReviewGlyph review="REJECTED" size={14} /> },
] as const;

function Toggle({ iconOnly = false, disabled = false }: { iconOnly?: boolean; disabled?: boolean }) {
  const kept = useKept<Answer | null>({ value: "tous" });
  return (
    <ChoiceToggle
      label="Relectures"
      options={iconOnly ? marked : answers}
      iconOnly={iconOnly}
      disabled={disabled}
      {...kept}
    />
  );
}

export const OneOfAFew: Story = {
  render: () => <Toggle />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Refusées" }));
    await expect(canvas.getByRole("button", { name: "Toutes" })).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(canvas.getByRole("button", { name: "Refusées" }));
    await expect(canvas.queryByRole("button", { pressed: true })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "À relire" }));
  },
};
export const OneOfAFewIcons: Story = {
  render: () => <Toggle iconOnly />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Rejetées" }));
    await expect(canvas.getByRole("button", { name: "Rejetées" })).toHaveAttribute("aria-pressed", "true");
  },
};
export const OneOfAFewDisabled: Story = { render: () => <Toggle disabled /> };
