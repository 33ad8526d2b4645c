import { expect } from "@playwright/test";
import { test } from "../support/journey.ts";
import { origin } from "../support/festival.ts";
import { browserOf, logIn } from "../support/session.ts";

test("a visitor without a session is sent to the login page", async ({ page }) => {
  await page.goto("/fa");
  await expect(page).toHaveURL(`${origin}/login`);
});

test("a person logged in who opens the login page comes home, query kept", async ({ page }) => {
  await logIn(page, "hard");
  await page.goto("/login?from=mail");
  await expect(page).toHaveURL(`${origin}/?from=mail`);
});

test("a page whose permission is missing leads home, says why and asks for nothing that it would show", async ({
  page,
}) => {
  await logIn(page, "soft");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await page.goto("/fa");
  await expect(page).toHaveURL(`${origin}/`);
  await expect(page.getByText("Tu n'as pas accès à cette page")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(requests.filter((path) => path.startsWith("/api/festival-activities"))).toEqual([]);
});

test("a page that is not for phones leads home and says so", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await logIn(page, "hard");
  await page.goto("/stats");
  await expect(page).toHaveURL(`${origin}/`);
  await expect(page.getByText("Cette page n'est pas disponible sur mobile")).toBeVisible();
});

test("an unknown path says so", async ({ page }) => {
  await logIn(page, "hard");
  await page.goto("/nulle-part");
  await expect(page.getByText("T'es perdu ?")).toBeVisible();
  await expect(page.getByText("Page introuvable : /nulle-part")).toBeVisible();
  await expect(page).toHaveTitle(/404 Not Found/);
});

test("the menu offers only what the person may open", async ({ browser }) => {
  const menuOf = async (role: "hard" | "soft") =>
    (await browserOf(browser, role)).getByRole("navigation").first();
  const activities = /Fiches Activités/;
  await expect((await menuOf("hard")).getByRole("link", { name: activities })).toBeAttached();
  const volunteer = await menuOf("soft");
  await expect(volunteer.getByRole("link", { name: /Accueil/ })).toBeAttached();
  await expect(volunteer.getByRole("link", { name: activities })).toHaveCount(0);
});
