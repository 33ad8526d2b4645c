import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { guide } from "../../stories/guide";
import { people, type Person } from "../../stories/festival";
import { loadCombobox } from "./late-combobox";
import { inForm, phone, useKept } from "../../stories/frames";
import { teams } from "../../stories/teams";
import { CategoryPicker, PersonPicker, TeamPicker } from "./pickers";

const meta = {
  title: "form/Pickers",
  component: PersonPicker<Person>,
  parameters: guide({
    what: "The SearchPicker of people, of teams and of categories, each with its marks.",
    use: ["wherever one of them is chosen, in a form or a filter"],
    avoid: ["for anything else: `SearchPicker`"],
    keys: {
      "a letter, ↓": "open the list",
      "↑ ↓": "go from one to the next",
      Enter: "picks",
      Escape: "gives up what is typed",
    },
    fluent: "`Combobox`",
  }),
  decorators: [inForm],
  // As on a page that has been idle.
  loaders: [async () => ({ code: await loadCombobox() })],
  args: { label: "Responsable", options: people, value: null, onChange: fn() },
  render: function Kept(args) {
    return <PersonPicker {...args} {...useKept(args)} />;
  },
} satisfies Meta<typeof PersonPicker<Person>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const APerson: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "dodo");
    await userEvent.click(await screen.findByRole("option", { name: "Élodie (Dodo) Vasseur" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(people[4]);
    await expect(canvas.getByRole("combobox")).toHaveValue("Élodie (Dodo) Vasseur");
  },
};
export const NobodyOfThatName: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "Zinédine");
    await expect(screen.getByText("Aucun·e bénévole de ce nom")).toBeVisible();
  },
};
export const LongNamesOnAPhone: Story = {
  globals: phone,
  args: { value: people[7] ?? null },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await waitFor(() =>
      expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Jean-Christophe (Jicé)"),
    );
  },
};

function Team() {
  return <TeamPicker label="Équipe" options={teams} {...useKept({ value: teams[0] ?? null })} />;
}
export const ATeam: Story = {
  render: () => <Team />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "secu");
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("combobox")).toHaveValue("Sécu");
  },
};
export const EveryTeam: Story = {
  render: () => <Team />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(teams.length));
  },
};

const categories = [
  { id: 1, version: 1, name: "Électrique", path: "electrique" },
  { id: 2, version: 1, name: "Câble", path: "electrique->cable" },
  { id: 3, version: 1, name: "Mobilier", path: "mobilier" },
];
function Category() {
  return (
    <CategoryPicker label="Catégorie" options={categories} {...useKept({ value: categories[2] ?? null })} />
  );
}
/** Found by the path of those above it too. */
export const ACategory: Story = {
  render: () => <Category />,
  play: async ({ canvas }) => {
    await userEvent.clear(canvas.getByRole("combobox"));
    await userEvent.type(canvas.getByRole("combobox"), "electrique");
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(2));
    await expect(screen.getByText("Électrique › Câble")).toBeVisible();
  },
};
