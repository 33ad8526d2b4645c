import type { LoadingLine } from "@coulisses/shared-domain/loading/lines";
import { inApp } from "@coulisses/shared-pages/stories";
import { guide, phone } from "@coulisses/shared-ui/stories";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, userEvent } from "storybook/test";
import { DriveSection } from "./drive-section";

const drive = "Conteneur Karna";
const bal = { kind: "FA" as const, id: 12, name: "Grand bal folk", place: "Hall des Humanités" };
const bar = { kind: "FT" as const, id: 41, name: "Tenir le bar du bal", place: null };
const start = "2026-05-15T16:00:00.000Z";
const end = "2026-05-15T22:00:00.000Z";

function line(slug: string, name: string, quantity: number, more: Partial<LoadingLine> = {}): LoadingLine {
  return {
    key: slug,
    sheet: bal,
    gear: { slug, name, isConsumable: false },
    quantity,
    isApproved: true,
    isAsked: true,
    drive,
    start,
    end,
    ...more,
  };
}

const mark = {
  id: "0b6e4c1a-7d0f-4c55-8f0e-6f6d6a1b2c3d",
  way: "OUT" as const,
  isDone: true,
  sheet: { kind: bal.kind, id: bal.id },
  slug: "table",
  quantity: 24,
  start,
  end,
  notedAt: "2026-05-15T14:20:00.000Z",
  by: { id: 4, firstname: "Driss", lastname: "Benali" },
};

const lines = [
  line("table", "Table pliante 180 cm", 24, { out: mark }),
  line("guirlande", "Guirlande guinguette 20 m", 6),
  line("banc", "Banc de brasserie", 40, { out: { ...mark, slug: "banc", quantity: 30, isWaiting: true } }),
];
const ofBar = [line("tireuse", "Tireuse à bière deux becs", 3, { sheet: bar })];

const meta = {
  title: "Chargement/Lieu",
  component: DriveSection,
  parameters: guide({
    what: "The gear fetched at one place, sheet by sheet, each with its tick: the shelf in front of the van.",
    use: ["on the page of the van, one card a place; the whole row ticks, for a gloved thumb"],
    avoid: ["to change how many are asked for: the sheet"],
    keys: { Tab: "to the next gear or sheet", Space: "ticks the gear" },
    accessibility: ["The bar is decoration: the count beside it says as much."],
    fluent: "`Checkbox`, `Tag`, on our `Surface`",
  }),
  decorators: [inApp],
  args: {
    drive: {
      drive,
      sheets: [
        { sheet: bal, lines },
        { sheet: bar, lines: ofBar },
      ],
      count: 4,
      ticked: 2,
    },
    way: "OUT",
    onTick: fn(),
  },
} satisfies Meta<typeof DriveSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Going: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: /Guirlande/ }));
    await expect(args.onTick).toHaveBeenCalledWith(lines[1], true);
  },
};
export const ComingBack: Story = { args: { way: "BACK" } };
export const PlaceNotChosen: Story = {
  args: { drive: { drive: null, sheets: [{ sheet: bar, lines: ofBar }], count: 1, ticked: 0 } },
};
export const OnAPhone: Story = { globals: phone };
