import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { NumberField, type NumberFieldProps } from "./number-field";

function Field(props: Partial<NumberFieldProps>) {
  const [value, setValue] = useState<number | null>(props.value ?? null);
  return (
    <NumberField
      label="Barrières"
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange?.(next);
      }}
    />
  );
}
const box = () => screen.getByRole("textbox");

it("keeps what it can't accept, says why, and tells the form nothing", async () => {
  const onChange = jest.fn();
  render(<Field value={8} max={10} onChange={onChange} />);
  await userEvent.type(box(), "0");
  await userEvent.tab();
  expect(box()).toHaveValue("80");
  expect(box()).toHaveAccessibleDescription("Pas plus de 10");
  expect(onChange).not.toHaveBeenCalled();
});

it.each([
  ["12kg", "La valeur doit être un nombre"],
  ["1.5", "La valeur doit être un nombre entier"],
  ["-3", "La valeur doit être au moins de 1"],
  ["0", "La valeur doit être au moins de 1"],
])("hands over nothing of « %s », not even its first digits", async (text, problem) => {
  const onChange = jest.fn();
  render(<Field value={2} min={1} onChange={onChange} />);
  await userEvent.clear(box());
  await userEvent.type(box(), `${text}{Enter}{Escape}`);
  expect(box()).toHaveAccessibleDescription(problem);
  await userEvent.tab();
  expect(box()).toHaveValue(text);
  expect(onChange).not.toHaveBeenCalled();
});

it("says nothing of a number that is being typed, and takes it back once it is right", async () => {
  const onChange = jest.fn();
  render(<Field value={2} min={10} onChange={onChange} />);
  await userEvent.clear(box());
  await userEvent.type(box(), "1");
  expect(box()).not.toHaveAccessibleDescription();
  await userEvent.tab();
  expect(box()).toHaveAccessibleDescription("La valeur doit être au moins de 10");
  await userEvent.type(box(), "2{Enter}");
  expect(box()).not.toHaveAccessibleDescription();
  expect(onChange.mock.calls).toEqual([[12]]);
});

it("goes up and down with the arrows, never over its limits", async () => {
  render(<Field value={9} min={8} max={10} />);
  await userEvent.type(box(), "{ArrowUp}{ArrowUp}{ArrowUp}");
  expect(box()).toHaveValue("10");
  await userEvent.type(box(), "{ArrowDown}{ArrowDown}{ArrowDown}");
  expect(box()).toHaveValue("8");
});

it("starts from zero when there is nothing yet", async () => {
  render(<Field />);
  await userEvent.type(box(), "{ArrowUp}");
  expect(box()).toHaveValue("1");
});

it("says null when emptied, and writes decimals with a comma", async () => {
  const onChange = jest.fn();
  render(<Field value={4.5} integer={false} onChange={onChange} />);
  expect(box()).toHaveValue("4,5");
  await userEvent.clear(box());
  await userEvent.tab();
  expect(onChange.mock.calls).toEqual([[null]]);
});

it("does not move when it is only to be read", async () => {
  const onChange = jest.fn();
  render(<Field value={4} readOnly onChange={onChange} />);
  await userEvent.type(box(), "{ArrowUp}5");
  expect(onChange).not.toHaveBeenCalled();
});

it("shows the number that the form starts anew with, even while the person is still in the field", async () => {
  function Form() {
    const [value, setValue] = useState<number | null>(1);
    return <NumberField label="Barrières" value={value} onChange={setValue} onEnter={() => setValue(1)} />;
  }
  render(<Form />);
  await userEvent.clear(box());
  await userEvent.type(box(), "3");
  expect(box()).toHaveValue("3");
  await userEvent.keyboard("{Enter}");
  expect(box()).toHaveValue("1");
});
