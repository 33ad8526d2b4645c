import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import Calendar, { type CalendarProps } from "./calendar";

/** The width of the screen decides how many days are in view. */
const asPhone = (isPhone: boolean) =>
  Object.defineProperty(window, "matchMedia", {
    configurable: true,
    value: () => ({
      matches: isPhone,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
beforeEach(() => void asPhone(false));

const events = [
  { id: "1", title: "Balances", start: "2026-05-15T12:00:00Z", end: "2026-05-15T14:30:00Z" },
  { id: "2", title: "Nuit blanche", start: "2026-05-15T20:00:00Z", end: "2026-05-16T03:00:00Z" },
];

function calendar(props: Partial<CalendarProps> = {}) {
  const onDayChange = jest.fn();
  render(<Calendar events={events} onDayChange={onDayChange} {...props} />);
  return { onDayChange };
}

it("begins with the festival's days side by side; a week and a month are there when asked for", async () => {
  const { onDayChange } = calendar({ day: "2026-05-16", festivalDay: "2026-05-15" });
  const columns = () =>
    within(screen.getByRole("region", { name: "Calendrier" }))
      .getAllByRole("group")
      .map((column) => column.getAttribute("aria-label"));
  expect(columns()).toEqual(["vendredi 15 mai", "samedi 16 mai", "dimanche 17 mai", "lundi 18 mai"]);
  await userEvent.keyboard("{ArrowLeft}");
  expect(onDayChange).toHaveBeenLastCalledWith("2026-05-12");
  await userEvent.click(screen.getByRole("button", { name: "Semaine" }));
  expect(columns()).toHaveLength(7);
  await userEvent.click(screen.getByRole("button", { name: "Mois" }));
  const month = within(screen.getByRole("group", { name: "Mois" }));
  expect(month.getAllByRole("button")).toHaveLength(35);
  await userEvent.click(screen.getByRole("button", { name: "Mois suivant" }));
  expect(onDayChange).toHaveBeenLastCalledWith("2026-06-01");
  await userEvent.click(
    month.getByRole("button", { name: /^vendredi 15 mai.*14:00 Balances.*Nuit blanche/ }),
  );
  expect(onDayChange).toHaveBeenLastCalledWith("2026-05-15");
  expect(columns()).toHaveLength(4);
});

it("offers seven days on a phone, with a word for those where something is", async () => {
  asPhone(true);
  const { onDayChange } = calendar({ day: "2026-05-15", festivalDay: "2026-05-15" });
  const days = within(screen.getByRole("group", { name: "Jours" })).getAllByRole("button");
  const names = [
    "mercredi 13 mai",
    "jeudi 14 mai",
    "vendredi 15 mai, quelque chose de prévu",
    "samedi 16 mai",
    "dimanche 17 mai",
    "lundi 18 mai",
    "mardi 19 mai",
  ];
  expect(days).toHaveLength(names.length);
  days.forEach((day, rank) => expect(day).toHaveAccessibleName(names[rank]));
  expect(days.filter((day) => day.getAttribute("aria-pressed") === "true")).toEqual([days[2]]);
  expect(screen.queryByRole("group", { name: "Vue" })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "lundi 18 mai" }));
  expect(onDayChange).toHaveBeenLastCalledWith("2026-05-18");
});

it("writes its keys in the tips of its buttons", () => {
  calendar({ festivalDay: "2026-05-15" });
  const tipOf = (name: string) => screen.getByRole("button", { name }).getAttribute("data-tip");
  expect(tipOf("Aujourd'hui")).toBe("Touche A");
  expect(tipOf("Manif")).toBe("Touche M");
  expect(tipOf("Jours précédents")).toBe("Jours précédents (touche ←)");
  expect(tipOf("Jours suivants")).toBe("Jours suivants (touche →)");
});

it("tells what its bands, lines and paleness mean, and no more than is in view", () => {
  const legend = () =>
    within(screen.getByRole("list", { name: "Légende" }))
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
  calendar();
  expect(legend()).toEqual(["Relèves : 6h, 10h, 18h"]);
  cleanup();
  calendar({
    day: "2026-03-28",
    events: events.map((one) => ({ ...one, filled: 0.5, mark: "Remplacement demandé" })),
    legend: [{ label: "Créneau", color: "primary" }],
    availabilities: [{ start: "2026-03-28T08:00:00Z", end: "2026-03-28T10:00:00Z" }],
  });
  expect(legend()).toEqual([
    "Créneau",
    "Remplacement demandé",
    "Plus c'est pâle, plus il manque de monde",
    "Disponible",
    "Relèves : 6h, 10h, 18h",
    "Heure qui n'existe pas ce jour-là",
  ]);
});

describe("an event", () => {
  const said = (hours: number) => {
    const end = new Date(Date.UTC(2026, 4, 15, 12) + hours * 3_600_000).toISOString();
    calendar({
      events: [{ id: "1", title: "Bar", place: "Scène", start: "2026-05-15T12:00:00Z", end }],
      view: "day",
    });
    const block = screen.getByText("Bar").closest("[data-tip]");
    const words = [...(block?.querySelectorAll("span > span") ?? [])].map(({ textContent }) => textContent);
    cleanup();
    return words;
  };

  it.each([
    [0.25, ["Bar", "14h - 14h15 · Scène"]],
    [0.75, ["Bar", "14h - 14h45 · Scène"]],
    [1, ["Bar", "14h - 15h · Scène"]],
    [2, ["Bar", "14h - 16h", "Scène"]],
  ])("of %s hours says its task, its hours and its place, in this order", (hours, words) => {
    expect(said(hours)).toEqual(words);
  });
});
