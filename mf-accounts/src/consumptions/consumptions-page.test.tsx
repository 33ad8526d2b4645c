import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { savedBatch } from "../testing/sg-samples";
import { sgServer } from "../testing/sg-server";
import { openPage } from "../testing/open-page";
import {
  amountOf,
  cellsOf,
  chooseMode,
  fact,
  openSg as open,
  press,
  save,
  typeAmount,
} from "../testing/sg-evening";

const festival = sgServer();
const { kept } = festival;

describe("A barrel", () => {
  it("shows what each will pay, to the cent, and what the association keeps (BA-2)", async () => {
    await open();
    typeAmount("Ada Roux", "1");
    typeAmount("Bob Noir", "3");
    typeAmount("Cléo Blanc", "11");
    expect(cellsOf("Ada Roux").slice(1, 3)).toEqual(["19,74\u00a0€", "5,34\u00a0€"]);
    expect(cellsOf("Cléo Blanc")[2]).toBe("58,67\u00a0€");
    expect([fact("Prix du fût"), fact("Prix du bâton"), fact("Nombre total de bâtons")]).toEqual([
      "80,00\u00a0€",
      "5,34\u00a0€",
      "15",
    ]);
    expect(fact("Montant total")).toBe("80,01\u00a0€");
    expect(fact("Gardé par l'association (arrondi)")).toBe("0,01\u00a0€");
  });

  it("is saved under its name, at the price that was shown, and the table begins anew", async () => {
    const page = await open();
    typeAmount("Ada Roux", "1");
    typeAmount("Bob Noir", "3");
    fireEvent.change(screen.getByLabelText("Nom de l'enregistrement"), {
      target: { value: "Vendredi soir" },
    });
    await save(page);
    await waitFor(() => expect(page.messages()).toEqual(["Les transactions fût ont été enregistrées 💸"]));
    const lines = [
      { consumer: 11, consumption: 1 },
      { consumer: 12, consumption: 3 },
    ];
    expect(festival.writes).toEqual([
      `POST transactions/barrels ${JSON.stringify({ barrelSlug: "blonde", price: 8000, transactions: lines })}`,
    ]);
    expect(kept.batches[0]?.name).toBe("Vendredi soir");
    expect(amountOf("Ada Roux")).toHaveValue("");
    expect(sessionStorage).toHaveLength(0);
    expect(screen.getByRole("searchbox", { name: "Rechercher une personne" })).toHaveFocus();
  });

  it("whose price has changed meanwhile is not charged: the preview shows the new one", async () => {
    const page = await open();
    const message = "Le prix du fût a changé : 90,00 € au lieu de 80,00 €";
    festival.refuse("consumption.chargeBarrel", 409, message);
    typeAmount("Ada Roux", "1");
    kept.barrels = [{ slug: "blonde", drink: "Blonde", price: 9000, openedOn: "2027-02-22T19:00:00.000Z" }];
    await save(page);
    expect(await screen.findByRole("alert")).toHaveTextContent(message);
    await waitFor(() => expect(cellsOf("Ada Roux")[2]).toBe("90,00\u00a0€"));
    expect(amountOf("Ada Roux")).toHaveValue("1");
  });

  it("is saved once by a hand that trembles", async () => {
    const page = await open();
    typeAmount("Ada Roux", "1");
    await press(page, "Enregistrer");
    const button = await screen.findByRole("button", { name: "Confirmer l'enregistrement" });
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(amountOf("Ada Roux")).toHaveValue(""));
    expect(festival.writes).toHaveLength(1);
  });
});

describe("The other modes", () => {
  it("are the cupboard at its price, deposits and events in euros", async () => {
    const page = await open();
    await chooseMode(page, "Placard");
    expect(screen.getByLabelText(/^Prix du bâton/)).toHaveValue("0,30");
    typeAmount("Ada Roux", "11");
    expect(fact("Montant total")).toBe("3,30\u00a0€");
    await save(page);
    await waitFor(() => expect(festival.writes).toHaveLength(1));
    await chooseMode(page, "Dépôt");
    typeAmount("Bob Noir", "19,74");
    expect(screen.getByText("Nouveau dépôt")).toBeVisible();
    await save(page);
    await waitFor(() => expect(festival.writes).toHaveLength(2));
    await chooseMode(page, "Événement");
    fireEvent.change(screen.getByLabelText(/^Contexte de l'événement/), { target: { value: "Bal" } });
    typeAmount("Ada Roux", "5");
    await save(page);
    await waitFor(() => expect(festival.writes).toHaveLength(3));
    expect(festival.writes).toEqual([
      'POST transactions/provisions {"stickPrice":30,"transactions":[{"consumer":11,"consumption":11}]}',
      'POST transactions/deposits [{"depositor":12,"amount":1974}]',
      'POST transactions/external-event [{"consumer":11,"amount":500,"context":"Bal"}]',
    ]);
    await waitFor(() =>
      expect(page.messages()).toEqual([
        "Les transactions placard ont été enregistrées 💸",
        "Les dépôts ont été enregistrés 💸",
        "Les transactions ont été enregistrées 💸",
      ]),
    );
  });

  it("begin at nothing, and what was typed before can be found again", async () => {
    const page = await open();
    typeAmount("Ada Roux", "7");
    await chooseMode(page, "Dépôt");
    expect(amountOf("Ada Roux")).toHaveValue("");
    await press(page, "Les retrouver");
    expect(screen.getByRole("combobox", { name: "Mode" })).toHaveDisplayValue("Fût");
    expect(amountOf("Ada Roux")).toHaveValue("7");
  });
});

describe("Before anything is sent", () => {
  it("one sees how many people, how much, and who is below zero then; one may go back", async () => {
    const page = await open();
    typeAmount("Ada Roux", "1");
    typeAmount("Bob Noir", "3");
    expect(cellsOf("Ada Roux").slice(1, 4)).toEqual(["19,74\u00a0€", "20,00\u00a0€", "-0,26\u00a0€"]);
    expect(cellsOf("Cléo Blanc").slice(1, 4)).toEqual(["0,00\u00a0€", "–", "–"]);
    await press(page, "Enregistrer");
    const question = await screen.findByRole("dialog", { name: "Enregistrer « Fût de Blonde du 22/02 » ?" });
    expect(question).toHaveTextContent(/2 personnes, 80,00\s€ au total\./);
    expect(question).toHaveTextContent(
      /2 personnes sous zéro après.*Ada Roux \(-0,26\s€\), Bob Noir \(-65,00\s€\)/,
    );
    expect(within(question).getByRole("row", { name: /Bob Noir.*60,00.*-65,00/ })).toBeVisible();
    expect(within(question).queryByRole("alert")).not.toBeInTheDocument();
    await page.user.click(within(question).getByRole("button", { name: "Relire" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(festival.writes).toEqual([]);
    expect(amountOf("Bob Noir")).toHaveValue("3");
  });

  it("a barrel that was saved already is said to be, until that save is taken back", async () => {
    kept.batches = [savedBatch];
    const page = await open();
    typeAmount("Ada Roux", "1");
    await press(page, "Enregistrer");
    const question = within(await screen.findByRole("dialog"));
    expect(question.getByRole("alert")).toHaveTextContent(
      /Ce fût a déjà été enregistré.*« Vendredi », par Shogosse/,
    );
    expect(question.getByRole("button", { name: "Enregistrer une fois de plus" })).toBeVisible();
    await page.user.click(question.getByRole("button", { name: "Relire" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await page.user.selectOptions(screen.getByRole("combobox", { name: "Fût" }), "Ambrée");
    await press(page, "Enregistrer");
    expect(within(await screen.findByRole("dialog")).queryByRole("alert")).not.toBeInTheDocument();
  });

  it.each([
    ["-3", "La valeur doit être au moins de 0"],
    ["2,5", "La valeur doit être un nombre entier"],
    ["dix", "La valeur doit être un nombre"],
  ])("« %s » is marked in its row once it was left", async (text, problem) => {
    const { user } = await open();
    await user.type(amountOf("Ada Roux"), text);
    expect(amountOf("Ada Roux")).toBeValid();
    await user.tab();
    expect(amountOf("Ada Roux")).toBeInvalid();
    expect(amountOf("Ada Roux")).toHaveAccessibleDescription(problem);
    expect(amountOf("Bob Noir")).toBeValid();
  });
});

describe("Nothing is sent", () => {
  it("while nothing is written, while a field is wrong, or what stands beside is missing", async () => {
    const page = await open();
    const told = async (text: string) => {
      await press(page, "Enregistrer");
      expect(screen.getByRole("alert")).toHaveTextContent(text);
    };
    await told("Pas de nouvelle consommation");
    typeAmount("Ada Roux", "2,5");
    await told("Champs non valide pour: Roux");
    typeAmount("Ada Roux", "-2");
    await told("Les consommations doivent être positives");
    await chooseMode(page, "Placard");
    fireEvent.change(screen.getByLabelText(/^Prix du bâton/), { target: { value: "0" } });
    await told("Le prix du bâton de placard ne peut pas être nul ou négatif");
    await chooseMode(page, "Dépôt");
    await told("Pas de nouveau dépôt");
    await chooseMode(page, "Événement");
    await told("Aucun contexte n'est renseigné");
    expect(festival.writes).toEqual([]);
  });

  it("without a barrel", async () => {
    kept.barrels = [];
    const page = openPage("/sg");
    await screen.findByRole("textbox", { name: /Ada Roux/ });
    typeAmount("Ada Roux", "1");
    await press(page, "Enregistrer");
    expect(screen.getByRole("alert")).toHaveTextContent("Aucun fût n'est sélectionné");
  });
});

describe("The cash", () => {
  it("is what all holders have together, with a mail to those in debt", async () => {
    await open();
    expect(screen.getByText(/Solde de la caisse/)).toHaveTextContent("14,74 €");
    expect(screen.getByRole("button", { name: "Mail aux CP négatifs" })).toBeVisible();
  });
});
