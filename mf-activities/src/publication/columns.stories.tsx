import type { ActivityForCommunication } from "@coulisses/shared-domain/contract/activity-dashboards";
import { DataTable } from "@coulisses/shared-ui/data";
import { guide, onCard, phone } from "@coulisses/shared-ui/stories";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { publicationColumns } from "./columns";

const rows: ActivityForCommunication[] = [
  {
    id: 12,
    name: "Grand bal folk",
    status: "VALIDATED",
    description: "<p>Trois heures de <strong>danses</strong>, on t'apprend les pas.</p>",
    photoLink: "https://drive.example/bal-folk.jpg",
    isFlagship: true,
    categories: ["Concert"],
    timeWindows: [{ id: "1", start: "2026-05-15T18:00:00.000Z", end: "2026-05-15T21:00:00.000Z" }],
  },
  {
    id: 31,
    name: "Atelier sérigraphie",
    status: "DRAFT",
    description: null,
    photoLink: null,
    isFlagship: false,
    categories: [],
    timeWindows: [],
  },
];

type Props = { rows: readonly ActivityForCommunication[] };

/** The table of the page, without its filters. */
function ToPublish({ rows: shown }: Props) {
  return (
    <DataTable
      comfortable
      caption="Animations à publier"
      rows={shown}
      columns={publicationColumns}
      getRowId={({ id }) => id}
      emptyText="Aucune animation à publier"
    />
  );
}

const meta = {
  title: "Récapitulatifs/Animations à publier",
  component: ToPublish,
  parameters: guide({
    what: "What the public reads of each activity, and what of it is still missing.",
    use: ["for those who write the programme: photo, text, categories and hours in one line"],
    avoid: ["to change the text: the activity's sheet"],
    accessibility: ["A missing part is a word, never an empty cell."],
    fluent: "`Table`, `Tag`, through `DataTable`",
  }),
  decorators: [onCard],
  args: { rows },
  play: async ({ canvas }) => {
    await canvas.findByText("Grand bal folk");
  },
} satisfies Meta<typeof ToPublish>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WholeAndEmpty: Story = {};
export const OnAPhone: Story = { globals: phone };
