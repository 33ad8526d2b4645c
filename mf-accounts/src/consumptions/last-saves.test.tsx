import { lea } from "@coulisses/shared-auth/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { amountOf, openSg, press } from "../testing/sg-evening";
import { holder, savedBatch } from "../testing/sg-samples";
import { sgServer } from "../testing/sg-server";

const festival = sgServer();
const { kept } = festival;
const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));

describe("A save that was made", () => {
  beforeEach(() => {
    kept.batches = [savedBatch];
  });

  it("shows a line that was taken back as such, also to those who can't see that it is struck", async () => {
    const line = { person: lea, amount: 600, context: "Fût de Blonde", isUndone: false };
    kept.lines = { 1: [line, { ...line, amount: 900, isUndone: true }] };
    const page = await openSg();
    await press(page, "Derniers enregistrements");
    await page.user.click((await dialog("Derniers enregistrements")).getByText("Vendredi"));
    const opened = await dialog("Vendredi");
    expect(await opened.findByLabelText(/^9,00\s€, annulé$/)).toBeVisible();
    expect(opened.getByText("6,00 €").closest("s")).toBeNull();
    expect(opened.getByText(/^80,01\s€ au total$/)).toBeVisible();
  });

  it("stays, and so does the question, when its lines can't be read before it is taken back", async () => {
    const page = await openSg();
    await press(page, "Annuler cet enregistrement : Vendredi");
    const question = await dialog("Annuler cet enregistrement ?");
    festival.unplug();
    const confirm = question.getByRole("button", { name: "Annuler l'enregistrement" });
    await page.user.click(confirm);
    await waitFor(() => expect(page.messages()[0]).toMatch(/^Impossible de joindre le serveur/));
    expect(festival.writes).toEqual([]);
    festival.plug();
    await waitFor(() => expect(confirm).not.toHaveAttribute("aria-busy", "true"));
    await page.user.click(confirm);
    await waitFor(() => expect(festival.writes).toEqual(["DELETE transactions/batches/1"]));
  });

  it("is not taken back by Escape", async () => {
    const page = await openSg();
    await press(page, "Annuler cet enregistrement : Vendredi");
    await dialog("Annuler cet enregistrement ?");
    await page.user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(festival.writes).toEqual([]);
  });
});

describe("The mail to those in debt", () => {
  it("goes to each of them, under the signature that was written last, once one has agreed", async () => {
    const asked: string[] = [];
    festival.answers({
      consumer: {
        readNegativeMail: () => ({
          signature: "Le SG de nuit",
          last: { at: "2026-11-20T19:00:00.000Z", by: "Solène Gauthier", count: 2 },
        }),
        sendNegativeMail: ({ body }) => {
          asked.push(body.signature);
          return { count: 1 };
        },
      },
    });
    const { user, messages } = await openSg();
    await user.click(await screen.findByRole("button", { name: "Mail aux CP négatifs" }));
    const before = "Dernier envoi : 20 novembre 2026 à 20:00, par Solène Gauthier (2 personnes).";
    expect(await screen.findByText(before)).toBeVisible();
    const writing = await dialog("Mail aux CP négatifs");
    expect(writing.getByRole("row", { name: /Bob/ })).toBeVisible();
    expect(writing.getByLabelText(/Signature/)).toHaveValue("Le SG de nuit");
    expect(asked).toEqual([]);
    await user.type(writing.getByLabelText(/Signature/), ", Sacha");
    await user.click(writing.getByRole("button", { name: "Envoyer le mail" }));
    await waitFor(() => expect(messages()).toEqual(["Les CP négatifs ont reçu leur mail"]));
    expect(asked).toEqual(["Le SG de nuit, Sacha"]);
  });

  it("that another treasurer has just sent is refused in the dialog", async () => {
    festival.answers({ consumer: { readNegativeMail: () => ({ signature: "Le SG", last: null }) } });
    festival.refuse("consumer.sendNegativeMail", 409, "Solène vient d'écrire aux CP négatifs");
    const { user } = await openSg();
    await user.click(await screen.findByRole("button", { name: "Mail aux CP négatifs" }));
    await user.click(await screen.findByRole("button", { name: "Envoyer le mail" }));
    const writing = await dialog("Mail aux CP négatifs");
    expect(await writing.findByText("Solène vient d'écrire aux CP négatifs")).toBeVisible();
  });

  it("is offered to nobody while nobody is in debt", async () => {
    kept.consumers = [holder(11, "Ada", "Roux", { balance: 0, teams: ["hard"] })];
    await openSg();
    expect(screen.getByText("Personne n'est dans le négatif")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Mail aux CP négatifs" })).not.toBeInTheDocument();
  });
});

it("Several lines of a spreadsheet are counted, and what was typed for others stays", async () => {
  const page = await openSg();
  fireEvent.change(amountOf("Cléo Blanc"), { target: { value: "5" } });
  await press(page, "Coller depuis un tableur");
  const paste = await dialog("Coller depuis un tableur");
  fireEvent.change(paste.getByLabelText("Noms et nombres"), {
    target: { value: "Roux Ada\t3\nNoir Bob\t4" },
  });
  await page.user.click(paste.getByRole("button", { name: "Remplir le tableau" }));
  await waitFor(() => expect(page.messages()).toEqual(["2 lignes ont été reprises"]));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  const typed = ["Ada Roux", "Bob Noir", "Cléo Blanc"].map(amountOf);
  expect(typed.map((field) => (field as HTMLInputElement).value)).toEqual(["3", "4", "5"]);
});
