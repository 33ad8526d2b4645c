import { openPage } from "@coulisses/federation/playwright";
import { expect, type Page } from "@playwright/test";
import { test } from "../support/journey.ts";
import { Api } from "../support/api.ts";
import { browserOf } from "../support/session.ts";

type Line = { type: string; amount: number; context: string };

const guests = ["matos", "elec", "secu"] as const;
const CONTEXT = "Repas partagé du lundi 14 février soir";

test("a meal is offered, shotgun by three at once in three browsers, closed, and shared to the cent", async ({
  browser,
  request,
}) => {
  const menu = `Tartiflette ${Date.now()}`;
  const cardOn = (page: Page) => page.getByRole("article").filter({ hasText: menu });
  const people = await Promise.all((["hard", ...guests] as const).map((role) => browserOf(browser, role)));
  await Promise.all(people.map((page) => openPage(page, "Repas Partagés")));
  const [chef, ...eaters] = people as [Page, ...Page[]];

  const form = chef.getByRole("form", { name: "Proposer un repas" });
  await form.getByLabel("Date").fill("14/02/2028");
  await form.getByLabel("Menu").fill(menu);
  await form.getByRole("button", { name: "C'est prêt !" }).click();

  const shotguns = eaters.map((page) => cardOn(page).getByRole("button", { name: "Shotgun" }));
  for (const shotgun of shotguns) await expect(shotgun).toBeVisible();
  await Promise.all(shotguns.map((shotgun) => shotgun.click()));
  for (const page of people) {
    await expect(cardOn(page).getByRole("button", { name: "4 convives (dont moi)" })).toBeVisible();
  }

  await cardOn(chef).getByRole("button", { name: "Clore le repas" }).click();
  const dialog = chef.getByRole("dialog", { name: /^Clore le repas/ }).first();
  await dialog.getByLabel("Somme totale du repas").fill("19,74");
  await expect(dialog.getByRole("status")).toHaveText(
    /^3 convives te remboursent 4,95\s€ chacun·e\. Il reste 4,89\s€ à ta charge\.$/,
  );
  await dialog.getByRole("button", { name: "Renseigner" }).click();
  await chef.getByRole("button", { name: "Confirmer la clôture" }).click();
  for (const page of people) await expect(cardOn(page)).toHaveCount(0);

  const pastOn = (page: Page) =>
    page
      .getByRole("region", { name: "Repas passés" })
      .getByRole("listitem", { name: "Repas du lundi 14 février soir" })
      .filter({ hasText: menu });
  await expect(pastOn(chef)).toContainText(/3 convives t'ont remboursé 14,85\s€.*Ma part\s*4,89\s€/);
  for (const page of eaters) await expect(pastOn(page)).toContainText(/Ma part\s*4,95\s€/);

  const share = { type: "SHARED_MEAL", amount: 495, context: CONTEXT };
  for (const role of guests) {
    const [line] = await (await Api.of(request, role)).get<Line[]>("transactions/me");
    expect(line, role).toMatchObject(share);
  }
  const received = (await (await Api.of(request, "hard")).get<Line[]>("transactions/me")).slice(0, 3);
  expect(received).toMatchObject([share, share, share]);
});
