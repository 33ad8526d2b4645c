import { expect, type Page } from "@playwright/test";
import { test } from "../support/journey.ts";
import { Api } from "../support/api.ts";
import { ownMember } from "../support/own-member.ts";
import { readyTask, tomorrow } from "../support/ready-task.ts";
import { logInWith } from "../support/session.ts";

type Made = { id: number };

/** Drags the mouse over three hours of the first visible day. */
async function dragThreeHours(page: Page): Promise<void> {
  const ground = page.locator("[data-selection]");
  const calendar = page.getByRole("region", { name: "Calendrier" });
  await calendar.scrollIntoViewIfNeeded();
  const [box, frame] = [await ground.boundingBox(), await calendar.boundingBox()];
  if (!box || !frame) throw new Error("The calendar has no ground");
  const [x, hour] = [box.x + box.width / 14, box.height / 24];
  // Starts at a full hour visible under the days' header.
  const rank = Math.ceil((frame.y + 90 - box.y) / hour);
  const y = box.y + rank * hour;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + hour, { steps: 3 });
  await page.mouse.move(x, y + 3 * hour, { steps: 3 });
  await page.mouse.up();
}

test("humain gives a volunteer a break; the volunteer reads on a phone what to do, where, and whom to call", async ({
  browser,
  request,
}) => {
  const run = Date.now();
  const name = `Tenir la buvette ${run}`;
  const nobody = { teams: [], lastname: `Plan${run}` };
  const volunteerEmail = await ownMember(request, { ...nobody, firstname: "Zoé" });
  const managerEmail = await ownMember(request, { ...nobody, firstname: "Noé", teams: ["hard", "humain"] });
  const { id: volunteer } = await (await Api.ofEmail(request, volunteerEmail)).get<Made>("users/me");
  const manager = await Api.ofEmail(request, managerEmail);

  const window = tomorrow(0, 4);
  await manager.patch(`volunteer-availability/${volunteer}`, { availabilities: [window] });
  await readyTask(request, {
    manager,
    volunteerId: volunteer,
    name,
    window,
    instructions: "<p>Viens avec des gants</p>",
  });

  const desk = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await logInWith(desk, managerEmail);
  await test.step("humain drags a break over three hours, and takes it back", async () => {
    await desk.goto(`/planning/${volunteer}`);
    await expect(desk.getByRole("heading", { name: `Planning de Zoé Plan${run}` })).toBeVisible();
    await expect(desk.getByText("Bar 🍻 4h00")).toBeVisible();
    await dragThreeHours(desk);
    const dialog = desk.getByRole("dialog", { name: "Ajouter un temps de pause au bénévole" });
    await expect(dialog.getByLabel("Durée en heures")).toHaveValue("3");
    await dialog.getByRole("button", { name: "Ajouter la pause" }).click();
    const pause = desk.getByRole("button", { name: /^Pause/ });
    await expect(pause).toBeVisible();
    await pause.click();
    await desk.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
    await expect(pause).toHaveCount(0);
  });

  const phone = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  ).newPage();
  await logInWith(phone, volunteerEmail);
  await test.step("the volunteer opens the next slot on a phone", async () => {
    const menu = phone.getByRole("navigation", { name: "Navigation principale" });
    await menu.getByRole("link", { name: "Planning" }).click();
    const next = phone.getByRole("region", { name: "Prochain créneau" });
    await expect(next).toContainText(name);
    await expect(next.getByRole("link", { name: `Appeler Noé Plan${run} : 06 12 34 56 78` })).toBeVisible();
    await next.getByRole("button", { name: "Instructions et plan" }).click();
    const slot = phone.getByRole("dialog", { name: new RegExp(name) });
    await expect(slot.getByText("Viens avec des gants")).toBeVisible();
    // The end time is readable whole on the narrowest phone.
    const isWhole = slot
      .getByText(/^du .+ au .+ à \d\d:00$/)
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);
    expect(await isWhole).toBe(true);
    await expect(slot.getByRole("region", { name: "Carte des lieux" })).toBeVisible();
    await expect(slot.getByRole("link", { name: /y aller avec une autre carte$/ })).toBeVisible();
    await slot.getByRole("button", { name: "Fermer" }).click();
    await expect(phone.getByRole("region", { name: "Créneaux" })).toContainText(name);
  });
});
