import { downloads } from "@coulisses/shared-auth/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { fileOf } from "../../testing/file-of";
import { type Content, lines, openImport, smallInventory, TITLES, toSave } from "./testing/import-page";

const festival = smallInventory();
const files = downloads();

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
    expect(festival.kept.records).toMatchObject([{ storage: "Cabane" }]);
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
