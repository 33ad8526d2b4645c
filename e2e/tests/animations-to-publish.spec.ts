import { expect } from "@playwright/test";
import { test } from "../support/journey.ts";
import { ActivityListPage } from "../pages/activity-list-page.ts";
import { ActivitySheetPage } from "../pages/activity-sheet-page.ts";
import { expectAccessible } from "../support/axe.ts";
import { browserOf } from "../support/session.ts";

const photo = "https://photos.example.org/karaoke.jpg";

test("a communication person reads the animations to publish, while an organiser writes one", async ({
  browser,
}) => {
  const name = `Karaoké du lac ${Date.now()}`;

  const organiser = await browserOf(browser, "hard");
  const list = new ActivityListPage(organiser);
  await list.open();
  await list.create(name);
  const sheet = new ActivitySheetPage(organiser);
  const path = new URL(organiser.url()).pathname;

  const reader = await browserOf(browser, "communication");
  const row = reader.getByRole("row").filter({ hasText: name });

  await test.step("the page is reached from the list of activities", async () => {
    await reader.goto("/fa");
    await reader.getByRole("button", { name: "Récapitulatifs" }).click();
    await reader.getByRole("menuitem", { name: "Animations à publier" }).click();
    await expect(reader.getByRole("heading", { level: 1, name: "Animations à Publier" })).toBeVisible();
    await expect(
      reader.getByRole("grid", { name: "Animations à publier" }).getByRole("row").nth(1),
    ).toBeVisible();
    await expectAccessible(reader, "animations to publish");
  });

  await test.step("what nobody wants to publish is not there", async () => {
    await reader.getByLabel("Rechercher une animation").fill(name);
    await expect(reader.getByText("Rien ne correspond à ces filtres")).toBeVisible();
    await expect(reader).toHaveURL(/search=/);
  });

  await test.step("it comes as soon as the organiser wants it published, still a draft", async () => {
    await sheet.publish();
    await expect(row).toBeVisible();
    await expect(row).toContainText("Brouillon");
  });

  await test.step("and follows what the organiser writes", async () => {
    await sheet.describe("Chantez faux, on vous écoute.");
    await sheet.setPhoto(photo);
    await sheet.addCategory("Culture");
    await sheet.addTimeWindow();
    await expect(row).toContainText("Chantez faux, on vous écoute.");
    await expect(row).toContainText("Culture");
    await expect(row).toContainText(/\d\d\/\d\d\/\d{4} \d\d:\d\d - \d\d\/\d\d\/\d{4} \d\d:\d\d/);
    await expect(row.getByRole("link", { name: `Photo de ${name}` })).toHaveAttribute("href", photo);
  });

  await test.step("its line leads to the sheet, and back to the same search", async () => {
    await row.getByText(name).click();
    await expect(reader).toHaveURL(path);
    await reader.goBack();
    await expect(row).toBeVisible();
  });
});
