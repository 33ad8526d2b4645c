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
  // Swagger UI draws hundreds of calls at once: half a minute beside other work, at each press.
  const patience = { timeout: 120_000 };
  await reader.goto("/api/docs");
  await expect(reader.getByRole("heading", { name: /^Coulisses/ })).toBeVisible(patience);
  await reader.getByText("Mon compte", { exact: true }).first().click(patience);
  await expectAccessible(reader, "/api/docs");
  await reader.getByRole("button", { name: "/api/users/me/password" }).first().click(patience);
  await expect(reader.getByText("Request body")).toBeVisible(patience);
  await expectAccessible(reader, "/api/docs › a call");
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(`${origin}/`);
});
