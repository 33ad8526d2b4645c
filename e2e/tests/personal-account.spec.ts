import { openPage } from "@coulisses/federation/playwright";
import { randomUUID } from "node:crypto";
import { type APIRequestContext, type Browser, expect, type Page } from "@playwright/test";
import { test } from "../support/journey.ts";
import { Api } from "../support/api.ts";
import { emailOf, origin, password } from "../support/festival.ts";
import { ownMember } from "../support/own-member.ts";
import { logInWith } from "../support/session.ts";

/** Two friends whose money no other journey moves; the first has a hundred euros. */
async function friends(request: APIRequestContext, lastname: string) {
  const zoe = await ownMember(request, { firstname: "Zoé", lastname, teams: ["hard"] });
  const max = await ownMember(request, { firstname: "Max", lastname, teams: ["hard"] });
  const login = await request.post(`${origin}/api/login`, { data: { email: emailOf("sg"), password } });
  const { accessToken } = (await login.json()) as { accessToken: string };
  const { id } = await (await Api.ofEmail(request, zoe)).get<{ id: number }>("users/me");
  const deposit = await request.post(`${origin}/api/transactions/deposits`, {
    headers: { authorization: `Bearer ${accessToken}`, "idempotency-key": randomUUID() },
    data: [{ depositor: id, amount: 10_000 }],
  });
  expect(deposit.status(), await deposit.text()).toBe(204);
  const balances = () =>
    Promise.all(
      [zoe, max].map(
        async (email) =>
          (await (await Api.ofEmail(request, email)).get<{ balance: number }>("users/me")).balance,
      ),
    );
  return { zoe, max, balances };
}

/** A browser logged in as an account outside the demo. */
async function browserWith(browser: Browser, email: string, isPhone = false): Promise<Page> {
  const context = await browser.newContext({
    ...(isPhone && { viewport: { width: 390, height: 844 } }),
    // The test observes and delays the page's own requests.
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await logInWith(page, email);
  return page;
}

async function transfer(page: Page, payee: string): Promise<void> {
  await page.getByRole("button", { name: "Faire un virement" }).click();
  const dialog = page.getByRole("dialog", { name: "Faire un virement" });
  await dialog.getByLabel(/Montant du virement/).fill("12,34");
  await dialog.getByLabel(/Bénéficiaire/).click();
  await page.getByRole("combobox", { expanded: true }).fill(payee);
  await page.getByRole("option", { name: payee }).click();
  await dialog.getByLabel(/Motif/).fill("Crêpes");
  await dialog.getByRole("button", { name: "Envoyer le virement" }).click();
  const question = page.getByRole("dialog", { name: `Envoyer 12,34 € à ${payee} ?` });
  await question.getByRole("button", { name: "Confirmer le virement" }).click();
}

const line = (page: Page) => page.getByRole("listitem").filter({ hasText: "Crêpes" });

test("two friends transfer money and see it live, each in their browser", async ({ browser, request }) => {
  const { zoe, max, balances } = await friends(request, "Crêpière");
  const [sender, receiver] = [await browserWith(browser, zoe), await browserWith(browser, max)];
  await openPage(sender, "Mon Compte Perso");
  await openPage(receiver, "Mon Compte Perso");
  await transfer(sender, "Max Crêpière");
  await expect(sender.getByText("Le virement a été effectué 💸")).toBeVisible();
  await expect(line(sender)).toContainText("-12,34");
  await expect(line(receiver)).toContainText("+12,34");
  expect(await balances()).toEqual([8766, 1234]);
});

test("a phone that loses its network during a transfer, and is reloaded, charges once", async ({
  browser,
  request,
}) => {
  const { zoe, balances } = await friends(request, "Galette");
  const phone = await browserWith(browser, zoe, true);
  await phone.goto("/my-personal-account");
  // The server moves the money, and its answer is lost.
  await phone.route("**/api/transactions/transfer", async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await transfer(phone, "Max Galette");
  await expect(phone.getByText("1 opération attend le réseau…")).toBeAttached();
  expect(await balances()).toEqual([8766, 1234]);
  await phone.unroute("**/api/transactions/transfer");
  await phone.reload();
  await expect(phone.getByText(/^Virement de 12,34\s€ à Max Galette : c'est fait$/)).toBeVisible();
  await expect(phone.getByText("1 opération attend le réseau…")).toHaveCount(0);
  await expect(line(phone)).toHaveCount(1);
  expect(await balances()).toEqual([8766, 1234]);
});
