import { expect, test } from "@playwright/test";
import { Api } from "../support/api.ts";
import { openPage } from "../support/menu.ts";
import { browserOf } from "../support/session.ts";

type Me = { firstname: string; lastname: string };

test("a manager finds somebody, edits them and adds a team: their menu changes while they look", async ({
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
  await soft.context().close();
  await manager.context().close();
});
