import { expect } from "@playwright/test";
import { test } from "../support/journey.ts";
import { expectAccessible } from "../support/axe.ts";
import { emailOf, origin, password } from "../support/festival.ts";
import { ownMember } from "../support/own-member.ts";
import { screens } from "../support/pages.ts";
import { browserOfEmail, logIn, logOut } from "../support/session.ts";
import { wear } from "../support/theme.ts";

test("a wrong password is refused in French and what was typed stays", async ({ page }) => {
  await page.goto("/login");
  await page.getByLabel("Email").fill(emailOf("vieux"));
  await page.getByLabel("Mot de passe", { exact: true }).fill("pas le bon");
  await page.getByRole("button", { name: "Connexion" }).click();
  await expect(page.getByText("Email ou mot de passe invalide")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(emailOf("vieux"));
});

test("a blank field is noticed before anything is sent", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Connexion" }).click();
  await expect(page.getByText("Hmmm, t'aurais pas oublié de remplir quelque chose ?")).toBeVisible();
});

test("a reload keeps the session; the refresh token is out of reach of scripts", async ({ page }) => {
  await logIn(page, "confiance");
  await page.reload();
  await expect(page).toHaveURL(`${origin}/`);
  const readable = await page.evaluate(() => `${document.cookie} ${JSON.stringify(localStorage)}`);
  expect(readable).not.toMatch(/eyJ|refresh/i);
});

test("two tabs of one person go on side by side", async ({ browser }) => {
  const context = await browser.newContext();
  const first = await context.newPage();
  await logIn(first, "catering");
  const others = await Promise.all([context.newPage(), context.newPage(), context.newPage()]);
  await Promise.all(others.map((page) => page.goto("/fa")));
  for (const page of others) {
    await expect(page.getByRole("heading", { level: 1, name: "Fiches Activités" })).toBeVisible();
  }
  await first.reload();
  await expect(first).toHaveURL(`${origin}/`);
});

test("logging out ends the session in every tab", async ({ browser, request }) => {
  const member = await ownMember(request, {
    firstname: "Ugo",
    lastname: `Départ${Date.now()}`,
    teams: ["hard"],
  });
  const page = await browserOfEmail(browser, member);
  const other = await page.context().newPage();
  await other.goto("/fa");
  await expect(other.getByRole("heading", { level: 1, name: "Fiches Activités" })).toBeVisible();
  await logOut(page, member);
  await expect(page).toHaveURL(`${origin}/login`);
  await expect(other).toHaveURL(`${origin}/login`);
});

test("a newcomer reads and approves the terms before anything else", async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto("/login");
  await page.getByLabel("Email").fill(emailOf("newcomer"));
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Connexion" }).click();
  const dialog = page.getByRole("dialog", { name: "Conditions Générales d'Utilisation" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
  await test.step("axe finds nothing at this gate, closed or with the terms open", async () => {
    const look = async (what: string) => {
      for (const { name, viewport } of screens) {
        await page.setViewportSize(viewport);
        for (const theme of ["light", "dark"] as const) {
          await wear(page, theme);
          await expectAccessible(page, `${what}, ${theme}, on a ${name}`);
        }
      }
    };
    await look("the gate");
    await dialog.getByRole("button", { name: "Lire les Conditions Générales d'Utilisation" }).click();
    await expect(dialog.getByRole("heading", { name: /Article 1 / })).toBeVisible();
    await look("the terms");
  });
  await dialog.getByRole("button", { name: "Approuver les CGU" }).click();
  await expect(page.getByText("CGU approuvées !")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(dialog).toBeHidden();
});
