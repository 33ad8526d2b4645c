import { baseApi } from "@coulisses/shared-auth";
import { downloads, lea, theo } from "@coulisses/shared-auth/testing";
import { transactionAlreadyDeleted } from "@coulisses/shared-domain/ledger/ledger-line";
import { screen, waitFor, within } from "@testing-library/react";
import { ledgerServer } from "../testing/ledger-server";
import { openPage } from "../testing/open-page";

const festival = ledgerServer();
const files = downloads();

const row = (name: RegExp) => screen.findByRole("row", { name });
const noRow = (name: RegExp) =>
  waitFor(() => expect(screen.queryByRole("row", { name })).not.toBeInTheDocument());

describe("the list of transactions", () => {
  it("says what moved from whom to whom, when and how much; the cash is nobody", async () => {
    festival.has(2, { amount: 123_456, context: "Cinéma" });
    festival.hasFromCash(1, { context: "Recharge de compte perso", payee: lea });
    openPage("/transactions");
    const cells = within(await row(/Virement/)).getAllByRole("cell");
    expect(cells.slice(0, 6).map(({ textContent }) => textContent)).toEqual([
      "Virement",
      "Léa Martin",
      "Théo (Tito) Petit",
      "Cinéma",
      "21/11/2026 20:30",
      "1\u202f234,56\u00a0€",
    ]);
    const [, from, to] = within(await row(/Dépôt/)).getAllByRole("cell");
    expect([from?.textContent, to?.textContent]).toEqual(["", "Léa Martin"]);
  });

  it("asks before a deletion and says who gets what back; the line stays, struck through, with who did it", async () => {
    festival.has(7, { context: "Pizza" });
    const { user, messages } = openPage("/transactions");
    await user.click(await screen.findByRole("button", { name: /^Supprimer la transaction 7/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "Supprimer la transaction" }));
    expect(dialog.getByText(/Léa Martin récupère 7,00 €\. Théo \(Tito\) Petit rend 7,00 €\./)).toBeVisible();
    expect(festival.writes).toEqual([]);
    await user.click(dialog.getByRole("button", { name: "Supprimer" }));
    expect(await screen.findByText(/^Supprimée par Noël Ertsemud, le 22\/11\/2026 09:00/)).toBeVisible();
    expect(screen.getByText("Pizza").closest("del")).not.toBeNull();
    expect(screen.queryByRole("button", { name: /^Supprimer la transaction/ })).not.toBeInTheDocument();
    await waitFor(() => expect(messages()).toEqual(["La transaction a été supprimée 💸"]));
    expect(festival.writes).toEqual(["DELETE transactions/7"]);
  });

  it("keeps the refusal in view when another person was faster", async () => {
    const line = festival.has(7);
    const { user } = openPage("/transactions");
    await user.click(await screen.findByRole("button", { name: /^Supprimer la transaction 7/ }));
    festival.has(7, { ...line, isDeleted: true });
    await user.click(await screen.findByRole("button", { name: "Supprimer" }));
    expect(await screen.findByText(transactionAlreadyDeleted(7).message)).toBeVisible();
  });

  it("filters by type, in the address", async () => {
    festival.has(2, { type: "BARREL", context: "Fût de Blonde" });
    festival.has(1, { context: "Cinéma" });
    const { user, address } = openPage("/transactions");
    await row(/Cinéma/);
    await user.selectOptions(screen.getByLabelText("Type"), "Fût");
    await noRow(/Cinéma/);
    expect(await row(/Fût de Blonde/)).toBeVisible();
    expect(address()).toBe("/transactions?type=BARREL");
  });

  it("asks the server for what the address says", async () => {
    openPage("/transactions?search=zoe&from=2026-02-01&to=hier");
    expect(await screen.findByText("Rien ne correspond à ces filtres")).toBeVisible();
    expect(festival.readsOf("transactions")).toEqual([
      "transactions?search=zoe&from=2026-01-31T23:00:00.000Z",
    ]);
  });

  it("says what all that matches comes to, and hides the deleted ones when asked", async () => {
    festival.has(2, { amount: 700 });
    festival.has(1, { amount: 300, isDeleted: true });
    const { user, address } = openPage("/transactions");
    const sums = await screen.findByRole("status", { name: "Sommes" });
    await waitFor(() =>
      expect(sums).toHaveTextContent("1 transactionÉchangé : 7,00 €1 supprimée, hors des sommes"),
    );
    await user.click(screen.getByRole("switch", { name: "Sans les supprimées" }));
    await noRow(/Pizza 1/);
    await waitFor(() => expect(sums).toHaveTextContent(/^1 transactionÉchangé : 7,00 €$/));
    expect(address()).toBe("/transactions?standing=true");
  });

  it("is sorted by the server, which knows all pages", async () => {
    festival.has(3, { amount: 100 });
    festival.has(2, { amount: 900 });
    const { user } = openPage("/transactions");
    await row(/Pizza 3/);
    await user.click(screen.getByRole("button", { name: "Montant" }));
    await user.click(await screen.findByRole("button", { name: "Montant" }));
    await waitFor(() => expect(festival.readsOf("transactions")).toContain("transactions?sort=-amount"));
    await waitFor(() => expect(screen.getAllByRole("row").at(1)).toHaveTextContent("Pizza 2"));
  });

  it("goes on page after page, until the end", async () => {
    for (let id = 1; id <= 201; id++) festival.has(id);
    const { user } = openPage("/transactions");
    await user.click(await screen.findByRole("button", { name: "Afficher la suite" }));
    expect(await screen.findByText("C'est tout.")).toBeVisible();
    expect(festival.readsOf("transactions")).toEqual(["transactions", "transactions?before=2"]);
  });

  it("gives a file of all that matches", async () => {
    festival.has(3, { type: "BARREL" });
    const { user } = openPage("/transactions?type=BARREL");
    await row(/Pizza 3/);
    await user.click(screen.getByRole("button", { name: "Exporter" }));
    await waitFor(async () => expect(await files()).toHaveLength(1));
    expect(festival.readsOf("transactions/export")).toEqual(["transactions/export?type=BARREL"]);
  });

  it("follows what others move", async () => {
    festival.has(1);
    const { store } = openPage("/transactions");
    await row(/Pizza 1/);
    festival.has(2);
    store.dispatch(baseApi.util.invalidateTags(["Transaction"]));
    expect(await row(/Pizza 2/)).toBeVisible();
  });

  it("says that there is nothing, or that it does not come, with a retry", async () => {
    festival.unplug();
    const { user } = openPage("/transactions");
    const retry = await screen.findByRole("button", { name: /Réessayer/ });
    festival.plug();
    await user.click(retry);
    expect(await screen.findByText("Aucune transaction trouvée")).toBeVisible();
  });
});

describe("checking the accounts", () => {
  it("says that all add up, with the cash and the sum of all", async () => {
    festival.has(1);
    const { user, address } = openPage("/transactions");
    await user.click(await screen.findByRole("button", { name: "Comptes" }));
    await user.click(await screen.findByRole("menuitem", { name: "Vérifier les comptes" }));
    expect(await screen.findByText("Les comptes sont justes")).toBeVisible();
    expect(screen.getByText("123,45 €")).toBeVisible();
    expect(address()).toBe("/transactions?view=check");
    await user.click(screen.getByRole("button", { name: "Toutes les transactions" }));
    expect(await row(/Pizza 1/)).toBeVisible();
  });

  it("names each account that differs, and by how much", async () => {
    const wrong = [{ account: 4, owner: theo, balance: 3807, sum: 3800 }];
    Object.assign(festival.kept.check, { total: 7, wrong });
    openPage("/transactions?view=check");
    expect(await screen.findByText("Les comptes ne tombent pas juste")).toBeVisible();
    const cells = within(await row(/Théo/)).getAllByRole("cell");
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      "Théo (Tito) Petit (compte 4)",
      "38,07\u00a0€",
      "38,00\u00a0€",
      "0,07\u00a0€",
    ]);
  });

  it("is done anew when one asks", async () => {
    const { user } = openPage("/transactions?view=check");
    await screen.findByText("Les comptes sont justes");
    Object.assign(festival.kept.check, { total: 1 });
    await user.click(screen.getByRole("button", { name: "Vérifier à nouveau" }));
    expect(await screen.findByText("Les comptes ne tombent pas juste")).toBeVisible();
  });
});

describe("the statement of an edition", () => {
  const nothing = { count: 1, credited: 0, charged: 0, exchanged: 0 };
  it("adds up each type and month, and says what was kept by rounding", async () => {
    Object.assign(festival.kept.statement, {
      lines: [
        { ...nothing, month: "2025-09", type: "DEPOSIT", credited: 6000 },
        { ...nothing, month: "2025-10", type: "BARREL", charged: 8001 },
      ],
      surplus: 1,
    });
    const { user } = openPage("/transactions?view=statement&edition=51");
    expect(await screen.findByText(/Gardé par l'association grâce aux arrondis : 0,01 €/)).toBeVisible();
    const table = within(screen.getByRole("table", { name: "Par mois" }));
    expect(within(table.getByRole("row", { name: /octobre 2025/ })).getByText("80,01 €")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Exporter" }));
    await waitFor(async () => expect(await files()).toHaveLength(1));
  });

  it("is empty where nothing moved, and another edition can be chosen", async () => {
    const { user, address } = openPage("/transactions?view=statement&edition=51");
    expect(await screen.findByText("Rien n'a bougé pendant l'édition 51")).toBeVisible();
    await user.selectOptions(screen.getByLabelText("Édition"), "Édition 50");
    expect(await screen.findByText("Rien n'a bougé pendant l'édition 50")).toBeVisible();
    expect(address()).toBe("/transactions?view=statement&edition=50");
  });
});
