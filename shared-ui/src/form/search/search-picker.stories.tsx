import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { guide } from "../../stories/guide";
import { type Place, places } from "../../stories/festival";
import { loadCombobox } from "./late-combobox";
import { inForm, phone, useKept } from "../../stories/frames";
import { SearchPicker } from "./search-picker";

const many = Array.from({ length: 120 }, (_, index) => ({
  id: 100 + index,
  name: `Salle ${index + 1}`,
  detail: `Bâtiment ${"ABCDEFGH"[index % 8] ?? ""}`,
}));

const meta = {
  title: "form/SearchPicker",
  component: SearchPicker<Place>,
  parameters: guide({
    what: "Picks one of many by typing a part of it; a word's beginning comes first, accents don't count.",
    use: ["for more than ten choices: places, gear, categories"],
    avoid: [
      "for fewer: `SelectField` or `RadioField`",
      "for people, teams and categories: the pickers made for them",
    ],
    keys: {
      "a letter, ↓": "open the list",
      "↑ ↓": "go from one to the next",
      Enter: "picks; with the list closed, sends the form",
      Escape: "gives up what is typed",
    },
    fluent: "`Combobox`",
  }),
  decorators: [inForm],
  // As on a page that has been idle.
  loaders: [async () => ({ code: await loadCombobox() })],
  args: {
    label: "Lieu",
    options: places,
    getKey: ({ id }) => id,
    getLabel: ({ name }) => name,
    value: null,
    onChange: fn(),
    placeholder: "Cherche un lieu",
  },
  render: function Kept(args) {
    return <SearchPicker {...args} {...useKept(args)} />;
  },
} satisfies Meta<typeof SearchPicker<Place>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { value: places[2] ?? null } };
export const Open: Story = {
  args: { value: places[2] ?? null, getDetail: ({ detail }) => detail },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await waitFor(() =>
      expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Amphi Freyssinet"),
    );
  },
};
export const FoundWithoutAccents: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "humanites");
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenCalledWith(places[3]);
  },
};
export const ByTheKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
    const field = canvas.getByRole("combobox");
    await expect(
      document.getElementById(field.getAttribute("aria-activedescendant") ?? ""),
    ).toHaveTextContent("Amphi Freyssinet");
    await userEvent.keyboard("{Escape}");
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await expect(args.onChange).toHaveBeenCalledWith(places[1]);
  },
};
export const Cleared: Story = {
  args: { value: places[0] ?? null },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Effacer" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};
export const NothingFound: Story = {
  args: { emptyText: "Aucun lieu de ce nom" },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "plage");
    await expect(screen.getByText("Aucun lieu de ce nom")).toBeVisible();
  },
};
export const Searching: Story = {
  args: { options: [], loading: true, onQueryChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "sc");
    await expect(args.onQueryChange).toHaveBeenLastCalledWith("sc");
    await expect(screen.getByText("Chargement…")).toBeVisible();
  },
};
export const WithoutNetwork: Story = {
  args: { options: [], onRetry: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "sc");
    await waitFor(() =>
      expect(screen.getByRole("option", { name: "Impossible de chercher : réessayer" })).toBeVisible(),
    );
    await userEvent.keyboard("{Enter}");
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const TooManyToShow: Story = {
  args: { options: many },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await expect(screen.getByText("70 autres : précise ta recherche")).toBeInTheDocument();
  },
};
export const Required: Story = { args: { required: true, error: "Le lieu est nécessaire" } };
export const ReadOnly: Story = { args: { value: places[2] ?? null, readOnly: true } };
export const Disabled: Story = { args: { value: places[2] ?? null, disabled: true } };
export const OpenOnAPhone: Story = { ...Open, globals: phone };
