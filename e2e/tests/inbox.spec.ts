import { expect, type Page } from "@playwright/test";
import { ActivityListPage } from "../pages/activity-list-page.ts";
import { ActivitySheetPage } from "../pages/activity-sheet-page.ts";
import { expectAccessible } from "../support/axe.ts";
import { Api } from "../support/api.ts";
import { test } from "../support/journey.ts";
import { browserOf } from "../support/session.ts";

/** The count comes six seconds after the frame. */
const SOON = { timeout: 20_000 };
const bell = (page: Page) => page.getByRole("link", { name: /^Notifications, \d+ non lues?$/ });
const unreadOf = async (page: Page) =>
  Number(/(\d+) non/.exec((await bell(page).textContent(SOON)) ?? "")?.[1] ?? 0);
const unreadMessages = (page: Page) => page.getByRole("region", { name: "Non lues" });

test("a reviewer hears that a sheet waits, refuses it, and the person in charge hears of it", async ({
  browser,
}) => {
  const name = `Karaoké ${Date.now()}`;
  const organiser = await browserOf(browser, "hard");
  const list = new ActivityListPage(organiser);
  await list.open();
  await list.create(name);
  const sheet = new ActivitySheetPage(organiser);

  await test.step("the organiser asks for a review", async () => {
    await sheet.describe("Un karaoké sous le chapiteau.");
    await sheet.chooseTeam("Culture");
    await sheet.chooseLocation();
    await sheet.expectReady();
    await sheet.askForReview();
    await sheet.expectStatus("Relecture en cours");
  });

  const reviewer = await browserOf(browser, "secu");
  await test.step("a reviewer sees it on the bell, and reaches the sheet", async () => {
    await reviewer.goto("/");
    const before = await unreadOf(reviewer);
    await bell(reviewer).click();
    await expect(reviewer).toHaveURL(/\/inbox$/);
    await unreadMessages(reviewer).getByRole("link", { name }).click();
    await expect(reviewer).toHaveURL(/\/fa\/\d+$/);
    // The bell follows: one message less is unread, here as on other devices.
    await expect.poll(async () => (before === 1 ? 0 : await unreadOf(reviewer)), SOON).toBe(before - 1);
  });

  await test.step("the reviewer refuses, and the person in charge finds it with its reason", async () => {
    const review = new ActivitySheetPage(reviewer);
    await review.reject("Sécu", "Trop près de la scène");
    await review.expectStatus("Refusée");
    await bell(organiser).click(SOON);
    const message = unreadMessages(organiser).getByRole("link", { name });
    await expect(message).toContainText("a refusé ta FA");
    await expect(message).toContainText("Trop près de la scène");
    await organiser.getByRole("button", { name: "Tout marquer comme lu" }).click();
    await expect(organiser.getByText("Tu as tout lu !")).toBeVisible();
    await expect(organiser.getByRole("link", { name: "Notifications", exact: true })).toBeVisible();
  });
});

test("a comment names a colleague, who hears of it", async ({ browser, request }) => {
  const organiser = await browserOf(browser, "hard");
  const colleague = await browserOf(browser, "matos");
  const { lastname } = await (await Api.of(request, "matos")).get<{ lastname: string }>("users/me");
  const words = `les clefs ${Date.now()}`;

  await test.step("@ and some letters find the colleague, whom a press names", async () => {
    await organiser.goto("/fa/2");
    const field = organiser.getByLabel("Nouveau commentaire");
    await field.pressSequentially(`@${lastname.slice(0, 4)}`);
    const people = organiser.getByRole("listbox", { name: "Personnes à nommer" });
    const person = people.getByRole("option", { name: lastname });
    await person.first().waitFor();
    await expectAccessible(organiser, "the names offered");
    await person.first().click();
    await expect(people).toBeHidden();
    await field.pressSequentially(`tu as ${words} ?`);
    await field.press("Enter");
    await expect(organiser.getByRole("row", { name: words })).toBeVisible();
  });

  await test.step("the colleague finds it in the inbox, with its words", async () => {
    await colleague.goto("/inbox");
    const message = unreadMessages(colleague).getByRole("link", { name: words });
    await expect(message).toContainText("te nomme dans un commentaire de la FA #2");
    await message.click();
    await expect(colleague).toHaveURL(/\/fa\/2$/);
  });
});
