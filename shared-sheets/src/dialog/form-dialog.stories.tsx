import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { useState } from "react";
import { expect } from "storybook/test";
import { PeriodFields } from "@coulisses/shared-ui/form";
import { FormDialog } from "./form-dialog";

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

const meta = { title: "sheet/Dialogs", component: Period } satisfies Meta<typeof Period>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PeriodThatEndsTooSoon: Story = {
  args: { conflict: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("La date de fin doit être après la date de début")).toBeVisible();
  },
};
export const PeriodThatSomebodyElseMoved: Story = {
  args: { conflict: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("group", { name: "Leur version" })).toHaveTextContent(
      "du vendredi au samedi",
    );
  },
};
