import { parisInstant } from "@coulisses/shared-domain/time/paris";
import { guide, phone } from "@coulisses/shared-ui/stories";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, userEvent } from "storybook/test";
import { SendBar } from "./send-bar";

const period = (from: number, to: number) => ({
  start: parisInstant("2026-05-15", from),
  end: parisInstant("2026-05-15", to),
});

const meta = {
  title: "Disponibilités/Envoi",
  component: SendBar,
  parameters: guide({
    what: "What the chosen hours earn, what is wrong with them, and the button that sends them.",
    use: ["below the calendar of one's own hours; it stays in view"],
    avoid: ["for a form of fields: `FormActions` of the form"],
    keys: { Tab: "reaches the button", Enter: "sends, or says what is missing and moves the focus there" },
    accessibility: ["The button is never disabled: pressed too early, it says what is missing."],
    fluent: "`Button`, `MessageBar`",
  }),
  args: {
    selection: { recorded: [], selected: [period(14, 20)] },
    unsentCount: 3,
    isWaiting: false,
    isSending: false,
    charisma: 42,
    refusal: undefined,
    isWithdrawing: false,
    onSend: fn(),
    onTakeBack: undefined,
    onGoTo: fn(),
  },
} satisfies Meta<typeof SendBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToSend: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Valider les disponibilités" }));
    await expect(args.onSend).toHaveBeenCalled();
  },
};
export const NothingChosen: Story = {
  args: { selection: { recorded: [], selected: [] }, unsentCount: 0 },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Valider les disponibilités" }));
    await expect(await canvas.findByText("Choisis d'abord au moins un créneau.")).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
export const WaitingForTheNetwork: Story = { args: { unsentCount: 0, isWaiting: true } };
export const Refused: Story = {
  args: {
    refusal: {
      title: "Tes disponibilités n'ont pas été enregistrées",
      message: "Ce créneau vient d'être fermé par les responsables des bénévoles.",
    },
  },
};
export const OnAPhone: Story = { globals: phone, args: { onTakeBack: fn() } };
