import { openPage } from "@coulisses/federation/playwright";
import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { test } from "../support/journey.ts";
import { Api } from "../support/api.ts";
import { emailOf, origin, password } from "../support/festival.ts";
import { browserOf } from "../support/session.ts";

type Consumer = { id: number; balance: number; email: string };

/** The SG credits an account, with a new idempotency key. */
async function deposit(request: APIRequestContext, depositor: number, amount: number): Promise<void> {
  const login = await request.post(`${origin}/api/login`, { data: { email: emailOf("sg"), password } });
  const { accessToken } = (await login.json()) as { accessToken: string };
  const headers = { authorization: `Bearer ${accessToken}`, "idempotency-key": randomUUID() };
  const data = [{ depositor, amount }];
  const answer = await request.post(`${origin}/api/transactions/deposits`, { headers, data });
  expect(answer.status(), await answer.text()).toBe(204);
}

const row = (page: Page, name: RegExp) => page.getByRole("row", { name });

test("an SG deletes a deposit that went wrong: everybody sees it struck through, and the balance is what it was", async ({
  browser,
  request,
}) => {
  const api = await Api.of(request, "sg");
  const vianney = async () => {
    const holders = await api.get<Consumer[]>("users/personal-account-consumers");
    const found = holders.find(({ email }) => email === emailOf("vieux"));
    if (!found) throw new Error("Vianney has no account");
    return found;
  };
  const { id, balance } = await vianney();
  // An amount that no other deposit has.
  const amount = 900_000 + (Date.now() % 90_000);
  const euros = (amount / 100).toFixed(2).replace(".", ",");

  const sg = await browserOf(browser, "sg");
  await openPage(sg, "Transactions");
  await sg.getByRole("searchbox", { name: "Nom, contexte, montant ou date" }).fill(euros);
  await expect(sg.getByText("Rien ne correspond à ces filtres")).toBeVisible();

  const phone = await browserOf(browser, "sg", { viewport: { width: 390, height: 844 } });
  await phone.goto(`/transactions?search=${encodeURIComponent(euros)}`);
  await expect(phone.getByText("Rien ne correspond à ces filtres")).toBeVisible();

  await test.step("a deposit of a comma too much comes by itself", async () => {
    await deposit(request, id, amount);
    await expect(row(sg, /Vianney Lancien/)).toBeVisible();
    await expect(phone.getByText("Vianney Lancien")).toBeVisible();
    expect((await vianney()).balance).toBe(balance + amount);
  });

  await test.step("the SG deletes it, once told who gives what back", async () => {
    await row(sg, /Vianney Lancien/).hover();
    await sg.getByRole("button", { name: /^Supprimer la transaction/ }).click();
    const dialog = sg.getByRole("dialog", { name: "Supprimer la transaction" });
    await expect(dialog.getByText(/Vianney Lancien rend/)).toBeVisible();
    await dialog.getByRole("button", { name: "Supprimer" }).click();
    await expect(sg.getByText("La transaction a été supprimée 💸")).toBeVisible();
  });

  await test.step("the line stays, struck through, with who did it, on the other screen too", async () => {
    for (const page of [sg, phone]) {
      await expect(page.getByText(/Supprimée par Solène Gauthier, le /)).toBeVisible();
      await expect(page.locator("del", { hasText: "Vianney Lancien" })).toBeVisible();
      await expect(page.getByRole("button", { name: /^Supprimer la transaction/ })).toHaveCount(0);
    }
    expect((await vianney()).balance).toBe(balance);
  });

  await test.step("and the accounts add up", async () => {
    await sg.getByRole("button", { name: "Comptes" }).click();
    await sg.getByRole("menuitem", { name: "Vérifier les comptes" }).click();
    await expect(sg.getByText("Les comptes sont justes")).toBeVisible();
  });
});
