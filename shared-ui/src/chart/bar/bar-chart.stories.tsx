import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, userEvent } from "storybook/test";
import { onCard, phone } from "../../stories/frames";
import { guide } from "../../stories/guide";
import { teams } from "../../stories/teams";
import { BarChart } from "../charts";

const counts = [
  { DRAFT: 3, REFUSED: 1, IN_REVIEW: 4, VALIDATED: 9 },
  { DRAFT: 0, REFUSED: 0, IN_REVIEW: 0, VALIDATED: 22 },
  { DRAFT: 1, REFUSED: 0, IN_REVIEW: 0, VALIDATED: 0 },
  { DRAFT: 12, REFUSED: 7, IN_REVIEW: 3, VALIDATED: 5 },
];
const before = [14, 18, 0, 31];

const meta = {
  title: "data/BarChart",
  component: BarChart,
  parameters: guide({
    what: "Piled bars that compare a few things.",
    use: ["for shares of a whole, a bar a thing, with `hrefOf` when a part can be opened"],
    avoid: [
      "for what changes over time: `LineChart`",
      "for exact values: a table; this one has its own behind a button",
    ],
    keys: { Tab: "one stop for the whole chart", "← → ↑ ↓": "go from part to part", Enter: "opens the part" },
    fluent: "none of Fluent's own: a drawing in its tokens",
  }),
  decorators: [onCard],
  args: {
    caption: "Fiches activités par équipe et par statut",
    categoryLabel: "Équipe",
    categories: teams.slice(0, 8).map(({ code, name }, index) => ({
      key: code,
      label: name,
      values: counts[index % counts.length] ?? {},
      marker: before[index % before.length] ?? 0,
    })),
    series: [
      { key: "DRAFT", label: "Brouillon", tone: "draft" },
      { key: "REFUSED", label: "Refusée", tone: "refused" },
      { key: "IN_REVIEW", label: "Relecture en cours", tone: "review" },
      { key: "VALIDATED", label: "Validée", tone: "validated" },
    ],
    markerLabel: "Validée à la 50ème",
    hrefOf: ({ key }, series) => `?team=${key}&status=${series.key}`,
    onOpen: fn(),
  },
  // Its code comes when it is first shown.
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("group", { name: "Fiches activités par équipe et par statut" }),
    ).toBeVisible();
  },
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithMarkers: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "Humain, Refusée : 1" }));
    await expect(args.onOpen).toHaveBeenCalledWith(args.categories[0], args.series[1]);
  },
};
export const ByTheKeyboard: Story = {
  play: async ({ canvas }) => {
    const first = await canvas.findByRole("link", { name: "Humain, Brouillon : 3" });
    first.focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("link", { name: "Matos, Validée : 22" })).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("img", { name: "Matos, Validée à la 50ème : 18" })).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}{Home}");
    await expect(first).toHaveFocus();
  },
};
export const AsATable: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Tableau" }));
    await expect(
      canvas.getByRole("grid", { name: "Fiches activités par équipe et par statut" }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: "Élec, Brouillon : 1" }));
    await expect(args.onOpen).toHaveBeenCalledWith(args.categories[2], args.series[0]);
  },
};
export const ReadyOnes: Story = {
  args: {
    series: [...meta.args.series, { key: "READY_TO_ASSIGN", label: "Prête pour affectation", tone: "ready" }],
    categories: [
      {
        key: "bar",
        label: "Bar",
        values: { DRAFT: 4, REFUSED: 5, IN_REVIEW: 6, VALIDATED: 7, READY_TO_ASSIGN: 8 },
      },
    ],
  },
};
export const NothingToOpen: Story = {
  render: ({ caption, categoryLabel, categories, series }) => (
    <BarChart caption={caption} categoryLabel={categoryLabel} categories={categories} series={series} />
  ),
};
export const OnAPhone: Story = { globals: phone };
