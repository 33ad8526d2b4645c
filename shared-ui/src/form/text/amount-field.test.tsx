import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { createFormFields, type FormFields, FormFieldsContext } from "../../base/field/form-fields";
import { AmountField } from "./amount-field";

function Field({ onChange }: { onChange: (cents: number | null) => void }) {
  const [value, setValue] = useState<number | null>(100);
  const change = (cents: number | null) => {
    setValue(cents);
    onChange(cents);
  };
  return <AmountField label="Montant" min={1} max={50_000} value={value} onChange={change} />;
}
const box = () => screen.getByRole("textbox", { name: "Montant" });

async function typed(text: string) {
  const onChange = jest.fn();
  render(<Field onChange={onChange} />);
  expect(box()).toHaveValue("1,00");
  await userEvent.clear(box());
  await userEvent.type(box(), text);
  await userEvent.tab();
  return onChange.mock.calls;
}

it.each([
  ["12,5", 1250, "12,50"],
  ["12.50", 1250, "12,50"],
  ["0,29", 29, "0,29"],
])("hands over %s as %d cents, and writes %s", async (text, cents, written) => {
  expect(await typed(text)).toEqual([[cents]]);
  expect(box()).toHaveValue(written);
});

it.each([
  ["douze", "Tape un montant en euros, comme 12,50"],
  ["1,005", "Pas plus de deux chiffres après la virgule"],
  ["0", "La valeur doit être au moins de 0,01\u00a0€"],
  ["500,01", "Pas plus de 500,00\u00a0€"],
])("hands over nothing of %s, keeps it and says why", async (text, problem) => {
  expect(await typed(text)).toEqual([]);
  expect(box()).toHaveValue(text);
  expect(box()).toHaveAccessibleDescription(problem);
});

/** Result of `read`: true when every typed text could be handed over. */
function readBy(fields: FormFields): boolean {
  let areRead = false;
  act(() => void (areRead = fields.read()));
  return areRead;
}

it("hands over what is typed when its form is tried, before it is left", async () => {
  const onChange = jest.fn();
  const fields = createFormFields();
  render(<Field onChange={onChange} />, {
    wrapper: ({ children }) => <FormFieldsContext value={fields}>{children}</FormFieldsContext>,
  });
  await userEvent.type(box(), "5");
  expect(onChange).not.toHaveBeenCalled();
  expect(readBy(fields)).toBe(false);
  expect(box()).toHaveAccessibleDescription(/Pas plus de deux chiffres/);
  await userEvent.type(box(), "{Backspace}");
  expect(fields.hasUnread()).toBe(false);
  await userEvent.type(box(), "{Backspace}");
  expect(readBy(fields)).toBe(true);
  expect(fields.hasUnread()).toBe(false);
  expect(onChange).not.toHaveBeenCalled();
});
