import type { Decorator, Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { guide } from "../stories/guide";
import { phone, useKept } from "../stories/frames";
import { places } from "../stories/festival";
import { teams } from "../stories/teams";
import { Button } from "../base/button/button";
import { ListPage, PageAction } from "./list-page";
import { Surface } from "../base/message/surface";
import { UiIcon } from "../icons/ui-icon";
import { ChoiceToggle } from "../form/choice/choices";
import { FilterBar } from "./filter-bar";
import { TeamPicker } from "../form/search/pickers";
import { SearchField } from "../form/search/search-field";
import { SelectField } from "../form/choice/select-field";
import { SwitchField } from "../form/choice/switch-field";

const choices = places.map(({ id, name }) => ({ value: String(id), label: name }));

function Filters() {
  const team = useKept({ value: teams[4] ?? null });
  const place = useKept<string | null>({ value: null });
  return (
    <>
      <TeamPicker label="Équipe" hideLabel placeholder="Équipe" options={teams} {...team} />
      <SelectField label="Lieu" hideLabel placeholder="Tous les lieux" options={choices} {...place} />
    </>
  );
}

function RareFilters() {
  const review = useKept<"relus" | "refuses" | null>({ value: null });
  return (
    <>
      <ChoiceToggle
        label="Relectures"
        options={[
          { value: "relus", label: "À relire" },
          { value: "refuses", label: "Rejetées" },
        ]}
        {...review}
      />
      <SwitchField label="Besoin en eau" checked onChange={() => undefined} />
    </>
  );
}

function Search() {
  return <SearchField label="Chercher une fiche" {...useKept({ value: "" })} />;
}

const add = fn();

/** As every list shows them: in the frame of its page. */
const inListPage: Decorator = (Story) => (
  <ListPage
    filters={<Story />}
    actions={
      <>
        <PageAction label="Exporter" icon={<UiIcon name="download" />} />
        <PageAction main label="Ajouter une fiche" icon={<UiIcon name="add" />} onClick={add} />
      </>
    }
  >
    <Surface>Les fiches</Surface>
  </ListPage>
);

const meta = {
  title: "page/FilterBar",
  component: FilterBar,
  parameters: guide({
    what: "The filters of a list: one row, and a second one for those that few need; a sheet from the bottom on a phone.",
    use: ["in `ListPage`, with the search first and `activeCount` of the filters that are set"],
    avoid: ["for a form: filters act at once and live in the address"],
    keys: { Tab: "goes from filter to filter", Escape: "closes the sheet of a phone" },
  }),
  decorators: [inListPage],
  args: {
    activeCount: 2,
    onReset: fn(),
    search: <Search />,
    children: <Filters />,
    quick: <Button aria-pressed={false}>Mes fiches</Button>,
    more: <RareFilters />,
  },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InARow: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Effacer les filtres" }));
    await expect(args.onReset).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole("button", { name: "Ajouter une fiche" }));
    await expect(add).toHaveBeenCalledTimes(1);
  },
};
export const NothingFiltered: Story = {
  args: { activeCount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Effacer les filtres" })).not.toBeInTheDocument();
  },
};
/** Rarer filters have a row of their own. */
export const WithMore: Story = {
  args: { moreActive: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Plus de filtres" })).toHaveAttribute(
      "aria-expanded",
      "true",
    );
    await expect(canvas.getByRole("switch", { name: "Besoin en eau" })).toBeInTheDocument();
  },
};
export const OnAPhone: Story = {
  globals: phone,
  args: {
    chosen: [
      { key: "team", name: "Bar" },
      { key: "status", name: "Relecture en cours" },
    ],
    onRemove: fn(),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Retirer Relecture en cours" }));
    await expect(args.onRemove).toHaveBeenCalledWith("status");
    await expect(canvas.getByRole("searchbox", { name: "Chercher une fiche" })).toBeVisible();
    await expect(canvas.queryByLabelText("Lieu")).not.toBeInTheDocument();
  },
};
export const SheetOnAPhone: Story = {
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Filtres 2 actifs/ }));
    const sheet = within(
      await within(canvasElement.ownerDocument.body).findByRole("dialog", { name: "Filtres" }),
    );
    await waitFor(() => expect(sheet.getByLabelText("Lieu")).toBeVisible());
  },
};
