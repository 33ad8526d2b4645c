import { openPage } from "@coulisses/federation/playwright";
import { expect } from "@playwright/test";
import { test } from "../support/journey.ts";
import { Api } from "../support/api.ts";
import { ownMember } from "../support/own-member.ts";
import { logInWith } from "../support/session.ts";

test("a manager opens the screen on the wall for anyone who has no session, and closes it", async ({
  page,
  browser,
  request,
}) => {
  const manager = { firstname: "Maud", lastname: "Tableau", teams: ["hard", "humain"] };
  await logInWith(page, await ownMember(request, manager));
  await openPage(page, "Multi Planning");
  await page.getByRole("button", { name: "Écran « Qui est où »" }).click();
  const dialog = page.getByRole("dialog", { name: "Écran « Qui est où »" });
  await dialog.getByRole("button", { name: "Créer le lien" }).click();
  const link = await dialog.getByRole("textbox", { name: "Lien de l'écran" }).inputValue();
  expect(link).toMatch(/\/kiosk\/[\w-]{43}$/);

  const room = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
  const screen = await room.newPage();
  await screen.goto(new URL(link).pathname);
  await expect(screen.getByRole("heading", { level: 1 })).toHaveText("Qui est où");
  await expect(screen.getByRole("region", { name: "Maintenant" })).toBeVisible();
  await expect(screen.getByRole("region", { name: "Dans l'heure" })).toBeVisible();

  await dialog.getByRole("button", { name: "Désactiver le lien" }).click();
  await page.getByRole("button", { name: "Confirmer" }).click();
  await expect(dialog.getByRole("button", { name: "Créer le lien" })).toBeVisible();
  await screen.reload();
  await expect(screen.getByText("Ce lien n'est plus valable")).toBeVisible();
});

test("an organiser who needs help finds who is free, and sees others become so", async ({
  page,
  request,
}) => {
  // No volunteer of the demo has availabilities that long after the festival.
  const [start, end] = ["2031-05-16T16:00:00.000Z", "2031-05-16T20:00:00.000Z"];
  const comes = async (firstname: string) => {
    const api = await Api.ofEmail(
      request,
      await ownMember(request, { firstname, lastname: "Libre", teams: [] }),
    );
    const { id } = await api.get<{ id: number }>("users/me");
    await api.post(`volunteer-availability/${id}`, { availabilities: [{ start, end }] });
  };
  await comes("Achille");
  await logInWith(
    page,
    await ownMember(request, { firstname: "Odile", lastname: "Débordée", teams: ["hard"] }),
  );
  await openPage(page, "Besoin d'aide");
  await page.getByLabel(/^Début/).fill("16/05/2031 18h30");
  await page.getByLabel(/^Fin/).fill("16/05/2031 19h30");
  await page.getByRole("button", { name: "Appliquer" }).click();
  await expect(page.getByRole("link", { name: /^Appeler Achille Libre : 0[67]/ })).toHaveAttribute(
    "href",
    "tel:0612345678",
  );
  await page.getByRole("button", { name: "Calendrier", exact: true }).click();
  await expect(page.getByText("Viens m'aider").first()).toBeVisible();
  await comes("Bérénice");
  await expect(page.getByRole("link", { name: /^Appeler Bérénice Libre : 0[67]/ })).toBeVisible();
  await expect(page).toHaveURL(/start=2031-05-16T18%3A30|start=2031-05-16T18:30/);
});
