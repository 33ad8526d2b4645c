import { fileOf } from "@coulisses/shared-pages/spreadsheet/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { openPage } from "../../testing/open-page";
import { stockServer } from "../../testing/stock-server";

const festival = stockServer();
beforeEach(() => {
  festival.hasCategory("Mobilier");
  festival.hasCategory("Barrières");
  const table = festival.hasGear("Table ronde", "Mobilier");
  festival.hasGear("Vauban", "Barrières");
  festival.hasStored({ gear: table, quantity: 1, storage: "Cabane" });
});

const TITLES = "Référence;Matos;Quantité;Lieu de stockage;Commentaire";
const TWO_BAD_LINES = [
  TITLES,
  "MO_001;Table ronde;12;Cave B;pliantes",
  "MO_001;Table ronde;3;cave b;bancales",
  "XX_009;Vauban;80;Parking;",
  "BA_002;Vauban;-5;Hangar;",
].join("\r\n");

const input = () => screen.getByLabelText("Fichier", { selector: "input" });
const wrongLines = (count: number) => screen.findByRole("button", { name: `À corriger (${count})` });

async function openImport() {
  const page = openPage("/logistic/inventory");
  await screen.findByText("Cabane");
  await page.user.click(screen.getByRole("button", { name: "Réinitialiser" }));
  await screen.findByRole("heading", { name: "Mise à jour de l'inventaire" });
  await waitFor(() => expect(input()).toBeEnabled());
  const choose = (content: string) =>
    fireEvent.change(input(), { target: { files: [fileOf(content, "inventaire.csv")] } });
  return { ...page, choose };
}
type User = Awaited<ReturnType<typeof openImport>>["user"];

async function save(user: User) {
  await user.click(screen.getByRole("button", { name: "Sauvegarder l'inventaire" }));
  return within(await screen.findByRole("dialog", { name: "Remplacer l'inventaire" }));
}
const saveAndConfirm = async (user: User) =>
  user.click((await save(user)).getByRole("button", { name: "Remplacer" }));
async function type(user: User, label: string, text: string) {
  await user.clear(screen.getByLabelText(label));
  await user.type(screen.getByLabelText(label), `${text}{Enter}`);
}
const stored = () =>
  festival.kept.records.map(({ gear, quantity, storage, comment }) => [
    gear.name,
    quantity,
    storage,
    comment,
  ]);

describe("an inventory imported from a file", () => {
  it("has its bad lines corrected in place, then takes the place of all that was there", async () => {
    const { user, choose, messages } = await openImport();
    choose(TWO_BAD_LINES);
    await wrongLines(2);
    expect(screen.getByText("Le matos Vauban (XX_009) n'existe pas")).toBeInTheDocument();
    expect(screen.getByText("La quantité ne peut pas être négative")).toBeInTheDocument();
    await type(user, "Référence, ligne 4", "BA_002");
    await type(user, "Quantité, ligne 5", "5");
    await type(user, "Lieu de stockage, ligne 5", "Parking");
    await wrongLines(0);

    const asked = await save(user);
    expect(
      asked.getByText("2 lignes remplaceront tout l'inventaire (1 ligne actuelle)."),
    ).toBeInTheDocument();
    await user.click(asked.getByRole("button", { name: "Remplacer" }));
    expect(await screen.findByRole("grid", { name: "Inventaire", busy: false })).toBeInTheDocument();
    await waitFor(() => expect(messages()).toContain("L'inventaire a été réinitialisé"));
    expect(stored()).toEqual([
      ["Table ronde", 15, "Cave B", "pliantes | bancales"],
      ["Vauban", 85, "Parking", undefined],
    ]);
    expect(screen.getByRole("button", { name: "Réinitialiser" })).toHaveFocus();
  });

  it("is saved without its bad lines, once the person has read that they go", async () => {
    const { user, choose } = await openImport();
    choose(TWO_BAD_LINES);
    await wrongLines(2);
    const asked = await save(user);
    expect(asked.getByText("2 lignes en erreur seront abandonnées.")).toBeInTheDocument();
    await user.click(asked.getByRole("button", { name: "Annuler" }));
    expect(stored()).toHaveLength(1);
    await saveAndConfirm(user);
    await screen.findByRole("grid", { name: "Inventaire", busy: false });
    expect(stored()).toEqual([["Table ronde", 15, "Cave B", "pliantes | bancales"]]);
  });

  it("needs a file first, and a line that is right: an inventory is never emptied by a wrong file", async () => {
    const { user, choose } = await openImport();
    await user.click(screen.getByRole("button", { name: "Sauvegarder l'inventaire" }));
    expect(await screen.findByText("Choisis d'abord le fichier à importer")).toBeInTheDocument();
    choose(`${TITLES}\nXX_009;Vauban;80;Parking;`);
    await wrongLines(1);
    await user.click(screen.getByRole("button", { name: "Sauvegarder l'inventaire" }));
    expect(await screen.findByText(/^Aucune ligne n'est à importer/)).toBeInTheDocument();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("changes nothing when one gives up", async () => {
    const { user, choose } = await openImport();
    choose(TWO_BAD_LINES);
    await wrongLines(2);
    await user.click(screen.getByRole("button", { name: "Annuler" }));
    expect(await screen.findByText("Cabane")).toBeInTheDocument();
    expect(festival.writes).toEqual([]);
  });

  it("keeps its lines when the server does not answer", async () => {
    const { user, choose } = await openImport();
    choose(TWO_BAD_LINES);
    await wrongLines(2);
    festival.unplug();
    await saveAndConfirm(user);
    expect(await screen.findByText(/tes lignes sont toujours là/)).toBeInTheDocument();
    await wrongLines(2);
    festival.plug();
    await saveAndConfirm(user);
    expect(await screen.findByRole("grid", { name: "Inventaire", busy: false })).toBeInTheDocument();
  });

  it("does not silently replace what another person has saved meanwhile", async () => {
    const { user, choose } = await openImport();
    choose(TWO_BAD_LINES);
    await wrongLines(2);
    const [table] = festival.gears.all();
    festival.hasStored({ gear: table!, quantity: 99, storage: "Cave d'un autre" });
    await saveAndConfirm(user);
    expect(await screen.findByText(/L'inventaire a été modifié entre-temps/)).toBeInTheDocument();
    expect(festival.kept.records).toMatchObject([{ quantity: 99 }]);
    await user.click(screen.getByRole("button", { name: "Remplacer quand même" }));
    await screen.findByRole("grid", { name: "Inventaire", busy: false });
    expect(festival.kept.records).toMatchObject([{ quantity: 15 }]);
  });

  it("may be of 50,000 lines", async () => {
    const { user, choose } = await openImport();
    const many = Array.from({ length: 50_000 }, (_, index) => `MO_001;Table;1;Lieu ${index};`);
    choose([TITLES, ...many].join("\n"));
    await user.click(await screen.findByRole("button", { name: /^Toutes \(50.000\)$/ }, { timeout: 10_000 }));
    expect(screen.getByRole("table", { name: "Lignes du fichier" })).toHaveAttribute(
      "aria-rowcount",
      "50001",
    );
  });
});
