import { fillField } from "@coulisses/shared-auth/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { townHall } from "../logistic-sheets/testing/sheet-samples";
import { sheetsServer } from "../logistic-sheets/testing/sheets-server";
import { openPage } from "../testing/open-page";

const festival = sheetsServer();

async function openCreation() {
  const page = openPage("/logistic/borrow");
  await page.user.click(await screen.findByRole("button", { name: "Nouvelle fiche emprunt" }));
  const creation = within(await screen.findByRole("dialog", { name: "Ajouter une nouvelle Fiche Emprunt" }));
  await page.user.type(creation.getByLabelText(/Prêteur/), "BDE");
  await waitFor(() => expect(creation.getByLabelText(/Date de disponibilité/)).not.toHaveValue(""));
  return { ...page, creation };
}

describe("the loans", () => {
  it("say who lends, from when and until when", async () => {
    festival.borrows.has(townHall);
    openPage("/logistic/borrow");
    const row = await screen.findByRole("row", { name: /N° 1 *Mairie/ });
    expect(row).toHaveTextContent("15 mai 2026 à 18:00");
    expect(row).toHaveTextContent("17 mai 2026 à 18:00");
  });

  it("last: a return before the loan is refused while it is typed (LOG-5)", async () => {
    const { user, address, creation } = await openCreation();
    const back = async (at: string) => {
      const field = creation.getByLabelText(/Date de retour/);
      fillField(field, at);
    };
    await back("2026-05-15T18:00");
    expect(await creation.findByText("Le créneau doit avoir une durée")).toBeInTheDocument();
    await back("2026-05-15T17:00");
    expect(await creation.findByText("La date de fin doit être après la date de début")).toBeInTheDocument();
    await user.click(creation.getByRole("button", { name: "Créer la fiche" }));
    expect(festival.writes).toEqual([]);
    await back("2026-05-16T12:00");
    await user.click(creation.getByRole("button", { name: "Créer la fiche" }));
    await waitFor(() => expect(address()).toBe("/logistic/borrow/1"));
    expect(festival.borrows.row(1)).toMatchObject({
      lender: "BDE",
      unavailableOn: "2026-05-16T10:00:00.000Z",
    });
  });

  it("are deleted after a confirmation", async () => {
    festival.borrows.has(townHall);
    const { user, messages } = openPage("/logistic/borrow");
    await user.click(await screen.findByRole("button", { name: "Supprimer Emprunt 1 - Mairie" }));
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Supprimer" }));
    await waitFor(() => expect(messages()).toEqual(["Fiche emprunt supprimée"]));
    expect(await screen.findByText("Aucune fiche emprunt")).toBeInTheDocument();
  });
});

describe("a loan that can't be created", () => {
  it("keeps all that was typed, and works once the network is back", async () => {
    const { user, address, creation } = await openCreation();
    await user.click(creation.getByRole("button", { name: "Créer la fiche" }));
    expect(await creation.findByText("Ce champ est requis")).toBeInTheDocument();
    const end = creation.getByLabelText(/Date de retour/);
    fillField(end, "2026-05-16T12:00");
    festival.unplug();
    await user.click(creation.getByRole("button", { name: "Créer la fiche" }));
    await waitFor(() => expect(creation.getByRole("button", { name: "Créer la fiche" })).toBeEnabled());
    expect(creation.getByLabelText(/Prêteur/)).toHaveValue("BDE");
    expect(address()).toBe("/logistic/borrow");
    festival.plug();
    await user.click(creation.getByRole("button", { name: "Créer la fiche" }));
    await waitFor(() => expect(address()).toBe("/logistic/borrow/1"));
  });
});
