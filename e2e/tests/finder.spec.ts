import { expect } from "@playwright/test";
import { test } from "../support/journey.ts";
import { browserOf } from "../support/session.ts";

test("an organiser goes anywhere by Ctrl+K: to a sheet by its number, to a person by name, to the form of a new sheet", async ({
  browser,
}) => {
  const humain = await browserOf(browser, "humain");
  await humain.goto("/");
  await expect(humain.getByRole("button", { name: "Chercher" })).toBeVisible();
  const field = humain.getByRole("combobox", { name: "Chercher dans Coulisses" });
  const find = async (typed: string, option: RegExp) => {
    await humain.keyboard.press("Control+k");
    await expect(field).toBeFocused();
    await humain.keyboard.type(typed);
    await expect(humain.getByRole("option", { selected: true })).toHaveText(option);
    await humain.keyboard.press("Enter");
    await expect(field).toHaveCount(0);
  };
  await find("fa3", /^FA 3/);
  await expect(humain).toHaveURL(/\/fa\/3$/);
  await find("maillard", /Maillard/);
  await expect(humain.getByRole("dialog", { name: /Maillard/ })).toBeVisible();
  await humain.keyboard.press("Escape");
  await expect(humain.getByRole("dialog")).toHaveCount(0);
  await find("creer activite", /^Créer une fiche activité$/);
  await expect(humain.getByRole("dialog", { name: "Créer une nouvelle Fiche Activité" })).toBeVisible();
  await expect(humain).toHaveURL(/\/fa$/);
});

test("on a phone the finder opens by its glass, and offers only pages that are made for one", async ({
  browser,
}) => {
  const humain = await browserOf(browser, "humain");
  await humain.setViewportSize({ width: 390, height: 844 });
  await humain.goto("/");
  await humain.getByRole("button", { name: "Chercher", exact: true }).click();
  const field = humain.getByRole("combobox", { name: "Chercher dans Coulisses" });
  await field.fill("scene");
  await expect(humain.getByRole("group", { name: "Fiches Activités" })).toBeVisible();
  await expect(humain.getByRole("group", { name: "Lieux" })).toHaveCount(0);
});
