import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, userEvent } from "storybook/test";
import { guide } from "../stories/guide";
import { Button } from "../base/button/button";
import { Surface } from "../base/message/surface";
import { UiIcon } from "../icons/ui-icon";
import { phone } from "../stories/frames";
import type { Column } from "./column";
import { SimpleTable } from "./simple-table";

type Plug = { id: number; device: string; power: string; count: number };
const plugs: Plug[] = [
  { id: 1, device: "Machine à café", power: "1 500 W", count: 2 },
  {
    id: 2,
    device: "Sono de l'espace accueil, avec ses deux retours et la table de mixage prêtée par l'orchestre",
    power: "3 000 W",
    count: 1,
  },
  { id: 3, device: "Guirlande guinguette", power: "120 W", count: 14 },
];
const remove = fn().mockName("remove");
const columns: Column<Plug>[] = [
  { key: "device", header: "Appareil", render: ({ device }) => device },
  { key: "power", header: "Puissance", width: "110px", align: "end", render: ({ power }) => power },
  { key: "count", header: "Nombre", width: "90px", align: "end", render: ({ count }) => count },
  {
    key: "actions",
    header: "Actions",
    hideHeader: true,
    width: "56px",
    align: "end",
    render: ({ id, device }) => (
      <Button
        appearance="subtle"
        size="small"
        icon={<UiIcon name="delete" />}
        tooltip={`Supprimer ${device}`}
        onClick={() => remove(id)}
      />
    ),
  },
];

const meta = {
  title: "data/SimpleTable",
  component: SimpleTable<Plug>,
  parameters: guide({
    what: "The small table of a section: no pages, rows as high as their text, its add button under it.",
    use: ["in a section of a sheet, for up to some dozens of rows"],
    avoid: ["for a page's list: `DataTable`"],
    keys: { "↑ ↓": "go from row to row", "→, Tab": "go to the row's buttons" },
    fluent: "none of Fluent's own: a table in its tokens",
  }),
  decorators: [
    (Story) => (
      <Surface title="Besoins électriques">
        <Story />
      </Surface>
    ),
  ],
  args: {
    rows: plugs,
    columns,
    getRowId: ({ id }) => id,
    caption: "Besoins électriques",
    emptyText: "Aucun besoin électrique",
    footer: <Button icon={<UiIcon name="add" />}>Ajouter un besoin</Button>,
  },
} satisfies Meta<typeof SimpleTable<Plug>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Supprimer Machine à café" }));
    await expect(remove).toHaveBeenCalledWith(1);
  },
};
export const Nothing: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Aucun besoin électrique")).toBeVisible();
  },
};
export const ToOpen: Story = {
  args: { onOpen: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText("Guirlande guinguette"));
    await expect(args.onOpen).toHaveBeenCalledWith(plugs[2]);
    await userEvent.click(canvas.getByRole("button", { name: "Supprimer Machine à café" }));
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
  },
};
export const CardsOnAPhone: Story = { globals: phone };
export const NothingOnAPhone: Story = { globals: phone, args: { rows: [] } };
