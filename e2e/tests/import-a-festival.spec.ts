import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { expect } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { test } from "../support/journey.ts";
import { password } from "../support/festival.ts";
import { siteOfThisFile } from "../support/own-site.ts";
import { browserOf } from "../support/session.ts";

const site = siteOfThisFile();
const dump = resolve(import.meta.dirname, "../files/overbookd.sql");

test("a new festival is tried and taken over from an export of Overbookd, its people sign in with their old passwords, and one press takes it back", async ({
  browser,
}) => {
  const options = { baseURL: site().origin };
  const page = await browserOf(browser, "admin", options);
  const file = page.getByLabel("Export d'Overbookd");
  await page.goto("/configuration/import");

  await test.step("a file of another kind is refused in French", async () => {
    await file.setInputFiles({
      name: "festival.dump",
      mimeType: "application/octet-stream",
      buffer: Buffer.from("PGDMP\u0001\u000e"),
    });
    await expect(page.getByRole("alert").filter({ hasText: "est une archive de pg_dump" })).toBeVisible();
  });

  await test.step("the trial tells what comes and what does not, and writes nothing", async () => {
    await file.setInputFiles(dump);
    await expect(page.getByText("Essai terminé : rien n'a été écrit.")).toBeVisible();
    await expect(page.getByRole("row", { name: /^Personnes 7/ })).toBeVisible();
    await page.getByRole("region", { name: "Laissé de côté" }).getByText("Transactions (1)").click();
    await expect(page.getByText(/la même personne des deux côtés/)).toBeVisible();
    await expectAccessible(page, "the report of a trial");
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Télécharger le compte rendu" }).click();
    const text = await readFile(await (await saving).path(), "utf8");
    expect(text).toContain("# Reprise d'Overbookd : essai, rien n'a été écrit");
  });

  await test.step("it is imported once that is confirmed", async () => {
    await page.getByRole("button", { name: "Importer", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Importer" }).click();
    await expect(page.getByText("Reprise terminée.")).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^Ce festival vient d'une reprise : « overbookd.sql »/)).toBeVisible();
  });

  const zoe = await (await browser.newContext(options)).newPage();
  await test.step("a person signs in with the password of before, and approves the terms anew", async () => {
    await zoe.goto("/login");
    await zoe.getByLabel("Email").fill("zoe@example.org");
    await zoe.getByLabel("Mot de passe", { exact: true }).fill(password);
    await zoe.getByRole("button", { name: "Connexion" }).click();
    await zoe.getByRole("button", { name: "Approuver les CGU" }).click();
    await expect(zoe.getByRole("heading", { level: 1 })).toBeVisible();
  });

  await test.step("the import is taken back: the administrator stays, the others are gone", async () => {
    await page.getByRole("button", { name: "Défaire la reprise" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Tout effacer" }).click();
    await expect(page.getByText(/^La reprise est défaite/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Choisir un export et l'essayer" })).toBeVisible();
    await zoe.reload();
    await expect(zoe.getByRole("button", { name: "Connexion" })).toBeVisible();
  });
});
