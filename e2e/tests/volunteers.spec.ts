import { openPage } from "@coulisses/federation/playwright";
import { expect } from "@playwright/test";
import { test } from "../support/journey.ts";
import { AccountSecurity } from "../pages/account-security.ts";
import { Api } from "../support/api.ts";
import { origin, password } from "../support/festival.ts";
import { browserOf } from "../support/session.ts";

type Me = { firstname: string; lastname: string };

test("a manager finds a person, edits them and adds a team: their menu changes while they look", async ({
  browser,
  request,
}) => {
  const { firstname, lastname } = await (await Api.of(request, "soft")).get<Me>("users/me");
  const nickname = `Lou ${Date.now() % 100_000}`;
  const soft = await browserOf(browser, "soft");
  const menu = soft.getByRole("navigation", { name: "Navigation principale" });
  await expect(menu.getByRole("link", { name: "Liste des Bénévoles" })).toBeVisible();
  await expect(menu.getByRole("link", { name: "Catalogue Signa" })).toHaveCount(0);

  const manager = await browserOf(browser, "humain");
  await openPage(manager, "Liste des Bénévoles");
  await manager.getByRole("searchbox", { name: "Chercher un bénévole" }).fill(`${firstname} ${lastname}`);
  await manager
    .getByRole("button", { name: new RegExp(`^${firstname} .*${lastname}$`) })
    .first()
    .click();
  const dialog = manager.getByRole("dialog");
  await dialog.getByLabel("Ajouter à une équipe").fill("Signa");
  await manager.getByRole("option", { name: "Signa" }).click();
  await expect(menu.getByRole("link", { name: "Catalogue Signa" })).toBeVisible();

  await dialog.getByLabel("Surnom").fill(nickname);
  await dialog.getByRole("button", { name: "Enregistrer les informations" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(soft.getByRole("region", { name: nickname })).toBeVisible();

  await manager
    .getByRole("button", { name: new RegExp(`\\(${nickname}\\)`) })
    .first()
    .click();
  await dialog.getByRole("button", { name: "Retirer de l'équipe Signa" }).click();
  await expect(menu.getByRole("link", { name: "Catalogue Signa" })).toHaveCount(0);
});

test("anyone who asks to be forgotten is nowhere left", async ({ browser, request }) => {
  const firstname = `Éphémère${Date.now() % 1_000_000}`;
  const email = `ephemere-${Date.now()}@example.org`;
  const newcomer = {
    email,
    firstname,
    lastname: `Oubli${Date.now()}`,
    password,
    mobilePhone: "0612345678",
    birthdate: "2001-02-03",
    teams: [],
    hasApprovedEULA: true,
  };
  expect((await request.post(`${origin}/api/registrations`, { data: { newcomer } })).ok()).toBe(true);
  const manager = await Api.of(request, "humain");
  const admin = await Api.of(request, "admin");
  /** Calls about people that return a name or an address. */
  const whoKnows = async () => {
    const calls = [
      ...["friends", "users/volunteers", "users/adherents"].map((path) => ({ path, by: manager })),
      ...["volunteers", "volunteers/rejected", "staffs", "staffs/rejected"].map((list) => ({
        path: `registrations/membership-applications/${list}`,
        by: manager,
      })),
      { path: "audit-entries", by: admin },
    ];
    const answers = await Promise.all(
      calls.map(async ({ path, by }) => ({ path, text: JSON.stringify(await by.get<unknown>(path)) })),
    );
    return answers
      .filter(({ text }) => text.includes(firstname) || text.includes(email))
      .map(({ path }) => path);
  };
  expect(await whoKnows()).toContain("friends");

  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Connexion" }).click();
  await expect(page.getByRole("region", { name: firstname })).toBeVisible();
  const managers = await browserOf(browser, "humain");
  await openPage(managers, "Admission Bénévoles");
  await managers.getByRole("searchbox", { name: "Rechercher un candidat" }).fill(firstname);
  await expect(managers.getByRole("row", { name: new RegExp(firstname) })).toBeVisible();
  expect(await whoKnows()).toContain("registrations/membership-applications/volunteers");
  const { dialog } = await AccountSecurity.open(page);
  await dialog.getByRole("button", { name: "M'effacer de Coulisses" }).click();
  await dialog.getByLabel("Ton adresse mail, en entier").fill(email);
  await dialog.getByLabel("Ton mot de passe").fill(password);
  await dialog.getByRole("button", { name: "M'effacer pour toujours" }).click();
  await expect(page).toHaveURL(/\/login/);

  expect((await request.post(`${origin}/api/login`, { data: { email, password } })).status()).toBe(401);
  expect(await whoKnows()).toEqual([]);
  await managers.reload();
  await expect(managers.getByText("Rien ne correspond à ces filtres")).toBeVisible();
  await openPage(managers, "Liste des Bénévoles");
  await managers.getByRole("searchbox", { name: "Chercher un bénévole" }).fill(firstname);
  await expect(managers.getByText("Rien ne correspond à ces filtres")).toBeVisible();
});
