import { screen, waitFor, within } from "@testing-library/react";
import { openImport, shown, smallInventory, TITLES, toSave } from "./testing/import-page";

const festival = smallInventory();

const TWO_BAD_LINES = [
  TITLES,
  "MO_001;Table ronde;12;Cave B;pliantes",
  "MO_001;Table ronde;3;cave b;bancales",
  "XX_009;Vauban;80;Parking;",
  "BA_002;Vauban;-5;Hangar;",
].join("\r\n");

async function saveAndConfirm(user: Awaited<ReturnType<typeof openImport>>["user"]) {
  await user.click(screen.getByRole("button", { name: "Sauvegarder l'inventaire" }));
  const asked = within(await screen.findByRole("dialog", { name: "Remplacer l'inventaire" }));
  await user.click(asked.getByRole("button", { name: "Remplacer" }));
}

describe("an inventory imported from a file", () => {
  it("merges what stands twice, and shows the lines in error with their reasons", async () => {
    const { choose } = await openImport();
    expect(screen.getByRole("button", { name: "Choisir un fichier" })).toHaveFocus();
    choose(TWO_BAD_LINES);
    expect(await screen.findByRole("heading", { name: "⚠️ 2 erreurs" })).toBeInTheDocument();
    expect(toSave()).toEqual(["MO_001|Table ronde|15|Cave B|pliantes | bancales"]);
    expect(shown("Lignes en erreur")).toEqual([
      "4|XX_009|Vauban|80|Parking||Le matos Vauban (XX_009) n'existe pas|",
      "5|BA_002|Vauban|-5|Hangar||La quantité ne peut pas être négative|",
    ]);
  });

  it("has its bad lines corrected one by one, then takes the place of all that was there", async () => {
    const { user, choose, messages } = await openImport();
    choose(TWO_BAD_LINES);
    await user.click(await screen.findByRole("button", { name: "Corriger la ligne 4" }));
    const first = within(await screen.findByRole("dialog", { name: "Entrée de l'inventaire" }));
    expect(first.getByText("La ligne cherchait : Vauban (XX_009)")).toBeInTheDocument();
    expect(first.getByRole("combobox", { name: /Matos/ })).toHaveValue("Vauban");
    await user.click(first.getByRole("button", { name: "Ajouter l'entrée à l'inventaire" }));
    expect(await screen.findByRole("heading", { name: "⚠️ 1 erreur" })).toBeInTheDocument();
    expect(screen.getByRole("group", { name: "Lignes du fichier" })).toHaveFocus();

    await user.click(screen.getByRole("button", { name: "Corriger la ligne 5" }));
    const second = within(await screen.findByRole("dialog", { name: "Entrée de l'inventaire" }));
    expect(second.getByText("La ligne disait : -5")).toBeInTheDocument();
    await user.click(second.getByRole("button", { name: "Ajouter l'entrée à l'inventaire" }));
    expect(second.getByText("La quantité est nécessaire")).toBeInTheDocument();
    await user.type(second.getByRole("textbox", { name: /Quantité/ }), "5");
    await user.clear(second.getByRole("textbox", { name: /Lieu de stockage/ }));
    await user.type(second.getByRole("textbox", { name: /Lieu de stockage/ }), "Parking{Enter}");
    await waitFor(() =>
      expect(screen.queryByRole("grid", { name: "Lignes en erreur" })).not.toBeInTheDocument(),
    );
    expect(toSave()).toContain("BA_002|Vauban|85|Parking|");

    await saveAndConfirm(user);
    expect(await screen.findByRole("grid", { name: "Inventaire", busy: false })).toBeInTheDocument();
    await waitFor(() => expect(messages()).toContain("L'inventaire a été réinitialisé"));
    expect(await screen.findByText("Parking")).toBeInTheDocument();
    expect(
      festival.kept.records.map(({ gear, quantity, storage }) => [gear.name, quantity, storage]),
    ).toEqual([
      ["Table ronde", 15, "Cave B"],
      ["Vauban", 85, "Parking"],
    ]);
    expect(screen.getByRole("button", { name: "Réinitialiser" })).toHaveFocus();
  });

  it("is saved without its bad lines, once the person has read that they go", async () => {
    const { user, choose } = await openImport();
    choose(TWO_BAD_LINES);
    await screen.findByRole("heading", { name: "⚠️ 2 erreurs" });
    await user.click(screen.getByRole("button", { name: "Sauvegarder l'inventaire" }));
    const asked = within(await screen.findByRole("dialog", { name: "Remplacer l'inventaire" }));
    expect(asked.getByText("2 lignes en erreur seront abandonnées.")).toBeInTheDocument();
    await user.click(asked.getByRole("button", { name: "Annuler" }));
    expect(festival.kept.records).toHaveLength(1);
    await saveAndConfirm(user);
    await screen.findByRole("grid", { name: "Inventaire", busy: false });
    expect(festival.kept.records).toHaveLength(1);
    expect(festival.kept.records[0]).toMatchObject({ quantity: 15 });
  });

  it("needs a file first, and says so", async () => {
    const { user } = await openImport();
    await user.click(screen.getByRole("button", { name: "Sauvegarder l'inventaire" }));
    expect(await screen.findByText("Choisis d'abord le fichier à importer")).toBeInTheDocument();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("changes nothing when one gives up", async () => {
    const { user, choose } = await openImport();
    choose(TWO_BAD_LINES);
    await screen.findByRole("heading", { name: "⚠️ 2 erreurs" });
    await user.click(screen.getByRole("button", { name: "Annuler" }));
    expect(await screen.findByText("Cabane")).toBeInTheDocument();
    expect(festival.writes).toEqual([]);
  });

  it("keeps the lines corrected by hand until one agrees to lose them", async () => {
    const { user, choose } = await openImport();
    choose(TWO_BAD_LINES);
    await user.click(await screen.findByRole("button", { name: "Corriger la ligne 4" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Entrée de l'inventaire" }));
    await user.click(dialog.getByRole("button", { name: "Ajouter l'entrée à l'inventaire" }));
    await screen.findByRole("heading", { name: "⚠️ 1 erreur" });

    choose(`${TITLES}\nMO_001;Table;3;Cave;`);
    await user.click(screen.getByRole("button", { name: "Rester" }));
    expect(toSave()).toHaveLength(2);
    await user.click(screen.getByRole("button", { name: "Annuler" }));
    await user.click(screen.getByRole("button", { name: "Rester" }));
    expect(toSave()).toHaveLength(2);

    await user.click(screen.getByRole("button", { name: "Annuler" }));
    await user.click(screen.getByRole("button", { name: "Abandonner" }));
    expect(await screen.findByText("Cabane")).toBeInTheDocument();
    expect(festival.writes).toEqual([]);
  });

  it("keeps its lines when the server does not answer", async () => {
    const { user, choose } = await openImport();
    choose(TWO_BAD_LINES);
    await screen.findByRole("heading", { name: "⚠️ 2 erreurs" });
    festival.unplug();
    await saveAndConfirm(user);
    expect(await screen.findByText(/tes lignes sont toujours là/)).toBeInTheDocument();
    expect(toSave()).toHaveLength(1);
    festival.plug();
    await saveAndConfirm(user);
    expect(await screen.findByRole("grid", { name: "Inventaire", busy: false })).toBeInTheDocument();
  });

  it("does not silently replace what another person has saved meanwhile", async () => {
    const { user, choose } = await openImport();
    choose(TWO_BAD_LINES);
    await screen.findByRole("heading", { name: "⚠️ 2 erreurs" });
    const [table] = festival.gears.all();
    festival.hasStored({ gear: table!, quantity: 99, storage: "Cave d'un autre" });
    await saveAndConfirm(user);
    expect(await screen.findByText(/L'inventaire a été modifié entre-temps/)).toBeInTheDocument();
    expect(festival.kept.records).toMatchObject([{ quantity: 99 }]);
    expect(toSave()).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: "Remplacer quand même" }));
    await screen.findByRole("grid", { name: "Inventaire", busy: false });
    expect(festival.kept.records).toMatchObject([{ quantity: 15 }]);
  });
});
