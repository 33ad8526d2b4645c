import { expect } from "@playwright/test";
import { test } from "../support/journey.ts";
import { Api } from "../support/api.ts";
import { ownMember } from "../support/own-member.ts";
import { logInWith } from "../support/session.ts";

type Period = { start: string; end: string };

test("a volunteer on a phone gives availabilities while the network goes; they arrive once it is back", async ({
  browser,
  request,
}) => {
  const email = await ownMember(request, { firstname: "Lou", lastname: "Réseau", teams: [] });
  const api = await Api.ofEmail(request, email);
  const { id } = await api.get<{ id: number }>("users/me");
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await logInWith(page, email);
  await page.getByRole("navigation").getByRole("link", { name: "Dispos" }).tap();
  const send = page.getByRole("button", { name: "Valider les disponibilités" });
  const slot = (hours: string) => page.getByRole("button", { name: new RegExp(`, ${hours}(,|$)`) });

  await slot("12h - 14h").tap();
  await slot("20h - 21h").tap();
  await send.tap();
  await expect(page.getByText("La disponibilité doit durer au moins 2 heures")).toBeVisible();
  await slot("21h - 22h").tap();
  await expect(page.getByText("La disponibilité doit durer au moins 2 heures")).toHaveCount(0);

  // The network drops halfway.
  await context.setOffline(true);
  await page.getByRole("button", { name: /^Ensuite/ }).tap();
  await expect(page.getByText("Pré-festival (Jour 2 sur 4)")).toBeVisible();
  await page.getByRole("button", { name: "Comme hier" }).tap();
  await send.tap();
  await expect(page.getByText("En attente du réseau : ça part tout seul")).toBeVisible();
  await expect(slot("12h - 14h")).toHaveAccessibleName(/en attente du réseau/);
  expect(await api.get<Period[]>(`volunteer-availability/${id}`)).toEqual([]);

  await context.setOffline(false);
  await expect.poll(() => api.get<Period[]>(`volunteer-availability/${id}`)).toHaveLength(4);
  await expect(slot("12h - 14h")).toHaveAccessibleName(/enregistré/);
  await page.getByRole("button", { name: "Jour précédent" }).tap();
  await expect(slot("20h - 21h")).toHaveAccessibleName(/enregistré/);
});
