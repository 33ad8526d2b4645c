import { expect } from "@playwright/test";
import { test } from "../support/journey.ts";
import { expectAccessible } from "../support/axe.ts";
import { origin } from "../support/festival.ts";
import { logIn } from "../support/session.ts";

test("the API's page says to a visitor that it is for those who are logged in", async ({ page }) => {
  await page.goto("/api/docs");
  await expect(page.getByText("réservée aux personnes connectées")).toBeVisible();
  await page.getByRole("link", { name: "Se connecter" }).click();
  await expect(page).toHaveURL(`${origin}/login`);
});

test("a person logged in reads the API and tries a call, and stays logged in on the site", async ({
  page,
}) => {
  await logIn(page, "hard");
  const reader = await page.context().newPage();
  await reader.goto("/api/docs");
  // Swagger UI reads the whole description before it draws: half a minute beside other work.
  await expect(reader.getByRole("heading", { name: /^Coulisses/ })).toBeVisible({ timeout: 120_000 });
  await reader.getByText("Mon compte", { exact: true }).first().click();
  await expectAccessible(reader, "/api/docs");
  await reader.getByRole("button", { name: "/api/users/me/password" }).first().click();
  await expect(reader.getByText("Request body")).toBeVisible();
  await expectAccessible(reader, "/api/docs › a call");
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(`${origin}/`);
});
