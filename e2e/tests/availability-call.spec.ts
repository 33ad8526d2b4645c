import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { test } from "../support/journey.ts";
import { browserOf } from "../support/session.ts";

/** A block at which the volunteer of the demo gave nothing, and for which nobody was called. */
const BLOCK = /^jeudi \d+ mai, 6h - 8h/;
const cell = (page: Page) => page.getByRole("button", { name: BLOCK }).first();

/** The free people of the block, as the name of its cell says. */
const freeIn = (name: string | null) => Number(/(\d+) disponibles?/.exec(name ?? "")?.[1]);

test("a manager calls those who gave nothing at some hours, a volunteer answers by one press, and the manager sees it", async ({
  browser,
}) => {
  const manager = await browserOf(browser, "humain");
  await manager.goto("/need-help");
  await manager.getByRole("link", { name: "Appel à disponibilités", exact: true }).last().click();
  await expect(manager).toHaveURL("/availability-call");
  const before = freeIn(await cell(manager).getAttribute("aria-label"));

  await test.step("who sees the mail before it is sent", async () => {
    await cell(manager).click();
    await expect(cell(manager)).toHaveAttribute("aria-pressed", "true");
    await expectAccessible(manager, "availability-call");
    await manager.getByRole("button", { name: /^Appeler \d+ personnes$/ }).click();
    const dialog = manager.getByRole("dialog", { name: /^Appeler \d+ personnes \?$/ });
    await expect(dialog.getByText(/^On manque de monde jeudi \d+ mai, 6h - 8h$/)).toBeVisible();
    await dialog.getByRole("button", { name: /^Appeler/ }).click();
    await expect(manager.getByText(/^\d+ personnes appelées$/)).toBeVisible();
    await expect(manager.getByText("Plus personne à appeler à ces heures")).toBeVisible();
  });

  const volunteer = await browserOf(browser, "soft");
  await volunteer.goto("/");
  await volunteer.getByRole("link", { name: /appels? : peux-tu venir \?$/ }).click();
  await expect(volunteer).toHaveURL(/\/availabilities/);
  const asked = volunteer.getByRole("listitem", { name: BLOCK });

  await test.step("the volunteer answers by one press", async () => {
    await expectAccessible(volunteer, "availabilities-asked");
    await asked.getByRole("button", { name: "Je suis disponible" }).click();
    await expect(volunteer.getByText(/^Merci ! Tu es disponible jeudi \d+ mai, 6h - 8h$/)).toBeVisible();
    await expect(asked).toHaveCount(0);
  });

  await test.step("the page of the manager follows by itself", async () => {
    await expect(cell(manager)).toHaveAccessibleName(
      new RegExp(`\\b${String(before + 1)} disponibles?, .*appelées$`),
    );
    await expect(manager.getByText(/^\d+ \(1 oui\)$/)).toBeVisible();
  });

  await test.step("a mistaken press is taken back, and the call waits again", async () => {
    await volunteer.getByRole("button", { name: "Annuler" }).click();
    await expect(volunteer.getByText("Ces heures ne sont plus enregistrées")).toBeVisible();
    await asked.getByRole("button", { name: "Je ne peux pas" }).click();
    await expect(asked).toHaveCount(0);
    await expect(manager.getByText(/^\d+ \(1 non\)$/)).toBeVisible();
  });

  await volunteer.goto("/availability-call");
  await expect(volunteer).toHaveURL("/");
});
