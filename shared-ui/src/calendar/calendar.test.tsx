import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Dialog, prefetchDialog } from "../overlay/dialog/dialog";
import Calendar, { type CalendarProps } from "./calendar";

beforeAll(() => prefetchDialog());

const events = [
  { id: "1", title: "Balances", start: "2026-05-15T12:00:00Z", end: "2026-05-15T14:30:00Z" },
  { id: "2", title: "Nuit blanche", start: "2026-05-15T20:00:00Z", end: "2026-05-16T03:00:00Z" },
];

function calendar(props: Partial<CalendarProps> = {}) {
  const onDayChange = jest.fn();
  render(<Calendar events={events} onDayChange={onDayChange} {...props} />);
  return { onDayChange, region: screen.getByRole("region", { name: "Calendrier" }) };
}

it("starts in the week of the first event, and shows a night in one piece, on its evening's day", () => {
  calendar();
  const friday = within(screen.getByRole("group", { name: "vendredi 15 mai" }));
  expect(friday.getByText("Nuit blanche")).toBeInTheDocument();
  expect(friday.getByText("22h - 5h")).toBeInTheDocument();
  expect(friday.getByText("sam. 16")).toBeInTheDocument();
  expect(screen.getAllByText("Nuit blanche")).toHaveLength(1);
});

it("moves by a week with the arrows and the buttons, by a day where one day is in view", async () => {
  const { onDayChange } = calendar();
  await userEvent.keyboard("{ArrowRight}");
  expect(onDayChange).toHaveBeenLastCalledWith("2026-05-22");
  await userEvent.click(screen.getByRole("button", { name: "Semaine précédente" }));
  expect(onDayChange).toHaveBeenLastCalledWith("2026-05-15");
});

it("goes to the festival with M and to today with A", async () => {
  jest.useFakeTimers({ now: new Date("2026-02-02T23:30:00Z"), doNotFake: ["setTimeout"] });
  const { onDayChange } = calendar({ view: "day", day: "2026-05-20", festivalDay: "2026-05-15" });
  await userEvent.keyboard("m");
  expect(onDayChange).toHaveBeenLastCalledWith("2026-05-15");
  await userEvent.keyboard("a");
  // Half past midnight is in the night of the day before.
  expect(onDayChange).toHaveBeenLastCalledWith("2026-02-02");
  jest.useRealTimers();
});

it("leaves the keys to anyone who types, and to the dialog over it", async () => {
  const { onDayChange } = calendar();
  const { unmount } = render(<input aria-label="Chercher" />);
  await userEvent.type(screen.getByLabelText("Chercher"), "{ArrowLeft}am");
  expect(onDayChange).not.toHaveBeenCalled();
  unmount();
  render(<Dialog open onClose={() => undefined} title="Créneau" />);
  await userEvent.keyboard("{ArrowLeft}");
  expect(onDayChange).not.toHaveBeenCalled();
});

it("follows a finger that swipes, not a mouse that drags", () => {
  const { onDayChange, region } = calendar({ view: "day" });
  const swipe = (pointerType: string, to: number) => {
    for (const [type, clientX] of [
      ["pointerdown", 300],
      ["pointerup", to],
    ] as const) {
      fireEvent(region, Object.assign(new Event(type, { bubbles: true }), { pointerType, clientX }));
    }
  };
  swipe("mouse", 100);
  swipe("touch", 280);
  expect(onDayChange).not.toHaveBeenCalled();
  swipe("touch", 100);
  expect(onDayChange).toHaveBeenLastCalledWith("2026-05-16");
});

it("opens an event where that is wanted, and only shows it elsewhere", async () => {
  const onOpen = jest.fn();
  calendar({ onOpen });
  await userEvent.click(screen.getByRole("button", { name: /Balances/ }));
  expect(onOpen).toHaveBeenCalledWith(events[0]);
});

it("opens nothing by an event that is only there to be seen", () => {
  calendar({ events: events.map((one) => ({ ...one, inert: true })), onOpen: jest.fn() });
  expect(screen.getByText("Balances")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /Balances/ })).toBeNull();
});

it("begins the view an hour before the instant that it is given, on its day alone", () => {
  const HOUR = 45;
  const scrolled = (opensAt?: string) => {
    const { region } = calendar({ view: "day", day: "2026-05-15", ...(opensAt && { opensAt }) });
    return Math.round(region.scrollTop / HOUR);
  };
  expect(scrolled("2026-05-15T18:00:00Z")).toBe(13);
  cleanup();
  const elsewhere = scrolled("2026-05-16T18:00:00Z");
  cleanup();
  expect(elsewhere).toBe(scrolled());
});

const event = (id: string, day: number, from: number, to: number) => ({
  id,
  title: id,
  start: `2026-05-${day}T${String(from).padStart(2, "0")}:00:00Z`,
  end: `2026-05-${day}T${String(to).padStart(2, "0")}:00:00Z`,
});
const focused = () => document.activeElement?.textContent;

it("says the days too of what lasts longer than one", () => {
  calendar({
    events: [{ id: "1", title: "Matos", start: "2026-05-14T12:00:00Z", end: "2026-05-16T10:00:00Z" }],
    view: "day",
  });
  expect(screen.getByText("jeu. 14, 14h - sam. 16, 12h")).toBeInTheDocument();
  expect(screen.getByText("Matos").closest("[data-tip]")).toHaveAttribute(
    "data-tip",
    "Matos\ndu jeudi 14 mai à 14:00 au samedi 16 mai à 12:00",
  );
});

it.each(["week", "day"] as const)("tells the public holidays of a %s", (view) => {
  calendar({ view, day: "2026-05-14" });
  expect(screen.getByText("Ascension")).toBeInTheDocument();
});

describe("events under the fingers", () => {
  const week = [event("Montage", 14, 8, 10), event("Repas", 14, 12, 13), event("Concert", 15, 18, 20)];

  it("are one stop of the Tab key, go by the arrows and open by Enter", async () => {
    const onOpen = jest.fn();
    const { region } = calendar({ events: week, onOpen });
    region.focus();
    await userEvent.tab();
    expect(focused()).toBe("Montage10h - 12h");
    await userEvent.keyboard("{ArrowDown}");
    expect(focused()).toBe("Repas14h - 15h");
    await userEvent.keyboard("{ArrowRight}{Enter}");
    expect(onOpen).toHaveBeenCalledWith(week[2]);
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it("lead to the next week at the end of this one, and the keys go on", async () => {
    const { onDayChange, region } = calendar({ events: week, onOpen: jest.fn() });
    region.focus();
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    expect(onDayChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{ArrowRight}");
    expect(onDayChange).toHaveBeenLastCalledWith("2026-05-21");
    expect(region).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    expect(onDayChange).toHaveBeenLastCalledWith("2026-05-14");
  });

  it("do so in a dialog too", async () => {
    const onDayChange = jest.fn();
    const onOpen = jest.fn();
    render(
      <Dialog open onClose={() => undefined} title="Créneaux">
        <Calendar events={week} onDayChange={onDayChange} onOpen={onOpen} />
      </Dialog>,
    );
    act(() => screen.getByRole("button", { name: /Montage/ }).focus());
    await userEvent.keyboard("{ArrowRight}{Enter}");
    expect(onOpen).toHaveBeenCalledWith(week[2]);
    await userEvent.keyboard("{ArrowRight}");
    expect(onDayChange).toHaveBeenLastCalledWith("2026-05-21");
    await userEvent.keyboard("{ArrowRight}");
    expect(onDayChange).toHaveBeenLastCalledWith("2026-05-28");
  });
});

describe("a column a person", () => {
  const people = [
    {
      id: "1",
      name: "Amélie Durand",
      details: "Bar",
      events: [event("Tenue du bar", 15, 8, 10)],
      availabilities: [
        { start: "2026-05-15T06:00:00Z", end: "2026-05-15T10:00:00Z" },
        { start: "2026-05-15T10:00:00Z", end: "2026-05-15T11:00:00Z" },
      ],
    },
    { id: "2", name: "Driss Benali", events: [event("Tenue du bar", 15, 9, 11)] },
  ];

  it("shows one day, with what each person does and when they can", () => {
    calendar({ events: [], people });
    expect(screen.getByRole("heading", { name: "vendredi 15 mai" })).toBeInTheDocument();
    const amelie = within(screen.getByRole("group", { name: "Amélie Durand" }));
    expect(amelie.getByText("10h - 12h")).toBeInTheDocument();
    expect(amelie.getByText("Disponible : 8h - 13h")).toBeInTheDocument();
    const driss = within(screen.getByRole("group", { name: "Driss Benali" }));
    expect(driss.getByText("11h - 13h")).toBeInTheDocument();
    expect(driss.queryByText(/Disponible/)).not.toBeInTheDocument();
    expect(screen.getByText("Bar")).toBeInTheDocument();
  });

  it("goes from one person to the other by the arrows", async () => {
    const onOpen = jest.fn();
    const { region } = calendar({ events: [], people, onOpen });
    region.focus();
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}{Enter}");
    expect(onOpen).toHaveBeenCalledWith(people[1]?.events[0]);
  });
});

describe("events to choose one of", () => {
  const bar = { start: "2026-05-15T12:00:00Z", end: "2026-05-15T14:00:00Z", color: "#F9C80E" };
  const toFill = [
    { ...bar, id: "1", title: "[0/2] Bar", filled: 0, chosen: false },
    { ...bar, id: "2", title: "[1/2] Bénévole", filled: 0.5, chosen: true },
    { ...bar, id: "3", title: "[2/2] Orga", filled: 1, chosen: false },
  ];
  const block = (title: string) => screen.getByRole("button", { name: new RegExp(title) });

  it("tell which one it is, and are the paler the more is missing", () => {
    calendar({ events: toFill, onOpen: jest.fn() });
    expect(block("Bénévole")).toHaveAttribute("aria-pressed", "true");
    expect(block("Orga")).toHaveAttribute("aria-pressed", "false");
    const alphas = ["Bar", "Bénévole", "Orga"].map((name) => block(name).style.backgroundColor);
    expect(alphas).toEqual(["rgba(249, 200, 14, 0.294)", "rgba(249, 200, 14, 0.647)", "rgb(249, 200, 14)"]);
  });

  it("say more at a press of the right button, without being chosen", () => {
    const [onOpen, onDetails] = [jest.fn(), jest.fn()];
    calendar({ events: toFill, onOpen, onDetails });
    fireEvent.contextMenu(block("Orga"));
    expect(onDetails).toHaveBeenCalledWith(expect.objectContaining({ id: "3" }));
    expect(onOpen).not.toHaveBeenCalled();
  });
});
