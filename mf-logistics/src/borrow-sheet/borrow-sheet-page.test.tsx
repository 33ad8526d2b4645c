import { fillField } from "@coulisses/shared-auth/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { townHall } from "../logistic-sheets/testing/sheet-samples";
import { sheetsServer } from "../logistic-sheets/testing/sheets-server";
import { openPage } from "../testing/open-page";

const festival = sheetsServer();
const setDate = async (label: string, at: string) => {
  const field = await screen.findByLabelText(label);
  fillField(field, at);
};

beforeEach(() => festival.borrows.has(townHall));

describe("a loan sheet", () => {
  it("shows who lends what, and names the tab", async () => {
    openPage("/logistic/borrow/1");
    expect(await screen.findByRole("heading", { name: "Fiche Emprunt n°1" })).toBeInTheDocument();
    expect(screen.getByLabelText("Prêteur")).toHaveValue("Mairie");
    const gears = within(screen.getByRole("region", { name: "Matos à emprunter" }));
    expect(gears.getByRole("row", { name: /30 *Table/ })).toBeInTheDocument();
    expect(document.title).toContain("Emprunt 1 - Mairie");
  });

  it("moves to a later week by its start, then by its end: nothing is sent until the loan lasts (LOG-5)", async () => {
    openPage("/logistic/borrow/1");
    await setDate("Date de disponibilité", "2026-05-22T18:00");
    expect(await screen.findByText("La date de fin doit être après la date de début")).toBeInTheDocument();
    expect(festival.writes).toEqual([]);
    await setDate("Date de retour", "2026-05-24T18:00");
    await waitFor(() =>
      expect(festival.borrows.row(1)).toMatchObject({
        availableOn: "2026-05-22T16:00:00.000Z",
        unavailableOn: "2026-05-24T16:00:00.000Z",
      }),
    );
    expect(screen.queryByText("La date de fin doit être après la date de début")).not.toBeInTheDocument();
  });

  it("goes back to the list when another editor deletes it", async () => {
    const { address } = openPage("/logistic/borrow/2");
    await waitFor(() => expect(address()).toBe("/logistic/borrow"));
  });
});
