/** @jest-environment ./src/calendar/testing/travelling-browser.mjs */
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import Calendar from "./calendar";

const { travelTo } = globalThis as unknown as { travelTo: (zone: string) => void };
const zones = [
  "Europe/Paris",
  "America/New_York",
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
  "Australia/Lord_Howe",
  "UTC",
];

const evening = { id: "1", title: "Bal", start: "2026-05-15T20:30:00Z", end: "2026-05-15T23:00:00Z" };
const beforeSpring = {
  id: "2",
  title: "Montage de nuit",
  start: "2026-03-28T22:30:00Z",
  end: "2026-03-29T01:30:00Z",
};
const twice = [
  { id: "3", title: "Première fois", start: "2026-10-25T00:00:00Z", end: "2026-10-25T01:00:00Z" },
  { id: "4", title: "Seconde fois", start: "2026-10-25T01:00:00Z", end: "2026-10-25T02:00:00Z" },
];

const day = (label: string) => within(screen.getByRole("group", { name: label }));
const place = (title: string) => {
  const { top = "", height = "" } = screen.getByText(title).closest<HTMLElement>("[data-tip]")?.style ?? {};
  return [parseFloat(top) / 45, parseFloat(height) / 45];
};

describe.each(zones)("a browser in %s", (zone) => {
  beforeEach(() => travelTo(zone));

  it("is there", () => {
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  });

  it("shows the hours and the days of Paris", () => {
    render(<Calendar events={[evening]} />);
    expect(day("vendredi 15 mai").getByText("22h30 - 1h")).toBeInTheDocument();
    expect(day("samedi 16 mai").queryByText("Bal")).not.toBeInTheDocument();
    expect(day("jeudi 14 mai").queryByText("Bal")).not.toBeInTheDocument();
  });

  it("goes through the days of Paris, those on which the clocks change too", async () => {
    const onDayChange = jest.fn();
    render(<Calendar events={[]} view="day" day="2026-03-29" onDayChange={onDayChange} />);
    await userEvent.keyboard("{ArrowRight}{ArrowLeft}");
    expect(onDayChange.mock.calls).toEqual([["2026-03-30"], ["2026-03-28"]]);
  });

  it("keeps the night in one piece in which the clocks go forward", () => {
    render(<Calendar events={[beforeSpring]} view="day" day="2026-03-28" />);
    expect(place("Montage de nuit")).toEqual([17.5, 4]);
  });

  it("gives the hour that comes twice its room twice", () => {
    render(<Calendar events={twice} view="day" day="2026-10-24" />);
    expect([place("Première fois"), place("Seconde fois")]).toEqual([
      [20, 1],
      [21, 1],
    ]);
    expect(screen.getAllByText("2h")).toHaveLength(2);
  });
});
