import type { TimelineActivity } from "@coulisses/shared-domain/contract/assignment/overviews";
import { createPeriod } from "@coulisses/shared-domain/time/period";
import { inApp } from "@coulisses/shared-pages/stories";
import { guide, onCard, people, phone, teams } from "@coulisses/shared-ui/stories";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, userEvent } from "storybook/test";
import { TimelineBoard } from "./timeline-board";

type Slot = TimelineActivity["tasks"][number]["mobilizations"][number]["assignments"][number];

const at = (hour: number) => new Date(Date.UTC(2026, 4, 15, hour - 2)).toISOString();
const comers = people.map(({ nickname = null, ...person }) => ({
  ...person,
  nickname,
  phone: "0612345678",
  teams: ["bar"],
  as: "bar",
}));
const slot = (from: number, to: number, ...ranks: number[]): Slot => ({
  id: `${from}-${to}`,
  start: at(from),
  end: at(to),
  assignees: ranks.flatMap((rank) => comers[rank] ?? []),
});

/** A task whose slots make one mobilization. */
function task(
  id: number,
  name: string,
  appointment: string | null,
  assignments: Slot[],
  topPriority = false,
) {
  const [start = "", end = ""] = [assignments[0]?.start, assignments.at(-1)?.end];
  return {
    id,
    name,
    appointment,
    topPriority,
    mobilizations: [{ id: "1", start, end, demands: [{ team: "bar", demand: 2 }], assignments }],
  };
}

const activities: TimelineActivity[] = [
  {
    activity: { id: 12, name: "Grand bal folk", team: "bar" },
    tasks: [
      task(
        41,
        "Tenir le bar du bal",
        "Bar du Lac",
        [slot(18, 20, 0, 1), slot(20, 22, 2), slot(22, 24)],
        true,
      ),
      task(42, "Accueillir les danseurs", "Hall des Humanités", [slot(19, 23, 3, 4, 5)]),
    ],
  },
  {
    activity: { id: 13, name: "Concert d'ouverture", team: "secu" },
    tasks: [task(57, "Contrôler les sacs à l'entrée", null, [slot(17, 20, 6), slot(19, 22, 7)])],
  },
];

const meta = {
  title: "Chronologie",
  component: TimelineBoard,
  parameters: guide({
    what: "The slots of a window of hours by activity and task, with their people: the funnel of an evening.",
    use: [
      "to see at a glance where people lack: green is full, amber half filled, dashed red empty; numbers say it too",
    ],
    avoid: ["for one person's hours: their planning", "for a list without hours: `DataTable`"],
    keys: {
      Tab: "reaches the first slot of each task, whose name says its hours and people",
      "← → ↑ ↓": "go among the slots of a task, and to what is on then in the tasks beside it",
      Enter: "opens its details",
    },
    fluent: "none of Fluent's own: buttons on a track, in Fluent's tokens",
  }),
  decorators: [onCard, inApp],
  args: {
    activities,
    teams,
    window: createPeriod({ start: at(17), end: at(25) }),
    onOpen: fn(),
  },
} satisfies Meta<typeof TimelineBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Evening: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(
      canvas.getByRole("button", { name: /^22:00 - 00:00 : Aucun·e bénévole|^22h.*Aucun/ }),
    );
    await expect(args.onOpen).toHaveBeenCalled();
  },
};
export const OnAPhone: Story = { globals: phone };
export const NothingPlanned: Story = { args: { activities: [] } };
