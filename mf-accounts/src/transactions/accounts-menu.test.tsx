import { theo } from "@coulisses/shared-auth/testing";
import { act, screen, within } from "@testing-library/react";
import { openPage } from "../testing/open-page";
import { ledgerServer } from "../testing/ledger-server";

const festival = ledgerServer();
const row = (name: RegExp) => screen.findByRole("row", { name });
const cellsOf = async (name: RegExp) =>
  within(await row(name))
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);

describe("The menu of the accounts", () => {
  it("leads to the statement of the edition by the keyboard alone, and back", async () => {
    const { user, address } = openPage("/transactions");
    const menu = await screen.findByRole("button", { name: "Comptes" });
    act(() => menu.focus());
    await user.keyboard("{Enter}");
    await screen.findByRole("menuitem", { name: "Bilan de l'édition" });
    await user.keyboard("{ArrowDown}{Enter}");
    expect(await screen.findByText(/^Rien n'a bougé pendant l'édition \d+$/)).toBeVisible();
    expect(address()).toBe("/transactions?view=statement");
    const back = screen.getByRole("button", { name: "Toutes les transactions" });
    act(() => back.focus());
    await user.keyboard("{Enter}");
    expect(await screen.findByText("Aucune transaction trouvée")).toBeVisible();
    expect(address()).toBe("/transactions");
  });
});

describe("The check of the accounts", () => {
  it("counts the cash as what the association owes, the other way round", async () => {
    const cash = { account: 1, balance: -5000, sum: -4000 };
    Object.assign(festival.kept.check, { cash: -5000, total: -1000, wrong: [cash] });
    openPage("/transactions?view=check");
    expect(await cellsOf(/^Caisse/)).toEqual([
      "Caisse (compte 1)",
      "50,00\u00a0€",
      "40,00\u00a0€",
      "10,00\u00a0€",
    ]);
    expect(screen.getByText("Solde de la caisse").nextSibling).toHaveTextContent("50,00 €");
    expect(screen.getByText(/^Écart entre la caisse/).nextSibling).toHaveTextContent("-10,00 €");
  });

  it("says when it was made and over how much", async () => {
    Object.assign(festival.kept.check, { accounts: 412, transactions: 50_000 });
    openPage("/transactions?view=check");
    expect((await screen.findByText("Vérifié le")).nextSibling).toHaveTextContent("22/11/2026 10:00");
    expect(screen.getByText("Comptes", { selector: "dt" }).nextSibling).toHaveTextContent("412");
    expect(screen.getByText("Transactions", { selector: "dt" }).nextSibling).toHaveTextContent(/^50.000$/);
  });
});

describe("The statement of an edition", () => {
  it("adds up what was credited, charged and exchanged, by type and in all", async () => {
    const nothing = { count: 2, credited: 0, charged: 0, exchanged: 0 };
    const lines = [
      { ...nothing, month: "2025-09", type: "DEPOSIT" as const, credited: 6000 },
      { ...nothing, month: "2025-10", type: "DEPOSIT" as const, credited: 500 },
      { ...nothing, month: "2025-10", type: "TRANSFER" as const, exchanged: 1250 },
    ];
    Object.assign(festival.kept.statement, { lines, surplus: 0 });
    openPage("/transactions?view=statement&edition=51");
    const words = /^Crédité aux comptes : 65,00\s€\. Débité : 0,00\s€\. Échangé entre bénévoles : 12,50\s€\./;
    expect(await screen.findByText(words)).toBeVisible();
    const byType = within(screen.getByRole("table", { name: "Par type" }));
    const deposits = within(byType.getByRole("row", { name: /^Dépôt/ })).getAllByRole("cell");
    expect(deposits.slice(-4).map(({ textContent }) => textContent)).toEqual([
      "4",
      "65,00\u00a0€",
      "0,00\u00a0€",
      "0,00\u00a0€",
    ]);
  });
});

it("A line that was deleted offers no second deletion, and says who deleted it and when", async () => {
  const deletion = { by: theo, date: "2026-11-22T08:00:00.000Z" };
  festival.has(7, { isDeleted: true, deletion });
  openPage("/transactions");
  expect(await screen.findByText(/^Supprimée par Théo \(Tito\) Petit, le 22\/11\/2026 09:00/)).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Supprimer la transaction/ })).not.toBeInTheDocument();
});
