import type { Volunteer } from "@coulisses/shared-auth";
import { inApp } from "@coulisses/shared-pages/stories";
import { guide, people, phone, teams } from "@coulisses/shared-ui/stories";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, userEvent } from "storybook/test";
import { Trombinoscope } from "./trombinoscope";

/** Codes that say in which group of faces a person is. */
const groups = ["orga", "hard", "hard"];

const volunteers = people.map(({ nickname = null, ...person }, rank): Volunteer => ({
  ...person,
  nickname,
  charisma: rank * 7,
  profilePicture: null,
  teams: ["benevole", groups[rank] ?? "soft", ...teams.slice(rank, rank + 2).map(({ code }) => code)],
}));

const meta = {
  title: "Bénévoles/Trombinoscope",
  component: Trombinoscope,
  parameters: guide({
    what: "The faces of the festival, group by group.",
    use: ["to put a name to a face, and a face to a name"],
    avoid: ["to compare figures: the list"],
    keys: { Tab: "to the next name or team", Enter: "opens the person, or filters by the team" },
    accessibility: ["Without a picture a person has their initials; the name is always written."],
    fluent: "none of Fluent's own: our `PersonPicture`",
  }),
  decorators: [inApp],
  args: { people: volunteers, teams, onChooseTeam: fn() },
} satisfies Meta<typeof Trombinoscope>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everybody: Story = {
  args: { onOpen: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Driss/ }));
    await expect(args.onOpen).toHaveBeenCalledWith(volunteers[3]);
  },
};
/** To a reader who may not open the people. */
export const ToLookAt: Story = {};
export const OnAPhone: Story = { globals: phone };
