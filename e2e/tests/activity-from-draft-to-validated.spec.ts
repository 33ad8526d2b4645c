import { expect } from "@playwright/test";
import { test } from "../support/journey.ts";
import { ActivityListPage } from "../pages/activity-list-page.ts";
import { ActivitySheetPage } from "../pages/activity-sheet-page.ts";
import { browserOf } from "../support/session.ts";

const reviewers = ["humain", "matos", "elec", "barrieres", "secu", "signa", "communication"] as const;

const teamNames = {
  humain: "Humain",
  matos: "Matos",
  elec: "Élec",
  barrieres: "Barrières",
  secu: "Sécu",
  signa: "Signa",
  communication: "Communication",
};

test("an activity goes from draft to validated through its seven teams, while others watch", async ({
  browser,
}) => {
  const name = `Blind test géant ${Date.now()}`;

  const organiser = await browserOf(browser, "hard");
  const list = new ActivityListPage(organiser);
  await list.open();
  await list.create(name);
  const sheet = new ActivitySheetPage(organiser);
  await sheet.expectStatus("Brouillon");

  const watcher = await browserOf(browser, "vieux");
  const watched = new ActivityListPage(watcher);
  await watched.open(name);
  await watched.expectStatus(name, "Brouillon");

  await test.step("asking too early tells everything that is missing", async () => {
    await sheet.publish();
    await sheet.expectMissing([
      "Une description est nécessaire",
      "Une photo est nécessaire pour les animations publiées",
      "Au moins une catégorie est nécessaire pour les animations publiées",
      "Au moins un créneau horaire est nécessaire pour les animations publiées",
      "Une équipe responsable est nécessaire",
      "Le lieu est nécessaire",
    ]);
  });

  await test.step("the organiser completes the sheet and asks again", async () => {
    await sheet.describe("Un blind test sur la grande scène, ouvert à tous.");
    await sheet.setPhoto("https://photos.example.org/blind-test.jpg");
    await sheet.addCategory("Culture");
    await sheet.addTimeWindow();
    await sheet.chooseTeam("Culture");
    await sheet.chooseLocation();
    await sheet.expectReady();
    await sheet.askForReview();
    await sheet.expectStatus("Relecture en cours");
    await watched.expectStatus(name, "Relecture en cours");
  });

  const path = new URL(organiser.url()).pathname;
  const waiting = await list.toHandle();

  await test.step("humain refuses first, with a reason", async () => {
    const reviewer = await browserOf(browser, "humain");
    const review = new ActivitySheetPage(reviewer);
    await reviewer.goto(path);
    await review.reject(teamNames.humain, "Il manque le déroulé de la soirée");
    await review.expectStatus("Refusée");
    await watched.expectStatus(name, "Refusée");
    await watched.expectReview(name, teamNames.humain, "Rejetée");
    await reviewer.context().close();
  });

  await test.step("the organiser sees the badge, reads the reason, fixes and asks again", async () => {
    await expect.poll(() => list.toHandle()).toBe(waiting + 1);
    await sheet.expectRefusal(teamNames.humain, "Il manque le déroulé de la soirée");
    await sheet.describe("Un blind test sur la grande scène : accueil à 20 h, début à 21 h.");
    await sheet.askForReview();
    await sheet.expectStatus("Relecture en cours");
    await watched.expectReview(name, teamNames.humain, "À relire");
  });

  for (const team of reviewers) {
    await test.step(`${team} approves`, async () => {
      const reviewer = await browserOf(browser, team);
      const review = new ActivitySheetPage(reviewer);
      await reviewer.goto(path);
      await review.approve(teamNames[team]);
      await watched.expectReview(name, teamNames[team], "Approuvée");
      await reviewer.context().close();
    });
  }

  await sheet.expectStatus("Validée");
  await watched.expectStatus(name, "Validée");
});
