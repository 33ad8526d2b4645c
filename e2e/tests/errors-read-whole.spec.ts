import { expect, type Page } from "@playwright/test";
import { test } from "../support/journey.ts";
import { Api } from "../support/api.ts";
import { ownAdministrator } from "../support/own-administrator.ts";
import { screens, show } from "../support/pages.ts";
import { cutLines } from "../support/read-whole.ts";
import { browserOf, logInWith } from "../support/session.ts";

/** Errors of a form's fields, all readable without a scroll. */
async function expectErrors(page: Page, errors: readonly string[]): Promise<void> {
  const told = page.locator("form, [role=dialog]").locator(".fui-Field__validationMessage");
  await expect(told).toHaveText([...errors]);
  await expect.poll(() => cutLines(told)).toEqual([]);
}

/** Holds an answer back until it `arrives`. */
async function holdBack(page: Page, address: string): Promise<{ arrives: () => void }> {
  const held: (() => void)[] = [];
  await page.route(address, async (route) => {
    await new Promise<void>((pass) => held.push(pass));
    await route.continue();
  });
  return { arrives: () => held.forEach((pass) => pass()) };
}

for (const { name, viewport } of screens) {
  test(`what is wrong in a form is read whole, on a ${name}`, async ({ browser, request }) => {
    const context = await browser.newContext({ viewport });
    const page = await context.newPage();
    const dialog = page.getByRole("dialog");

    await test.step("in the dialog of a forgotten password", async () => {
      await page.goto("/login");
      await page.getByRole("button", { name: "Mot de passe oublié ?" }).click();
      await dialog.getByLabel("Ton email").fill("marie");
      await dialog.getByRole("button", { name: "Envoyer le mail" }).click();
      await expectErrors(page, ["Adresse mail non valable"]);
    });

    await logInWith(page, await ownAdministrator(request));
    await test.step("in a transfer", async () => {
      await show(page, "/my-personal-account");
      await page.getByRole("button", { name: "Faire un virement" }).click();
      await dialog.getByLabel("Montant du virement").fill("1000");
      await dialog.getByRole("button", { name: "Envoyer le virement" }).click();
      await expectErrors(page, ["Pas plus de 500,00 €", "Ce champ est requis", "Ce champ est requis"]);
    });

    await test.step("in a meal", async () => {
      await show(page, "/shared-meals");
      if (name === "phone") await page.getByRole("button", { name: "Proposer un repas" }).click();
      await page.getByLabel("Prix prévu").fill("5000");
      await page.getByRole("button", { name: "C'est prêt !" }).click();
      await expectErrors(page, ["Ce champ est requis", "Pas plus de 1 000,00 €"]);
    });

    await test.step("in a slot of an activity, before it is sent", async () => {
      const manager = await Api.of(request, "admin");
      const { id } = await manager.post<{ id: number }>("festival-activities", {
        name: `Concert à l'envers ${Date.now()}`,
      });
      await show(page, `/fa/${id}`);
      await page
        .getByRole("region", { name: "Général" })
        .getByRole("button", { name: "Ajouter un créneau" })
        .click();
      const end = dialog.getByLabel("Date de fin");
      await end.fill(name === "phone" ? "2020-01-01T10:00" : "01/01/2020 10:00");
      await end.blur();
      await expectErrors(page, ["La date de fin doit être après la date de début"]);
    });
    await test.step("in one's profile, whose fields stand under one another on a phone", async () => {
      await show(page, "/");
      await page.getByRole("button", { name: "Ajouter ma photo" }).click();
      for (const label of ["Prénom", "Nom", "Téléphone portable"])
        await dialog.getByRole("textbox", { name: label, exact: true }).fill("");
      await dialog.getByRole("button", { name: "Enregistrer les modifications" }).click();
      await expectErrors(page, ["Ce champ est requis", "Ce champ est requis", "Ce champ est requis"]);
    });

    await test.step("in the dialog of a person", async () => {
      await show(page, "/volunteers?search=mousset");
      await page.getByRole("button", { name: /Barbara Mousset/ }).click();
      await dialog.getByLabel("Email").fill("");
      await dialog.getByLabel("Téléphone").fill("");
      await dialog.getByRole("button", { name: "Enregistrer les informations" }).click();
      await expectErrors(page, ["Ce champ est requis", "Ce champ est requis"]);
    });

    await test.step("in what is set for the festival", async () => {
      await show(page, "/configuration");
      for (const label of ["Nom du festival", "Nom de domaine"]) await page.getByLabel(label).fill("");
      await page.getByRole("button", { name: "Enregistrer" }).click();
      await expectErrors(page, ["Ce champ est requis", "Ce champ est requis"]);
    });

    await test.step("in a mobilization that asks for nobody, also once the festival's start is known", async () => {
      const start = await holdBack(page, "**/api/configuration");
      await show(page, "/ft/1");
      await page.getByRole("button", { name: "Ajouter une mobilisation" }).click();
      await dialog.getByRole("button", { name: "Ajouter", exact: true }).click();
      const error = "Demande au moins une personne, par son nom ou par son équipe";
      await expect(dialog.getByText(error)).toBeVisible();
      start.arrives();
      await expect(dialog.getByText("Le festival commence le")).toBeVisible();
      await expectErrors(page, [error]);
    });
    await context.close();
  });

  test(`the hours of a slot are read whole, on a ${name}`, async ({ browser }) => {
    const page = await browserOf(browser, "soft", { viewport });
    await show(page, "/planning");
    await page
      .getByRole("main")
      .getByRole("button", { name: /\[\d+\]/ })
      .first()
      .click();
    const hours = page.getByRole("dialog").getByText(/^du .+ au .+ à \d{2}:\d{2}$/);
    await expect.poll(() => cutLines(hours)).toEqual([]);
    await page.context().close();
  });
}
