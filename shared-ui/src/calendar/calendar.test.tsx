import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Dialog } from "../overlay/dialog";
import { Calendar, type CalendarProps } from "./calendar";

const events = [
  { id: "1", title: "Balances", start: "2026-05-15T12:00:00Z", end: "2026-05-15T14:30:00Z" },
  { id: "2", title: "Nuit blanche", start: "2026-05-15T20:00:00Z", end: "2026-05-16T03:00:00Z" },
];
const weekOf = (day: string) => screen.getByText(day);

function calendar(props: Partial<CalendarProps> = {}) {
  const onDayChange = jest.fn();
  render(<Calendar events={events} onDayChange={onDayChange} {...props} />);
  return { onDayChange, region: screen.getByRole("region", { name: "Calendrier" }) };
}

it("starts in the week of the first event, and shows on each day what goes past midnight", () => {
  calendar();
  expect(weekOf("vendredi 15 mai")).toBeInTheDocument();
  expect(screen.getAllByText("Nuit blanche")).toHaveLength(2);
  expect(screen.getAllByText("22h - 5h")).toHaveLength(2);
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
  expect(onDayChange).toHaveBeenLastCalledWith("2026-02-03");
  jest.useRealTimers();
});

it("leaves the keys to whoever types, and to the dialog over it", async () => {
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
    for (const [type, clientX] of [["pointerdown", 300], ["pointerup", to]] as const) {
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
