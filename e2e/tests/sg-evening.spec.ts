import { expect } from "@playwright/test";
import { test } from "../support/journey.ts";
import { Api } from "../support/api.ts";
import { Keyboard } from "../support/keyboard.ts";

type Consumer = { id: number; firstname: string; lastname: string; balance: number };

const PRICE = 10_000;
const PEOPLE = 40;
const sticksOf = (at: number) => (at % 5) + 1;

test("an SG types an evening of forty people with the keyboard alone, saves it, takes it back and saves it again", async ({
  browser,
  request,
}) => {
  const api = await Api.of(request, "sg");
  const consumers = () => api.get<Consumer[]>("users/personal-account-consumers");
  const everybody = (await consumers()).map((consumer) => ({
    ...consumer,
    name: `${consumer.firstname} ${consumer.lastname}`,
  }));
  const names = everybody.map(({ name }) => name);
  // Accounts that log in come first and new ones last: they belong to other journeys.
  const evening = everybody
    .filter(({ name }) => names.indexOf(name) === names.lastIndexOf(name))
    .slice(25, 25 + PEOPLE);
  expect(evening).toHaveLength(PEOPLE);
  const drink = `Blonde ${Date.now() % 1_000_000}`;
  await api.post("personal-account/barrels", { drink, price: PRICE, openedOn: new Date().toISOString() });

  const keyboard = await Keyboard.at(browser, "sg", "/sg");
  const { page } = keyboard;
  await expect(page.getByRole("combobox", { name: "Fût" })).toHaveText(new RegExp(drink));
  const search = page.getByRole("searchbox", { name: "Rechercher une personne" });
  await expect(search).toBeFocused();
  await expect(page.getByRole("textbox", { name: /^Nombre de bâtons/ }).first()).toBeVisible();

  for (const [at, { name }] of evening.entries()) {
    await keyboard.type(name);
    await keyboard.press("Enter");
    await keyboard.type(String(sticksOf(at)));
    await keyboard.press("Enter");
    await expect(search).toBeFocused();
  }

  const sticks = evening.reduce((sum, _, at) => sum + sticksOf(at), 0);
  const charges = evening.map((_, at) => Math.ceil((PRICE * sticksOf(at)) / sticks));
  const total = charges.reduce((sum, charge) => sum + charge, 0);
  const euros = new Intl.NumberFormat("fr-FR", { style: "currency", currency: "EUR" });
  const fact = (label: string) =>
    page.locator("dt", { hasText: label }).locator("xpath=following-sibling::dd");
  await expect(fact("Nombre total de bâtons")).toHaveText(String(sticks));
  await expect(fact("Montant total")).toHaveText(euros.format(total / 100));
  await expect(fact("Gardé par l'association")).toHaveText(euros.format((total - PRICE) / 100));

  const save = async (notice: string) => {
    await keyboard.tabTo(page.getByRole("button", { name: "Enregistrer", exact: true }), "back");
    await keyboard.press("Enter");
    const question = page.getByRole("dialog", { name: new RegExp(`Enregistrer « Fût de ${drink}`) });
    await expect(question).toContainText(`${PEOPLE} personnes`);
    await expect(question.getByRole("button", { name: "Confirmer l'enregistrement" })).toBeFocused();
    await keyboard.press("Enter");
    await expect(page.getByText(notice)).toBeVisible();
  };
  /** Change of each account over the evening, in cents. */
  const changes = async () => {
    const now = new Map((await consumers()).map(({ id, balance }) => [id, balance]));
    return evening.map(({ id, balance }) => (now.get(id) ?? NaN) - balance);
  };
  await save("Les transactions fût ont été enregistrées");
  expect(await changes()).toEqual(charges.map((charge) => -charge));

  // Other journeys save as well: this save need not be the last.
  await keyboard.tabTo(page.getByRole("button", { name: "Derniers enregistrements" }), "back");
  await keyboard.press("Enter");
  await keyboard.activate(page.getByRole("button", { name: new RegExp(`^Annuler Fût de ${drink}`) }));
  await keyboard.activate(page.getByRole("button", { name: "Annuler l'enregistrement" }));
  await expect(page.getByText("L'enregistrement a été annulé")).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Annuler cet enregistrement ?" })).toHaveCount(0);
  await keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await changes()).toEqual(charges.map(() => 0));

  const lines = evening.map(({ firstname, lastname }, at) => `${lastname} ${firstname}\t${sticksOf(at)}`);
  await keyboard.activate(page.getByRole("button", { name: "Coller depuis un tableur" }));
  await page.getByLabel("Noms et nombres").fill(lines.join("\n"));
  await keyboard.activate(page.getByRole("button", { name: "Remplir le tableau" }));
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(fact("Montant total")).toHaveText(euros.format(total / 100));
  await save("Les transactions fût ont été enregistrées");
  expect(await changes()).toEqual(charges.map((charge) => -charge));
  await keyboard.leave();
});
