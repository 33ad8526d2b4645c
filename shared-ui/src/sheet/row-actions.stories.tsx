import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { onCard } from "../stories/frames";
import { FormDialog } from "./form-dialog";
import { PeriodFields } from "./period-fields";
import { RowActions } from "./row-actions";
import { TitledTable } from "./titled-table";

const edit = fn();
const remove = fn(() => Promise.resolve());

const meta = {
  title: "sheet/Rows",
  component: RowActions,
  decorators: [onCard],
  args: { what: "le créneau du 17/05/2024 18:00", onEdit: edit, onRemove: remove },
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

export const Row: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: `Modifier ${args.what}` }));
    await expect(edit).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole("button", { name: `Supprimer ${args.what}` }));
    await expect(remove).toHaveBeenCalledTimes(1);
  },
};

function Period({ conflict }: { conflict: boolean }) {
  const [period, setPeriod] = useState({
    start: "2024-05-17T16:00:00.000Z",
    end: "2024-05-17T15:00:00.000Z",
  });
  return (
    <FormDialog<string>
      title="Modifier un créneau"
      submitLabel="Modifier"
      saving={false}
      conflict={conflict ? { theirs: "du vendredi au samedi", keepMine: () => undefined } : null}
      theirs={(theirs) => theirs}
      onSubmit={() => undefined}
      onClose={() => undefined}
    >
      <PeriodFields period={period} onChange={setPeriod} />
    </FormDialog>
  );
}
export const PeriodThatEndsTooSoon: Story = {
  render: () => <Period conflict={false} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("La date de fin doit être après la date de début")).toBeVisible();
  },
};
export const PeriodThatSomebodyElseMoved: Story = {
  render: () => <Period conflict />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("group", { name: "Leur version" })).toHaveTextContent(
      "du vendredi au samedi",
    );
  },
};
