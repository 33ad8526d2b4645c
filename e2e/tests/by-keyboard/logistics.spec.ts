import { expect } from "@playwright/test";
import { test } from "../../support/journey.ts";
import { Keyboard } from "../../support/keyboard.ts";

test("by keyboard alone, a logistician adds a category and a gear in it", async ({ browser }) => {
  const person = await Keyboard.at(browser, "matos", "/logistic/catalog");
  const { page } = person;
  const stamp = Date.now();
  const [category, gear] = [`Jonglage ${stamp}`, `Massue ${stamp}`];

  await person.skipMenu();
  await person.activate(page.getByRole("button", { name: "Ajouter une catégorie" }));
  const categoryDialog = page.getByRole("dialog", { name: "Ajouter une catégorie" });
  await expect(categoryDialog.getByRole("textbox", { name: "Nom" })).toBeFocused();
  await person.type(category);
  await person.pick(categoryDialog.getByRole("combobox", { name: "Équipe responsable" }), "Matos");
  await person.activate(categoryDialog.getByRole("button", { name: "Ajouter", exact: true }));
  await expect(page.getByText(`La catégorie ${category} a été créée`)).toBeVisible();

  // The dialog returned the focus to its button, after the one for a gear.
  await person.tabTo(page.getByRole("button", { name: "Ajouter un matos" }), "back");
  await person.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Ajouter un matériel" });
  await expect(dialog.getByRole("textbox", { name: "Nom" })).toBeFocused();
  await person.type(gear);
  await person.pick(dialog.getByRole("combobox", { name: "Catégorie" }), category);
  await person.activate(dialog.getByRole("button", { name: "Ajouter", exact: true }));
  await expect(dialog).toBeHidden();

  await person.tabTo(page.getByRole("searchbox", { name: "Rechercher un matos" }), "back");
  await person.type(gear);
  await expect(page.getByRole("row").filter({ hasText: gear })).toContainText(category);
  await person.leave();
});

test("by keyboard alone, a logistician writes a purchase sheet with its quantities", async ({ browser }) => {
  const person = await Keyboard.at(browser, "matos", "/logistic/purchase");
  const { page } = person;
  await person.skipMenu();
  await person.activate(page.getByRole("button", { name: "Nouvelle fiche achat" }));
  await expect(page.getByRole("textbox", { name: "Vendeur" })).toBeFocused();
  await person.type(`Cordes et Nœuds ${Date.now()}`);
  await person.press("Enter");
  await expect(page).toHaveURL(/\/logistic\/purchase\/\d+$/);

  const card = page.getByRole("region", { name: "Matos à acheter" });
  await person.fill(card.getByLabel("Quantité"), "12");
  await person.pick(card.getByLabel("Chercher du matos"), "Table", "Table");
  await person.activate(card.getByRole("button", { name: "Ajouter", exact: true }));
  await expect(card.getByRole("row").filter({ hasText: "Table" })).toContainText("12");
  await person.leave();
});

test("by keyboard alone, the signage team draws a place on the map", async ({ browser }) => {
  const person = await Keyboard.at(browser, "signa", "/signa/location");
  const { page } = person;
  const place = `Clairière ${Date.now()}`;
  await person.skipMenu();
  await person.activate(page.getByRole("button", { name: "Ajouter un lieu" }));
  const dialog = page.getByRole("dialog", { name: "Ajouter un lieu" });
  await expect(dialog.getByLabel("Nom du lieu")).toBeFocused();
  await person.type(place);

  await test.step("an area of three points, moved apart by the arrows", async () => {
    await person.tabTo(dialog.getByLabel("Type de forme"));
    await person.type("Zone");
    const addPoint = dialog.getByRole("button", { name: "Ajouter un point au centre" });
    for (const [index, arrow] of ["ArrowUp", "ArrowLeft", "ArrowRight"].entries()) {
      await person.tabTo(addPoint, index === 0 ? "on" : "back");
      await person.press("Enter");
      await person.tabTo(dialog.getByRole("button", { name: new RegExp(`^Point ${index + 1}\\b`) }));
      await person.press(arrow, 10);
    }
  });

  await person.activate(dialog.getByRole("button", { name: "Ajouter", exact: true }));
  await expect(dialog).toBeHidden();
  await person.tabTo(page.getByRole("searchbox", { name: "Chercher un lieu" }), "back");
  await person.type(place);
  await expect(page.getByRole("row").filter({ hasText: place })).toContainText("Zone");
  await person.leave();
});
