import { expect } from "@playwright/test";
import { test } from "../../support/journey.ts";
import { emailOf, password } from "../../support/festival.ts";
import { Keyboard } from "../../support/keyboard.ts";

const name = `Lecture sous l'arbre ${Date.now()}`;
let path = "";

test.describe("an activity, by keyboard alone", () => {
  test.describe.configure({ mode: "serial" });

  test("an organiser creates it, fills it in and asks for its review", async ({ browser }) => {
    const person = await Keyboard.at(browser, "bar", "/fa");
    const { page } = person;
    const section = (title: string) => page.getByRole("region", { name: title, exact: true });
    const summary = page.getByRole("region", { name: "Résumé de la fiche" });

    await person.skipMenu();
    await person.tabToVisibly(page.getByRole("button", { name: "Créer une fiche activité" }));
    await person.press("Enter");
    await expect(page.getByRole("textbox", { name: "Nom de la FA" })).toBeFocused();
    await person.type(name);
    await person.press("Enter");
    await expect(page).toHaveURL(/\/fa\/\d+$/);
    path = new URL(page.url()).pathname;

    await person.fill(section("Général").getByLabel("Description de l'activité"), "Un conte par heure.");
    await person.activate(section("Général").getByRole("button", { name: "Culture", exact: true }), "Space");
    await person.activate(section("Général").getByRole("button", { name: "Ajouter un créneau" }));
    const dialog = page.getByRole("dialog", { name: "Ajouter un créneau" });
    await person.activate(dialog.getByRole("button", { name: "Ajouter", exact: true }));
    await expect(dialog).toBeHidden();
    await person.pick(section("Responsable").getByLabel("Équipe", { exact: true }), "Culture");
    await person.pick(section("Signa").getByLabel("Lieu de l'activité"), "ba", /./);

    await person.activate(summary.getByRole("button", { name: "Demande de relecture" }));
    await expect(summary).toContainText("Relecture en cours");
    await person.leave();
  });

  test("a reviewer signs in, finds it by its name and approves it", async ({ page }) => {
    const person = new Keyboard(page);
    await page.goto("/login");
    await person.fill(page.getByLabel("Email"), emailOf("humain"));
    await person.press("Tab");
    await person.type(password);
    await person.press("Enter");
    await expect(page).toHaveURL("/");

    const menu = page.getByRole("navigation", { name: "Navigation principale" });
    await person.activate(menu.getByRole("link", { name: /^Fiches Activités/ }));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fiches Activités");
    await person.fill(page.getByRole("searchbox", { name: "Chercher une activité" }), name);
    const row = page.getByRole("row").filter({ hasText: name });
    await expect(page.getByRole("row")).toHaveCount(2);
    await person.tabToVisibly(row);
    await person.press("Enter");
    await expect(page).toHaveURL(path);

    await person.tabToVisibly(page.getByRole("button", { name: "Approuver pour Humain" }));
    await person.press("Enter");
    await expect(page.getByText("FA approuvée par l'équipe Humain")).toBeVisible();
  });
});

test("by keyboard alone, an organiser filters the activities and opens the third of them", async ({
  browser,
}) => {
  const person = await Keyboard.at(browser, "hard", "/fa");
  const { page } = person;
  await expect(page.getByRole("row").nth(25)).toBeVisible();
  await person.skipMenu();
  await person.pick(page.getByRole("combobox", { name: "Équipe" }), "Culture");
  await expect(page).toHaveURL(/team=culture/);

  const rows = page.getByRole("grid").getByRole("row");
  await person.tabTo(rows.nth(1));
  await person.press("ArrowDown", 2);
  await expect(rows.nth(3)).toBeFocused();
  const number = await rows.nth(3).getByRole("gridcell").first().innerText();
  await person.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/fa/${number.replace(/\D/g, "")}$`));
  await expect(page.getByRole("region", { name: "Général", exact: true })).toBeVisible();
  await person.leave();
});

test("by keyboard alone, a reviewer refuses a task and says why", async ({ browser }) => {
  const person = await Keyboard.at(browser, "matos", "/ft?status=VALIDATED");
  const { page } = person;
  const reason = `Il manque un diable ${Date.now()}`;
  await person.skipMenu();
  await person.tabTo(page.getByRole("grid").getByRole("row").nth(1));
  await person.press("Enter");
  await person.activate(page.getByRole("button", { name: "Autres actions" }));
  await expect(page.getByRole("menu", { name: "Autres actions sur la fiche" })).toBeVisible();
  await person.type("r");
  await expect(page.getByRole("menuitem", { name: "Rejeter pour Matos" })).toBeFocused();
  await person.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Rejeter une tâche" });
  await expect(dialog.getByLabel("Explication")).toBeFocused();
  await person.type(reason);
  await person.press("Enter");
  await expect(dialog).toBeHidden();
  const summary = page.getByRole("region", { name: "Résumé de la fiche" });
  await expect(summary).toContainText("Refusée par l'équipe Matos");
  await expect(summary).toContainText(reason);

  await test.step("and comments on it, once the dialog has given the focus back", async () => {
    const comments = page.getByRole("region", { name: "Commentaires", exact: true });
    await person.fill(comments.getByRole("textbox"), "On en loue deux ?");
    await person.activate(comments.getByRole("button", { name: /^(Envoyer|Commenter|Ajouter)/ }));
    await expect(comments.getByText("On en loue deux ?")).toBeVisible();
  });
  await person.leave();
});
