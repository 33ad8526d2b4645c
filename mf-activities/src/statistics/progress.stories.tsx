import { BarChart } from "@coulisses/shared-ui/data";
import { guide, onCard, phone, teams } from "@coulisses/shared-ui/stories";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { kinds } from "./kinds";
import { barsOf, progressOf } from "./progress-chart";

const names = new Map(teams.map(({ code, name }) => [code, name]));
const of = (
  teamCode: string | null,
  DRAFT: number,
  REFUSED: number,
  IN_REVIEW: number,
  VALIDATED: number,
) => ({
  teamCode,
  status: { DRAFT, REFUSED, IN_REVIEW, VALIDATED },
  total: DRAFT + REFUSED + IN_REVIEW + VALIDATED,
});
const statistics = [
  of("bar", 2, 0, 4, 11),
  of("communication", 6, 1, 3, 2),
  of("matos", 1, 2, 7, 5),
  of("secu", 0, 0, 2, 9),
  of(null, 3, 0, 0, 0),
];
const before = {
  edition: 50,
  counts: [
    { team: "bar", activities: 13, tasks: 20 },
    { team: "communication", activities: 9, tasks: 4 },
    { team: "matos", activities: 5, tasks: 31 },
    { team: "secu", activities: 10, tasks: 12 },
  ],
};

type Props = { compared: boolean };

/** The funnel as the page of statistics draws it. */
function Funnel({ compared }: Props) {
  const edition = compared ? before : null;
  return (
    <>
      <p>{progressOf("activities", statistics, edition)}</p>
      <BarChart
        caption="FA par équipe et par statut"
        categoryLabel="Équipe"
        categories={barsOf("activities", statistics, edition, (code) => names.get(code) ?? code)}
        series={kinds.activities.series}
        {...(edition && { markerLabel: "Validées à la 50ème édition" })}
      />
    </>
  );
}

const meta = {
  title: "Statistiques/Entonnoir des fiches",
  component: Funnel,
  parameters: guide({
    what: "The funnel of sheets: how many of each team's are in each status, beside the edition before.",
    use: ["to see which team's sheets are stuck, and where"],
    avoid: ["for one sheet's state: `StatusChip`"],
    keys: { Tab: "reaches the switch to the table of the same numbers" },
    fluent: "none of Fluent's own: our `BarChart`",
  }),
  decorators: [onCard],
  args: { compared: true },
} satisfies Meta<typeof Funnel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BesideTheEditionBefore: Story = {};
export const FirstEdition: Story = { args: { compared: false } };
export const OnAPhone: Story = { globals: phone };
