import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import Calendar, { type CalendarProps } from "./calendar";

const week = ["lundi 10", "mardi 11", "mercredi 12", "jeudi 13", "vendredi 14", "samedi 15", "dimanche 16"];
const HOUR = 45;
const events = [{ id: "1", title: "Bal", start: "2027-05-12T08:00:00Z", end: "2027-05-12T10:00:00Z" }];

function open(props: Partial<CalendarProps> = {}) {
  const onSelect = jest.fn();
  const onDayChange = jest.fn();
  render(
    <Calendar events={events} day="2027-05-12" onSelect={onSelect} onDayChange={onDayChange} {...props} />,
  );
  const ground = document.querySelector("[data-selection]");
  if (ground === null) throw new Error("no ground to choose on");
  // As wide as seven columns of a hundred pixels.
  jest.spyOn(ground, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 700, 24 * HOUR));
  const point = (type: string, column: number, hour: number, pointerType = "mouse") =>
    fireEvent(
      ground,
      Object.assign(
        new MouseEvent(type, { bubbles: true, clientX: column * 100 + 50, clientY: (hour - 6) * HOUR }),
        {
          pointerType,
          pointerId: 1,
        },
      ),
    );
  return { onSelect, onDayChange, point };
}
const cursor = () => screen.getByRole("button", { name: /^Choisir une plage/ });

it("chooses what a mouse drags over, to the quarter of an hour, downwards or upwards", () => {
  const { onSelect, point } = open();
  point("pointerdown", 4, 14.05);
  point("pointermove", 4, 15);
  point("pointermove", 4, 16.2);
  expect(cursor()).toHaveAccessibleName("Choisir une plage : vendredi 14 mai, 14h - 16h15");
  expect(onSelect).not.toHaveBeenCalled();
  point("pointerup", 4, 16.2);
  expect(onSelect).toHaveBeenLastCalledWith(
    { start: "2027-05-14T12:00:00.000Z", end: "2027-05-14T14:15:00.000Z" },
    "2027-05-14",
  );
  point("pointerdown", 0, 10);
  point("pointermove", 0, 8);
  point("pointerup", 0, 8);
  expect(onSelect).toHaveBeenLastCalledWith(
    { start: "2027-05-10T06:00:00.000Z", end: "2027-05-10T08:00:00.000Z" },
    "2027-05-10",
  );
});

it("takes two hours from the one that is pressed", () => {
  const { onSelect, point } = open();
  point("pointerdown", 1, 9.6, "touch");
  point("pointerup", 1, 9.6, "touch");
  expect(onSelect).toHaveBeenCalledWith(
    { start: "2027-05-11T07:00:00.000Z", end: "2027-05-11T09:00:00.000Z" },
    "2027-05-11",
  );
});

it("leaves a finger that moves to the scroll, and forgets a drag on Escape", async () => {
  const { onSelect, point } = open();
  point("pointerdown", 1, 9, "touch");
  point("pointermove", 1, 11, "touch");
  point("pointerup", 1, 11, "touch");
  point("pointerdown", 1, 9);
  point("pointermove", 1, 11);
  await userEvent.keyboard("{Escape}");
  point("pointerup", 1, 11);
  expect(onSelect).not.toHaveBeenCalled();
});

it("is one stop of the Tab key: arrows move the range, with Shift they lengthen it, Enter chooses it", async () => {
  const { onSelect, onDayChange } = open();
  screen.getByRole("region", { name: "Calendrier" }).focus();
  await userEvent.tab();
  expect(cursor()).toHaveFocus();
  expect(cursor()).toHaveAccessibleName(`Choisir une plage : ${week[0]} mai, 10h - 11h`);
  await userEvent.keyboard(
    "{ArrowRight}{ArrowRight}{ArrowDown}{ArrowDown}{ArrowUp}{Shift>}{ArrowDown}{/Shift}",
  );
  expect(within(cursor()).getByText("11h - 12h30")).toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent(`${week[2]} mai, 11h - 12h30`);
  await userEvent.keyboard("{Enter}");
  expect(onSelect).toHaveBeenCalledWith(
    { start: "2027-05-12T09:00:00.000Z", end: "2027-05-12T10:30:00.000Z" },
    "2027-05-12",
  );
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
  expect(onDayChange).not.toHaveBeenCalled();
  await userEvent.keyboard("{ArrowLeft}");
  expect(onDayChange).toHaveBeenLastCalledWith("2027-05-05");
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

it("says whose column it is where there are people", async () => {
  const people = ["Léa Martin", "Théo Petit"].map((name, id) => ({ id: String(id), name, events: [] }));
  const { onSelect } = open({ people });
  cursor().focus();
  await userEvent.keyboard("{ArrowRight}{Enter}");
  expect(onSelect).toHaveBeenCalledWith(
    { start: "2027-05-12T08:00:00.000Z", end: "2027-05-12T09:00:00.000Z" },
    "1",
  );
});

it("is not there where nothing is chosen", () => {
  render(<Calendar events={events} />);
  expect(screen.queryByRole("button", { name: /Choisir une plage/ })).not.toBeInTheDocument();
});
