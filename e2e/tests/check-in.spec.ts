import { openPage, untilReadyOffline } from "@coulisses/federation/playwright";
import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import { test } from "../support/journey.ts";
import { Api } from "../support/api.ts";
import { ownMember } from "../support/own-member.ts";
import { firstSlot, readyTask, tomorrow } from "../support/ready-task.ts";
import { logInWith } from "../support/session.ts";

type Made = { id: number };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * A slot of a task, open on the phone of a volunteer in charge, with the service worker ready for use without
 * network.
 */
async function phoneOf(browser: Browser, email: string, task: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true });
  const phone = await context.newPage();
  await logInWith(phone, email);
  await untilReadyOffline(phone);
  await phone.goto("/check-in");
  await phone.getByRole("link", { name: new RegExp(task) }).click();
  await expect(phone.getByText("0 là, 3 attendu·es")).toBeVisible();
  return phone;
}

test("two phones tick the same slot without network: what they noted merges, and both read the same", async ({
  browser,
  page,
  request,
}) => {
  const run = Date.now();
  const lastname = `Pointage${run}`;
  const task = `Accueillir le public ${run}`;
  const [administrator, contact] = [
    await ownMember(request, { firstname: "Ana", lastname, teams: ["hard", "humain"] }),
    await ownMember(request, { firstname: "Eli", lastname, teams: ["hard"] }),
  ];
  const manager = await Api.ofEmail(request, administrator);
  const idOf = async (email: string) => (await (await Api.ofEmail(request, email)).get<Made>("users/me")).id;
  // Under way, and for at least another hour.
  const start = Math.floor(run / HOUR) * HOUR - HOUR;
  const window = { start: new Date(start).toISOString(), end: new Date(start + 3 * HOUR).toISOString() };
  const volunteers: { id: number; as: string }[] = [];
  for (const firstname of ["Zoé", "Ugo", "Léa"]) {
    const id = await idOf(await ownMember(request, { firstname, lastname, teams: [] }));
    await manager.patch(`volunteer-availability/${id}`, { availabilities: [tomorrow(-48, 60)] });
    volunteers.push({ id, as: "benevole" });
  }
  const sheet = await readyTask(request, {
    manager,
    contactIds: [await idOf(contact)],
    name: task,
    window,
    instructions: "<p>Souris</p>",
    teams: [{ team: "benevole", count: 3 }],
  });
  const assignment = await firstSlot(manager, sheet);
  await manager.post("assignments", { assignment, volunteers });

  const [ana, eli] = [await phoneOf(browser, administrator, task), await phoneOf(browser, contact, task)];
  const row = (phone: Page, name: string): Locator =>
    phone.getByRole("listitem", { name: `${name} ${lastname}` });
  /** Notes a mark so many minutes after the slot's start, by the phone's clock. */
  const tick = async (phone: Page, minutes: number, act: string, name: string) => {
    await phone.clock.setFixedTime(start + minutes * MINUTE);
    await row(phone, name)
      .getByRole("button", { name: `${act} : ` })
      .click();
    await expect(row(phone, name).getByText("À envoyer")).toBeVisible();
  };

  await test.step("without network, each ticks other people, and one whom both have an eye on", async () => {
    for (const phone of [ana, eli]) await phone.context().setOffline(true);
    await tick(ana, 15, "Arrivé·e", "Zoé");
    await tick(ana, 16, "Absent·e", "Ugo");
    await tick(eli, 20, "Arrivé·e", "Ugo");
    await tick(eli, 21, "Absent·e", "Léa");
    await tick(ana, 45, "Parti·e", "Zoé");
    await expect(ana.getByText("3 pointages à envoyer", { exact: false })).toBeVisible();
    await expect(eli.getByText("2 pointages à envoyer", { exact: false })).toBeVisible();
  });

  await test.step("a phone that was put away meanwhile has kept what it noted", async () => {
    await ana.reload();
    await expect(ana.getByText("3 pointages à envoyer", { exact: false })).toBeVisible();
    await expect(row(ana, "Ugo").getByText("Absent·e", { exact: true }).first()).toBeVisible();
  });

  await test.step("whoever comes back last does not undo what was noted later", async () => {
    for (const phone of [eli, ana]) {
      await phone.context().setOffline(false);
      await expect(phone.getByText("à envoyer", { exact: false })).toHaveCount(0);
    }
    for (const phone of [ana, eli]) {
      await expect(row(phone, "Zoé").getByText(/^Parti·e avant la fin, à \d\d:45$/)).toBeVisible();
      await expect(row(phone, "Ugo").getByText(/^Là depuis \d\d:20, 20 min de retard$/)).toBeVisible();
      await expect(row(phone, "Léa").getByText("Absent·e", { exact: true })).toBeVisible();
      await expect(phone.getByText("1 là, 3 attendu·es")).toBeVisible();
    }
  });

  await test.step("the board says who is missing", async () => {
    await eli.goto("/check-in/board");
    const missing = eli.getByRole("list", { name: `Qui manque : ${task}` }).getByRole("listitem");
    await expect(missing).toHaveCount(2);
    await expect(missing.filter({ hasText: "Léa" })).toContainText("Absent·e");
    await expect(missing.filter({ hasText: "Zoé" })).toContainText("Parti·e avant la fin");
    await expect(eli.getByText("2 sur 3 manquent", { exact: false })).toBeVisible();
  });

  await test.step("who assigns reads the hours really worked", async () => {
    await logInWith(page, administrator);
    await openPage(page, "Liste des Bénévoles");
    await page.getByRole("button", { name: "Statistiques" }).click();
    await page.getByRole("searchbox", { name: "Chercher un bénévole" }).fill(lastname);
    const hours = (name: string) =>
      page.getByRole("row", { name: new RegExp(`${name} ${lastname}`) }).getByRole("gridcell");
    await expect(hours("Zoé").filter({ hasText: "0h30" })).toBeVisible();
    await expect(hours("Léa").filter({ hasText: "0h30" })).toHaveCount(0);
  });
});
