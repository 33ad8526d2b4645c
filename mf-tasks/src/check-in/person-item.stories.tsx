import { createPeriod } from "@coulisses/shared-domain/time/period";
import { guide, onCard, people, phone } from "@coulisses/shared-ui/stories";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, userEvent } from "storybook/test";
import type { PersonRow } from "./people-rows";
import { PersonItem } from "./person-item";
import { usePageStyles } from "./use-page-styles";

const start = "2026-05-15T18:00:00.000Z";
const arrivedAt = new Date("2026-05-15T18:02:00.000Z");

function row(rank: number, presence: PersonRow["presence"], more: Partial<PersonRow> = {}): PersonRow {
  const { nickname = null, ...person } = people[rank] ?? { id: rank, firstname: "Léa", lastname: "Martin" };
  return { ...person, nickname, phone: "0612345678", isExpected: true, isWaiting: false, presence, ...more };
}

const expected = row(0, { state: "expected" });
const rows: PersonRow[] = [
  expected,
  row(1, { state: "arrived", arrivedAt, isLate: false }),
  row(
    2,
    { state: "arrived", arrivedAt: new Date("2026-05-15T18:25:00.000Z"), isLate: true },
    { isWaiting: true },
  ),
  row(3, {
    state: "left",
    arrivedAt,
    isLate: false,
    leftAt: new Date("2026-05-15T19:30:00.000Z"),
    isEarly: true,
  }),
  row(4, { state: "absent", isIll: false }),
  row(5, { state: "absent", isIll: true }),
  row(6, { state: "replaced", by: 8 }),
  row(7, { state: "arrived", arrivedAt, isLate: false }, { isExpected: false }),
];

const meta = {
  title: "Pointage/Personne",
  component: PersonItem,
  parameters: guide({
    what: "A person at a slot, with where they are and what can be noted: the card of check-in.",
    use: ["in the list of a slot, at the table where people arrive; each button is as large as a thumb"],
    avoid: ["to show a person only: `PersonPicture` and their name"],
    keys: { Tab: "reaches each action, whose name ends with the person's" },
    accessibility: ["The state is a word on a tag: its colour never tells it alone."],
    fluent: "`Button`, `Tag`",
  }),
  decorators: [onCard],
  args: {
    person: expected,
    people: rows,
    slot: createPeriod({ start, end: "2026-05-15T20:00:00.000Z" }),
    isOpen: true,
    onAct: fn(),
  },
  render: function InList(args) {
    return (
      <ul className={usePageStyles().list}>
        <PersonItem {...args} />
      </ul>
    );
  },
} satisfies Meta<typeof PersonItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Expected: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Arrivé·e : / }));
    await expect(args.onAct).toHaveBeenCalledWith("ARRIVED");
  },
};

/** Expected, there, late and not yet sent, gone early, absent, ill, replaced, come instead. */
export const EveryState: Story = {
  render: function EveryState(args) {
    return (
      <ul className={usePageStyles().list}>
        {rows.map((person) => (
          <PersonItem key={person.id} {...args} person={person} />
        ))}
      </ul>
    );
  },
};
export const EveryStateOnAPhone: Story = { ...EveryState, globals: phone };
/** Too early or too late to note anything. */
export const Closed: Story = { args: { isOpen: false } };
