import { untilReadyOffline } from "@coulisses/federation/playwright";
import { expect, type Page } from "@playwright/test";
import { test } from "../support/journey.ts";
import { AccountSecurity } from "../pages/account-security.ts";
import { origin, password } from "../support/festival.ts";
import { ownMember } from "../support/own-member.ts";
import { browserOfEmail, logOut } from "../support/session.ts";

const safe = { lastname: `Coffre${Date.now()}`, teams: ["hard"] };
const connection = (page: Page) => page.getByRole("button", { name: "Connexion" });

test("a password changed on one device logs the other one out", async ({ browser, request }) => {
  const chosen = "Une-autre-phrase-2026!";
  const member = await ownMember(request, { ...safe, firstname: "Zoé" });
  const [laptop, phone] = [await browserOfEmail(browser, member), await browserOfEmail(browser, member)];
  const security = await AccountSecurity.open(laptop);
  // Both browsers, and the call that made the account.
  await expect(security.devices).toHaveCount(3);
  await expect(security.devices.filter({ hasText: "Cet appareil" })).toHaveCount(1);

  await security.changePassword("Pas-le-bon-2026!", chosen);
  await expect(security.dialog.getByText("Ce n'est pas ton mot de passe actuel")).toBeVisible();
  await security.dialog.getByRole("button", { name: "Annuler" }).click();
  await laptop.getByRole("button", { name: "Abandonner" }).click();
  await security.changePassword(password, chosen);
  await expect(
    laptop.getByText("Ton mot de passe a été changé, tes autres appareils sont déconnectés"),
  ).toBeVisible();
  await expect(security.devices).toHaveCount(1);

  await phone.reload();
  await expect(connection(phone)).toBeVisible();
  await phone.getByLabel("Email").fill(member);
  await phone.getByLabel("Mot de passe", { exact: true }).fill(chosen);
  await connection(phone).click();
  await expect(phone).toHaveURL(`${origin}/`);

  await security.changePassword(chosen, password);
  // An unsaved change makes closing ask first.
  await expect(security.dialog.getByRole("button", { name: "Changer mon mot de passe" })).toBeVisible();
  await expect(security.devices).toHaveCount(1);
  await laptop.keyboard.press("Escape");
  await logOut(laptop, member);
  await expect(connection(laptop)).toBeVisible();
});

test("anyone who logs out without network is out for good, whatever reloads before it is back", async ({
  browser,
  request,
}) => {
  const member = await ownMember(request, { ...safe, firstname: "Noé" });
  const page = await browserOfEmail(browser, member);
  await untilReadyOffline(page);
  const context = page.context();
  const cookies = await context.cookies(`${origin}/api`);
  const refresh = cookies.find(({ name }) => name.endsWith("coulisses-refresh"))?.value ?? "";

  await context.setOffline(true);
  await logOut(page, member);
  await expect(connection(page)).toBeVisible();
  await page.reload();
  await expect(connection(page)).toBeVisible();

  await context.setOffline(false);
  const remembered = () => page.evaluate(() => localStorage.getItem("coulisses:all:leaving"));
  await expect.poll(remembered, { timeout: 120_000 }).toBeNull();
  await page.goto("/");
  await expect(connection(page)).toBeVisible();
  const stolen = await page.request.post("/api/refresh", { data: { refreshToken: refresh } });
  expect(stolen.status()).toBe(401);
});
