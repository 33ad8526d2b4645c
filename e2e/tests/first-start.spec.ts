import { expect } from "@playwright/test";
import { test } from "../support/journey.ts";
import { newFestivalOfThisFile } from "../support/new-festival.ts";

const newFestival = newFestivalOfThisFile();

test("an empty server becomes a festival, whose administrator signs in and invites the first organiser", async ({
  browser,
}) => {
  const { address, console } = newFestival();
  const { origin, hash } = new URL(address);
  const page = await (await browser.newContext()).newPage();

  await test.step("nobody gets in without the key of the console", async () => {
    await page.goto(`${origin}/first-start#${"x".repeat(43)}`);
    await expect(page.getByRole("heading", { name: "Ce n'est pas la bonne adresse" })).toBeVisible();
  });

  await test.step("one page asks for all that it needs", async () => {
    await page.goto("about:blank");
    await page.goto(address);
    await page.getByLabel(/^Nom du festival/).fill("Garorock");
    await page.getByLabel(/^Association/).fill("Les Amis du Rock");
    await page.getByLabel(/^Adresse des mails/).fill("contact@garorock.fr");
    await page.getByLabel(/^Début du festival/).fill("25/06/2027 18:00");
    await page.getByLabel(/^Début de la semaine orga/).fill("18/06/2027 08:00");
    await page.getByRole("button", { name: "Woods" }).click();
    await page.getByLabel(/^Prénom/).fill("Léa");
    await page.getByRole("textbox", { name: "Nom", exact: true }).fill("Martin");
    await page.getByLabel(/^Date de naissance/).fill("17/05/1998");
    await page.getByLabel(/^Ton 06/).fill("06 12 34 56 78");
    await page.getByLabel(/^Email/).fill("lea@garorock.fr");
    await page.getByLabel(/^Mot de passe/).fill("Scene-Ouverte-26!");
    await page.getByLabel(/^Confirme ton mot de passe/).fill("Scene-Ouverte-26!");
    await page.getByRole("button", { name: "Mettre le festival en place" }).click();
  });

  await test.step("the administrator is signed in, approves the terms of their association, and invites", async () => {
    await page.getByRole("button", { name: "Lire les Conditions Générales d'Utilisation" }).click();
    await expect(
      page.getByText(/est édité par Les Amis du Rock, l'association qui organise Garorock/),
    ).toBeVisible();
    await page.getByRole("button", { name: "Approuver les CGU" }).click();
    await expect(page.getByRole("navigation", { name: "Navigation principale" })).toBeVisible();
    await page.goto(`${origin}/registrations/staff`);
    await page.getByRole("button", { name: "Générer le lien" }).click();
    await expect(page.getByRole("textbox", { name: "Lien d'invitation" })).toHaveValue(/\/login\?token=/);
  });

  await test.step("the address says that it is done, and its key is in no line of the server", async () => {
    const other = await (await browser.newContext()).newPage();
    await other.goto(address);
    await expect(other.getByRole("heading", { name: "C'est déjà fait" })).toBeVisible();
    await other.getByRole("link", { name: "Se connecter" }).click();
    await expect(other.getByText("Bienvenue à Garorock")).toBeVisible();
    expect(console().split(hash.slice(1))).toHaveLength(2);
    expect(console()).toContain("/api/first-start");
  });
});
