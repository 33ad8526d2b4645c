import { festivalServer } from "@coulisses/shared-auth/testing";
import { baseApi } from "@coulisses/shared-auth";
import { screen, waitFor, within } from "@testing-library/react";
import { keptGears } from "../testing/kept-gears";
import { openPage, reader } from "../testing/open-page";
import { dialog, fillCatalogue, pick, row } from "./testing/catalogue";

const kept = keptGears();
festivalServer(kept.handlers);

beforeEach(() => fillCatalogue(kept));

describe("a category", () => {
  it("is added under another one, whose team it takes", async () => {
    const { user, messages } = openPage("/logistic/catalog");
    await user.click(await screen.findByRole("button", { name: "Ajouter une catégorie" }));
    const form = await dialog("Ajouter une catégorie");
    await user.type(form.getByLabelText(/^Nom/), "Éclairage");
    await pick(user, form.getByRole("combobox", { name: /Catégorie parente/ }), "elec", /^Électrique/);
    expect(form.getByRole("combobox", { name: /Équipe responsable/ })).toHaveValue("Elec");
    expect(form.getByRole("combobox", { name: /Équipe responsable/ })).toBeDisabled();
    await user.click(form.getByRole("button", { name: "Ajouter" }));
    const under = await screen.findByRole("list", { name: "Sous-catégories de Électrique" });
    expect(await within(under).findByRole("button", { name: "Éclairage" })).toBeInTheDocument();
    expect(messages()).toContain("La catégorie Éclairage a été créée");
  });

  it("gives its gears another reference when it moves", async () => {
    const { user } = openPage("/logistic/catalog");
    await row("Rallonge");
    await user.click(await screen.findByRole("button", { name: "Modifier la catégorie Câble" }));
    const form = await dialog("Modifier une catégorie");
    await pick(user, form.getByRole("combobox", { name: /Catégorie parente/ }), "mob", /^Mobilier/);
    await user.click(form.getByRole("button", { name: "Modifier" }));
    expect(await screen.findByText("MO_CA_001")).toBeInTheDocument();
  });

  it("can't go under itself, nor take a name that is there", async () => {
    const { user } = openPage("/logistic/catalog");
    await user.click(await screen.findByRole("button", { name: "Modifier la catégorie Électrique" }));
    const form = await dialog("Modifier une catégorie");
    await user.click(form.getByRole("combobox", { name: /Catégorie parente/ }));
    expect(await screen.findByRole("option", { name: /Mobilier/ })).toBeInTheDocument();
    expect(screen.queryByRole("option", { name: /lectrique/ })).not.toBeInTheDocument();
    await user.keyboard("{Escape}");
    await user.clear(form.getByLabelText(/^Nom/));
    await user.type(form.getByLabelText(/^Nom/), "mobilier{Enter}");
    expect(await form.findByText("La catégorie « mobilier » existe déjà")).toBeInTheDocument();
  });

  it("keeps the place that somebody else gives it while one renames it", async () => {
    const { user, store } = openPage("/logistic/catalog");
    await user.click(await screen.findByRole("button", { name: "Modifier la catégorie Câble" }));
    const form = await dialog("Modifier une catégorie");
    await user.clear(form.getByLabelText(/^Nom/));
    await user.type(form.getByLabelText(/^Nom/), "Rallonges");
    kept.changeCategory("Câble", { name: "Câble", under: "Mobilier" });
    store.dispatch(baseApi.util.invalidateTags(["GearCategory"]));
    await waitFor(() =>
      expect(form.getByRole("combobox", { name: /Catégorie parente/ })).toHaveValue("Mobilier"),
    );
    await user.click(form.getByRole("button", { name: "Modifier" }));
    const under = await screen.findByRole("list", { name: "Sous-catégories de Mobilier" });
    expect(await within(under).findByRole("button", { name: "Rallonges" })).toBeInTheDocument();
  });

  it("changed by somebody else a moment ago asks whose name stands", async () => {
    const { user } = openPage("/logistic/catalog");
    await user.click(await screen.findByRole("button", { name: "Modifier la catégorie Câble" }));
    const form = await dialog("Modifier une catégorie");
    await user.type(form.getByLabelText(/^Nom/), "s");
    kept.changeCategory("Câble", { name: "Cordon", under: "Électrique" });
    await user.click(form.getByRole("button", { name: "Modifier" }));
    expect(await form.findByText(/Nom : Cordon/)).toBeInTheDocument();
    expect(form.getByText(/Cette catégorie a été modifiée entre-temps/)).toBeInTheDocument();
    expect(form.getByLabelText(/^Nom/)).toHaveValue("Câbles");
    await user.click(form.getByRole("button", { name: "Prendre la leur" }));
    expect(form.getByLabelText(/^Nom/)).toHaveValue("Cordon");
  });

  it("leaves what it held one level up", async () => {
    const { user, messages } = openPage("/logistic/catalog");
    await user.click(await screen.findByRole("button", { name: "Supprimer la catégorie Électrique" }));
    const asked = await dialog("Supprimer la catégorie Électrique");
    await user.click(asked.getByRole("button", { name: "Supprimer" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Électrique" })).not.toBeInTheDocument());
    expect(screen.getByRole("button", { name: "Câble" })).toBeInTheDocument();
    expect(messages()).toContain("La catégorie Électrique a été supprimée");
  });

  it("folds and unfolds", async () => {
    const { user } = openPage("/logistic/catalog", reader);
    const fold = await screen.findByRole("button", { name: "Replier Électrique" });
    expect(fold).toHaveAttribute("aria-expanded", "true");
    await user.click(fold);
    expect(screen.queryByRole("button", { name: "Câble" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Déplier Électrique" }));
    expect(screen.getByRole("button", { name: "Câble" })).toBeInTheDocument();
  });
});
