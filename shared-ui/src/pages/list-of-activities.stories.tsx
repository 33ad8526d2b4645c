import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { fn } from "storybook/test";
import { Surface } from "../base/message/surface";
import { SearchField } from "../form/search/search-field";
import { UiIcon } from "../icons/ui-icon";
import { FilterBar } from "../page/filter-bar";
import { ListPage, PageAction } from "../page/list-page";
import { activityColumns } from "../stories/activity-columns";
import { activities } from "../stories/festival";
import { phone, useKept } from "../stories/frames";
import { guide } from "../stories/guide";
import { DataTable } from "../table/data-table";

type Props = { count: number };

/** The page within the shell's frame. */
function ListOfActivities({ count }: Props) {
  const search = useKept({ value: "" });
  return (
    <ListPage
      filters={
        <FilterBar
          activeCount={0}
          onReset={fn()}
          search={<SearchField label="Chercher une activité" {...search} />}
        />
      }
      actions={
        <>
          <PageAction label="Exporter" icon={<UiIcon name="download" />} />
          <PageAction main label="Créer une FA" icon={<UiIcon name="add" />} />
        </>
      }
    >
      <Surface padded={false}>
        <DataTable
          caption="Fiches activité"
          rows={activities(count)}
          columns={activityColumns}
          getRowId={({ id }) => id}
          emptyText="Aucune fiche activité"
        />
      </Surface>
    </ListPage>
  );
}

const meta = {
  title: "pages/List, liste des fiches",
  component: ListOfActivities,
  parameters: guide({
    what: "A list as a whole page: filters and actions above, one table on a card.",
    use: ["for anything that people look for by name or state; the address keeps the filters"],
    avoid: ["for fewer than a dozen things that differ: cards"],
    keys: { Tab: "filters, then actions, then the table", "↑ ↓": "move between its rows" },
    accessibility: ["The table says its caption, its sorted column and how many rows there are."],
    fluent: "`SearchBox`, `Button`; our `DataTable`",
  }),
  args: { count: 24 },
  play: async ({ args, canvas }) => {
    await canvas.findByText(args.count > 0 ? "Concert d'ouverture" : "Aucune fiche activité");
  },
} satisfies Meta<typeof ListOfActivities>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Empty: Story = { args: { count: 0 } };
export const OnAPhone: Story = { globals: phone };
