import { guide, onCard, phone } from "@coulisses/shared-ui/stories";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, userEvent } from "storybook/test";
import { ImportNotices } from "./import-notices";

const meta = {
  title: "Inventaire/Lecture d'un fichier",
  component: ImportNotices,
  parameters: guide({
    what: "How far the reading of a file is, what of it is left out, and why it could not be saved.",
    use: ["above the lines of a file that replaces the inventory"],
    avoid: ["for a line in error: it stands in the table, to be mended"],
    accessibility: ["The progress has a name; what is left out is a status, a failure an alert."],
    fluent: "`ProgressBar`, `MessageBar`",
  }),
  decorators: [onCard],
  args: { progress: null, ignoredColumns: [], failure: undefined, onReplaceAnyway: undefined },
} satisfies Meta<typeof ImportNotices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reading: Story = { args: { progress: 0.6 } };
export const ColumnsLeftOut: Story = { args: { ignoredColumns: ["Prix d'achat", "Fournisseur"] } };
export const ReplacedMeanwhile: Story = {
  args: {
    failure: {
      status: 409,
      message: "Driss Benali a remplacé l'inventaire entre-temps",
    },
    onReplaceAnyway: fn(),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remplacer quand même" }));
    await expect(args.onReplaceAnyway).toHaveBeenCalled();
  },
};
export const ReplacedMeanwhileOnAPhone: Story = { ...ReplacedMeanwhile, globals: phone };
