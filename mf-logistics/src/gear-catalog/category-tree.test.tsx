import { aWindow } from "@coulisses/shared-auth/testing";
import { baseApi } from "@coulisses/shared-auth";
import {
  type CategoryForm,
  createCategory,
  removeCategory,
  updateCategory,
} from "@coulisses/shared-domain/gear/category";
import { act, screen, waitFor } from "@testing-library/react";
import type userEvent from "@testing-library/user-event";
import { ownerTeam } from "../testing/owner-team";
import { stockServer } from "../testing/stock-server";
import { openPage, reader } from "../testing/open-page";
import { dialog, fillCatalogue, pick, row } from "./testing/catalogue";

const festival = stockServer();

const { categories, named } = festival;
const inputOf = ({ owner, ...form }: CategoryForm) => ({ ...form, owner: ownerTeam(owner) });
const changeCategory = (id: number, form: CategoryForm) => {
  updateCategory(categories.all(), id, inputOf(form)).forEach(categories.keep);
  return categories.find(id);
};

beforeEach(() => {
  fillCatalogue(festival);
  festival.answers({
    gearCategory: {
      add: ({ body }) => categories.add(createCategory(categories.all(), inputOf(body))),
      change: ({ body, ...asked }) => changeCategory(categories.seen(asked).id, body),
      remove: (asked) => {
        const moved = removeCategory(categories.all(), categories.seen(asked).id);
        categories.remove(asked.id);
        moved.forEach(categories.keep);
      },
    },
  });
});

const category = (name: string) => screen.findByRole("treeitem", { name: new RegExp(`^${name}`) });
/** The line that holds this one: the nearest above it that is one level up. */
function holderOf(line: HTMLElement): HTMLElement | undefined {
  const level = (candidate: HTMLElement) => Number(candidate.getAttribute("aria-level"));
  const lines = screen.getAllByRole("treeitem");
  return lines.slice(0, lines.indexOf(line)).findLast((above) => level(above) === level(line) - 1);
}

/** A line shows its buttons while it has the focus. */
async function press(
  user: ReturnType<typeof userEvent.setup>,
  action: "Modifier" | "Supprimer",
  name: string,
) {
  const line = await category(name);
  act(() => line.focus());
  const button = await screen.findByRole("button", { name: `${action} la catégorie ${name}` });
  act(() => button.focus());
  await user.keyboard("{Enter}");
}

beforeEach(() => aWindow(1440));

describe("a category", () => {
  it("is added under another one, whose team it takes", async () => {
    const { user, messages } = openPage("/logistic/catalog");
    await user.click(await screen.findByRole("button", { name: "Ajouter une catégorie" }));
    const form = await dialog("Ajouter une catégorie");
    await user.type(form.getByLabelText(/^Nom/), "Éclairage");
    await pick(user, form.getByRole("combobox", { name: /Catégorie parente/ }), "elec", /^Électrique/);
    expect(form.getByRole("combobox", { name: /Équipe responsable/ })).toHaveValue("Élec");
    expect(form.getByRole("combobox", { name: /Équipe responsable/ })).toBeDisabled();
    await user.click(form.getByRole("button", { name: "Ajouter" }));
    const added = await screen.findByRole("treeitem", { name: "Éclairage, Élec" });
    expect(holderOf(added)).toBe(await category("Électrique"));
    await waitFor(() => expect(messages()).toContain("La catégorie Éclairage a été créée"));
  });

  it("gives its gears another reference when it moves", async () => {
    const { user } = openPage("/logistic/catalog");
    await row("Rallonge");
    await press(user, "Modifier", "Câble");
    const form = await dialog("Modifier une catégorie");
    await pick(user, form.getByRole("combobox", { name: /Catégorie parente/ }), "mob", /^Mobilier/);
    await user.click(form.getByRole("button", { name: "Modifier" }));
    expect(await screen.findByText("MO_CA_001")).toBeInTheDocument();
  });

  it("can't go under itself, nor take a name that is there", async () => {
    const { user } = openPage("/logistic/catalog");
    await press(user, "Modifier", "Électrique");
    const form = await dialog("Modifier une catégorie");
    await user.click(form.getByRole("combobox", { name: /Catégorie parente/ }));
    expect(await screen.findByRole("option", { name: /Mobilier/ })).toBeInTheDocument();
    expect(screen.queryByRole("option", { name: /lectrique/ })).not.toBeInTheDocument();
    await user.keyboard("{Escape}");
    await user.clear(form.getByLabelText(/^Nom/));
    await user.type(form.getByLabelText(/^Nom/), "mobilier{Enter}");
    expect(await form.findByText("La catégorie « mobilier » existe déjà")).toBeInTheDocument();
  });

  it("keeps the place that another person gives it while one renames it", async () => {
    const { user, store } = openPage("/logistic/catalog");
    await press(user, "Modifier", "Câble");
    const form = await dialog("Modifier une catégorie");
    await user.clear(form.getByLabelText(/^Nom/));
    await user.type(form.getByLabelText(/^Nom/), "Rallonges");
    changeCategory(named("Câble")!, { name: "Câble", parent: named("Mobilier")! });
    store.dispatch(baseApi.util.invalidateTags(["GearCategory"]));
    await waitFor(() =>
      expect(form.getByRole("combobox", { name: /Catégorie parente/ })).toHaveValue("Mobilier"),
    );
    await user.click(form.getByRole("button", { name: "Modifier" }));
    const renamed = await screen.findByRole("treeitem", { name: "Rallonges, Matos" });
    expect(holderOf(renamed)).toBe(await category("Mobilier"));
  });

  it("changed by another person a moment ago asks whose name stands", async () => {
    const { user } = openPage("/logistic/catalog");
    await press(user, "Modifier", "Câble");
    const form = await dialog("Modifier une catégorie");
    await user.type(form.getByLabelText(/^Nom/), "s");
    changeCategory(named("Câble")!, { name: "Cordon", parent: named("Électrique")! });
    await user.click(form.getByRole("button", { name: "Modifier" }));
    expect(await form.findByText(/Nom : Cordon/)).toBeInTheDocument();
    expect(form.getByText(/Cette catégorie a été modifiée entre-temps/)).toBeInTheDocument();
    expect(form.getByLabelText(/^Nom/)).toHaveValue("Câbles");
    await user.click(form.getByRole("button", { name: "Prendre la leur" }));
    expect(form.getByLabelText(/^Nom/)).toHaveValue("Cordon");
  });

  it("leaves what it held one level up", async () => {
    const { user, messages } = openPage("/logistic/catalog");
    await press(user, "Supprimer", "Électrique");
    const asked = await dialog("Supprimer la catégorie Électrique");
    await user.click(asked.getByRole("button", { name: "Supprimer" }));
    await waitFor(() =>
      expect(screen.queryByRole("treeitem", { name: /^Électrique/ })).not.toBeInTheDocument(),
    );
    expect(screen.getByRole("treeitem", { name: /^Câble/ })).toBeInTheDocument();
    await waitFor(() => expect(messages()).toContain("La catégorie Électrique a été supprimée"));
  });

  it("folds and unfolds by the arrows, and Enter chooses it", async () => {
    const { user, address } = openPage("/logistic/catalog", reader);
    const electric = await category("Électrique");
    expect(electric).toHaveAttribute("aria-expanded", "true");
    act(() => electric.focus());
    await user.keyboard("{ArrowLeft}");
    expect(electric).toHaveAttribute("aria-expanded", "false");
    expect(screen.queryByRole("treeitem", { name: /^Câble/ })).not.toBeInTheDocument();
    await user.keyboard("{ArrowRight}{ArrowRight}");
    expect(await category("Câble")).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(address()).toBe("/logistic/catalog?category=electrique->cable");
    expect(await category("Câble")).toHaveAttribute("aria-selected", "true");
    await user.keyboard(" ");
    expect(address()).toBe("/logistic/catalog");
  });

  it("comes in a drawer where there is no room beside the table, and leaves once chosen", async () => {
    aWindow(1100);
    const { user, address } = openPage("/logistic/catalog");
    await user.click(await screen.findByRole("button", { name: "Catégories" }));
    const drawer = await dialog("Catégories");
    await user.click(await drawer.findByText("Mobilier"));
    expect(address()).toBe("/logistic/catalog?category=mobilier");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });
});
