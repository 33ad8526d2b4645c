import { expect } from "@playwright/test";
import { test } from "../../support/journey.ts";
import { Keyboard } from "../../support/keyboard.ts";

test("by keyboard alone, a volunteer changes their profile", async ({ browser }) => {
  const person = await Keyboard.at(browser, "soft", "/");
  const { page } = person;
  const comment = `Allergique aux noix ${Date.now()}`;
  await person.skipMenu();
  await person.tabToVisibly(page.getByRole("button", { name: "Éditer le profil" }));
  await person.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Modifier mon profil" });
  await person.fill(dialog.getByLabel("Commentaire"), comment);
  await person.activate(dialog.getByRole("button", { name: "Enregistrer les modifications" }));
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("definition").filter({ hasText: comment })).toBeVisible();
  // The focus is back where the dialog was opened.
  await expect(page.getByRole("button", { name: "Éditer le profil" })).toBeFocused();
  await person.leave();
});

test("by keyboard alone, an organiser finds a page by its name and writes a task's instructions", async ({
  browser,
}) => {
  const person = await Keyboard.at(browser, "bar", "/");
  const { page } = person;
  await person.fill(page.getByRole("searchbox", { name: "Chercher une page" }), "taches");
  await person.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fiches Tâches");

  await person.tabTo(page.getByRole("button", { name: "Créer une fiche tâche" }));
  await person.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Créer une nouvelle Fiche Tâche" });
  await expect(dialog.getByLabel("Nom de la FT")).toBeFocused();
  await person.type(`Tendre la corde ${Date.now()}`);
  await person.pick(dialog.getByLabel("FA associée"), "a", /./);
  await person.activate(dialog.getByRole("button", { name: /^Créer/ }));
  await expect(page).toHaveURL(/\/ft\/\d+$/);

  const instructions = page.getByRole("region", { name: "Instructions", exact: true });
  const text = instructions.getByLabel("Instructions globales", { exact: true });
  await person.tabTo(text);
  await person.press("ControlOrMeta+b");
  await person.type("Avec des gants");
  await person.activate(instructions.getByRole("button", { name: "Sauvegarder : Instructions globales" }));
  await expect(instructions.getByText("Modifications non enregistrées")).toBeHidden();
  await page.reload();
  await expect(text.locator("strong")).toHaveText("Avec des gants");
  await person.leave();
});
