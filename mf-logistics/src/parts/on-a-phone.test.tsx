import { aWindow } from "@coulisses/shared-auth/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { stockServer } from "../testing/stock-server";
import { openPage, reader, signaMember } from "../testing/open-page";

const festival = stockServer();

beforeEach(() => {
  aWindow(390);
  festival.hasCategory("Mobilier", { owner: "matos" });
  const table = festival.hasGear("Table ronde", "Mobilier");
  festival.hasGear("Ruban adhésif");
  festival.hasStored(
    { gear: table, quantity: 20, storage: "Cave B" },
    { gear: table, quantity: 10, storage: "Cabane" },
  );
});

describe("On a phone", () => {
  it("the catalogue is a card for each gear, without the tree of categories beside it", async () => {
    openPage("/logistic/catalog");
    const cards = await screen.findAllByRole("listitem");
    const [tape, table] = ["Ruban adhésif", "Table ronde"].map((name) =>
      cards.find(({ textContent }) => textContent.startsWith(name)),
    );
    expect(table).toHaveTextContent("MO_001");
    expect(tape).toHaveTextContent("Sans catégorie");
    expect(screen.queryByRole("button", { name: "Ajouter une catégorie" })).not.toBeInTheDocument();
    expect(screen.queryByRole("columnheader")).not.toBeInTheDocument();
  });

  it("a gear is edited from its card, by those who may", async () => {
    const { user } = openPage("/logistic/catalog");
    await user.click(await screen.findByRole("button", { name: "Modifier Table ronde" }));
    const form = within(await screen.findByRole("dialog", { name: "Modifier un matériel" }));
    await user.type(form.getByLabelText(/^Nom/), " pliante{Enter}");
    expect(await screen.findByText("Table ronde pliante")).toBeInTheDocument();
  });

  it("anyone who only reads finds no button on a card", async () => {
    openPage("/logistic/catalog", reader);
    await screen.findByText("Table ronde");
    expect(screen.queryByRole("button", { name: /^(Modifier|Supprimer)/ })).not.toBeInTheDocument();
  });

  it("the inventory says on one card where a gear is stored, and how much of it there", async () => {
    openPage("/logistic/inventory");
    const card = (await screen.findByText("Table ronde")).closest("li");
    await waitFor(() => expect(card).toHaveTextContent(/30/));
    expect(card).toHaveTextContent("Cave B (20)");
    expect(card).toHaveTextContent("Cabane (10)");
  });

  it("the filters come from the bottom, and what they leave out leaves the cards", async () => {
    const { user, address } = openPage("/logistic/catalog?owner=matos");
    await screen.findByText("Table ronde");
    expect(screen.queryByText("Ruban adhésif")).not.toBeInTheDocument();
    await user.type(screen.getByRole("searchbox", { name: "Rechercher un matos" }), "ruban");
    expect(await screen.findByText("Aucun matos trouvé")).toBeInTheDocument();
    expect(address()).toBe("/logistic/catalog?owner=matos&search=ruban");
  });

  it("the signages that are none yet may be added all the same", async () => {
    festival.answers({ signage: { list: () => [] } });
    const { user } = openPage("/signa/catalog", signaMember);
    expect(await screen.findByText("Aucune signalisation trouvée")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Ajouter une signalisation" }));
    expect(await screen.findByRole("dialog", { name: "Ajouter une signalisation" })).toBeInTheDocument();
  });
});
