import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, userEvent } from "storybook/test";
import { onCard, phone, useKept } from "../../stories/frames";
import { places } from "../../stories/festival";
import { teams } from "../../stories/teams";
import { ChoiceToggle } from "../choice/choices";
import { FilterBar } from "./filter-bar";
import { TeamPicker } from "../search/pickers";
import { SearchField } from "../search/search-field";
import { SelectField } from "../choice/select-field";
import { SwitchField } from "../choice/switches";

const choices = places.map(({ id, name }) => ({ value: String(id), label: name }));

function Filters() {
  const team = useKept({ value: teams[4] ?? null });
  const place = useKept<string | null>({ value: null });
  const review = useKept<"relus" | "refuses" | null>({ value: null });
  return (
    <>
      <TeamPicker label="Équipe" hideLabel placeholder="Équipe" options={teams} {...team} />
      <SelectField label="Lieu" hideLabel placeholder="Tous les lieux" options={choices} {...place} />
      <ChoiceToggle
        label="Relectures"
        options={[
          { value: "relus", label: "À relire" },
          { value: "refuses", label: "Refusées" },
        ]}
        {...review}
      />
      <SwitchField label="Mes fiches" checked onChange={() => undefined} />
    </>
  );
}

function Search() {
  return <SearchField label="Chercher une fiche" {...useKept({ value: "" })} />;
}

const meta = {
  title: "form/FilterBar",
  component: FilterBar,
  decorators: [onCard],
  args: { activeCount: 2, onReset: fn(), search: <Search />, children: <Filters /> },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InARow: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Effacer les filtres" }));
    await expect(args.onReset).toHaveBeenCalledTimes(1);
  },
};
export const NothingFiltered: Story = {
  args: { activeCount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Effacer les filtres" })).not.toBeInTheDocument();
  },
};
export const FoldedOnAPhone: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /Filtres 2 actifs/ })).toHaveAttribute(
      "aria-expanded",
      "false",
    );
    await expect(canvas.getByRole("textbox", { name: "Chercher une fiche" })).toBeVisible();
    await expect(canvas.getByLabelText("Lieu")).not.toBeVisible();
  },
};
export const UnfoldedOnAPhone: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Filtres/ }));
    await expect(canvas.getByLabelText("Lieu")).toBeVisible();
  },
};
