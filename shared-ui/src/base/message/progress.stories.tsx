import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect } from "storybook/test";
import { onCard, phone } from "../../stories/frames";
import { guide } from "../../stories/guide";
import { Progress } from "./progress";

const meta = {
  title: "base/Progress",
  component: Progress,
  parameters: guide({
    what: "How far a work is that takes seconds, by a bar and in words.",
    use: [
      "for what is counted as it goes: the lines of a file, pictures sent",
      "without `value` when nobody knows how long it takes",
    ],
    avoid: ["for what comes within a second: `Skeleton`, or a button's `loading`"],
    fluent: "`Field`, `ProgressBar`",
  }),
  decorators: [onCard],
  args: { label: "Lecture du fichier", value: 0.42 },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole("progressbar", { name: "Lecture du fichier" });
    await expect(bar).toHaveAttribute("aria-valuenow", "0.42");
    await expect(canvas.getByText("42 %")).toBeVisible();
  },
};
export const Unknown: Story = { render: () => <Progress label="Envoi de l'inventaire" /> };
export const OnAPhone: Story = { globals: phone };
