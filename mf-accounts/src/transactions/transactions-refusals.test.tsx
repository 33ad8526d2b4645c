import { downloads, lea } from "@coulisses/shared-auth/testing";
import { transactionNotFound } from "@coulisses/shared-domain/ledger/ledger-line";
import { screen, waitFor, within } from "@testing-library/react";
import { ledgerServer } from "../testing/ledger-server";
import { openPage } from "../testing/open-page";

const festival = ledgerServer();
const files = downloads();

const row = (name: RegExp) => screen.findByRole("row", { name });
const retry = () => screen.findByRole("button", { name: "Réessayer" });
const remove = () => screen.findByRole("button", { name: /^Supprimer la transaction 7/ });

describe("The address of the transactions", () => {
  it.each(["view=nothing", "type=ROULETTE", "from=hier&to=2026-13-45"])(
    "may say %s: all are shown",
    async (search) => {
      festival.has(1);
      openPage(`/transactions?${search}`);
      expect(await row(/Pizza 1/)).toBeVisible();
      expect(festival.readsOf("transactions")).toEqual(["transactions"]);
    },
  );

  it.each(["0", "9999", "-3", "demain"])(
    "may name the edition %s: the present one is shown",
    async (edition) => {
      openPage(`/transactions?view=statement&edition=${edition}`);
      expect(await screen.findByText(/^Rien n'a bougé pendant l'édition \d+$/)).toBeVisible();
      expect(screen.queryByText(`Rien n'a bougé pendant l'édition ${edition}`)).not.toBeInTheDocument();
    },
  );

  it("loses its filters by one press", async () => {
    festival.has(1, { type: "BARREL" });
    festival.has(2, { context: "Cinéma" });
    const { user, address } = openPage("/transactions?type=BARREL&from=2026-02-01");
    await row(/Pizza 1/);
    await user.click(screen.getByRole("button", { name: "Effacer les filtres" }));
    expect(await row(/Cinéma/)).toBeVisible();
    expect(address()).toBe("/transactions");
  });

  it("takes the first and the last day that are typed", async () => {
    const { user, address } = openPage("/transactions");
    await screen.findByText("Aucune transaction trouvée");
    await user.type(screen.getByLabelText("Du"), "14/05/2026{Enter}");
    await waitFor(() => expect(address()).toBe("/transactions?from=2026-05-14"));
    await user.type(screen.getByLabelText("Au"), "16/05/2026{Enter}");
    await waitFor(() => expect(address()).toBe("/transactions?from=2026-05-14&to=2026-05-16"));
    await waitFor(() =>
      expect(festival.readsOf("transactions").at(-1)).toBe(
        "transactions?from=2026-05-13T22:00:00.000Z&to=2026-05-16T22:00:00.000Z",
      ),
    );
  });
});

describe("A deletion", () => {
  it("that one gives up leaves the line as it is", async () => {
    festival.has(7);
    const { user } = openPage("/transactions");
    await user.click(await remove());
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Annuler" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(await remove()).toBeEnabled();
    expect(festival.writes).toEqual([]);
  });

  it("of a line that nobody knows any more says so, and leaves it", async () => {
    festival.has(7);
    festival.refuse("ledger.remove", 404, transactionNotFound(7).message);
    const { user, messages } = openPage("/transactions");
    await user.click(await remove());
    await user.click(await screen.findByRole("button", { name: "Supprimer" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(await dialog.findByText(transactionNotFound(7).message)).toBeVisible();
    await waitFor(() => expect(messages()).toEqual([]));
  });

  it("says that nobody but the person gets anything from the cash", async () => {
    festival.hasFromCash(7, { payee: lea, amount: 2000 });
    const { user } = openPage("/transactions");
    await user.click(await remove());
    expect(await screen.findByText(/Léa Martin rend 20,00\s€\./)).toBeVisible();
    expect(screen.queryByText(/récupère/)).not.toBeInTheDocument();
  });
});

describe("Without network", () => {
  it("the check of the accounts is tried again, and says nothing of the accounts meanwhile", async () => {
    festival.unplug();
    const { user } = openPage("/transactions?view=check");
    const again = await retry();
    expect(screen.queryByText(/Les comptes/)).not.toBeInTheDocument();
    festival.plug();
    await user.click(again);
    expect(await screen.findByText("Les comptes sont justes")).toBeVisible();
  });

  it("what was found true a moment ago stays in view when checking anew fails", async () => {
    const { user } = openPage("/transactions?view=check");
    await screen.findByText("Les comptes sont justes");
    festival.unplug();
    await user.click(screen.getByRole("button", { name: "Vérifier à nouveau" }));
    await waitFor(() => expect(screen.getByRole("button", { name: "Vérifier à nouveau" })).toBeEnabled());
    expect(screen.getByText("Les comptes sont justes")).toBeVisible();
  });

  it("the statement of an edition is tried again", async () => {
    festival.unplug();
    const { user } = openPage("/transactions?view=statement&edition=51");
    const again = await retry();
    festival.plug();
    await user.click(again);
    expect(await screen.findByText("Rien n'a bougé pendant l'édition 51")).toBeVisible();
  });

  it("the next page does not come, and those that are there stay", async () => {
    for (let id = 1; id <= 201; id++) festival.has(id);
    const { user } = openPage("/transactions");
    const more = await screen.findByRole("button", { name: "Afficher la suite" });
    festival.unplug();
    await user.click(more);
    await waitFor(() => expect(screen.getByRole("button", { name: "Afficher la suite" })).toBeEnabled());
    expect(screen.getByText("200 lignes")).toBeVisible();
    festival.plug();
    await user.click(screen.getByRole("button", { name: "Afficher la suite" }));
    expect(await screen.findByText("C'est tout.")).toBeVisible();
  });

  it("no file is handed over", async () => {
    festival.has(1);
    const { user, messages } = openPage("/transactions");
    await row(/Pizza 1/);
    festival.unplug();
    await user.click(screen.getByRole("button", { name: "Exporter" }));
    await waitFor(() => expect(messages()).toHaveLength(1));
    expect(await files()).toEqual([]);
  });
});
