import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, userEvent } from "storybook/test";
import { onCard, phone } from "../stories/frames";
import { guide } from "../stories/guide";
import { PeriodCalendar } from "./period-calendar";

const events = [
  { id: "1", title: "Montage de la scène", start: "2026-05-14T06:00:00Z", end: "2026-05-14T15:00:00Z" },
  {
    id: "2",
    title: "Balances",
    start: "2026-05-15T12:00:00Z",
    end: "2026-05-15T14:30:00Z",
    color: "secondary",
  },
  { id: "3", title: "Concert d'ouverture", start: "2026-05-15T18:00:00Z", end: "2026-05-15T23:30:00Z" },
  {
    id: "4",
    title: "Tenue du bar",
    start: "2026-05-15T19:00:00Z",
    end: "2026-05-15T21:00:00Z",
    color: "#F9C80E",
  },
  {
    id: "5",
    title: "Contrôle des entrées",
    start: "2026-05-15T19:30:00Z",
    end: "2026-05-15T20:00:00Z",
    color: "#EA3546",
  },
  {
    id: "6",
    title: "Démontage",
    start: "2026-05-17T08:00:00Z",
    end: "2026-05-17T16:00:00Z",
    color: "#262E9B",
  },
];

const meta = {
  title: "data/PeriodCalendar",
  component: PeriodCalendar,
  parameters: guide({
    what: "The festival's days, a week or a month of periods, on the clock of Paris, or a day with a column for each person. A day goes from six to six, so that nights are in one piece.",
    use: ["to see what is when, and who is free"],
    avoid: ["to choose an instant: `DateTimeField`; a period: `PeriodFields`"],
    keys: {
      "← →": "the day before or after; on an event, its neighbours",
      a: "today",
      m: "the festival",
      "arrows, Shift, Enter":
        "on the cursor that chooses a range (`onSelect`): move it, lengthen it, choose it",
      Enter: "opens the event",
    },
    frameHeight: 760,
    fluent: "none of Fluent's own: a grid in its tokens",
  }),
  decorators: [onCard],
  args: {
    festivalDay: "2026-05-15",
    events,
    onOpen: fn(),
  },
  // Its code comes when it is first shown.
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("region", { name: "Calendrier" })).toBeVisible();
  },
} satisfies Meta<typeof PeriodCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Festival: Story = {};
export const Week: Story = {
  args: { view: "week" },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Balances/ }));
    await expect(args.onOpen).toHaveBeenCalledWith(events[1]);
  },
};
export const Day: Story = {
  args: { view: "day", day: "2026-05-15" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: /Concert d'ouverture/ })).toBeVisible();
  },
};
export const WithLegend: Story = {
  args: {
    legend: [
      { label: "Mes créneaux", color: "primary" },
      { label: "À confirmer", color: "secondary" },
      { label: "Bar", color: "#F9C80E" },
    ],
  },
};
/** The paler, the more people are missing. */
export const ToFill: Story = {
  args: {
    view: "day",
    day: "2026-05-15",
    events: [0, 1, 2].map((assigned) => ({
      id: String(assigned),
      title: `[${assigned}/2] Bar`,
      start: "2026-05-15T12:00:00Z",
      end: "2026-05-15T14:00:00Z",
      color: "#F9C80E",
      filled: assigned / 2,
      chosen: assigned === 1,
    })),
  },
};
export const Month: Story = {
  args: { onDayChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Mois" }));
    await userEvent.click(canvas.getByRole("button", { name: /^dimanche 17 mai/ }));
    await expect(args.onDayChange).toHaveBeenLastCalledWith("2026-05-17");
    await userEvent.click(canvas.getByRole("button", { name: "Mois" }));
  },
};
/** Task, hours and place in this order; what has no room ends in an ellipsis. */
export const FromAQuarterToADay: Story = {
  args: {
    view: "day",
    day: "2026-05-15",
    events: [15, 30, 45, 60, 90, 120, 180].map((minutes, rank) => ({
      id: String(minutes),
      title: "[12] Tenue du bar de la grande scène avec ses trois tireuses",
      place: "Grande scène, entrée des artistes",
      mark: minutes === 180 ? "Remplacement demandé" : undefined,
      start: new Date(Date.UTC(2026, 4, 15, 6 + 2 * rank)).toISOString(),
      end: new Date(Date.UTC(2026, 4, 15, 6 + 2 * rank, minutes)).toISOString(),
    })),
  },
};
export const StatusesAndBreaks: Story = {
  args: {
    view: "week",
    events: (["DRAFT", "IN_REVIEW", "REFUSED", "VALIDATED", "READY_TO_ASSIGN", "break"] as const).map(
      (color, index) => ({
        id: color,
        title: color === "break" ? "Pause" : `[${index + 1}] Tenir la buvette`,
        start: `2026-05-${12 + index}T08:00:00Z`,
        end: `2026-05-${12 + index}T11:00:00Z`,
        color,
      }),
    ),
    legend: [
      { label: "Prête pour affectation", color: "READY_TO_ASSIGN" },
      { label: "Pause", color: "break" },
    ],
  },
};
export const Now: Story = {
  args: { events: [], view: "week" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Maintenant : /)).toBeInTheDocument();
  },
};
export const ARangeByTheKeyboard: Story = {
  args: { onSelect: fn(), day: "2026-05-15" },
  play: async ({ args, canvas }) => {
    const cursor = await canvas.findByRole("button", { name: /^Choisir une plage/ });
    cursor.focus();
    await userEvent.keyboard("{ArrowRight}{ArrowDown}{Shift>}{ArrowDown}{/Shift}");
    await expect(cursor).toHaveAccessibleName(/samedi 16 mai, 11h - 12h30/);
    await userEvent.keyboard("{Enter}");
    await expect(args.onSelect).toHaveBeenCalledWith(
      { start: "2026-05-16T09:00:00.000Z", end: "2026-05-16T10:30:00.000Z" },
      "2026-05-16",
    );
  },
};
export const WithAvailabilities: Story = {
  args: {
    view: "week",
    availabilities: [
      { start: "2026-05-14T08:00:00Z", end: "2026-05-14T16:00:00Z" },
      { start: "2026-05-15T16:00:00Z", end: "2026-05-16T02:00:00Z" },
    ],
  },
};
export const ByTheKeyboard: Story = {
  args: { onDayChange: fn() },
  play: async ({ args, canvas }) => {
    await canvas.findByRole("region", { name: "Calendrier" });
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onDayChange).toHaveBeenLastCalledWith("2026-05-18");
    await userEvent.keyboard("m");
    await expect(args.onDayChange).toHaveBeenLastCalledWith("2026-05-15");
    await userEvent.click(canvas.getByRole("button", { name: "Jours précédents" }));
    await expect(args.onDayChange).toHaveBeenLastCalledWith("2026-05-11");
  },
};
const barPeople = [
  {
    id: "1",
    name: "Amélie Durand",
    details: "Bar · 06 12 34 56 78",
    events: [{ id: "4", title: "Tenue du bar", start: "2026-05-15T16:00:00Z", end: "2026-05-15T19:00:00Z" }],
    availabilities: [{ start: "2026-05-15T14:00:00Z", end: "2026-05-15T22:00:00Z" }],
  },
  {
    id: "2",
    name: "Bastien Le Goff",
    events: [
      { id: "4", title: "Tenue du bar", start: "2026-05-15T18:00:00Z", end: "2026-05-15T21:00:00Z" },
      {
        id: "5",
        title: "Contrôle des entrées",
        start: "2026-05-15T18:30:00Z",
        end: "2026-05-15T20:00:00Z",
        color: "#EA3546",
      },
    ],
  },
  {
    id: "3",
    name: "Jean-Christophe de la Rochefoucauld-Montbel",
    events: [],
    availabilities: [{ start: "2026-05-15T04:00:00Z", end: "2026-05-15T16:00:00Z" }],
  },
  ...["Chloé Martinez", "Driss Benali", "Élodie Vasseur", "Félix Nguyen"].map((name) => ({
    id: name,
    name,
    events: [],
  })),
];
export const AColumnAPerson: Story = {
  args: { people: barPeople, events: [], day: "2026-05-15" },
  play: async ({ args, canvas }) => {
    const first = await canvas.findByRole("button", { name: /Tenue du bar.*18h - 21h/ });
    first.focus();
    await userEvent.keyboard("{ArrowRight}{ArrowDown}{Enter}");
    await expect(args.onOpen).toHaveBeenCalledWith(barPeople[1]?.events[1]);
  },
};
export const EventsByTheKeyboard: Story = {
  args: { onDayChange: fn(), view: "week" },
  play: async ({ args, canvas }) => {
    (await canvas.findByRole("button", { name: /Montage de la scène/ })).focus();
    await userEvent.keyboard("{ArrowRight}{ArrowDown}{Enter}");
    await expect(args.onOpen).toHaveBeenCalledWith(events[2]);
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
    await expect(args.onDayChange).toHaveBeenCalled();
    await expect(canvas.getByRole("region", { name: "Calendrier" })).toHaveFocus();
  },
};
export const ClocksGoForward: Story = {
  args: {
    view: "week",
    day: "2026-03-28",
    events: [
      { id: "1", title: "Montage de nuit", start: "2026-03-28T23:30:00Z", end: "2026-03-29T02:00:00Z" },
    ],
  },
};
export const ClocksGoBack: Story = {
  args: {
    day: "2026-10-24",
    view: "day",
    events: [
      { id: "1", title: "Première fois", start: "2026-10-25T00:00:00Z", end: "2026-10-25T01:00:00Z" },
      {
        id: "2",
        title: "Seconde fois",
        start: "2026-10-25T01:00:00Z",
        end: "2026-10-25T02:00:00Z",
        color: "secondary",
      },
    ],
  },
};
export const AWeekWhoseClocksGoBack: Story = { args: { ...ClocksGoBack.args, view: "week" } };
export const PeopleOnAPhone: Story = {
  globals: phone,
  args: { people: barPeople, events: [], day: "2026-05-15" },
};
export const NothingPlanned: Story = { args: { events: [], day: "2026-05-15" } };
export const ToReadOnly: Story = { render: () => <PeriodCalendar events={events} /> };
export const DayOnAPhone: Story = { globals: phone, args: { day: "2026-05-15" } };
export const WeekOnAPhone: Story = { globals: phone, args: { view: "week" } };
