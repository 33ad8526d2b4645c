import { downloads } from "@coulisses/shared-auth/testing";
import { fileOf, rowsXml, workbookOf } from "@coulisses/shared-pages/spreadsheet/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { openPage, reader } from "../testing/open-page";
import { stockServer } from "../testing/stock-server";
import { fillCatalogue } from "./testing/catalogue";

const festival = stockServer();
const files = downloads();
beforeEach(() => {
  localStorage.clear();
  fillCatalogue(festival);
});

const TITLES = "Nom;Catégorie;Consommable;Appoint";
const input = () => screen.getByLabelText("Fichier", { selector: "input" });

async function openImport() {
  const page = openPage("/logistic/catalog");
  await page.user.click(await screen.findByRole("button", { name: "Importer" }));
  await screen.findByRole("heading", { name: "Importer du matos" });
  await waitFor(() => expect(input()).toBeEnabled());
  const choose = (content: Parameters<typeof fileOf>[0], name = "matos.csv") =>
    fireEvent.change(input(), { target: { files: [fileOf(content, name)] } });
  return { ...page, choose };
}

const names = () => festival.gears.all().map(({ name }) => name);
const rows = () =>
  within(screen.getByRole("grid", { name: "Lignes du fichier" }))
    .getAllByRole("row")
    .slice(1);
const cell = (name: string) => screen.getByLabelText(name);
const importButton = () => screen.getByRole("button", { name: /^Importer/ });

describe("gear imported from a spreadsheet", () => {
  it("is checked, corrected in place, and imported", async () => {
    const { user, choose, messages } = await openImport();
    expect(screen.getByRole("button", { name: "Choisir un fichier" })).toHaveFocus();
    choose(`${TITLES}\nPraticable;Mobilier;;oui\nEnceinte;Sono;;\nTa;Câble;bof;`);
    expect(await screen.findByRole("button", { name: "À corriger (2)" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    expect(rows()).toHaveLength(2);
    expect(rows()[0]).toHaveTextContent("La catégorie « Sono » n'existe pas");
    expect(cell("Catégorie, ligne 3")).toBeInvalid();
    expect(rows()[1]).toHaveTextContent("Nom : 3 caractères au moins« bof » n'est ni oui ni non");
    expect(importButton()).toHaveTextContent("Importer 1 ligne");

    await user.clear(cell("Catégorie, ligne 3"));
    await user.type(cell("Catégorie, ligne 3"), "Mobilier{Enter}");
    expect(rows()[0]).toHaveTextContent("Corrigée");
    expect(importButton()).toHaveTextContent("Importer 2 lignes");
    await user.click(importButton());
    expect(await screen.findByText("2 lignes importées ; 1 reste à corriger.")).toBeInTheDocument();
    expect(names()).toEqual(expect.arrayContaining(["Praticable", "Enceinte"]));
    expect(names()).not.toContain("Ta");

    await user.type(cell("Nom, ligne 4"), "ble haute");
    await user.clear(cell("Consommable, ligne 4"));
    await user.tab();
    await user.click(importButton());
    await waitFor(() => expect(messages()).toContain("1 ligne importée"));
    expect(names()).toContain("Table haute");
    expect(await screen.findByRole("grid", { name: "Matos", busy: false })).toBeInTheDocument();
  });

  it("comes from a workbook too, with other titles, which are remembered", async () => {
    const { user, choose } = await openImport();
    const sheet = rowsXml(["Article", "Rayon", "Prix"], ["Praticable", "Mobilier", "12"]);
    choose(workbookOf({ sheet }), "matos.xlsx");
    expect(
      await screen.findByText("Il manque les colonnes Nom, Catégorie : choisis où les lire"),
    ).toBeInTheDocument();
    expect(screen.getByText("Colonnes ignorées : Article, Rayon, Prix")).toBeInTheDocument();
    await user.click(importButton());
    expect(screen.getAllByText("Il manque les colonnes Nom, Catégorie : choisis où les lire")).toHaveLength(
      2,
    );

    await user.selectOptions(screen.getByRole("combobox", { name: /^Nom/ }), "Article");
    await user.selectOptions(screen.getByRole("combobox", { name: /^Catégorie/ }), "Rayon");
    expect(screen.getByText("Colonne ignorée : Prix")).toBeInTheDocument();
    expect(importButton()).toHaveTextContent("Importer 1 ligne");
    choose(workbookOf({ sheet }), "encore.xlsx");
    await screen.findByText("encore.xlsx");
    await waitFor(() => expect(importButton()).toHaveTextContent("Importer 1 ligne"));
  });

  it("that is there already is left alone; what the server refuses stays to be corrected", async () => {
    const { user, choose } = await openImport();
    choose(`${TITLES}\nTable ronde;Mobilier;;\nPraticable;Sono;;\nEstrade;Mobilier;;`);
    await user.clear(await screen.findByLabelText("Catégorie, ligne 3"));
    await user.type(cell("Catégorie, ligne 3"), "Mobilier{Enter}");
    await waitFor(() => expect(importButton()).toHaveTextContent("Importer 2 lignes"));
    await user.click(screen.getByRole("button", { name: "Toutes (3)" }));
    expect(screen.getByRole("row", { name: /^2 Table ronde/ })).toHaveTextContent("Déjà là");
    festival.hasGear("Estrade");
    await user.click(importButton());
    expect(await screen.findByText("1 ligne importée ; 1 reste à corriger.")).toBeInTheDocument();
    expect(cell("Nom, ligne 4")).toBeInvalid();
    expect(names().filter((name) => name === "Table ronde")).toHaveLength(1);
    // Nothing that was typed would be lost.
    await user.click(screen.getByRole("button", { name: "Fermer" }));
    expect(await screen.findByRole("grid", { name: "Matos", busy: false })).toBeInTheDocument();
  });

  it("stops where the server is away, and goes on from there", async () => {
    const { user, choose, messages } = await openImport();
    choose(`${TITLES}\nPraticable;Mobilier;;`);
    await waitFor(() => expect(importButton()).toHaveTextContent("Importer 1 ligne"));
    festival.unplug();
    await user.click(importButton());
    expect(
      await screen.findByText("L'import s'est arrêté ; tes lignes sont toujours là"),
    ).toBeInTheDocument();
    festival.plug();
    await user.click(importButton());
    await waitFor(() => expect(messages()).toContain("1 ligne importée"));
    expect(names().filter((name) => name === "Praticable")).toHaveLength(1);
  });

  it("gives back what is refused, as a file that can be imported again", async () => {
    const { user, choose } = await openImport();
    choose(`${TITLES}\nPraticable;Mobilier;;\n=1+1;Sono;;`);
    await user.click(await screen.findByRole("button", { name: "Télécharger la ligne refusée" }));
    expect(await files()).toMatchObject([
      {
        name: expect.stringMatching(/^matos-refusees-.*\.csv$/) as string,
        lines: [
          '"Nom","Catégorie","Consommable","Appoint","Ligne","Problème"',
          `"'=1+1","Sono","","","3","La catégorie « Sono » n'existe pas"`,
        ],
      },
    ]);
  });

  it("starts from a template", async () => {
    const { user } = await openImport();
    await user.click(screen.getByRole("button", { name: "Télécharger un modèle" }));
    expect(await files()).toMatchObject([{ name: "modele-matos.csv", lines: [`${TITLES}\r`, ""] }]);
  });

  it("keeps corrections until one agrees to lose them", async () => {
    const { user, choose } = await openImport();
    choose(`${TITLES}\nPraticable;Sono;;`);
    await user.type(await screen.findByLabelText("Catégorie, ligne 2"), "s{Enter}");
    await user.click(screen.getByRole("button", { name: "Annuler" }));
    await user.click(screen.getByRole("button", { name: "Rester" }));
    expect(cell("Catégorie, ligne 2")).toHaveValue("Sonos");
    await user.type(cell("Catégorie, ligne 2"), "x{Escape}");
    expect(cell("Catégorie, ligne 2")).toHaveValue("Sonos");
    await user.click(screen.getByRole("button", { name: "Annuler" }));
    await user.click(screen.getByRole("button", { name: "Abandonner" }));
    expect(await screen.findByRole("grid", { name: "Matos", busy: false })).toBeInTheDocument();
    expect(festival.writes).toEqual([]);
  });

  it("needs the right to write the catalogue", async () => {
    openPage("/logistic/catalog", reader);
    await screen.findByRole("table", { name: "Matos" });
    expect(screen.queryByRole("button", { name: "Importer" })).not.toBeInTheDocument();
  });
});

describe("a file that can't be imported", () => {
  it.each<[string, Parameters<typeof fileOf>[0], string]>([
    ["empty", "", "Le fichier est vide"],
    ["of titles alone", TITLES, "Le fichier ne contient que des titres"],
    [
      "a picture",
      Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0),
      "Ce fichier n'est ni un classeur Excel (.xlsx) ni un CSV. Dans le tableur : Fichier, Enregistrer sous",
    ],
    [
      "an old workbook",
      Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0),
      "Ce classeur est d'un ancien format, ou protégé par un mot de passe : enregistre-le en .xlsx ou en CSV",
    ],
    [
      "another archive",
      Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0, 0, 0, 9, 0),
      "Ce classeur est abîmé, ou d'un autre format : enregistre-le en .xlsx ou en CSV",
    ],
    ["with a stray quote", `${TITLES}\n"Table;Mobilier`, "Ligne 2 : un guillemet est mal placé ou mal fermé"],
    ["too big", new Uint8Array(10 * 1024 * 1024 + 1), "Moins de 10 Mo s'il te plaît 🙏"],
  ])("as it is %s says why, and nothing of the one before can be imported", async (_, content, reason) => {
    const { user, choose } = await openImport();
    choose(`${TITLES}\nPraticable;Mobilier;;`);
    await waitFor(() => expect(importButton()).toHaveTextContent("Importer 1 ligne"));
    choose(content);
    expect(await screen.findByText(reason)).toBeInTheDocument();
    await user.click(importButton());
    expect(festival.writes).toEqual([]);
  });

  it.each<[string, Parameters<typeof fileOf>[0]]>([
    [
      "Windows-1252",
      Uint8Array.from("Nom;Cat\xe9gorie\r\nCh\xe2ssis;Mobilier", (letter) => letter.charCodeAt(0)),
    ],
    ["commas", "Nom,Catégorie\nChâssis,Mobilier"],
    ["tabs", "nom\tcategorie\nChâssis\tMobilier"],
  ])("in %s can, all the same", async (_, content) => {
    const { user, choose } = await openImport();
    choose(content);
    await waitFor(() => expect(importButton()).toHaveTextContent("Importer 1 ligne"));
    await user.click(importButton());
    await waitFor(() => expect(names()).toContain("Châssis"));
  });
});
