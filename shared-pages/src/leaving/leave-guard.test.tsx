import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FormFieldsContext, NumberField } from "@coulisses/shared-ui/form";
import { useState } from "react";
import { DepartureQuestion } from "../testing/feature-at";
import { rules, type SendOutcome, useForm } from "../forms";
import { BrowserRouter, Link, Route, Routes, useLocation, useNavigate } from "../router";

type Values = { name: string };
const send = jest.fn<Promise<SendOutcome>, [Values]>();
const schema = rules<Values>({});
const initialValues: Values = { name: "" };

/** A number that can't be read: its field hands over nothing. */
const HALF_TYPED = "12kg";

function LoanForm({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const form = useForm({
    initialValues,
    schema,
    send: async (values) => (await send(values)) ?? (() => void navigate("/emprunts/1")),
  });
  const [quantity, setQuantity] = useState<number | null>(null);
  const { value, onChange } = form.field("name");
  return (
    <FormFieldsContext value={form.fields}>
      <input aria-label="Nom" value={value} onChange={(event) => onChange(event.target.value)} />
      <NumberField label="Quantité" value={quantity} onChange={setQuantity} />
      <button onClick={form.submit}>Enregistrer</button>
      <button onClick={() => form.leave(onClose)}>Fermer</button>
      <p>{form.refusal}</p>
    </FormFieldsContext>
  );
}

function LoansPage() {
  const [isOpen, open] = useState(true);
  const { search } = useLocation();
  return (
    <>
      {isOpen && <LoanForm onClose={() => open(false)} />}
      <Link to="/matos">Matos</Link>
      <Link to="?page=2">Page suivante</Link>
      <p>Emprunts {search}</p>
    </>
  );
}

const question = () => screen.queryByRole("alertdialog", { name: "Abandonner ta saisie ?" });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const type = (text: string) => userEvent.type(screen.getByLabelText("Nom"), text);
const follow = (name: string) => userEvent.click(screen.getByRole("link", { name }));
/** The browser asks in its own words on a reload or a closed tab. */
const browserAsks = () => !fireEvent(window, new Event("beforeunload", { cancelable: true }));

beforeEach(async () => {
  send.mockReset().mockResolvedValue(undefined);
  window.history.replaceState(null, "", "/accueil");
  render(
    <BrowserRouter>
      <Link to="/emprunts">Emprunts</Link>
      <Routes>
        <Route path="/emprunts" element={<LoansPage />} />
        <Route path="*" element={<p>Une autre page</p>} />
      </Routes>
      <DepartureQuestion />
    </BrowserRouter>,
  );
  await follow("Emprunts");
});

describe("a form in which nothing was typed", () => {
  it("is left without a question", async () => {
    expect(browserAsks()).toBe(false);
    await follow("Matos");
    expect(screen.getByText("Une autre page")).toBeInTheDocument();
  });

  it("is closed without a question", async () => {
    await press("Fermer");
    expect(screen.queryByLabelText("Nom")).not.toBeInTheDocument();
  });
});

describe("what was typed in a form", () => {
  it("stays when a link is followed by mistake, and goes when the person says so", async () => {
    await type("Table");
    await follow("Matos");
    expect(question()).toBeInTheDocument();
    await press("Rester");
    expect(question()).not.toBeInTheDocument();
    expect(screen.getByLabelText("Nom")).toHaveValue("Table");
    expect(window.location.pathname).toBe("/emprunts");

    await follow("Matos");
    await press("Abandonner");
    expect(screen.getByText("Une autre page")).toBeInTheDocument();
    expect(window.location.pathname).toBe("/matos");
    expect(browserAsks()).toBe(false);
  });

  it("stays when the back button is pressed, until the person says so", async () => {
    await type("Table");
    act(() => window.history.back());
    await waitFor(() => expect(question()).toBeInTheDocument());
    await waitFor(() => expect(window.location.pathname).toBe("/emprunts"));
    await press("Rester");
    expect(screen.getByLabelText("Nom")).toHaveValue("Table");

    act(() => window.history.back());
    await waitFor(() => expect(question()).toBeInTheDocument());
    await waitFor(() => expect(window.location.pathname).toBe("/emprunts"));
    await press("Abandonner");
    expect(await screen.findByText("Une autre page")).toBeInTheDocument();
    expect(window.location.pathname).toBe("/accueil");
  });

  it("stays when the form is closed by mistake", async () => {
    await type("Table");
    await press("Fermer");
    await press("Rester");
    expect(screen.getByLabelText("Nom")).toHaveValue("Table");
    await press("Fermer");
    await press("Abandonner");
    expect(screen.queryByLabelText("Nom")).not.toBeInTheDocument();
  });

  it("makes the browser ask before the page is reloaded or its tab closed", async () => {
    await type("Table");
    expect(browserAsks()).toBe(true);
    await userEvent.clear(screen.getByLabelText("Nom"));
    expect(browserAsks()).toBe(false);
  });

  it("is not at stake while the page stays the same", async () => {
    await type("Table");
    await follow("Page suivante");
    expect(question()).not.toBeInTheDocument();
    expect(screen.getByText("Emprunts ?page=2")).toBeInTheDocument();
    expect(screen.getByLabelText("Nom")).toHaveValue("Table");
  });

  it("counts when a field shows it and can't hand it over", async () => {
    await userEvent.type(screen.getByLabelText("Quantité"), HALF_TYPED);
    expect(browserAsks()).toBe(true);
    await press("Fermer");
    expect(question()).toBeInTheDocument();
  });

  it("is saved: nothing is asked on going to the page of what was made", async () => {
    await type("Table");
    await press("Enregistrer");
    expect(await screen.findByText("Une autre page")).toBeInTheDocument();
    expect(window.location.pathname).toBe("/emprunts/1");
  });

  it("is asked about when the server has refused it", async () => {
    send.mockResolvedValue({ message: "Le serveur est débordé" });
    await type("Table");
    await press("Enregistrer");
    expect(await screen.findByText("Le serveur est débordé")).toBeInTheDocument();
    await follow("Matos");
    expect(question()).toBeInTheDocument();
  });
});
