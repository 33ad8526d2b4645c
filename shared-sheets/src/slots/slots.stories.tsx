import { onCard, phone } from "@coulisses/shared-ui/stories";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { ShiftField } from "./shift-field";
import { SlotsField } from "./slots-field";
import { readTypedSlots, typedSlotsProblem } from "./typed-slots";

const FESTIVAL_START = "2027-05-21T16:00:00.000Z";

function Typed({ text, onEnter }: { text: string; onEnter: () => void }) {
  const [value, setValue] = useState(text);
  const lines = readTypedSlots(value, FESTIVAL_START);
  return (
    <SlotsField
      lines={lines}
      summary="Créneaux à ajouter"
      value={value}
      error={typedSlotsProblem(lines)}
      onChange={setValue}
      onEnter={onEnter}
    />
  );
}

const friday = { start: "2027-05-21T19:00:00.000Z", end: "2027-05-21T21:30:00.000Z" };

function Shifted() {
  const [period, setPeriod] = useState({
    start: "2027-05-22T19:00:00.000Z",
    end: "2027-05-22T21:30:00.000Z",
  });
  return <ShiftField slot={friday} period={period} onChange={setPeriod} />;
}

const meta = {
  title: "sheet/Slots",
  component: Typed,
  decorators: [onCard],
  args: { text: "", onEnter: fn() },
} satisfies Meta<typeof Typed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneLine: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText("Saisie rapide"), "sam 22h-2h{Enter}");
    await expect(canvas.getByText("du samedi 22 mai à 22:00 au dimanche 23 mai à 02:00")).toBeVisible();
    await expect(args.onEnter).toHaveBeenCalled();
  },
};

export const Pasted: Story = { args: { text: "ven 21h-23h30\nsam 22h-2h\n22/05 9h - 12h" }, globals: phone };

export const NotUnderstood: Story = { args: { text: "ven 21h-23h30\nbientôt" } };

export const Copy: Story = { render: () => <Shifted /> };
