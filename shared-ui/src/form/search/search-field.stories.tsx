import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { guide } from "../../stories/guide";
import { inForm, useKept } from "../../stories/frames";
import { SearchField } from "./search-field";

const meta = {
  title: "form/SearchField",
  component: SearchField,
  parameters: guide({
    what: "Narrows a list while one types.",
    use: ["as the first filter of a list, in `FilterBar`"],
    avoid: ["to pick one thing: `SearchPicker`"],
    fluent: "`SearchBox`",
  }),
  decorators: [inForm],
  args: { label: "Chercher une fiche", value: "", onChange: fn() },
  render: function Kept(args) {
    return <SearchField {...args} {...useKept(args)} />;
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Typed: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "Chercher une fiche" }), "pétanque");
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith("pétanque"));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};
export const Cleared: Story = {
  args: { value: "fanfare" },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Effacer la recherche" }));
    await expect(args.onChange).toHaveBeenLastCalledWith("");
    await expect(canvas.getByRole("searchbox")).toHaveValue("");
  },
};
export const WithLabel: Story = { args: { hideLabel: false, placeholder: "Nom ou numéro", value: "128" } };
export const Disabled: Story = { args: { disabled: true } };
