import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { test } from "../support/journey.ts";
import ICAL from "ical.js";
import { Api } from "../support/api.ts";
import { origin } from "../support/festival.ts";
import { ownMember } from "../support/own-member.ts";
import { readyTask, startAssignment, tomorrow } from "../support/ready-task.ts";
import { logInWith } from "../support/session.ts";

type Made = { id: number };
type Sheet = Made & { mobilizations: { id: string }[] };

/** Chooses an entry of the calendar's menu. */
async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole("button", { name: "Synchroniser mon agenda" }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

/** Events at this address, read by another calendar program. */
async function eventsAt(request: APIRequestContext, address: string) {
  const answer = await request.get(address);
  expect(answer.headers()["content-type"]).toContain("text/calendar");
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()) as unknown[]);
  return calendar.getAllSubcomponents("vevent").map((component) => {
    const { uid, sequence, summary, startDate, endDate } = new ICAL.Event(component);
    const [start, end] = [startDate, endDate].map((time) => time.toJSDate().toISOString());
    return { uid, sequence, summary, start, end };
  });
}

test("the calendar that a volunteer subscribed follows a slot that moves, until the link is revoked", async ({
  page,
  request,
}) => {
  const run = Date.now();
  const name = `Accueillir les groupes ${run}`;
  const nobody = { teams: [], lastname: `Agenda${run}` };
  const volunteerEmail = await ownMember(request, { ...nobody, firstname: "Ana" });
  const managerEmail = await ownMember(request, { ...nobody, firstname: "Eli", teams: ["hard", "humain"] });
  const { id: volunteer } = await (await Api.ofEmail(request, volunteerEmail)).get<Made>("users/me");
  const manager = await Api.ofEmail(request, managerEmail);
  const matos = await Api.of(request, "matos");
  const [before, after] = [tomorrow(0, 2), tomorrow(2, 2)];

  await manager.patch(`volunteer-availability/${volunteer}`, { availabilities: [tomorrow(0, 4)] });
  const sheet = await readyTask(request, {
    manager,
    volunteerId: volunteer,
    name,
    window: before,
    instructions: "<p>Souris</p>",
  });

  await logInWith(page, volunteerEmail);
  await page.goto("/planning");
  const address = await test.step("the volunteer takes the link of their calendar", async () => {
    const answer = page.waitForResponse("**/api/planning/subscribe");
    await choose(page, "Obtenir le lien");
    const { link } = (await (await answer).json()) as { link: string };
    expect(link).toMatch(/^webcal:/);
    // Copied, or shown where the browser protects its clipboard.
    await expect(page.getByText(/Lien copié|Ton lien : webcal:/)).toBeVisible();
    return `${origin}${new URL(link).pathname}`;
  });
  const [event, ...others] = await eventsAt(request, address);
  expect(others).toEqual([]);
  expect(event).toMatchObject(before);
  expect(event?.summary).toContain(name);

  await test.step("the task is refused, moved by two hours, and ready again", async () => {
    await matos.post(`${sheet}/reject`, { team: "matos", reason: "Trop tôt" });
    const { mobilizations } = await manager.get<Sheet>(sheet);
    const mobilization = `${sheet}/mobilizations/${mobilizations[0]?.id ?? ""}`;
    await manager.patch(mobilization, { ...after, durationSplitInHour: null });
    await startAssignment(request, manager, sheet);
  });
  const moved = await eventsAt(request, address);
  const sequence = moved[0]?.sequence ?? 0;
  expect(moved).toEqual([{ ...event, ...after, sequence }]);
  expect(sequence).toBeGreaterThan(event?.sequence ?? Infinity);

  await test.step("once revoked, the link opens nothing", async () => {
    await choose(page, "Désactiver le lien");
    await page.getByRole("dialog").getByRole("button", { name: "Désactiver" }).click();
    await expect(page.getByText("Lien désactivé")).toBeVisible();
    expect((await request.get(address)).status()).toBe(404);
  });
});
