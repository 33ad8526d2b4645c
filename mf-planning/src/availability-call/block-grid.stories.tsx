import { callBlocksOf } from "@coulisses/shared-domain/availability-call/blocks";
import { guide, onCard, phone } from "@coulisses/shared-ui/stories";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, userEvent } from "storybook/test";
import { BlockGrid } from "./block-grid";
import type { Block, BlockDay } from "./blocks";

/** More people are missing in the evening, and on Saturday. */
function dayOf(day: string, rank: number): BlockDay {
  return {
    day,
    cells: callBlocksOf(day).map((period, row): Block => {
      const needed = row > 9 ? 0 : (row * 7 + rank * 11) % 38;
      const free = (row * 5 + rank * 3) % 24;
      return {
        ...period,
        id: period.start.toISOString(),
        rank: rank * 12 + row,
        charisma: row > 6 ? 4 : 2,
        needed,
        free,
        missing: Math.max(0, needed - free),
        called: row === 7 ? 20 : 0,
        accepted: row === 7 ? 3 : 0,
        declined: row === 7 ? 2 : 0,
      };
    }),
  };
}
const days = ["2026-05-14", "2026-05-15", "2026-05-16", "2026-05-17"].map(dayOf);
const blocks = days.flatMap(({ cells }) => cells.flatMap((cell) => cell ?? []));
const worst = Math.max(...blocks.map(({ missing }) => missing));

const meta = {
  title: "Appel à disponibilités/Heures",
  component: BlockGrid,
  parameters: guide({
    what: "The festival as a grid: how many people each two hours lack, and how many are free.",
    use: ["to choose the hours for which people are called"],
    avoid: ["to give one's own hours: `SlotGrid`"],
    keys: {
      Tab: "reaches the grid once, then goes past it",
      "← → ↑ ↓": "move in it",
      Space: "chooses the hours",
    },
    accessibility: ["Each cell's name says all its numbers; its colour only repeats the lack."],
    fluent: "none of Fluent's own: a table of buttons in Fluent's tokens",
  }),
  decorators: [onCard],
  args: { days, worst, chosen: new Set(blocks.slice(6, 8).map(({ id }) => id)), onToggle: fn() },
} satisfies Meta<typeof BlockGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FourDays: Story = {
  play: async ({ args, canvas }) => {
    const [cell] = canvas.getAllByRole("button");
    cell?.focus();
    await userEvent.keyboard("{ArrowRight}{ArrowDown} ");
    await expect(args.onToggle).toHaveBeenCalledWith(days[1]?.cells[1]);
  },
};
export const OnAPhone: Story = { globals: phone };
