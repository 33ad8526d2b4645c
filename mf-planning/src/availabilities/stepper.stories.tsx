import { parisInstant } from "@coulisses/shared-domain/time/paris";
import { availabilitySteps } from "@coulisses/shared-domain/volunteer-availability/steps";
import { guide, onCard, phone } from "@coulisses/shared-ui/stories";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, userEvent } from "storybook/test";
import { Stepper } from "./stepper";

const steps = availabilitySteps({ festivalDay: "2026-05-15", isExtended: false });
const every = availabilitySteps({ festivalDay: "2026-05-15", organiserDay: "2026-04-20", isExtended: true });
const [first = every[0], second = every[1]] = steps;
const given = [{ start: parisInstant("2026-05-13", 14), end: parisInstant("2026-05-13", 18) }];

const meta = {
  title: "Disponibilités/Étapes",
  component: Stepper,
  parameters: guide({
    what: "The parts of the festival, from posters to dismantling; each is ticked once hours are given in it.",
    use: ["above the calendar in which one gives one's hours: each step is open at any moment"],
    avoid: ["for steps that must be done in order: the registration's"],
    keys: { Tab: "to the next step", Enter: "goes to it" },
    accessibility: ["The present step is said (`aria-current`), and so is that hours are chosen in one."],
    fluent: "none of Fluent's own: buttons in Fluent's tokens",
  }),
  decorators: [onCard],
  args: { steps, present: second ?? { name: "Festival", days: [] }, availabilities: given, onChoose: fn() },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstGiven: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Pré-festival/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(first);
  },
};
export const NothingYet: Story = { args: { availabilities: [] } };
/** With the permission to give the earlier weeks too. */
export const EveryWeek: Story = { args: { steps: every, present: every[0] ?? { name: "", days: [] } } };
export const OnAPhone: Story = { globals: phone };
