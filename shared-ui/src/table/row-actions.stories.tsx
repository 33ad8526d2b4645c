import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, userEvent } from "storybook/test";
import { guide } from "../stories/guide";
import { onCard } from "../stories/frames";
import { RowActions } from "./row-actions";
import { TitledTable } from "./simple-table";

const edit = fn();
const remove = fn(() => Promise.resolve());

const meta = {
  title: "data/Rows",
  component: RowActions,
  parameters: guide({
    what: "The buttons at the end of a row: change it, duplicate it, remove it.",
    use: ["through `actionsColumn`, for what one does with a row"],
    avoid: ["to open the row: its `rowHref` or `onOpen`", "for more than three: a `Menu`"],
    keys: { "→, Tab": "go from the row to its buttons", "↑ ↓": "go to the same button of the next row" },
  }),
  decorators: [onCard],
  args: { what: "le créneau du ven. 17 mai, 18h - 20h", onEdit: edit, onRemove: remove },
  render: (args) => (
    <TitledTable
      title="Créneaux"
      rows={[{ id: 1, start: "17/05/2024 18:00" }]}
      getRowId={({ id }) => id}
      emptyText="Aucun créneau"
      columns={[
        { key: "start", header: "Date de début", render: ({ start }) => start },
        { key: "actions", header: "Actions", width: "96px", render: () => <RowActions {...args} /> },
      ]}
    />
  ),
} satisfies Meta<typeof RowActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Copied: Story = { args: { onDuplicate: edit } };

export const Row: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: `Modifier ${args.what}` }));
    await expect(edit).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole("button", { name: `Supprimer ${args.what}` }));
    await expect(remove).toHaveBeenCalledTimes(1);
  },
};
