import { act, fireEvent, render, screen } from "@testing-library/react";
import { DateTimeField, type DateTimeFieldProps } from "./date-time-field";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const label = "Début";
function field(props: Partial<DateTimeFieldProps> = {}) {
  const onChange = jest.fn<unknown, [string | null]>();
  render(<DateTimeField label={label} value="2026-05-15T16:30:00Z" onChange={onChange} {...props} />);
  const input = screen.getByLabelText<HTMLInputElement>(label);
  return { input, onChange, type: (value: string) => fireEvent.change(input, { target: { value } }) };
}

it("shows and reads the time of Paris, in summer and in winter", () => {
  const { input, onChange, type } = field();
  expect(input).toHaveValue("2026-05-15T18:30");
  type("2026-12-15T18:30");
  fireEvent.blur(input);
  expect(onChange).toHaveBeenLastCalledWith("2026-12-15T17:30:00.000Z");
});

it("is written as the festival writes, whatever the browser's language", () => {
  const { input } = field();
  expect(input.closest("[data-shown]")).toHaveAttribute("data-shown", "15/05/2026 18:30");
});

it("rounds to the quarter of an hour, half a second after the last key", () => {
  const { onChange, type } = field();
  type("2026-05-15T18:37");
  act(() => jest.advanceTimersByTime(499));
  expect(onChange).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(onChange.mock.calls).toEqual([["2026-05-15T16:30:00.000Z"]]);
});

it("rounds to another step where asked", () => {
  const { input, onChange, type } = field({ step: 60 });
  type("2026-05-15T18:37");
  fireEvent.blur(input);
  expect(onChange).toHaveBeenLastCalledWith("2026-05-15T17:00:00.000Z");
});

it("gives the rounded time to the form before Enter sends it", () => {
  const calls: string[] = [];
  const { input, type } = field({ onChange: () => calls.push("change"), onEnter: () => calls.push("enter") });
  type("2026-05-15T20:00");
  fireEvent.keyDown(input, { key: "Enter" });
  expect(calls).toEqual(["change", "enter"]);
});

it("says null when emptied", () => {
  const { input, onChange, type } = field();
  type("");
  fireEvent.blur(input);
  expect(onChange).toHaveBeenLastCalledWith(null);
});
