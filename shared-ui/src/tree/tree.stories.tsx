import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { TeamChip } from "../icons/team-chip";
import { onCard, phone } from "../stories/frames";
import { guide } from "../stories/guide";
import { teams } from "../stories/teams";
import { RowActions } from "../table/row-actions";
import type { TreeBranch, TreeProps } from "./fluent-tree";
import { Tree } from "./tree";

const edit = fn();
const remove = fn();

function category(name: string, code: string, inner: TreeBranch[] = []): TreeBranch {
  const team = teams.find((candidate) => candidate.code === code);
  return {
    key: name,
    name,
    detail: team?.name,
    mark: team && <TeamChip team={team} iconOnly />,
    actions: <RowActions what={`la catégorie ${name}`} onEdit={() => edit(name)} onRemove={remove} />,
    branches: inner,
  };
}

function ChoosingTree({ chosen, onChoose, ...props }: TreeProps) {
  const [present, setPresent] = useState(chosen);
  const choose = (key: string) => {
    setPresent(key);
    onChoose(key);
  };
  return <Tree {...props} chosen={present} onChoose={choose} />;
}

const meta = {
  title: "data/Tree",
  component: Tree,
  parameters: guide({
    what: "Things that hold one another, all unfolded at first; one of them may be chosen. Its code comes when the first one is shown.",
    use: ["for what has levels and is looked through: the categories of gear"],
    avoid: [
      "for one level: a list, or `DataTable` with `details`",
      "to choose one in a form: `SearchPicker`, which is searched by typing",
    ],
    keys: {
      Tab: "enters at the line where one was, then reaches its buttons",
      "↑ ↓ Home End": "go from line to line",
      "→": "unfolds, then goes to the first line inside",
      "←": "folds, then goes to the line that holds this one",
      "Enter Space": "choose",
      "a letter": "goes to the next line that begins with it",
    },
    fluent: "`FlatTree`",
  }),
  decorators: [onCard],
  args: {
    label: "Catégories",
    onChoose: fn(),
    branches: [
      category("Électrique", "elec", [category("Câble", "elec", [category("Rallonge", "elec")])]),
      category("Mobilier", "matos", [category("Chaise", "matos"), category("Table", "matos")]),
      category("Signalétique", "signa"),
    ],
  },
  render: (args) => <ChoosingTree {...args} />,
} satisfies Meta<typeof Tree>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unfolded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("treeitem", { name: "Rallonge, Élec" })).toBeVisible();
  },
};
export const Chosen: Story = {
  args: { chosen: "Table" },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole("treeitem", { name: "Table, Matos" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await userEvent.click(canvas.getByText("Chaise"));
    await expect(args.onChoose).toHaveBeenCalledWith("Chaise");
    // A press chooses; only its arrow folds a line.
    await userEvent.click(canvas.getByText("Mobilier"));
    await expect(canvas.getByText("Chaise")).toBeVisible();
  },
};
export const ByTheKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const line = (name: string) => canvas.findByRole("treeitem", { name: new RegExp(`^${name}`) });
    await line("Câble");
    await userEvent.tab();
    await expect(await line("Électrique")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{ArrowLeft}");
    await expect(await line("Câble")).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onChoose).toHaveBeenCalledWith("Mobilier");
    await userEvent.tab();
    const button = canvas.getByRole("button", { name: "Modifier la catégorie Mobilier" });
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(edit).toHaveBeenCalledWith("Mobilier");
    await waitFor(async () => expect(await line("Mobilier")).toHaveFocus());
  },
};
export const ForThoseWhoOnlyRead: Story = {
  args: {
    branches: [{ key: "a", name: "Électrique", branches: [{ key: "b", name: "Câble", branches: [] }] }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Câble")).toBeVisible();
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};
export const OnAPhone: Story = { ...Unfolded, globals: phone };
