import { downloads } from "@coulisses/shared-auth/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { stockServer } from "../testing/stock-server";
import { openPage, reader } from "../testing/open-page";

const festival = stockServer();
const files = downloads();

const row = (name: string) => screen.findByRole("row", { name: new RegExp(name) });

beforeEach(() => {
  festival.hasCategory("Mobilier", { owner: "matos" });
  festival.hasCategory("Barrières", { owner: "barrieres" });
  const table = festival.hasGear("Table ronde", "Mobilier");
  const barrier = festival.hasGear("Vauban", "Barrières");
  festival.hasStored(
    { gear: table, quantity: 20, storage: "Cave B" },
    { gear: table, quantity: 1200, storage: "Cabane", comment: "dont 3 bancales" },
    { gear: barrier, quantity: 80, storage: "Parking" },
  );
});

describe("the inventory", () => {
  it("shows a line a storage, with how much of it each one holds", async () => {
    openPage("/logistic/inventory");
    const cells = within(await row("Table ronde")).getAllByRole("cell");
    expect(cells[0]).toHaveTextContent("MO_001");
    expect(cells[2]).toHaveTextContent(/^1.220$/);
    const storages = within(cells[3]!).getAllByRole("listitem");
    expect(storages[0]).toHaveTextContent("Cave B (20)");
    expect(storages[1]).toHaveTextContent(/^Cabane \(1.200\) • dont 3 bancales$/);
    expect(within(await row("Vauban")).getByRole("listitem")).toHaveTextContent(/^Parking$/);
  });

  const openTable = async (user: ReturnType<typeof openPage>["user"]) => {
    await user.click(await screen.findByRole("button", { name: "Modifier l'inventaire de Table ronde" }));
    return within(await screen.findByRole("dialog", { name: "Inventaire de Table ronde" }));
  };
  const stored = () =>
    festival.kept.records.map(({ storage, quantity, comment }) => [storage, quantity, comment]);

  it("has one quantity corrected where it stands, and nothing else changed", async () => {
    const { user, messages } = openPage("/logistic/inventory");
    const dialog = await openTable(user);
    const cave = within(dialog.getByRole("group", { name: "Cave B" })).getByLabelText(/^Quantité/);
    await user.clear(cave);
    await user.type(cave, "25");
    await user.click(dialog.getByRole("button", { name: "Enregistrer" }));
    await waitFor(() => expect(messages()).toEqual(["L'inventaire de Table ronde a été modifié"]));
    expect(stored()).toEqual([
      ["Cave B", 25, undefined],
      ["Cabane", 1200, "dont 3 bancales"],
      ["Parking", 80, undefined],
    ]);
    await waitFor(async () =>
      expect(within(await row("Table ronde")).getAllByRole("cell")[2]).toHaveTextContent(/^1.225$/),
    );
  });

  it("has a gear moved, commented, stored in one more place and no more in another", async () => {
    const { user, messages } = openPage("/logistic/inventory");
    const dialog = await openTable(user);
    const cave = within(dialog.getByRole("group", { name: "Cave B" }));
    await user.clear(cave.getByLabelText(/^Lieu de stockage/));
    await user.type(dialog.getByRole("group", { name: "Ligne 1" }).querySelector("input")!, "Grenier");
    await user.type(
      within(dialog.getByRole("group", { name: "Grenier" })).getByLabelText("Commentaire"),
      "humide",
    );
    await user.click(dialog.getByRole("button", { name: "Retirer Cabane" }));
    await user.click(dialog.getByRole("button", { name: "Ajouter un lieu" }));
    const added = within(dialog.getByRole("group", { name: "Ligne 2" }));
    expect(added.getByLabelText(/^Lieu de stockage/)).toHaveFocus();
    await user.type(added.getByLabelText(/^Lieu de stockage/), "grenier");
    await user.click(dialog.getByRole("button", { name: "Enregistrer" }));
    expect(await dialog.findByText("La quantité est nécessaire")).toBeVisible();
    await user.type(within(dialog.getByRole("group", { name: "grenier" })).getByLabelText(/^Quantité/), "4");
    await user.click(dialog.getByRole("button", { name: "Enregistrer" }));
    expect(await dialog.findByText("Le lieu « grenier » a deux lignes : garde-en une")).toBeVisible();
    expect(festival.writes).toEqual([]);
    await user.type(
      within(dialog.getByRole("group", { name: "grenier" })).getByLabelText(/^Lieu de stockage/),
      " sud",
    );
    await user.click(dialog.getByRole("button", { name: "Enregistrer" }));
    await waitFor(() => expect(messages()).toEqual(["L'inventaire de Table ronde a été modifié"]));
    expect(stored()).toEqual([
      ["Grenier", 20, "humide"],
      ["grenier sud", 4, undefined],
      ["Parking", 80, undefined],
    ]);
  });

  it("loses a gear whose last place is taken out, which the form says before", async () => {
    const { user, messages } = openPage("/logistic/inventory");
    await user.click(await screen.findByRole("button", { name: "Modifier l'inventaire de Vauban" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Inventaire de Vauban" }));
    await user.click(dialog.getByRole("button", { name: "Retirer Parking" }));
    expect(dialog.getByText("Vauban ne sera plus dans l'inventaire")).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Enregistrer" }));
    await waitFor(() => expect(messages()).toEqual(["L'inventaire de Vauban a été modifié"]));
    await waitFor(() => expect(screen.queryByRole("row", { name: /Vauban/ })).not.toBeInTheDocument());
  });

  it("is not corrected over what another person has saved meanwhile", async () => {
    const { user } = openPage("/logistic/inventory");
    await user.click(await screen.findByRole("button", { name: "Modifier l'inventaire de Vauban" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Inventaire de Vauban" }));
    const [table] = festival.gears.all();
    festival.hasStored({ gear: table!, quantity: 3, storage: "Grenier" });
    await user.clear(dialog.getByLabelText(/^Quantité/));
    await user.type(dialog.getByLabelText(/^Quantité/), "81{Enter}");
    expect(await dialog.findByText(/modifié/)).toBeVisible();
    expect(festival.kept.records).toMatchObject([{ storage: "Grenier", quantity: 3 }]);
  });

  it("is changed by those alone who may", async () => {
    openPage("/logistic/inventory", reader);
    await row("Vauban");
    expect(screen.queryByRole("button", { name: /^Modifier l'inventaire/ })).not.toBeInTheDocument();
  });

  it("is sorted by quantity", async () => {
    const { user } = openPage("/logistic/inventory");
    await row("Vauban");
    await user.click(screen.getByRole("button", { name: "Quantité" }));
    const [, first] = screen.getAllByRole("row");
    expect(first).toHaveTextContent("Vauban");
  });

  it("counts only what is stored where one asks, and says so in the address", async () => {
    const { user, address } = openPage("/logistic/inventory");
    await row("Vauban");
    await user.type(screen.getByRole("combobox", { name: "Lieu de stockage" }), "cab");
    await user.click(await screen.findByRole("option", { name: "Cabane" }));
    expect(address()).toBe("/logistic/inventory?storage=Cabane");
    await waitFor(() => expect(screen.queryByRole("row", { name: /Vauban/ })).not.toBeInTheDocument());
    expect(within(await row("Table ronde")).getAllByRole("cell")[2]).toHaveTextContent(/^1.200$/);
  });

  it("says when it is empty", async () => {
    festival.hasStored();
    openPage("/logistic/inventory");
    expect(await screen.findByText("Inventaire vide")).toBeInTheDocument();
  });

  it("tells that it could not be read, and tries again", async () => {
    festival.unplug();
    const { user } = openPage("/logistic/inventory");
    const retry = await screen.findByRole("button", { name: /Réessayer/ });
    festival.plug();
    await user.click(retry);
    expect(await row("Vauban")).toBeInTheDocument();
  });

  it("is exported as it is shown, with the titles that its import reads", async () => {
    const { user } = openPage("/logistic/inventory?storage=Cabane");
    await row("Table ronde");
    await user.click(screen.getByRole("button", { name: "Exporter" }));
    await waitFor(async () => expect(await files()).toHaveLength(1));
    const [file] = await files();
    expect(file?.name).toMatch(/^inventaire-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(file?.text).toBe(
      '\uFEFF"Référence","Matos","Quantité","Lieu de stockage","Commentaire"\n"MO_001","Table ronde","1200","Cabane","dont 3 bancales"',
    );
    expect(festival.writes).toEqual(['POST audit-entries/exports {"what":"inventory","rows":1}']);
  });

  it("says that there is nothing to export when no line is left", async () => {
    const { user, messages } = openPage("/logistic/inventory?storage=Nulle%20part");
    await screen.findByText("Rien ne correspond à ces filtres");
    await user.click(screen.getByRole("button", { name: "Exporter" }));
    await waitFor(() => expect(messages()).toEqual(["La liste est vide : il n'y a rien à exporter."]));
  });

  it("is not for those who only read to replace", async () => {
    openPage("/logistic/inventory", reader);
    await row("Vauban");
    expect(screen.queryByRole("button", { name: "Réinitialiser" })).not.toBeInTheDocument();
  });
});
