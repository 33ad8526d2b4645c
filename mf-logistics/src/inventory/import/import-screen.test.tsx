import { downloads, festivalServer } from "@coulisses/shared-auth/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { fileOf } from "../../testing/file-of";
import { keptGears } from "../../testing/kept-gears";
import { keptInventory } from "../../testing/kept-inventory";
import { openPage } from "../../testing/open-page";

const kept = keptGears();
const inventory = keptInventory(kept.catalogue);
const files = downloads();
const festival = festivalServer([...kept.handlers, ...inventory.handlers]);

type Content = Parameters<typeof fileOf>[0];

const TITLES = "Référence;Matos;Quantité;Lieu de stockage;Commentaire";
const TWO_BAD_LINES = [
  TITLES,
  "MO_001;Table ronde;12;Cave B;pliantes",
  "MO_001;Table ronde;3;cave b;bancales",
  "XX_009;Vauban;80;Parking;",
  "BA_002;Vauban;-5;Hangar;",
].join("\r\n");

beforeEach(() => {
  kept.hasCategory("Mobilier");
  kept.hasCategory("Barrières");
  const table = kept.hasGear("Table ronde", "Mobilier");
  kept.hasGear("Vauban", "Barrières");
  inventory.has([table, 1, "Cabane"]);
});

async function openImport() {
  const page = openPage("/logistic/inventory");
  await screen.findByText("Cabane");
  await page.user.click(screen.getByRole("button", { name: "Réinitialiser" }));
  await screen.findByRole("heading", { name: "Mise à jour de l'inventaire" });
  await waitFor(() => expect(screen.getByLabelText("Import", { selector: "input" })).toBeEnabled());
  const choose = (content: Content) =>
    fireEvent.change(screen.getByLabelText("Import", { selector: "input" }), {
      target: { files: [fileOf(content, "inventaire.csv")] },
    });
  return { ...page, choose };
}

const lines = (caption: string) =>
  within(screen.getByRole(caption === "Lignes en erreur" ? "grid" : "table", { name: caption }))
    .getAllByRole("row")
    .slice(1);
const shown = (caption: string) =>
  lines(caption).map((line) =>
    within(line)
      .getAllByRole("cell")
      .map(({ textContent }) => textContent)
      .join("|"),
  );
const toSave = () => shown("Lignes à enregistrer");

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
    expect(await screen.findByRole("table", { name: "Inventaire" })).toBeInTheDocument();
    expect(messages()).toContain("L'inventaire a été réinitialisé");
    expect(await screen.findByText("Parking")).toBeInTheDocument();
    expect(inventory.records().map(({ gear, quantity, storage }) => [gear.name, quantity, storage])).toEqual([
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
    expect(inventory.records()).toHaveLength(1);
    await saveAndConfirm(user);
    await screen.findByRole("table", { name: "Inventaire" });
    expect(inventory.records()).toHaveLength(1);
    expect(inventory.records()[0]).toMatchObject({ quantity: 15 });
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
    expect(await screen.findByRole("table", { name: "Inventaire" })).toBeInTheDocument();
  });

  it("does not silently replace what somebody else has saved meanwhile", async () => {
    const { user, choose } = await openImport();
    choose(TWO_BAD_LINES);
    await screen.findByRole("heading", { name: "⚠️ 2 erreurs" });
    const [table] = kept.catalogue();
    inventory.has([table!, 99, "Cave d'un autre"]);
    await saveAndConfirm(user);
    expect(await screen.findByText(/L'inventaire a été modifié entre-temps/)).toBeInTheDocument();
    expect(inventory.records()).toMatchObject([{ quantity: 99 }]);
    expect(toSave()).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: "Remplacer quand même" }));
    await screen.findByRole("table", { name: "Inventaire" });
    expect(inventory.records()).toMatchObject([{ quantity: 15 }]);
  });
});

describe("a file for the inventory", () => {
  const field = () => screen.getByRole("group", { name: "Import" });
  const file = (name: string) => fileOf(`${TITLES}\nMO_001;Table;3;Cave;`, name);

  it("may be dropped on its field", async () => {
    await openImport();
    fireEvent.drop(field(), { dataTransfer: { files: [file("stock.csv")] } });
    await waitFor(() => expect(toSave()).toEqual(["MO_001|Table ronde|3|Cave|"]));
    expect(within(field()).getByText("stock.csv")).toBeInTheDocument();
  });

  it("is dropped alone, since one inventory replaces the other", async () => {
    await openImport();
    fireEvent.drop(field(), { dataTransfer: { files: [file("cave.csv"), file("parking.csv")] } });
    expect(await screen.findByText("Dépose un seul fichier à la fois")).toBeInTheDocument();
    expect(screen.queryByRole("table", { name: "Lignes à enregistrer" })).not.toBeInTheDocument();
  });

  it("does not take the place of the page when it is dropped beside the field", async () => {
    await openImport();
    expect(fireEvent.drop(document.body, { dataTransfer: { files: [file("stock.csv")] } })).toBe(false);
  });

  it("may start from a template, which holds the titles that are read", async () => {
    const { user } = await openImport();
    await user.click(screen.getByRole("button", { name: "Télécharger un modèle" }));
    expect(await files()).toMatchObject([{ name: "modele-inventaire.csv", lines: [`${TITLES}\r`, ""] }]);
  });

  it("has a storage that is too long named with its line, and corrected there", async () => {
    const { user, choose } = await openImport();
    choose(`${TITLES}\nMO_001;Table;3;Cave;\nMO_001;Table;2;${"C".repeat(301)};`);
    const [wrong] = await waitFor(() => lines("Lignes en erreur"));
    expect(wrong).toHaveTextContent("Lieu de stockage : 300 caractères au plus");
    await user.click(screen.getByRole("button", { name: "Corriger la ligne 3" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Entrée de l'inventaire" }));
    await user.click(dialog.getByRole("button", { name: "Ajouter l'entrée à l'inventaire" }));
    expect(dialog.getByText("Lieu de stockage : 300 caractères au plus")).toBeInTheDocument();
  });
});

describe("a file that is no inventory", () => {
  const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

  it.each<[string, Content, string]>([
    ["empty", "", "Le fichier est vide"],
    [
      "of bytes",
      Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0, 0, 0, 9, 0),
      "Ce fichier n'est pas un fichier CSV. Dans le tableur : Fichier, Enregistrer sous, CSV",
    ],
    ["of titles alone", TITLES, "Le fichier ne contient que des titres"],
    [
      "without its titles",
      "MO_001;Table;3;Cave",
      "Il manque les colonnes Référence, Quantité, Lieu de stockage : la première ligne du fichier doit porter les titres",
    ],
    [
      "with a stray quote",
      `${TITLES}\nMO_001;"Table;3;Cave;`,
      "Ligne 2 : un guillemet est mal placé ou mal fermé",
    ],
  ])("%s is refused with a reason, and nothing read before can be saved", async (_, content, reason) => {
    const { user, choose } = await openImport();
    choose(`${TITLES}\nMO_001;Table;3;Cave;`);
    await waitFor(() => expect(toSave()).toEqual(["MO_001|Table ronde|3|Cave|"]));
    choose(content);
    expect(await screen.findByText(reason)).toBeInTheDocument();
    expect(screen.queryByRole("table", { name: "Lignes à enregistrer" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Sauvegarder l'inventaire" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(inventory.records()).toMatchObject([{ storage: "Cabane" }]);
  });

  it("that is too big is refused without being read", async () => {
    const { choose } = await openImport();
    choose(new Uint8Array(10 * 1024 * 1024 + 1));
    expect(await screen.findByText("Moins de 10 Mo s'il te plaît 🙏")).toBeInTheDocument();
  });

  it.each<[string, Content]>([
    ["of Excel, in Windows-1252", latin1(`R\xe9f\xe9rence;Quantit\xe9;Lieu\r\nMO_001;4;Gar\xe7onni\xe8re`)],
    ["with commas", "Référence,Quantité,Lieu\nMO_001,4,Garçonnière"],
    ["with tabs", "Reference\tNombre\tStockage\nMO_001\t4\tGarçonnière"],
  ])("%s is read all the same", async (_, content) => {
    const { choose } = await openImport();
    choose(content);
    await waitFor(() => expect(toSave()).toEqual(["MO_001|Table ronde|4|Garçonnière|"]));
  });

  it("with columns that nobody knows says which ones are left aside", async () => {
    const { choose } = await openImport();
    choose("Référence;Quantité;Lieu;Poids;Couleur\nMO_001;4;Cave;12 kg;bleu");
    expect(await screen.findByText("Colonnes ignorées : Poids, Couleur")).toBeInTheDocument();
  });

  it("with huge quantities, texts and formulas shows them as lines in error, as they were typed", async () => {
    const { choose } = await openImport();
    choose(`${TITLES}\nMO_001;Table;9999999999;Cave;\nMO_001;Table;=2+3;Cave;\n=HYPERLINK("x");;1;Cave;`);
    expect(await screen.findByRole("heading", { name: "⚠️ 3 erreurs" })).toBeInTheDocument();
    expect(screen.getByText(/^La quantité ne peut pas dépasser 1.000.000$/)).toBeInTheDocument();
    expect(screen.getByText("La quantité « =2+3 » n'est pas un nombre entier")).toBeInTheDocument();
    expect(screen.getByText('Le matos =HYPERLINK("x") n\'existe pas')).toBeInTheDocument();
  });

  it("of 50,000 lines is read with its progress in view", async () => {
    const { choose } = await openImport();
    const many = Array.from({ length: 50_000 }, (_, index) => `MO_001;Table;1;Lieu ${index};`);
    choose([TITLES, ...many].join("\n"));
    expect(await screen.findByRole("progressbar", { name: /Lecture du fichier/ })).toBeInTheDocument();
    expect(await screen.findByText(/^50.000 lignes$/)).toBeInTheDocument();
    expect(screen.getByRole("table", { name: "Lignes à enregistrer" })).toHaveAttribute(
      "aria-rowcount",
      "50001",
    );
    expect(screen.queryByRole("progressbar")).not.toBeInTheDocument();
  });
});
