import { expect } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { test } from "../support/journey.ts";
import { browserOf } from "../support/session.ts";

/** The free people of the block, as the name of its cell says. */
const freeIn = (name: string) => Number(/(\d+) disponibles?/.exec(name)?.[1]);

test("a manager calls those who gave nothing at some hours, a volunteer answers by one press, and the manager sees it", async ({
  browser,
}) => {
  const manager = await browserOf(browser, "humain");
  await manager.goto("/need-help");
  await manager.getByRole("link", { name: "Appel à disponibilités", exact: true }).last().click();
  await expect(manager).toHaveURL("/availability-call");
  // Nobody of the demo gives hours on the first day; each run takes the first block that was not called for yet.
  const untold = manager.locator('[data-at$="-0"]').filter({ hasNotText: "appelée" }).first();
  const words = (await untold.textContent()) ?? "";
  const hours = /^\S+ \d+ \S+, \d+h - \d+h/.exec(words)?.[0] ?? "none";
  const cell = manager.getByRole("button", { name: new RegExp(`^${hours}`) });
  const before = freeIn(words);

  await test.step("who sees the mail before it is sent", async () => {
    await cell.click();
    await expect(cell).toHaveAttribute("aria-pressed", "true");
    await expectAccessible(manager, "availability-call");
    await manager.getByRole("button", { name: /^Appeler \d+ personnes$/ }).click();
    const dialog = manager.getByRole("dialog", { name: /^Appeler \d+ personnes \?$/ });
    await expect(dialog.getByText(`On manque de monde ${hours}`, { exact: true })).toBeVisible();
    await dialog.getByRole("button", { name: /^Appeler/ }).click();
    await expect(manager.getByText(/^\d+ personnes appelées$/)).toBeVisible();
    await expect(manager.getByText("Plus personne à appeler à ces heures")).toBeVisible();
  });

  const volunteer = await browserOf(browser, "soft");
  await volunteer.goto("/");
  await volunteer.getByRole("link", { name: /appels? : peux-tu venir \?$/ }).click();
  await expect(volunteer).toHaveURL(/\/availabilities/);
  const asked = volunteer.getByRole("listitem", { name: hours, exact: true });

  await test.step("the volunteer answers by one press", async () => {
    await expectAccessible(volunteer, "availabilities-asked");
    await asked.getByRole("button", { name: "Je suis disponible" }).click();
    await expect(volunteer.getByText(`Merci ! Tu es disponible ${hours}`, { exact: true })).toBeVisible();
    await expect(asked).toHaveCount(0);
  });

  await test.step("the page of the manager follows by itself", async () => {
    await expect(cell).toHaveAccessibleName(new RegExp(`\\b${String(before + 1)} disponibles?, .*appelées$`));
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
