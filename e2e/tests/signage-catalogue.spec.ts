import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { test } from "../support/journey.ts";
import { ActivityListPage } from "../pages/activity-list-page.ts";
import { ActivitySheetPage } from "../pages/activity-sheet-page.ts";
import { SignageCatalogPage } from "../pages/signage-catalog-page.ts";
import { browserOf } from "../support/session.ts";

/** One red dot. */
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==",
  "base64",
);

test("the signage team answers an activity's requests from its catalogue, and takes them to its workshop", async ({
  browser,
}) => {
  const stamp = Date.now();
  const activity = `Tournoi de molkky ${stamp}`;
  const poster = `Affiche molkky ${stamp}`;
  const board = `Panneau molkky ${stamp}`;

  const organiser = await browserOf(browser, "hard");
  await test.step("an organiser asks for a poster and a board, and for a review", async () => {
    const list = new ActivityListPage(organiser);
    await list.open();
    await list.create(activity);
    const sheet = new ActivitySheetPage(organiser);
    await sheet.describe("Un tournoi sur la pelouse, ouvert à tous.");
    await sheet.addTimeWindow();
    await sheet.chooseTeam("Culture");
    await sheet.chooseLocation();
    await sheet.requestSignage("AFFICHE", "Inscriptions ici");
    await sheet.requestSignage("PANNEAU", "=Règles du jeu");
    await sheet.expectReady();
    await sheet.askForReview();
    await sheet.expectStatus("Relecture en cours");
  });

  const signa = await browserOf(browser, "signa");
  await test.step("the signage team adds both to its catalogue, the board with its picture", async () => {
    const catalogue = new SignageCatalogPage(signa);
    await catalogue.add(poster, "Affiche");
    await catalogue.add(board, "Panneau", picture);
    await catalogue.expectPicture(board);
  });

  await test.step("links them to the activity, and approves", async () => {
    await signa.goto(new URL(organiser.url()).pathname);
    const sheet = new ActivitySheetPage(signa);
    await sheet.linkSignage("Inscriptions ici", poster);
    await sheet.linkSignage("=Règles du jeu", board);
    await sheet.approve("Signa");
  });

  await test.step("what is linked stays in the catalogue, and says which activity asks for it", async () => {
    await signa.goto(`/signa/catalog?name=${encodeURIComponent(board)}`);
    await signa.getByRole("button", { name: `Supprimer ${board}` }).click();
    const why = signa.getByText(
      "Impossible de supprimer la signalisation tant que ces fiches s'en servent :",
    );
    await expect(why).toBeVisible();
    const dialog = signa.getByRole("dialog", { name: `Supprimer ${board}` });
    await expect(dialog.getByRole("button", { name: "Supprimer" })).toBeHidden();
    await dialog.getByRole("link", { name: /^FA \d+$/ }).click();
    await expect(signa.getByRole("heading", { name: activity })).toBeVisible();
  });

  await test.step("and the file for the workshop holds both, harmless in a spreadsheet", async () => {
    const list = new ActivityListPage(signa);
    await list.open();
    const download = signa.waitForEvent("download");
    await signa.getByRole("button", { name: "Export Signa" }).click();
    const csv = await readFile(await (await download).path(), "utf8");
    const lines = csv.split("\n").filter((line) => line.includes(activity));
    expect(lines).toHaveLength(2);
    expect(lines.join("\n")).toContain(`"${poster}","AFFICHE","1","Inscriptions ici","A3"`);
    expect(lines.join("\n")).toContain(`"${board}","PANNEAU","1","'=Règles du jeu","A3"`);
  });
});
