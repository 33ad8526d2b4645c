import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createFormFields } from "../../base/field/form-fields";
import type { FormState } from "./form-state";
import { InlineForm, type InlineFormProps } from "./inline-form";

const calm: FormState = {
  submit: jest.fn(),
  sending: false,
  refusal: undefined,
  conflict: undefined,
  fields: createFormFields(),
};
beforeEach(() => jest.clearAllMocks());

function open(form: Partial<FormState> = {}, props: Partial<InlineFormProps> = {}) {
  render(
    <InlineForm form={{ ...calm, ...form }} label="Commentaire" submitLabel="Envoyer" {...props}>
      <input aria-label="Titre" />
      <textarea aria-label="Texte" />
    </InlineForm>,
  );
  return userEvent.setup();
}
const click = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole("button", { name }));

describe("A form in the page", () => {
  it("is sent by its button, by Enter, and by Ctrl+Enter where Enter starts a line", async () => {
    const user = open();
    await click(user, "Envoyer");
    await user.type(screen.getByLabelText("Titre"), "Bonjour{Enter}");
    expect(calm.submit).toHaveBeenCalledTimes(2);
    await user.type(screen.getByLabelText("Texte"), "Une ligne{Enter}une autre");
    expect(calm.submit).toHaveBeenCalledTimes(2);
    await user.keyboard("{Control>}{Enter}{/Control}");
    expect(calm.submit).toHaveBeenCalledTimes(3);
    expect(screen.getByLabelText("Texte")).toHaveValue("Une ligne\nune autre");
  });

  it("is given up at once, or once it agrees to lose what was typed", async () => {
    const onCancel = jest.fn();
    const user = open({}, { onCancel });
    await click(user, "Annuler");
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it("that holds something typed decides by itself whether it is given up", async () => {
    const onCancel = jest.fn();
    const leave = jest.fn((_close: () => void) => undefined);
    const user = open({ leave }, { onCancel });
    await click(user, "Annuler");
    expect(onCancel).not.toHaveBeenCalled();
    leave.mock.calls[0]?.[0]();
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it("says why the server refused it", () => {
    open({ refusal: "La FA est validée" });
    expect(screen.getByRole("alert")).toHaveTextContent("La FA est validée");
  });

  it("shows what another person has made of it, and asks whose stands", async () => {
    const keepMine = jest.fn();
    const onCancel = jest.fn();
    const user = open({ conflict: { keepMine } }, { theirs: "Leur texte", onCancel });
    expect(screen.getByRole("group", { name: "Leur version" })).toHaveTextContent("Leur texte");
    await click(user, "Garder la mienne");
    expect(keepMine).toHaveBeenCalledTimes(1);
    await click(user, "Prendre la leur");
    expect(onCancel).toHaveBeenCalledTimes(1);
  });
});
