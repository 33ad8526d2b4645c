import { openPage } from "@coulisses/federation/playwright";
import { expect } from "@playwright/test";
import { test } from "../support/journey.ts";
import { browserOf } from "../support/session.ts";

test("an administrator creates a team and opens a page to organisers, whose menu shows it at once", async ({
  browser,
}) => {
  const number = Date.now() % 1_000_000;
  const organiser = await browserOf(browser, "hard");
  const menu = organiser.getByRole("navigation", { name: "Navigation principale" });
  await expect(menu.getByRole("link", { name: /^Fiches Activités/ })).toBeAttached();
  await expect(menu.getByRole("link", { name: /^Récap Matos/ })).toHaveCount(0);

  const admin = await browserOf(browser, "admin");
  await openPage(admin, "Config Système");
  const sections = admin.getByRole("navigation", { name: "Sections de la configuration" });
  await sections.getByRole("link", { name: "Équipes", exact: true }).click();
  await admin.getByRole("button", { name: "Ajouter une équipe" }).click();
  const team = admin.getByRole("dialog", { name: "Ajouter une équipe" });
  await expect(team.getByLabel(/^Nom/)).toBeFocused();
  await expect(team.getByText("Ce champ est requis")).toHaveCount(0);
  await team.getByLabel(/^Nom/).fill(`Fanfare ${number}`);
  await expect(team.getByText(`Code : fanfare-${number}`)).toBeVisible();
  await team.getByRole("button", { name: "Ajouter" }).click();
  await expect(admin.getByText("Équipe créée")).toBeVisible();

  await sections.getByRole("link", { name: "Permissions", exact: true }).click();
  await admin.getByRole("searchbox", { name: "Chercher une permission" }).fill("view-gear-dashboard");
  await admin.getByRole("row", { name: /^view-gear-dashboard/ }).click();
  const permission = admin.getByRole("dialog", { name: "view-gear-dashboard" });
  await expect(permission.getByText("Récap Matos")).toBeVisible();
  await permission.getByLabel("Lier une équipe").click();
  await admin.getByRole("combobox", { expanded: true }).fill("Orga");
  await admin.getByRole("option", { name: "Orga", exact: true }).click();
  const question = admin.getByRole("dialog", { name: "Donner view-gear-dashboard à Orga ?" });
  await expect(question.getByText(/personnes pourront le faire aussitôt/)).toBeVisible();
  await question.getByRole("button", { name: "Donner" }).click();
  await expect(admin.getByText("Permission accordée")).toBeVisible();
  await expect(menu.getByRole("link", { name: /^Récap Matos/ })).toBeAttached();

  await permission.getByRole("button", { name: "Retirer à Orga" }).click();
  const taken = admin.getByRole("dialog", { name: "Retirer view-gear-dashboard à Orga ?" });
  await taken.getByRole("button", { name: "Retirer" }).click();
  await expect(admin.getByText("Permission retirée")).toBeVisible();
  await expect(menu.getByRole("link", { name: /^Récap Matos/ })).toHaveCount(0);
});
