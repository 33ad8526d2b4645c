import { FormFieldsContext } from "@coulisses/shared-ui/form";
import { render, screen } from "@testing-library/react";
import { session } from "@coulisses/shared-auth";
import { api, fakeServer, logIn, refusal } from "@coulisses/shared-auth/testing";
import { http } from "msw";
import userEvent from "@testing-library/user-event";
import { DepartureQuestion } from "../testing/feature-at";
import { rules, type SendOutcome, useForm } from "../forms";

type Values = { name: string; lender: string; picture: File | null; password: string };
const schema = rules<Values>({});
const empty: Values = { name: "", lender: "", picture: null, password: "" };
const send = jest.fn<Promise<SendOutcome>, [Values]>();

fakeServer(http.post(api("refresh"), () => refusal(401, "La session a expiré")));

const NOEL = 1;
const CHLOE = 2;

function LoanForm({ present = empty }: { present?: Values }) {
  const form = useForm({ draft: "loan-new", initialValues: present, schema, send });
  const { name, lender, picture, password } = form.values;
  return (
    <FormFieldsContext value={form.fields}>
      <input aria-label="Nom" value={name} onChange={({ target }) => form.setValue("name", target.value)} />
      <input
        aria-label="Prêteur"
        value={lender}
        onChange={({ target }) => form.setValue("lender", target.value)}
      />
      <input
        aria-label="Mot de passe"
        value={password}
        onChange={({ target }) => form.setValue("password", target.value)}
      />
      <input
        type="file"
        aria-label="Photo"
        onChange={({ target }) => form.setValue("picture", target.files?.[0] ?? null)}
      />
      <p>{picture ? `Photo ${picture.name}` : "Sans photo"}</p>
      {form.conflict && <button onClick={form.conflict.keepMine}>Garder la mienne</button>}
      {form.draft && <button onClick={form.draft.discard}>Repartir de zéro</button>}
      <button onClick={form.submit}>Envoyer</button>
      <button onClick={() => form.leave(() => undefined)}>Annuler</button>
    </FormFieldsContext>
  );
}

/** Opens the form, as anew after a reload: what was on screen is gone. */
function open(present?: Values) {
  document.body.replaceChildren();
  render(
    <>
      <LoanForm {...(present && { present })} />
      <DepartureQuestion />
    </>,
  );
  return userEvent.setup();
}
const name = () => screen.getByLabelText("Nom");
const press = (button: string) => screen.getByRole("button", { name: button });

beforeEach(() => {
  sessionStorage.clear();
  logIn({ userId: NOEL });
  send.mockReset().mockResolvedValue(undefined);
});

describe("a half-filled form", () => {
  it("comes back after a reload, and says that it does", async () => {
    await open().type(name(), "Barrière");
    open();
    expect(name()).toHaveValue("Barrière");
    expect(press("Repartir de zéro")).toBeInTheDocument();
  });

  it("waits for the same person while nobody is signed in, and not for another", async () => {
    await open().type(name(), "Barrière");
    await session.renew();
    open();
    expect(name()).toHaveValue("");
    logIn({ userId: NOEL });
    open();
    expect(name()).toHaveValue("Barrière");
    logIn({ userId: CHLOE });
    open();
    expect(name()).toHaveValue("");
  });

  it("is over once it is sent, given up, or begun anew", async () => {
    const user = open();
    await user.type(name(), "Barrière");
    await user.click(press("Envoyer"));
    open();
    expect(name()).toHaveValue("");

    await user.type(name(), "Table");
    await user.click(press("Annuler"));
    await user.click(press("Abandonner"));
    open();
    expect(name()).toHaveValue("");

    await user.type(name(), "Chaise");
    open();
    await user.click(press("Repartir de zéro"));
    expect(name()).toHaveValue("");
    open();
    expect(name()).toHaveValue("");
  });

  it("stays while the server refuses it", async () => {
    send.mockResolvedValue({ message: "Le matos existe déjà" });
    const user = open();
    await user.type(name(), "Barrière");
    await user.click(press("Envoyer"));
    open();
    expect(name()).toHaveValue("Barrière");
  });

  it("keeps neither a file nor a password", async () => {
    const user = open();
    await user.type(name(), "Barrière");
    await user.type(screen.getByLabelText("Mot de passe"), "tr3s-secret");
    await user.upload(screen.getByLabelText("Photo"), new File(["…"], "photo.png"));
    expect(JSON.stringify({ ...sessionStorage })).not.toContain("tr3s-secret");
    open();
    expect(name()).toHaveValue("Barrière");
    expect(screen.getByLabelText("Mot de passe")).toHaveValue("");
    expect(screen.getByText("Sans photo")).toBeInTheDocument();
  });

  it("asks whose version stands when another person has changed the same field meanwhile", async () => {
    await open().type(name(), "Barrière");
    open({ ...empty, name: "Barrière Vauban", lender: "INSA" });
    expect(name()).toHaveValue("Barrière");
    expect(screen.getByLabelText("Prêteur")).toHaveValue("INSA");
    expect(press("Garder la mienne")).toBeInTheDocument();
  });
});
