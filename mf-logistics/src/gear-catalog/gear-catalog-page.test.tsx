import { downloads } from "@coulisses/shared-auth/testing";
import { baseApi } from "@coulisses/shared-auth";
import { checkGearRemovable } from "@coulisses/shared-domain/gear/gear";
import { screen, waitFor, within } from "@testing-library/react";
import { stockServer } from "../testing/stock-server";
import { openPage, reader } from "../testing/open-page";
import { dialog, fillCatalogue, pick, row } from "./testing/catalogue";

const festival = stockServer();
const files = downloads();

const noRow = (name: string) =>
  waitFor(() => expect(screen.queryByRole("row", { name: new RegExp(`^${name}`) })).not.toBeInTheDocument());

beforeEach(() => fillCatalogue(festival));

describe("the catalogue of gear", () => {
  it("shows each gear's reference, use and category", async () => {
    openPage("/logistic/catalog");
    const cells = within(await row("Rallonge 10 m")).getAllByRole("cell");
    expect(cells[1]).toHaveTextContent("EL_CA_001");
    expect(within(cells[2]!).getByRole("img", { name: "Oui" })).toBeInTheDocument();
    expect(cells[3]).toBeEmptyDOMElement();
    expect(cells[4]).toHaveTextContent("CâbleÉlectrique › Câble");
    expect(within(await row("Ruban adhésif")).getByText("Sans catégorie")).toBeInTheDocument();
  });

  it("finds a gear by its name or its reference, and says so in the address", async () => {
    const { user, address } = openPage("/logistic/catalog");
    await row("Table ronde");
    const search = screen.getByRole("searchbox", { name: "Rechercher un matos" });
    await user.type(search, "RALLONGE");
    await noRow("Table ronde");
    expect(address()).toBe("/logistic/catalog?search=RALLONGE");
    await user.clear(search);
    await user.type(search, "mo_0");
    await row("Table ronde");
    await noRow("Rallonge");
  });

  it("shows what its address asks for, until the filters are cleared", async () => {
    const { user, address } = openPage("/logistic/catalog?owner=elec&category=electrique");
    await row("Rallonge 10 m");
    expect(screen.queryByRole("row", { name: /^Table/ })).not.toBeInTheDocument();
    expect(await screen.findByDisplayValue("Élec")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Effacer les filtres" }));
    await row("Table ronde");
    expect(address()).toBe("/logistic/catalog");
  });

  it("filters by the category that is pressed in the tree, with all that it holds", async () => {
    const { user, address } = openPage("/logistic/catalog");
    await row("Table ronde");
    await user.click(await screen.findByText("Électrique"));
    expect(address()).toBe("/logistic/catalog?category=electrique");
    await noRow("Table ronde");
    expect(await row("Rallonge")).toBeInTheDocument();
  });

  it("says when nothing is found", async () => {
    openPage("/logistic/catalog?search=licorne");
    expect(await screen.findByText("Aucun matos trouvé")).toBeInTheDocument();
  });

  it("tells that the catalogue could not be read, and tries again", async () => {
    festival.unplug();
    const { user } = openPage("/logistic/catalog");
    const retry = await screen.findByRole("button", { name: /Réessayer/ });
    festival.plug();
    await user.click(retry);
    expect(await row("Table ronde")).toBeInTheDocument();
    expect(await screen.findByRole("treeitem", { name: /^Mobilier/ })).toBeInTheDocument();
  });

  it("lets those who only read neither change nor export anything", async () => {
    openPage("/logistic/catalog", reader);
    await row("Table ronde");
    expect(
      screen.queryByRole("button", { name: /Ajouter|Modifier|Supprimer|Exporter/ }),
    ).not.toBeInTheDocument();
  });

  it("says that there is nothing to export when no line is left", async () => {
    const { user, messages } = openPage("/logistic/catalog?search=licorne");
    await screen.findByText("Aucun matos trouvé");
    await user.click(screen.getByRole("button", { name: "Exporter" }));
    await waitFor(() => expect(messages()).toEqual(["La liste est vide : il n'y a rien à exporter."]));
  });

  it("exports the gears that are shown", async () => {
    const { user } = openPage("/logistic/catalog?search=rallonge");
    await row("Rallonge");
    await user.click(screen.getByRole("button", { name: "Exporter" }));
    await waitFor(async () => expect(await files()).toHaveLength(1));
    const [file] = await files();
    expect(file?.name).toMatch(/^catalogue-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(file?.text).toBe(
      '\uFEFF"Référence","Catégorie","Catégorie complète","Materiel","Consommable","Appoint"\n' +
        '"EL_CA_001","Câble","electrique->cable","Rallonge 10 m","Non","Oui"',
    );
    expect(festival.writes).toEqual(['POST audit-entries/exports {"what":"gear-catalogue","rows":1}']);
  });
});

describe("a gear", () => {
  it("is added with its category, Enter sends it", async () => {
    const { user, messages } = openPage("/logistic/catalog");
    await row("Table ronde");
    await user.click(screen.getByRole("button", { name: "Ajouter un matos" }));
    const form = await dialog("Ajouter un matériel");
    await user.type(form.getByLabelText(/^Nom/), "Multiprise");
    await pick(user, form.getByRole("combobox"), "cab", /Câble/);
    await user.click(form.getByLabelText(/Matos d'appoint/));
    await user.type(form.getByLabelText(/^Nom/), "{Enter}");
    expect(within(await row("Multiprise")).getByText("EL_CA_004")).toBeInTheDocument();
    await waitFor(() => expect(messages()).toContain("Le matériel Multiprise a été créé"));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("needs a name of three letters that nothing else has, and a category", async () => {
    const { user } = openPage("/logistic/catalog");
    await row("Table ronde");
    await user.click(screen.getByRole("button", { name: "Ajouter un matos" }));
    const form = await dialog("Ajouter un matériel");
    await user.type(form.getByLabelText(/^Nom/), "ab{Enter}");
    expect(await form.findByText("Nom : 3 caractères au moins")).toBeInTheDocument();
    expect(form.getByText("La catégorie est nécessaire")).toBeInTheDocument();
    await user.clear(form.getByLabelText(/^Nom/));
    await user.type(form.getByLabelText(/^Nom/), "table RONDE");
    expect(form.getByText("Le matos « table RONDE » existe déjà")).toBeInTheDocument();
    expect(festival.writes).toEqual([]);
  });

  it("keeps what was typed when the server does not answer", async () => {
    const { user } = openPage("/logistic/catalog");
    await user.click(within(await row("Table ronde")).getByRole("button", { name: "Modifier Table ronde" }));
    const form = await dialog("Modifier un matériel");
    festival.unplug();
    await user.type(form.getByLabelText(/^Nom/), " pliante{Enter}");
    await waitFor(() => expect(form.getByRole("button", { name: "Modifier" })).toBeEnabled());
    expect(form.getByLabelText(/^Nom/)).toHaveValue("Table ronde pliante");
    festival.plug();
    await user.click(form.getByRole("button", { name: "Modifier" }));
    expect(await row("Table ronde pliante")).toBeInTheDocument();
  });

  it("does not undo what another person has changed meanwhile", async () => {
    const { user, store } = openPage("/logistic/catalog");
    await user.click(within(await row("Table ronde")).getByRole("button", { name: "Modifier Table ronde" }));
    const form = await dialog("Modifier un matériel");
    const { id } = festival.gears.all().find(({ name }) => name === "Table ronde")!;
    festival.gears.change(id, { isConsumable: true, name: "Table ovale" });
    store.dispatch(baseApi.util.invalidateTags(["Gear"]));
    await waitFor(() => expect(form.getByLabelText(/^Nom/)).toHaveValue("Table ovale"));
    expect(form.getByLabelText(/Matos consommable/)).toBeChecked();
    await user.clear(form.getByLabelText(/^Nom/));
    await user.type(form.getByLabelText(/^Nom/), "Table haute");
    festival.gears.change(id, { name: "Table basse" });
    store.dispatch(baseApi.util.invalidateTags(["Gear"]));
    expect(await form.findByText("Modifié par quelqu'un d'autre pendant ta saisie")).toBeInTheDocument();
    expect(form.getByText(/Nom : Table basse/)).toBeInTheDocument();
    const writes = festival.writes.length;
    await user.click(form.getByRole("button", { name: "Modifier" }));
    expect(form.getByRole("button", { name: "Garder la mienne" })).toHaveFocus();
    expect(festival.writes).toHaveLength(writes);
    await user.click(form.getByRole("button", { name: "Garder la mienne" }));
    await user.click(form.getByRole("button", { name: "Modifier" }));
    await row("Table haute");
    expect(festival.gears.all().find((gear) => gear.id === id)).toMatchObject({
      name: "Table haute",
      isConsumable: true,
    });
  });

  it("changed by another person a moment ago shows what it has become, and all that was typed", async () => {
    const { user } = openPage("/logistic/catalog");
    await user.click(within(await row("Table ronde")).getByRole("button", { name: "Modifier Table ronde" }));
    const form = await dialog("Modifier un matériel");
    await user.type(form.getByLabelText(/^Nom/), " pliante");
    const { id } = festival.gears.all().find(({ name }) => name === "Table ronde")!;
    festival.gears.change(id, { isConsumable: true });
    await user.click(form.getByRole("button", { name: "Modifier" }));
    await waitFor(() => expect(form.getByLabelText(/Matos consommable/)).toBeChecked());
    expect(form.getByRole("alert")).toHaveTextContent(
      "Ce matos a été modifié entre-temps par quelqu'un d'autre. Vérifie-le avant de recommencer.",
    );
    expect(form.getByLabelText(/^Nom/)).toHaveValue("Table ronde pliante");
    festival.gears.change(id, { name: "Table carrée" });
    await user.click(form.getByRole("button", { name: "Modifier" }));
    expect(await form.findByText(/Nom : Table carrée/)).toBeInTheDocument();
    expect(form.getByLabelText(/^Nom/)).toHaveValue("Table ronde pliante");
    await user.click(form.getByRole("button", { name: "Garder la mienne" }));
    await user.click(form.getByRole("button", { name: "Modifier" }));
    await row("Table ronde pliante");
    expect(festival.gears.all().find((gear) => gear.id === id)).toMatchObject({
      isConsumable: true,
      version: 4,
    });
  });

  it("is not deleted once another person has changed it: the person sees what it has become first", async () => {
    const { user } = openPage("/logistic/catalog");
    await user.click(within(await row("Table ronde")).getByRole("button", { name: "Supprimer Table ronde" }));
    const asked = await dialog("Supprimer Table ronde");
    const { id } = festival.gears.all().find(({ name }) => name === "Table ronde")!;
    festival.gears.change(id, { name: "Table ovale" });
    await user.click(asked.getByRole("button", { name: "Supprimer" }));
    expect(await asked.findByRole("alert")).toHaveTextContent("Ce matos a été modifié entre-temps");
    await user.click(asked.getByRole("button", { name: "Annuler" }));
    await user.click(within(await row("Table ovale")).getByRole("button", { name: "Supprimer Table ovale" }));
    await user.click((await dialog("Supprimer Table ovale")).getByRole("button", { name: "Supprimer" }));
    await noRow("Table ovale");
  });

  it("goes after a confirmation", async () => {
    const { user, messages } = openPage("/logistic/catalog");
    await user.click(within(await row("Table ronde")).getByRole("button", { name: "Supprimer Table ronde" }));
    await dialog("Supprimer Table ronde");
    await user.keyboard("{Enter}");
    await noRow("Table ronde");
    await waitFor(() => expect(messages()).toContain("Le matériel Table ronde a été supprimé"));
  });

  it("stays when it is in use, and the person reads by what", async () => {
    festival.answers({
      gear: {
        remove: () => {
          checkGearRemovable([
            { by: "Fiche Achat", id: 4 },
            { by: "FT", id: 2 },
          ]);
        },
      },
    });
    const { user } = openPage("/logistic/catalog");
    await user.click(within(await row("Table ronde")).getByRole("button", { name: "Supprimer Table ronde" }));
    const asked = await dialog("Supprimer Table ronde");
    await user.click(asked.getByRole("button", { name: "Supprimer" }));
    expect(await asked.findByRole("alert")).toHaveTextContent(
      "Impossible de supprimer le matériel, il est lié à : FT 2, Fiche Achat 4",
    );
    await user.click(asked.getByRole("button", { name: "Annuler" }));
    expect(await row("Table ronde")).toBeInTheDocument();
  });
});
