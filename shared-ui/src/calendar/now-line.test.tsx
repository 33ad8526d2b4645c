import { act, render, screen, within } from "@testing-library/react";
import { Profiler } from "react";
import Calendar from "./calendar";
import { EventBlock } from "./calendar-event";

jest.mock("./calendar-event", () => {
  const real = jest.requireActual<{ EventBlock: (props: object) => unknown }>("./calendar-event");
  return { EventBlock: jest.fn((props: object) => real.EventBlock(props)) };
});

const events = [{ id: "1", title: "Bal", start: "2027-05-14T20:00:00Z", end: "2027-05-14T22:00:00Z" }];
const lines = () => [...document.querySelectorAll<HTMLElement>("[data-now]")];
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2027-05-14T12:30:10Z") });
});
afterEach(() => {
  jest.useRealTimers();
});

it("stands at the present minute in the column of today, whose header says so", () => {
  render(<Calendar events={events} />);
  const friday = within(screen.getByRole("group", { name: "vendredi 14 mai" }));
  expect(friday.getByText("Maintenant : 14:30")).toBeInTheDocument();
  expect(lines().map(({ style }) => style.top)).toEqual([`${8.5 * 45}px`]);
  expect(document.querySelector('[aria-current="date"]')).toHaveTextContent("vendredi 14 mai");
});

it("is nowhere in another week", () => {
  render(<Calendar events={events} day="2027-05-04" />);
  expect(lines()).toEqual([]);
});

it("moves each minute, and draws no event anew for that", () => {
  const commits = jest.fn();
  render(
    <Profiler id="calendar" onRender={commits}>
      <Calendar events={events} view="day" day="2027-05-14" />
    </Profiler>,
  );
  const drawn = jest.mocked(EventBlock).mock.calls.length;
  expect(drawn).toBeGreaterThan(0);
  wait(20_000);
  expect(commits).toHaveBeenCalledTimes(1);
  wait(40_000);
  expect(screen.getByText("Maintenant : 14:31")).toBeInTheDocument();
  expect(commits).toHaveBeenCalledTimes(2);
  expect(jest.mocked(EventBlock).mock.calls).toHaveLength(drawn);
});

it("goes to the next day at six in the morning in Paris", () => {
  jest.setSystemTime(new Date("2027-05-15T03:59:50Z"));
  render(<Calendar events={events} />);
  wait(30_000);
  const saturday = within(screen.getByRole("group", { name: "samedi 15 mai" }));
  expect(saturday.getByText("Maintenant : 06:00")).toBeInTheDocument();
  expect(lines()).toHaveLength(1);
});
