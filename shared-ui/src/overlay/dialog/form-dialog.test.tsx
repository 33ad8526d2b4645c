import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createFormFields } from "../../base/field/form-fields";
import { TextField } from "../../base/field/text-field";
import type { FormState } from "../../form/frame/form-state";
import { InlineForm } from "../../form/frame/inline-form";
import { TextareaField } from "../../form/text/textarea-field";
import { prefetchDialog } from "./dialog";
import { FormDialog } from "./form-dialog";
import { RemoveDialog } from "./remove-dialog";

beforeAll(() => prefetchDialog());

const nothing = () => undefined;
const submit = jest.fn();
const close = jest.fn();

function formThat(state: Partial<FormState> = {}): FormState {
  const calm = {
    submit,
    sending: false,
    refusal: undefined,
    conflict: undefined,
    fields: createFormFields(),
  };
  return { ...calm, ...state };
}

const fields = (
  <>
    <TextField label="Nom" value="Gaffer" />
    <TextareaField label="Commentaire" value="" />
  </>
);

beforeEach(() => jest.clearAllMocks());

describe.each([
  [
    "a form in a dialog",
    (state?: Partial<FormState>) => (
      <FormDialog
        form={formThat(state)}
        title="Ajouter un matos"
        submitLabel="Ajouter"
        onClose={close}
        theirs="Scotch"
      >
        {fields}
      </FormDialog>
    ),
  ],
  [
    "a form in the page",
    (state?: Partial<FormState>) => (
      <InlineForm
        form={formThat(state)}
        label="Ajouter un matos"
        submitLabel="Ajouter"
        onCancel={close}
        theirs="Scotch"
      >
        {fields}
      </InlineForm>
    ),
  ],
])("%s", (_, formWith) => {
  it("is sent by its button, by Enter, and by Ctrl+Enter in a long text, which Enter only breaks", async () => {
    render(formWith());
    await userEvent.click(screen.getByRole("button", { name: "Ajouter" }));
    expect(submit).toHaveBeenCalledTimes(1);
    await userEvent.type(screen.getByLabelText("Nom"), "{Enter}");
    expect(submit).toHaveBeenCalledTimes(2);
    const comment = screen.getByLabelText("Commentaire");
    await userEvent.type(comment, "{Enter}");
    expect(submit).toHaveBeenCalledTimes(2);
    await userEvent.type(comment, "{Control>}{Enter}{/Control}");
    expect(submit).toHaveBeenCalledTimes(3);
  });

  it("waits while it is on its way, and keeps the focus on its button", () => {
    render(formWith({ sending: true }));
    const button = screen.getByRole("button", { name: "Ajouter" });
    expect(button).toHaveAttribute("aria-disabled", "true");
    expect(button).toHaveAttribute("aria-busy", "true");
    expect(button).toBeEnabled();
  });

  it("says over its buttons why it was refused", () => {
    render(formWith({ refusal: "La FA #3 est validée" }));
    const alert = screen.getByRole("alert");
    expect(alert).toHaveTextContent("La FA #3 est validée");
    const follows = alert.compareDocumentPosition(screen.getByRole("button", { name: "Ajouter" }));
    expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it("shows what another person has made of it, and lets the person choose", async () => {
    const keepMine = jest.fn();
    const takeTheirs = jest.fn();
    render(formWith({ conflict: { keepMine, takeTheirs } }));
    expect(screen.getByRole("group", { name: "Leur version" })).toHaveTextContent("Scotch");
    await userEvent.click(screen.getByRole("button", { name: "Garder la mienne" }));
    expect(keepMine).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole("button", { name: "Prendre la leur" }));
    expect(takeTheirs).toHaveBeenCalledTimes(1);
    expect(close).not.toHaveBeenCalled();
  });

  it("is given up for theirs where it can't take theirs over", async () => {
    render(formWith({ conflict: { theirs: "3 Scotch", keepMine: nothing } }));
    expect(screen.getByRole("group", { name: "Leur version" })).toHaveTextContent("3 Scotch");
    await userEvent.click(screen.getByRole("button", { name: "Prendre la leur" }));
    expect(close).toHaveBeenCalledTimes(1);
  });
});

describe("removing something", () => {
  const told = jest.fn();
  type Answer = { message: string } | undefined;
  function open(remove: () => Promise<Answer>) {
    render(
      <RemoveDialog title="Supprimer Gaffer" remove={remove} onRemoved={told} onClose={close}>
        Il disparaîtra du catalogue.
      </RemoveDialog>,
    );
  }
  const confirm = () => userEvent.click(screen.getByRole("button", { name: "Supprimer" }));

  it("asks first, then tells and closes", async () => {
    const remove = jest.fn(() => Promise.resolve<Answer>(undefined));
    open(remove);
    expect(screen.getByText("Il disparaîtra du catalogue.")).toBeInTheDocument();
    expect(remove).not.toHaveBeenCalled();
    await confirm();
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    expect(told).toHaveBeenCalledTimes(1);
  });

  it("is given up without a call", async () => {
    const remove = jest.fn(() => Promise.resolve<Answer>(undefined));
    open(remove);
    await userEvent.click(screen.getByRole("button", { name: "Annuler" }));
    expect(close).toHaveBeenCalledTimes(1);
    expect(remove).not.toHaveBeenCalled();
  });

  it("that is refused stays in view with the reason, until the person closes it or it succeeds", async () => {
    const remove = jest.fn(() => Promise.resolve<Answer>(undefined));
    remove.mockResolvedValueOnce({ message: "Il est lié à la FA #3" });
    open(remove);
    await confirm();
    expect(await screen.findByRole("alert")).toHaveTextContent("Il est lié à la FA #3");
    expect(close).not.toHaveBeenCalled();
    expect(told).not.toHaveBeenCalled();
    await confirm();
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  });

  it("happens once, however often the button is pressed", async () => {
    let answer: (outcome: Answer) => void = nothing;
    const remove = jest.fn(() => new Promise<Answer>((resolve) => (answer = resolve)));
    open(remove);
    await confirm();
    await confirm();
    await userEvent.keyboard("{Enter}");
    answer(undefined);
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    expect(remove).toHaveBeenCalledTimes(1);
  });
});
