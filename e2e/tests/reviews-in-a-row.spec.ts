import { expect } from "@playwright/test";
import { test } from "../support/journey.ts";
import { ReviewQueuePage } from "../pages/review-queue-page.ts";
import { activitiesToReview } from "../support/activities-to-review.ts";
import { Api } from "../support/api.ts";
import { expectAccessible } from "../support/axe.ts";
import { browserOf } from "../support/session.ts";

const SHEETS = 10;

test("a reviewer reads ten sheets without a break", async ({ browser, request }) => {
  const name = `Parade ${Date.now()}`;
  await activitiesToReview(await Api.of(request, "hard"), name, SHEETS);
  const page = await browserOf(browser, "matos");
  const queue = new ReviewQueuePage(page);
  /** `Parade … 3`, not 30. */
  const sheet = (number: number) => `${name} ${number}`;

  await test.step("the list of what waits for one's team opens the queue", async () => {
    await page.goto(`/fa?matos=REVIEWING&search=${encodeURIComponent(name)}`);
    await page.getByRole("link", { name: sheet(1), exact: true }).click();
    await queue.expectAt(sheet(1), "1 sur 10 à relire pour Matos");
    await expectAccessible(page, "a sheet in its queue");
  });

  await test.step("each verdict shows the next sheet, by a press or by a key", async () => {
    await queue.approve("Matos");
    await queue.expectAt(sheet(2), "1 sur 9");
    await queue.press("Control+Enter");
    await queue.expectAt(sheet(3), "1 sur 8");
    await queue.reject("Matos", "Combien de tables ?");
    await queue.expectAt(sheet(4), "1 sur 7");
  });

  await test.step("a verdict too quick is taken back", async () => {
    await queue.press("Control+Enter");
    await queue.expectAt(sheet(5), "1 sur 6");
    await queue.undo();
    await queue.expectAt(sheet(4), "1 sur 7");
  });

  await test.step("a sheet passed over comes last, and a reload changes nothing", async () => {
    await queue.press("Shift+ArrowRight");
    await queue.expectAt(sheet(5), "2 sur 7");
    await page.reload();
    await expect(page.getByRole("navigation", { name: "Relectures" })).toContainText("2 sur 7");
    for (const [number, left] of [6, 7, 8, 9, 10].entries()) {
      await queue.approve("Matos");
      await queue.expectAt(sheet(left), `2 sur ${SHEETS - 4 - number}`);
    }
    await queue.approve("Matos");
    await queue.expectAt(sheet(4), "1 sur 1");
    await queue.approve("Matos");
  });

  await test.step("at the end all is read, and the list of it is empty", async () => {
    await queue.expectAllRead();
    await expectAccessible(page, "the end of the queue");
    await queue.backToList();
    await expect(page.getByText("Aucune fiche activité trouvée")).toBeVisible();
  });
});
