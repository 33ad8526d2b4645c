import { guide, onCard, phone, teams } from "@coulisses/shared-ui/stories";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, userEvent } from "storybook/test";
import { TeamChips } from "./team-chips";

const meta = {
  title: "Bénévoles/Équipes",
  component: TeamChips,
  parameters: guide({
    what: "The teams of a person, by name.",
    use: ["in lists of people; with `onChoose` a press filters the list by the team"],
    avoid: ["for one team: `TeamChip`"],
    keys: { Tab: "to the next team, where it filters", Enter: "filters by it" },
    accessibility: ["A chip has its team's icon and name: the colour is never alone."],
    fluent: "none of Fluent's own: our `TeamChip`",
  }),
  decorators: [onCard],
  args: { codes: ["secu", "bar", "humain"], teams },
} satisfies Meta<typeof TeamChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToRead: Story = {};
export const ToFilterBy: Story = {
  args: { onChoose: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Filtrer par l'équipe Bar" }));
    await expect(args.onChoose).toHaveBeenCalledWith("bar");
  },
};
export const Everywhere: Story = { args: { codes: teams.map(({ code }) => code) }, globals: phone };
