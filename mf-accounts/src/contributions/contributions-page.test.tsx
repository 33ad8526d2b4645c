import { ofName } from "@coulisses/shared-domain/french/of-name";
import { baseApi } from "@coulisses/shared-auth";
import { downloads } from "@coulisses/shared-auth/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { contributionsServer } from "../testing/contributions-server";
import { openPage } from "../testing/open-page";

const festival = contributionsServer();
const files = downloads();

const path = "/contributions";
const row = (name: string) => screen.findByRole("row", { name: new RegExp(`^${name}`) });
const left = (name: string) =>
  waitFor(() => expect(screen.queryByRole("row", { name: new RegExp(`^${name}`) })).not.toBeInTheDocument());
const amountOf = (name: string) =>
  screen.findByRole("textbox", { name: `Montant ${ofName(`${name} Roux`)}` });
const button = (name: string) => screen.findByRole("button", { name });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

beforeEach(() => {
  festival.has("Ada", { nickname: "Loulou" });
  festival.has("Bob", { teams: ["benevole", "vieux"] });
});

describe("Those who have not paid", () => {
  it("stand first, each with an euro to pay in one gesture", async () => {
    const { user, messages } = openPage(path);
    expect(await amountOf("Ada (Loulou)")).toHaveValue("1,00");
    await user.click(await button("Valider le paiement d'Ada (Loulou) Roux"));
    await left("Ada");
    await waitFor(() => expect(messages()).toEqual(["La cotisation a été payée 💰"]));
    expect(festival.writes).toEqual(['POST contributions {"adherentId":101,"amount":100}']);
    expect(screen.getByRole("row", { name: /^Bob/ })).toBeVisible();
    expect(screen.getByText(/^1 cotisant, 1,00\s€ en tout · 1 non cotisant$/)).toBeVisible();
  });

  it("are paid by Enter, with a comma or a dot, one after the other", async () => {
    const { user } = openPage(path);
    const ada = await amountOf("Ada (Loulou)");
    await user.clear(ada);
    await user.type(ada, "12.5{Enter}");
    await left("Ada");
    expect(festival.writes).toEqual(['POST contributions {"adherentId":101,"amount":1250}']);
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Montant de Bob Roux" })).toHaveFocus());
  });

  it.each([
    ["0,99", "La valeur doit être au moins de 1,00 €"],
    ["beaucoup", "Tape un montant en euros, comme 12,50"],
    ["", "Ce champ est requis"],
  ])("can't pay « %s »: %s", async (text, problem) => {
    const { user } = openPage(path);
    const bob = await amountOf("Bob");
    type(bob, text);
    await user.click(await button("Valider le paiement de Bob Roux"));
    expect(await screen.findByText(problem)).toBeVisible();
    expect(festival.writes).toEqual([]);
  });

  it("that another person has just noted are told so, and leave the list", async () => {
    const { user, messages } = openPage(path);
    await row("Ada");
    festival.pay(101, 500);
    await user.click(await button("Valider le paiement d'Ada (Loulou) Roux"));
    await left("Ada");
    await waitFor(() =>
      expect(messages()).toEqual(["Le bénévole a déjà payé sa cotisation pour cette édition"]),
    );
  });

  it("follow what others note", async () => {
    const { store } = openPage(path);
    await row("Ada");
    festival.pay(101, 500);
    store.dispatch(baseApi.util.invalidateTags([{ type: "Contribution", id: "LIST" }]));
    await left("Ada");
  });

  it("are found by name and team, and the address says so", async () => {
    const { user, address } = openPage(path);
    await row("Ada");
    await user.type(screen.getByRole("searchbox", { name: "Chercher un bénévole" }), "LOULOU");
    await left("Bob");
    expect(address()).toBe("/contributions?search=LOULOU");
  });

  it("are those that a link asks for, in hard, orga or vieux", async () => {
    const { user } = openPage(`${path}?team=vieux`);
    await row("Bob");
    await left("Ada");
    await user.click(screen.getByLabelText("Équipe"));
    const options = await screen.findAllByRole("option");
    expect(options).toHaveLength(3);
  });

  it("are nobody: the list says so, and otherwise that nothing matches", async () => {
    festival.pay(101, 100);
    festival.pay(102, 100);
    const { user } = openPage(path);
    expect(await screen.findByText("Aucun bénévole trouvé")).toBeVisible();
    await user.type(screen.getByRole("searchbox"), "licorne");
    expect(await screen.findByText("Rien ne correspond à ces filtres")).toBeVisible();
  });

  it("can't be read without network, until it is back", async () => {
    festival.unplug();
    const { user } = openPage(path);
    const [retry] = await screen.findAllByRole("button", { name: /Réessayer/ });
    festival.plug();
    await user.click(retry!);
    expect(await row("Bob")).toBeVisible();
  });

  it("are four hundred and fifty in pages", async () => {
    for (let more = 0; more < 450; more++) festival.has(`Foule ${String(more)}`);
    openPage(path);
    await row("Ada");
    expect(screen.getAllByRole("row").length).toBeLessThan(30);
  });
});

describe("Those who have paid", () => {
  beforeEach(() => festival.pay(101, 500));

  it("are shown on demand, and by the link that says so", async () => {
    const { user, address } = openPage(path);
    await row("Bob");
    await user.click(await button("Afficher les cotisants"));
    expect(await amountOf("Ada (Loulou)")).toHaveValue("5,00");
    expect(address()).toBe("/contributions?paid=1");
    await user.click(await button("Afficher les non cotisants"));
    expect(await row("Bob")).toBeVisible();
  });

  it("are corrected in their row", async () => {
    const { user, messages } = openPage(`${path}?paid=1`);
    const ada = await amountOf("Ada (Loulou)");
    await user.click(await button("Modifier la cotisation d'Ada (Loulou) Roux"));
    await waitFor(() => expect(messages()).toEqual(["Le montant n'a pas changé"]));
    type(ada, "7");
    await user.click(await button("Modifier la cotisation d'Ada (Loulou) Roux"));
    await waitFor(() => expect(messages()).toContain("La cotisation a été modifiée 💰"));
    expect(festival.writes).toEqual(['PATCH contributions/adherents/101/editions/52 {"amount":700}']);
    expect(await amountOf("Ada (Loulou)")).toHaveValue("7,00");
  });

  it("are taken off once one has agreed to lose what was paid", async () => {
    const { user, messages } = openPage(`${path}?paid=1`);
    await user.click(await button("Supprimer la cotisation d'Ada (Loulou) Roux"));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText(/^Les 5,00\s€ payés/)).toBeVisible();
    expect(festival.writes).toEqual([]);
    await user.click(dialog.getByRole("button", { name: "Supprimer" }));
    await left("Ada");
    await waitFor(() => expect(messages()).toEqual(["La cotisation a été supprimée 💰"]));
    expect(festival.writes).toEqual(["DELETE contributions/adherents/101/editions/52"]);
  });

  it("are a file, whichever list is on screen", async () => {
    const { user } = openPage(path);
    await row("Bob");
    await user.click(await button("Exporter les cotisants"));
    await waitFor(async () => expect(await files()).toHaveLength(1));
    const [file] = await files();
    expect(file?.name).toMatch(/^cotisants-\d{4}-\d\d-\d\d\.csv$/);
    expect(file?.lines).toEqual([
      '"Prénom","Nom","Surnom","Montant (€)","Email"',
      '"Ada","Roux","Loulou","5,00","ada@example.org"',
    ]);
    expect(festival.writes).toEqual(['POST audit-entries/exports {"what":"contributions","rows":1}']);
  });
});
