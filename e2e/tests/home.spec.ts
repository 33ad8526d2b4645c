import { expect } from "@playwright/test";
import { test } from "../support/journey.ts";
import { browserOf } from "../support/session.ts";

test("a reviewer's home page begins with the sheets to review, and each line leads to just those", async ({
  browser,
}) => {
  const humain = await browserOf(browser, "humain");
  await humain.goto("/");
  const todos = humain.getByRole("region", { name: "À toi de jouer" });
  for (const kind of ["FA", "FT"]) {
    await humain.goto("/");
    const line = todos.getByRole("link", { name: new RegExp(`^\\d+ ${kind} à relire`) });
    const count = /^\d+/.exec((await line.textContent()) ?? "")?.[0] ?? "?";
    await line.click();
    await expect(humain).toHaveURL(/humain=REVIEWING/);
    await expect(humain.getByText(new RegExp(`sur ${count}$`))).toBeVisible();
  }
});

test("the menu stays open beside the page once it was asked to, with its groups as they were left", async ({
  browser,
}) => {
  const hard = await browserOf(browser, "hard");
  await hard.setViewportSize({ width: 1280, height: 800 });
  await hard.goto("/");
  const menu = hard.getByRole("navigation", { name: "Navigation principale" });
  await menu.hover();
  await menu.getByRole("button", { name: "Garder le menu ouvert" }).click();
  await menu.getByRole("button", { name: /^Moi/ }).click();
  await hard.reload();
  await expect(menu.getByRole("button", { name: "Réduire le menu" })).toBeVisible();
  await expect(menu.getByRole("link", { name: "Mes Dispos" })).toHaveCount(0);
  await menu.getByRole("link", { name: /^Fiches Tâches/ }).click();
  await expect(hard.getByRole("heading", { level: 1, name: "Fiches Tâches" })).toBeVisible();
  const [main, rail] = [await hard.getByRole("main").boundingBox(), await menu.boundingBox()];
  const heading = await hard.getByRole("heading", { level: 1 }).boundingBox();
  expect(main && rail && heading && heading.x >= rail.x + rail.width).toBe(true);
});
