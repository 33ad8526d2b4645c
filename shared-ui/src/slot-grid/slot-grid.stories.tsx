import { parisInstant } from "@coulisses/shared-domain/time/paris";
import { slotsOfDay } from "@coulisses/shared-domain/volunteer-availability/slots";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, userEvent } from "storybook/test";
import { onCard, phone } from "../stories/frames";
import { guide } from "../stories/guide";
import { SlotGrid } from "./slot-grid";
import type { GridSlotState } from "./slot-grid-props";

/** Friday with one slot of each state; the other days are free. */
const states: Record<string, GridSlotState> = {
  "2026-05-15T10": "recorded",
  "2026-05-15T12": "selected",
  "2026-05-15T14": "waiting",
  "2026-05-15T20": "broken",
};
const dayOf = (day: string) => ({
  day,
  slots: slotsOfDay(day).map((slot, rank) => {
    const at = Object.keys(states).find(
      (key) => parisInstant(key.slice(0, 10), Number(key.slice(11))).getTime() === slot.start.getTime(),
    );
    return { ...slot, state: at ? (states[at] ?? "free") : ("free" as const), points: rank > 5 ? 10 : 0 };
  }),
});
const week = ["2026-05-13", "2026-05-14", "2026-05-15", "2026-05-16", "2026-05-17"].map(dayOf);

const meta = {
  title: "data/SlotGrid",
  component: SlotGrid,
  parameters: guide({
    what: "Slots of days to choose: pressed, painted with a stroke, by the keyboard, or as a list.",
    use: ["to give availabilities, for oneself or for somebody else"],
    avoid: ["to show what is planned: `PeriodCalendar`; to choose one period: `PeriodFields`"],
    keys: { "← → ↑ ↓": "the slot beside", Space: "chooses or leaves it" },
    fluent: "none of Fluent's own: a grid in its tokens",
  }),
  decorators: [onCard],
  args: {
    label: "Tes créneaux",
    days: week,
    layout: "columns",
    onPaint: fn(),
    onToggle: fn(),
    onLikeDayBefore: fn(),
  },
  // Its code comes when it is first shown.
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("group", { name: "Tes créneaux" })).toBeVisible();
  },
} satisfies Meta<typeof SlotGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Columns: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^vendredi 15 mai, 16h - 18h/ }));
    await expect(args.onPaint).toHaveBeenCalledWith([week[2]?.slots[5]], true, true);
    await userEvent.keyboard("{ArrowRight}{ArrowDown} ");
    await expect(args.onPaint).toHaveBeenLastCalledWith([week[3]?.slots[6]], true, true);
    await userEvent.click(canvas.getByRole("button", { name: "Toute la journée du samedi 16 mai" }));
    await expect(args.onToggle).toHaveBeenCalledWith(week[3]?.slots);
  },
};
export const DayOnAPhone: Story = {
  globals: phone,
  args: { layout: "day", days: week.slice(2, 3) },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Comme hier" }));
    await expect(args.onLikeDayBefore).toHaveBeenCalledWith("2026-05-15");
    await userEvent.click(canvas.getByRole("button", { name: "Tout prendre, soirée" }));
    await expect(args.onToggle).toHaveBeenCalledWith(week[2]?.slots.slice(6, 12));
  },
};
export const AsAList: Story = {
  args: { layout: "list", days: week.slice(2, 3) },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "12h - 14h" }));
    await expect(args.onPaint).toHaveBeenCalledWith([week[2]?.slots[3]], false, true);
  },
};
export const ClocksGoForward: Story = { args: { days: ["2026-03-28", "2026-03-29"].map(dayOf) } };
export const ClocksGoBack: Story = { args: { days: ["2026-10-24", "2026-10-25"].map(dayOf) } };
