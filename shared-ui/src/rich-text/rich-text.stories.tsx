import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect } from "storybook/test";
import { onCard } from "../stories/frames";
import { guide } from "../stories/guide";
import { RichText } from "./rich-text";

const meta = {
  title: "rich-text/RichText",
  component: RichText,
  parameters: guide({
    what: "A text with its headings, lists and emphasis, as somebody wrote it in a `RichTextField`.",
    use: ["to show such a text where it cannot be changed"],
    avoid: [
      "for a text without form: `Text`",
      "for HTML from elsewhere: what is no text loses its tags and attributes",
    ],
    fluent: "none of Fluent's own: our letters for its HTML",
  }),
  decorators: [onCard],
  args: {
    html: "<h1>Grand bal folk</h1><p>Avec <strong>initiation</strong> à <em>20 h</em>, puis bal jusqu'à <u>minuit</u>.</p><h2>À apporter</h2><ul><li>des chaussures souples</li><li>une gourde</li></ul><ol><li>accueil</li><li>initiation</li><li>bal</li></ol>",
  },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Written: Story = {};
/** Whatever is not text loses its tag and its attributes. */
export const Hostile: Story = {
  args: {
    html: '<p onclick="alert(1)" style="font-size:80px">Voir <a href="javascript:alert(1)">le plan</a><img src="x" onerror="alert(1)"><script>document.title = "pris"</script></p>',
  },
  play: async ({ canvas }) => {
    const paragraph = canvas.getByText("Voir le plan");
    await expect(paragraph.getAttributeNames()).toEqual([]);
    await expect(paragraph.innerHTML).toBe("Voir le plan");
  },
};
