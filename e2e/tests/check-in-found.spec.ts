import { expect } from "@playwright/test";
import { test } from "../support/journey.ts";
import { Api } from "../support/api.ts";
import { ownMember } from "../support/own-member.ts";
import { firstSlot, readyTask, tomorrow } from "../support/ready-task.ts";
import { logInWith } from "../support/session.ts";

type Made = { id: number };

const HOUR = 3_600_000;

test("a volunteer in charge finds the check-in in the bar of the phone and from the slot, says an hour and an illness", async ({
  browser,
  page,
  request,
}) => {
  const run = Date.now();
  const lastname = `Trouve${run}`;
  const task = `Tenir la buvette ${run}`;
  const administrator = await ownMember(request, { firstname: "Ana", lastname, teams: ["hard", "humain"] });
  const manager = await Api.ofEmail(request, administrator);
  const start = Math.floor(run / HOUR) * HOUR - HOUR;
  const window = { start: new Date(start).toISOString(), end: new Date(start + 3 * HOUR).toISOString() };
  const emails: string[] = [];
  const volunteers: { id: number; as: string }[] = [];
  for (const firstname of ["Zoé", "Ugo"]) {
    const email = await ownMember(request, { firstname, lastname, teams: [] });
    const { id } = await (await Api.ofEmail(request, email)).get<Made>("users/me");
    await manager.patch(`volunteer-availability/${id}`, { availabilities: [tomorrow(-48, 60)] });
    emails.push(email);
    volunteers.push({ id, as: "benevole" });
  }
  const sheet = await readyTask(request, {
    manager,
    contactIds: volunteers.slice(0, 1).map(({ id }) => id),
    name: task,
    window,
    instructions: "<p>Souris</p>",
    teams: [{ team: "benevole", count: 2 }],
  });
  const assignment = await firstSlot(manager, sheet);
  await manager.post("assignments", { assignment, volunteers });

  const phoneOf = async (email = "") => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true });
    const opened = await context.newPage();
    await logInWith(opened, email);
    return { opened, bar: opened.getByRole("navigation", { name: "Navigation principale" }) };
  };
  const { opened: phone, bar } = await phoneOf(emails[0]);

  await test.step("the bar of those who answer for no slot has no check-in", async () => {
    const other = await phoneOf(emails[1]);
    await expect(other.bar.getByRole("link")).toHaveCount(4);
    await expect(other.bar.getByRole("link", { name: "Pointage" })).toHaveCount(0);
    await other.opened.close();
  });

  await test.step("the slot leads to its check-in", async () => {
    await phone.goto("/planning");
    await phone.getByRole("button", { name: "Instructions et plan" }).first().click();
    await phone.getByRole("dialog").getByRole("link", { name: "Pointer ce créneau" }).click();
    await expect(phone.getByText("0 là, 2 attendu·es")).toBeVisible();
  });

  const row = (name: string) => phone.getByRole("listitem", { name: `${name} ${lastname}` });
  await test.step("so does the bar; an hour and an illness are said there", async () => {
    await phone.goto("/");
    await bar.getByRole("link", { name: "Pointage" }).click();
    await phone.getByRole("link", { name: new RegExp(task) }).click();
    await row("Ugo").getByRole("button", { name: "Malade : " }).click();
    await expect(row("Ugo").getByText("Malade", { exact: true }).first()).toBeVisible();
    await row("Zoé").getByRole("button", { name: "Arrivé·e à… : " }).click();
    const dialog = phone.getByRole("dialog", { name: `Arrivée : Zoé ${lastname}` });
    const hour = new Intl.DateTimeFormat("fr", {
      timeZone: "Europe/Paris",
      hour: "2-digit",
      hourCycle: "h23",
    });
    const said = `${hour.format(start).slice(0, 2)}:25`;
    await dialog.getByLabel("Heure d'arrivée").fill(said.replace(":", "h"));
    await dialog.getByRole("button", { name: "Noter" }).click();
    await expect(row("Zoé").getByText(`Là depuis ${said}, 25 min de retard`)).toBeVisible();
    await expect(phone.getByText("à envoyer", { exact: false })).toHaveCount(0);
  });

  await test.step("who assigns counts the ill apart", async () => {
    await logInWith(page, administrator);
    await page.goto(`/check-in/hours?search=${lastname}`);
    const figures = page.getByRole("row", { name: new RegExp(`Ugo ${lastname}`) }).getByRole("gridcell");
    await expect(figures.nth(3)).toHaveText("0");
    await expect(figures.nth(4)).toHaveText("1");
  });
});
