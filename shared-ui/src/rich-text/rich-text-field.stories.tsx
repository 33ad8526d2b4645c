import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { inForm, onCard, phone, useKept } from "../stories/frames";
import { guide } from "../stories/guide";
import { RichTextField } from "./rich-text-field";

const text =
  "<h1>Fanfare itinérante</h1><p>Une fanfare de <strong>douze musiciens</strong> qui traverse le campus.</p><ul><li>départ au <em>lac</em></li><li>arrivée à la <u>Scène Pulse</u></li></ul>";

const meta = {
  title: "rich-text/RichTextField",
  component: RichTextField,
  parameters: guide({
    what: "A text with titles, lists, bold, italic and underline. Its code comes when it is first shown.",
    use: ["for a description that people will read: of an activity, of a task"],
    avoid: ["for a sentence or two: `TextareaField`", "only to show such a text: `RichText`"],
    keys: {
      Tab: "reaches the toolbar, then the text; from the text, the next field",
      "← →": "go from a button of the toolbar to the next",
      "Ctrl+B, Ctrl+I, Ctrl+U": "bold, italic, underline",
      "Ctrl+Z, Ctrl+Y": "undo, redo",
    },
    fluent: "`Toolbar`, around Lexical",
  }),
  decorators: [inForm],
  args: { label: "Description", value: text, onChange: fn() },
  render: function Kept(args) {
    return <RichTextField {...args} {...useKept(args)} />;
  },
  // The editor's code comes when it is first shown.
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox")).toBeVisible();
  },
} satisfies Meta<typeof RichTextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Fanfare itinérante" })).toBeVisible();
    await expect(canvas.getByRole("toolbar", { name: "Mise en forme" })).toBeVisible();
  },
};
export const BecomesBold: Story = {
  args: { value: "<p>Un concert</p>" },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole("textbox"));
    getSelection()?.selectAllChildren(canvas.getByText("Un concert"));
    const bold = canvas.getByRole("button", { name: "Gras" });
    await waitFor(async () => {
      await userEvent.click(bold);
      await expect(args.onChange).toHaveBeenLastCalledWith("<p><strong>Un concert</strong></p>");
    });
    await waitFor(() => expect(bold).toHaveAttribute("aria-pressed", "true"));
  },
};
/** One stop of the Tab key, then the arrows. */
export const ToolbarByKeyboard: Story = {
  play: async ({ canvas }) => {
    const text = await canvas.findByRole("textbox");
    canvas.getByRole("button", { name: "Titre 1" }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("button", { name: "Titre 2" })).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("button", { name: "Titre 1" })).toHaveFocus();
    await userEvent.tab();
    await expect(text).toHaveFocus();
  },
};
export const Empty: Story = { args: { value: null } };
export const WithError: Story = {
  args: { value: null, required: true, error: "Une description est nécessaire" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: /Description/ })).toHaveAccessibleDescription(
      "Une description est nécessaire",
    );
  },
};
export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox")).toHaveAttribute("aria-readonly", "true");
    await expect(canvas.queryByRole("toolbar")).not.toBeInTheDocument();
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const Wide: Story = {
  decorators: [onCard],
  args: { value: `${text}<h2>Matériel</h2><ol><li>pupitres</li><li>gilets</li></ol>` },
};
export const OnAPhone: Story = { globals: phone };
/** Reading a text written by another editor is no change. */
export const ReadIsNotChanged: Story = {
  args: { value: "Texte d'une <b>ancienne</b> fiche" },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole("textbox"));
    await userEvent.tab();
    await expect(canvas.getByText("ancienne").closest("p")).toHaveTextContent("Texte d'une ancienne fiche");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
