import { openPage } from "@coulisses/federation/playwright";
import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { test } from "../support/journey.ts";
import { Api } from "../support/api.ts";
import { browserOf } from "../support/session.ts";

type Adherent = { id: number; firstname: string; lastname: string; email: string };

test("the SG notes a payment in one gesture, finds it in the file, and takes it off", async ({
  browser,
  request,
}) => {
  const sg = await Api.of(request, "sg");
  // Other journeys add adherents with the same name.
  const [adherent] = await sg.get<Adherent[]>("contributions/out-to-date-adherents");
  const { id = 0, email = "", lastname = "" } = adherent ?? {};
  const page = await browserOf(browser, "sg");
  await openPage(page, "Cotisations");
  await page.getByRole("searchbox", { name: "Chercher un bénévole" }).fill(email);
  const row = page.getByRole("row").filter({ hasText: lastname });
  await row.getByRole("textbox").fill("12,50");
  await row.getByRole("textbox").press("Enter");
  await expect(page.getByText("La cotisation a été payée 💰")).toBeVisible();
  await expect(row).toHaveCount(0);

  await page.getByRole("button", { name: "Afficher les cotisants" }).click();
  await expect(row.getByRole("textbox")).toHaveValue("12,50");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Exporter les cotisants" }).click();
  const file = await readFile(await (await download).path(), "utf8");
  expect((await download).suggestedFilename()).toMatch(/^cotisants-.*\.csv$/);
  expect(file.split("\n")[1]).toMatch(new RegExp(`"12,50","${email}"$`));

  await row.getByRole("button", { name: /^Supprimer la cotisation/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
  // An open dialog hides the rows behind it from the test: they count once it has closed.
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(row).toHaveCount(0);
  const owing = await sg.get<Adherent[]>("contributions/out-to-date-adherents");
  expect(owing.map((one) => one.id)).toContain(id);
});
