import { updatePurchase } from "@coulisses/shared-domain/purchase/purchase";
import { screen, waitFor, within } from "@testing-library/react";
import { castorama, metro } from "../logistic-sheets/testing/sheet-samples";
import { sheetsServer } from "../logistic-sheets/testing/sheets-server";
import { openPage } from "../testing/open-page";

const festival = sheetsServer();
const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));
const only = (seller: string) =>
  waitFor(() =>
    expect(
      screen
        .getAllByRole("row")
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining(seller)]),
  );

describe("the purchases", () => {
  beforeEach(() => festival.purchases.has(castorama, metro));

  it("say who sells and from when, in Paris time", async () => {
    openPage("/logistic/purchase");
    expect(await screen.findByRole("row", { name: /N° 1 *Castorama/ })).toHaveTextContent(
      "15 mai 2026 à 18:00",
    );
  });

  it("are found by number and seller, whatever the accents; the search is in the address", async () => {
    const { user, address } = openPage("/logistic/purchase?search=2 metr");
    await only("Métro");
    await user.clear(screen.getByLabelText("Chercher un achat"));
    await user.type(screen.getByLabelText("Chercher un achat"), "casto{Enter}");
    expect(address()).toBe("/logistic/purchase?search=casto");
    await only("Castorama");
  });

  it("open by a click", async () => {
    const { user, address } = openPage("/logistic/purchase");
    await user.click(await screen.findByText("Métro"));
    await waitFor(() => expect(address()).toBe("/logistic/purchase/2"));
  });

  it("are created from a seller, available from the festival's start unless said otherwise", async () => {
    const { user, address } = openPage("/logistic/purchase");
    await user.click(await screen.findByRole("button", { name: "Nouvelle fiche achat" }));
    const creation = await dialog("Ajouter une nouvelle Fiche Achat");
    expect(creation.getByLabelText(/Date de disponibilité/)).toHaveValue("15/05/2026 18:00");
    await user.click(creation.getByRole("button", { name: "Créer la fiche" }));
    expect(await creation.findByText("Ce champ est requis")).toBeInTheDocument();
    expect(festival.writes).toEqual([]);
    await user.type(creation.getByLabelText(/Vendeur/), " Leroy {Enter}");
    await waitFor(() => expect(address()).toBe("/logistic/purchase/3"));
    expect(festival.purchases.row(3)).toMatchObject({
      seller: "Leroy",
      availableOn: "2026-05-15T16:00:00.000Z",
    });
  });

  it("keep what was typed when the creation fails", async () => {
    const { user, messages } = openPage("/logistic/purchase");
    await user.click(await screen.findByRole("button", { name: "Nouvelle fiche achat" }));
    const creation = await dialog("Ajouter une nouvelle Fiche Achat");
    await user.type(creation.getByLabelText(/Vendeur/), "Leroy");
    festival.unplug();
    await user.click(creation.getByRole("button", { name: "Créer la fiche" }));
    await waitFor(() => expect(messages()).toHaveLength(1));
    expect(creation.getByLabelText(/Vendeur/)).toHaveValue("Leroy");
    expect(creation.getByRole("button", { name: "Créer la fiche" })).toBeEnabled();
  });

  it("are deleted once the person has read what goes with them", async () => {
    const { user, messages } = openPage("/logistic/purchase");
    await user.click(await screen.findByRole("button", { name: "Supprimer Achat 1 - Castorama" }));
    const removal = await dialog("Supprimer « Achat 1 - Castorama » ?");
    expect(removal.getByText(/12 Table/)).toBeInTheDocument();
    await user.click(removal.getByRole("button", { name: "Supprimer" }));
    await waitFor(() => expect(messages()).toEqual(["Fiche achat supprimée"]));
    await only("Métro");
  });

  it("are not deleted when another editor has changed them meanwhile: the person sees the change first", async () => {
    const { user } = openPage("/logistic/purchase");
    await user.click(await screen.findByRole("button", { name: "Supprimer Achat 1 - Castorama" }));
    festival.purchases.change(1, (sheet) => updatePurchase(sheet, { seller: "Bricorama" }));
    const removal = await dialog("Supprimer « Achat 1 - Castorama » ?");
    await user.click(removal.getByRole("button", { name: "Supprimer" }));
    expect(await removal.findByRole("alert")).toHaveTextContent("Cette fiche a été modifiée entre-temps");
    expect(await screen.findByText("Bricorama")).toBeInTheDocument();
  });
});

it("says that there is no purchase yet", async () => {
  openPage("/logistic/purchase");
  expect(await screen.findByText("Aucune fiche achat")).toBeInTheDocument();
});

it("offers to try again when the purchases could not be read", async () => {
  festival.purchases.has(castorama);
  festival.unplug();
  const { user } = openPage("/logistic/purchase");
  const retry = await screen.findByRole("button", { name: "Réessayer" });
  festival.plug();
  await user.click(retry);
  expect(await screen.findByText("Castorama")).toBeInTheDocument();
});
