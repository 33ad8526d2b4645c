import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, userEvent } from "storybook/test";
import { onCard, phone } from "../../stories/frames";
import { guide } from "../../stories/guide";
import { ConflictNotice, LockNotice } from "./sheet-notices";

const meta = {
  title: "form/Sheet notices",
  component: ConflictNotice,
  parameters: guide({
    what: "What a sheet says about two people who write in it: somebody was faster, or a team has approved and locked the section.",
    use: [
      "`ConflictNotice` under the field both have changed, with the other's text, until one of the two is chosen",
      "`LockNotice` at the head of a section that cannot be changed, with those who can open it again",
    ],
    avoid: [
      "for anything else that stays true: `Notice`",
      "for a field that is locked by a right: its own hint",
    ],
    keys: { Tab: "reaches the two answers, one's own first", "Enter, Space": "chooses" },
  }),
  decorators: [onCard],
  args: {
    theirs: "Un grand bal folk, de 20 h à minuit, avec initiation.",
    by: "Chloé Martinez",
    onKeepMine: fn(),
    onTakeTheirs: fn(),
  },
} satisfies Meta<typeof ConflictNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Conflict: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Modifié par Chloé Martinez pendant ta saisie");
    await userEvent.click(canvas.getByRole("button", { name: "Garder la mienne" }));
    await expect(args.onKeepMine).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole("button", { name: "Prendre la leur" }));
    await expect(args.onTakeTheirs).toHaveBeenCalledTimes(1);
  },
};
export const EmptiedBySomeone: Story = { args: { theirs: "", by: undefined } };
export const LongConflictOnAPhone: Story = {
  globals: phone,
  args: { theirs: "Rendez-vous devant le QG, gilet jaune obligatoire.\n".repeat(20) },
};
export const LockedByOne: Story = {
  render: () => <LockNotice teams={["Sécu"]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Section verrouillée : déjà validée par l'équipe Sécu")).toBeVisible();
  },
};
export const LockedBySeveral: Story = {
  render: () => <LockNotice teams={["Matos", "Élec", "Barrières"]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/par les équipes Matos, Élec et Barrières/)).toBeVisible();
  },
};
export const LockedOnAPhone: Story = { ...LockedBySeveral, globals: phone };
export const LockedForAnotherReason: Story = {
  render: () => (
    <LockNotice teams={[]}>
      La fiche est prête pour affectation : seuls Humain et l'admin la modifient.
    </LockNotice>
  ),
};
