import { fillField } from "@coulisses/shared-auth/testing";
import { putGear } from "@coulisses/shared-domain/logistics/logistic-sheet";
import { updatePurchase } from "@coulisses/shared-domain/purchase/purchase";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { castorama, metro, table, tent } from "../logistic-sheets/testing/sheet-samples";
import { sheetsServer } from "../logistic-sheets/testing/sheets-server";
import { logistician, openPage } from "../testing/open-page";

const festival = sheetsServer();
const seller = () => screen.findByLabelText("Vendeur");
const gears = async () => within(await screen.findByRole("region", { name: "Matos à acheter" }));
const lines = async () =>
  within((await gears()).getByRole("grid"))
    .getAllByRole("row")
    .slice(1)
    .map(({ textContent }) => textContent);

beforeEach(() => festival.purchases.has(castorama, metro));

describe("a purchase sheet", () => {
  it("shows its number, its seller, its date and its gear, and names the tab", async () => {
    openPage("/logistic/purchase/1");
    expect(await screen.findByRole("heading", { name: "Fiche Achat n°1" })).toBeInTheDocument();
    expect(await seller()).toHaveValue("Castorama");
    expect(screen.getByLabelText("Date de disponibilité")).toHaveValue("15/05/2026 18:00");
    expect(await lines()).toEqual(["12Table"]);
    expect(document.title).toContain("Achat 1 - Castorama");
  });

  it("saves a change of seller by itself; an emptied one is not sent", async () => {
    openPage("/logistic/purchase/1");
    fireEvent.change(await seller(), { target: { value: "" } });
    expect(await screen.findByText("Ce champ est requis")).toBeInTheDocument();
    fillField(await seller(), "Bricorama");
    await waitFor(() => expect(festival.purchases.row(1)?.seller).toBe("Bricorama"));
    expect(festival.writes).toEqual(['PATCH logistic/purchases/1 {"seller":"Bricorama"}']);
    expect(await screen.findByText("Enregistré")).toBeInTheDocument();
  });

  it("saves a change of date by itself, on the clock of Paris", async () => {
    openPage("/logistic/purchase/1");
    const date = await screen.findByLabelText("Date de disponibilité");
    fillField(date, "2026-05-14T09:00");
    await waitFor(() => expect(festival.purchases.row(1)?.availableOn).toBe("2026-05-14T07:00:00.000Z"));
  });

  it("never overwrites the seller that another person has just written", async () => {
    const { user } = openPage("/logistic/purchase/1");
    await seller();
    festival.purchases.change(1, (sheet) => updatePurchase(sheet, { seller: "Leroy" }));
    fillField(await seller(), "Bricorama");
    expect(await screen.findByRole("group", { name: "Leur version" })).toHaveTextContent("Leroy");
    expect(festival.purchases.row(1)?.seller).toBe("Leroy");
    await user.click(screen.getByRole("button", { name: "Garder la mienne" }));
    await waitFor(() => expect(festival.purchases.row(1)?.seller).toBe("Bricorama"));
  });

  it("keeps what was typed while the network is gone", async () => {
    const { user } = openPage("/logistic/purchase/1");
    await seller();
    festival.unplug();
    fillField(await seller(), "Bricorama");
    const retry = await screen.findByRole("button", { name: "Réessayer" });
    festival.plug();
    await user.click(retry);
    await waitFor(() => expect(festival.purchases.row(1)?.seller).toBe("Bricorama"));
  });

  it("goes back to the list when there is no such sheet", async () => {
    const { address } = openPage("/logistic/purchase/404");
    await waitFor(() => expect(address()).toBe("/logistic/purchase"));
  });
});

describe("the gear to buy", () => {
  const pick = async (user: ReturnType<typeof openPage>["user"], typed: string) => {
    await user.type((await gears()).getByLabelText("Chercher du matos"), typed);
    await screen.findByRole("option", { name: new RegExp(`^${typed}`, "i") });
    await user.keyboard("{Enter}");
  };

  it("is added with Enter, found by a part of its name", async () => {
    const { user, messages } = openPage("/logistic/purchase/2");
    expect((await gears()).getByText("Aucun matos à acheter")).toBeInTheDocument();
    await user.clear((await gears()).getByLabelText("Quantité"));
    await user.type((await gears()).getByLabelText("Quantité"), "40");
    await pick(user, "ten");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(messages()).toEqual(["Matos ajouté"]));
    expect(festival.purchases.row(2)?.gears).toEqual([{ slug: "tente", name: "Tente", quantity: 40 }]);
    await waitFor(async () => expect(await lines()).toEqual(["40Tente"]));
  });

  it("is added to what is already there (LOG-3)", async () => {
    const { user } = openPage("/logistic/purchase/1");
    await gears();
    await pick(user, "tab");
    await user.click((await gears()).getByRole("button", { name: "Ajouter" }));
    await waitFor(() =>
      expect(festival.purchases.row(1)?.gears).toEqual([{ slug: "table", name: "Table", quantity: 13 }]),
    );
  });

  it("is added to a quantity that another person has just changed (LOG-3)", async () => {
    const { user } = openPage("/logistic/purchase/1");
    await gears();
    await pick(user, "tab");
    festival.purchases.change(1, (sheet) => putGear(sheet, table, 99));
    await user.click((await gears()).getByRole("button", { name: "Ajouter" }));
    await waitFor(() => expect(festival.purchases.row(1)?.gears[0]?.quantity).toBe(100));
    await waitFor(async () => expect(await lines()).toEqual(["100Table"]));
  });

  it.each([
    ["12kg", "La valeur doit être un nombre"],
    ["1.5", "La valeur doit être un nombre entier"],
    ["-3", "La valeur doit être au moins de 1"],
    ["0", "La valeur doit être au moins de 1"],
    ["1000001", "Pas plus de 1000000"],
  ])(
    "is at least one (LOG-2), and no more than can be kept: « %s » stays as typed",
    async (text, problem) => {
      const { user } = openPage("/logistic/purchase/2");
      const quantity = (await gears()).getByLabelText("Quantité");
      await pick(user, "tab");
      await user.clear(quantity);
      await user.type(quantity, `${text}{Enter}`);
      await user.click((await gears()).getByRole("button", { name: "Ajouter" }));
      await waitFor(() => expect(quantity).toHaveFocus());
      expect(quantity).toHaveAccessibleDescription(problem);
      expect(quantity).toHaveValue(text);
      expect(festival.purchases.row(2)?.gears).toEqual([]);
    },
  );

  it("is removed, and another person's addition stays", async () => {
    const { user, messages } = openPage("/logistic/purchase/1");
    const remove = await screen.findByRole("button", { name: "Supprimer Table" });
    festival.purchases.change(1, (sheet) => putGear(sheet, tent, 3));
    await user.click(remove);
    await waitFor(() => expect(messages()).toEqual(["Matos supprimé"]));
    await waitFor(async () => expect(await lines()).toEqual(["3Tente"]));
  });

  it("is taken along as a spreadsheet", async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`;
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      expect(this.download).toMatch(/^Castorama-\d{4}-\d\d-\d\d\.csv$/);
    });
    const { user } = openPage("/logistic/purchase/1");
    await user.click((await gears()).getByRole("button", { name: "Exporter" }));
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    expect(await saved[0]?.text()).toBe('"Nom","Quantité"\n"Table","12"');
    expect(festival.writes).toEqual(['POST audit-entries/exports {"what":"sheet-gears","rows":1}']);
    click.mockRestore();
  });

  it("is not exported before something is on it", async () => {
    const { user, messages } = openPage("/logistic/purchase/2");
    await user.click((await gears()).getByRole("button", { name: "Exporter" }));
    await waitFor(() => expect(messages()).toEqual(["La liste est vide : il n'y a rien à exporter."]));
  });

  it("can't be looked for by those who do not see the catalogue", async () => {
    openPage("/logistic/purchase/1", { ...logistician, permissions: ["purchase-gears"] });
    expect((await gears()).getByLabelText("Chercher du matos")).toBeDisabled();
  });
});
