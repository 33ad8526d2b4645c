import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TextField } from "@coulisses/shared-ui/base";
import { CheckboxField } from "@coulisses/shared-ui/form";
import { InlineForm } from "@coulisses/shared-ui/form";
import { useState } from "react";
import { array, object, rule, rules, string, useForm, type SendOutcome } from "../forms";

type Values = { name: string; lender: string; urgent: boolean };

const missing = (text: string) => (text.trim() === "" ? "Ce champ est requis" : undefined);
const schema = rules<Values>({
  name: missing,
  lender: (lender, { name }) =>
    lender !== "" && lender === name ? "Le prêteur n'est pas le matos" : undefined,
});

const send = jest.fn<Promise<SendOutcome>, [Values]>();
const onSent = jest.fn();
const empty: Values = { name: "", lender: "", urgent: false };

type LoanFormProps = { present?: Values; isProposed?: boolean; ownProblem?: string };

function LoanForm({ present = empty, isProposed = false, ownProblem }: LoanFormProps) {
  const form = useForm({ initialValues: present, isProposed, schema, send, onSent });
  return (
    <InlineForm form={form} label="Emprunt">
      <TextField label="Nom" {...form.field("name")} />
      <TextField label="Prêteur" {...form.field("lender")} />
      <CheckboxField label="Urgent" {...form.toggle("urgent")} />
      <TextField label="Quantité" value="" error={ownProblem} />
      <button type="submit">{form.sending ? "En route" : "Enregistrer"}</button>
      <button type="button" onClick={form.reset}>
        Recommencer
      </button>
      {form.dirty && "modifié"}
    </InlineForm>
  );
}

const field = (label: string) => screen.getByLabelText(label);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  send.mockReset().mockResolvedValue(undefined);
  onSent.mockReset();
});

describe("a form", () => {
  it("is sent with what was typed, and tells that it is saved", async () => {
    render(<LoanForm />);
    await userEvent.type(field("Nom"), "Gaffer");
    await userEvent.click(field("Urgent"));
    expect(screen.getByText("modifié")).toBeInTheDocument();
    await press("Enregistrer");
    await waitFor(() => expect(onSent).toHaveBeenCalledWith({ name: "Gaffer", lender: "", urgent: true }));
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("says what is wrong with a field once it was left, not before", async () => {
    render(<LoanForm />);
    await userEvent.type(field("Nom"), "G{Backspace}");
    expect(screen.queryByText("Ce champ est requis")).not.toBeInTheDocument();
    await userEvent.tab();
    expect(await screen.findByText("Ce champ est requis")).toBeInTheDocument();
  });

  it("tried too early says all that is wrong, goes to the first wrong field and sends nothing", async () => {
    render(<LoanForm />);
    await press("Enregistrer");
    await waitFor(() => expect(field("Nom")).toHaveFocus());
    expect(screen.getByText("Ce champ est requis")).toBeInTheDocument();
    await userEvent.keyboard("Gaffer");
    expect(screen.queryByText("Ce champ est requis")).not.toBeInTheDocument();
    await userEvent.type(field("Prêteur"), "Gaffer");
    await press("Enregistrer");
    await waitFor(() => expect(field("Prêteur")).toHaveFocus());
    expect(screen.getByText("Le prêteur n'est pas le matos")).toBeInTheDocument();
    expect(send).not.toHaveBeenCalled();
  });

  it("is sent by a press that follows the last key at once", async () => {
    render(<LoanForm />);
    await press("Enregistrer");
    await screen.findByText("Ce champ est requis");
    act(() => {
      fireEvent.change(field("Nom"), { target: { value: "Gaffer" } });
      fireEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
    });
    await waitFor(() => expect(onSent).toHaveBeenCalledWith({ ...empty, name: "Gaffer" }));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("believes a field that is filled and left in one go", async () => {
    render(<LoanForm />);
    act(() => {
      fireEvent.change(field("Nom"), { target: { value: "Gaffer" } });
      fireEvent.blur(field("Nom"));
    });
    await act(() => Promise.resolve());
    expect(screen.queryByText("Ce champ est requis")).not.toBeInTheDocument();
  });

  it("is not sent while a field shows a problem of its own", async () => {
    const { rerender } = render(<LoanForm ownProblem="Tape un nombre" />);
    await userEvent.type(field("Nom"), "Gaffer");
    await press("Enregistrer");
    await waitFor(() => expect(field("Quantité")).toHaveFocus());
    expect(send).not.toHaveBeenCalled();
    rerender(<LoanForm />);
    await press("Enregistrer");
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  });

  it("is sent once, however often its button is pressed meanwhile", async () => {
    let answer: (outcome: SendOutcome) => void = () => undefined;
    send.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    render(<LoanForm />);
    await userEvent.type(field("Nom"), "Gaffer");
    const button = screen.getByRole("button", { name: "Enregistrer" });
    fireEvent.click(button);
    fireEvent.click(button);
    await userEvent.click(await screen.findByRole("button", { name: "En route" }));
    answer(undefined);
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("starts anew when asked to", async () => {
    render(<LoanForm />);
    await userEvent.type(field("Nom"), "Gaffer");
    await press("Recommencer");
    expect(field("Nom")).toHaveValue("");
    expect(screen.queryByText("modifié")).not.toBeInTheDocument();
  });

  it("keeps its button under the pointer: a problem shows once the press is over", async () => {
    render(<LoanForm />);
    fireEvent.pointerDown(screen.getByRole("button", { name: "Recommencer" }));
    fireEvent.blur(field("Nom"));
    await Promise.resolve();
    expect(screen.queryByText("Ce champ est requis")).not.toBeInTheDocument();
    fireEvent.pointerUp(document);
    expect(await screen.findByText("Ce champ est requis")).toBeInTheDocument();
  });
});

describe("what the server refuses", () => {
  const taken = "Le matos « Gaffer » existe déjà";

  it("lands on the field it is about, which holds the form back until it changes", async () => {
    send.mockResolvedValueOnce({ message: taken, fields: { name: taken } });
    render(<LoanForm />);
    await userEvent.type(field("Nom"), "Gaffer");
    await press("Enregistrer");
    expect(await screen.findByText(taken)).toBeInTheDocument();
    await waitFor(() => expect(field("Nom")).toHaveFocus());
    expect(screen.getAllByText(taken)).toHaveLength(1);
    await press("Enregistrer");
    expect(send).toHaveBeenCalledTimes(1);
    await userEvent.type(field("Nom"), " large");
    expect(screen.queryByText(taken)).not.toBeInTheDocument();
    await press("Enregistrer");
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
  });

  it.each([
    ["names no field", { message: "La FA #3 est validée" }],
    [
      "is about a field that is not here",
      { message: "La FA #3 est validée", fields: { "gears.0.id": "inconnu" } },
    ],
  ])("and %s stands over the buttons until the next try", async (_, refusal) => {
    send.mockResolvedValueOnce(refusal);
    render(<LoanForm />);
    await userEvent.type(field("Nom"), "Gaffer");
    await press("Enregistrer");
    expect(await screen.findByRole("alert")).toHaveTextContent("La FA #3 est validée");
    await userEvent.type(field("Nom"), " large");
    expect(screen.getByRole("alert")).toBeInTheDocument();
    expect(field("Nom")).toHaveValue("Gaffer large");
    await press("Enregistrer");
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("of a rule that has no field here is told too", async () => {
    function Hidden() {
      const form = useForm({
        initialValues: { gears: [] },
        schema: rules<{ gears: number[] }>({ gears: () => "Il faut du matos" }),
        send: () => Promise.resolve(undefined),
        onSent,
      });
      return (
        <InlineForm form={form} label="Emprunt" submitLabel="Enregistrer">
          {null}
        </InlineForm>
      );
    }
    render(<Hidden />);
    await press("Enregistrer");
    expect(await screen.findByText("Il faut du matos")).toBeInTheDocument();
    expect(onSent).not.toHaveBeenCalled();
  });
});

describe("two people who change the same thing", () => {
  function Open() {
    const [present, setPresent] = useState<Values>({ name: "Gaffer", lender: "Régie", urgent: false });
    return (
      <>
        <LoanForm present={present} />
        <button onClick={() => setPresent({ ...present, lender: "Mairie" })}>Ils changent de prêteur</button>
        <button onClick={() => setPresent({ ...present, name: "Scotch" })}>Ils changent de nom</button>
      </>
    );
  }

  it("don't undo one another: what one has left alone follows", async () => {
    render(<Open />);
    await userEvent.type(field("Nom"), " large");
    await press("Ils changent de prêteur");
    await waitFor(() => expect(field("Prêteur")).toHaveValue("Mairie"));
    expect(field("Nom")).toHaveValue("Gaffer large");
    expect(screen.queryByText("Garder la mienne")).not.toBeInTheDocument();
  });

  it.each([
    ["Garder la mienne", "Gaffer large"],
    ["Prendre la leur", "Scotch"],
  ])("choose before anything is sent: %s", async (choice, name) => {
    render(<Open />);
    await userEvent.type(field("Nom"), " large");
    await press("Ils changent de nom");
    await press("Enregistrer");
    expect(screen.getByRole("button", { name: "Garder la mienne" })).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
    await press(choice);
    await waitFor(() => expect(field("Nom")).toHaveValue(name));
    await press("Enregistrer");
    await waitFor(() => expect(send).toHaveBeenCalledWith({ name, lender: "Régie", urgent: false }));
  });

  it("are nobody's when the values were proposed: what was typed stays, what was left alone follows", async () => {
    const { rerender } = render(<LoanForm isProposed />);
    await userEvent.type(field("Nom"), "Gaffer");
    rerender(<LoanForm isProposed present={{ name: "Scotch", lender: "Régie", urgent: false }} />);
    await waitFor(() => expect(field("Prêteur")).toHaveValue("Régie"));
    expect(screen.queryByText("Garder la mienne")).not.toBeInTheDocument();
    await press("Enregistrer");
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith({ name: "Gaffer", lender: "Régie", urgent: false }),
    );
  });

  it("are told by the server when it was not seen coming; mine may be sent over theirs", async () => {
    const keepMine = jest.fn(() => Promise.resolve(undefined));
    send.mockResolvedValueOnce({ theirs: "3 Scotch", keepMine });
    render(<LoanForm />);
    await userEvent.type(field("Nom"), "Gaffer");
    await press("Enregistrer");
    expect(await screen.findByText("3 Scotch")).toBeInTheDocument();
    await press("Garder la mienne");
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
    expect(keepMine).toHaveBeenCalledTimes(1);
    expect(screen.queryByText("3 Scotch")).not.toBeInTheDocument();
  });
});

it("rules work within a schema of yup: a list says which line is wrong", async () => {
  const lines = object({
    lines: array().of(string().test(rule<string | undefined>((line = "") => missing(line)))),
  });
  expect(
    rules<{ lines: string[] }>({ lines: array().min(1, "Une ligne au moins") }).isValidSync({ lines: [] }),
  ).toBe(false);
  expect(lines.isValidSync({ lines: ["Gaffer", ""] })).toBe(false);
  await expect(lines.validate({ lines: [""] })).rejects.toThrow("Ce champ est requis");
});
