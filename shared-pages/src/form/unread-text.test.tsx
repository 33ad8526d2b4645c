import { FormFieldsContext, NumberField } from "@coulisses/shared-ui/form";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { rules, useForm } from "../forms";

const send = jest.fn(() => Promise.resolve(undefined));

type Values = { count: number | null };

function LoanForm() {
  const form = useForm<Values>({ initialValues: { count: 2 }, schema: rules<Values>({}), send });
  return (
    <FormFieldsContext value={form.fields}>
      <NumberField label="Nombre" {...form.field("count")} />
      <button onClick={form.submit}>Enregistrer</button>
      {form.dirty && "modifié"}
    </FormFieldsContext>
  );
}

it("a form reads what is typed before it leaves, and does not leave with a text that no field can read", async () => {
  render(<LoanForm />);
  const count = screen.getByLabelText("Nombre");
  const save = () => userEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
  await userEvent.type(count, "kg");
  expect(screen.getByText("modifié")).toBeInTheDocument();
  await save();
  await waitFor(() => expect(count).toHaveFocus());
  expect(count).toBeInvalid();
  expect(send).not.toHaveBeenCalled();
  await userEvent.type(count, "{Backspace}{Backspace}5");
  await save();
  await waitFor(() => expect(send).toHaveBeenCalledWith({ count: 25 }));
});
