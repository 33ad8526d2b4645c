import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, userEvent, within } from "storybook/test";
import { guide } from "../../stories/guide";
import { phone } from "../../stories/frames";
import { PasteDialog } from "./paste-dialog";

const meta = {
  title: "overlay/PasteDialog",
  component: PasteDialog,
  parameters: guide({
    what: "Takes lines copied from a spreadsheet, and names those of which nothing was taken.",
    use: ["to fill a table that is on the page behind it"],
    avoid: ["for a file: the import has a page of its own"],
    keys: { Tab: "goes from the text to its button", Escape: "closes it" },
    frameHeight: 620,
    fluent: "`Dialog`",
  }),
  args: {
    title: "Coller depuis un tableur",
    label: "Noms et nombres",
    hint: "Une ligne par personne : son nom, puis son nombre",
    submitLabel: "Remplir le tableau",
    onTake: fn((text: string) => (text === "" ? ["Rien n'est collé"] : [])),
    onClose: fn(),
  },
} satisfies Meta<typeof PasteDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomeLinesLeft: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Remplir le tableau" }));
    await expect(dialog.getByRole("alert")).toHaveTextContent("Rien n'est collé");
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByLabelText("Noms et nombres"), "Martin 3");
    await userEvent.click(dialog.getByRole("button", { name: "Remplir le tableau" }));
    await expect(args.onTake).toHaveBeenLastCalledWith("Martin 3");
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
export const OnAPhone: Story = { globals: phone };
