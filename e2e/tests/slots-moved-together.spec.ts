import { expect, type Page } from "@playwright/test";
import { Api } from "../support/api.ts";
import { expectAccessible } from "../support/axe.ts";
import { test } from "../support/journey.ts";
import { ownMember } from "../support/own-member.ts";
import { readyTask, tomorrow } from "../support/ready-task.ts";
import { logInWith } from "../support/session.ts";

type Made = { id: number };
type Task = { mobilizations: { start: string; volunteers: { lastname: string }[] }[] };

const HOUR = 3_600_000;
const later = (instant: string) => new Date(Date.parse(instant) + 2 * HOUR).toISOString();

test("the concert moves: the slots of two tasks move by two hours together, seen beforehand, and come back in one press", async ({
  page,
  request,
}) => {
  const run = Date.now();
  const lastname = `Décale${run}`;
  const email = await ownMember(request, { firstname: "Ana", lastname, teams: ["hard", "humain"] });
  const manager = await Api.ofEmail(request, email);
  const volunteer = await ownMember(request, { firstname: "Zoé", lastname, teams: [] });
  const { id: zoe } = await (await Api.ofEmail(request, volunteer)).get<Made>("users/me");
  await manager.patch(`volunteer-availability/${zoe}`, { availabilities: [tomorrow(0, 6)] });
  // Zoé is at the bar from 20:00; the slot that names her goes from 18:00 to 20:00.
  await readyTask(request, {
    manager,
    name: `Tenir le bar ${run}`,
    window: tomorrow(2, 2),
    instructions: "<p>Sois à l'heure</p>",
    volunteerId: zoe,
  });
  const teams = [{ team: "benevole", count: 2 }];
  const tasks = [await draftOf(manager, `Monter ${run}`), await draftOf(manager, `Défiler ${run}`)];
  for (const [at, { id }] of tasks.entries()) {
    const volunteers = at === 0 ? [zoe] : [];
    const add = (window: object, named: number[]) =>
      manager.post(`festival-tasks/${id}/mobilizations`, {
        ...window,
        durationSplitInHour: null,
        volunteers: named,
        teams,
      });
    await add(tomorrow(0, 2), volunteers);
    await add(tomorrow(2, 2), []);
  }
  const startsOf = () =>
    Promise.all(
      tasks.map(async ({ id }) =>
        (await manager.get<Task>(`festival-tasks/${id}`)).mobilizations.map(({ start }) => start),
      ),
    );
  const before = await startsOf();

  await page.setViewportSize({ width: 1440, height: 900 });
  await logInWith(page, email);
  await page.goto(`/ft?search=${run}`);

  await test.step("two tasks are ticked, by keyboard too, and their slots shown with their new hours", async () => {
    const boxOf = ({ id }: Made) =>
      page.getByRole("checkbox", { name: `Sélectionner la FT #${id}`, exact: true });
    for (const task of tasks) await boxOf(task).press("Space");
    await page.getByRole("button", { name: "Décaler des créneaux…" }).press("Enter");
    const dialog = dialogOn(page);
    await expect(dialog.getByRole("group", { name: "Créneaux" })).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: "Heures" })).toBeFocused();
    await page.keyboard.type("2");
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("button", { name: "Décaler 4 créneaux" })).toBeVisible();
    expect(await startsOf()).toEqual(before);
    const people = dialog.getByRole("list", { name: "1 bénévole ne pourrait pas suivre" });
    await expect(people).toContainText(`Zoé ${lastname}`);
    await expect(people).toContainText(`Tenir le bar ${run}`);
    await expectAccessible(page, "the preview of a move");
  });

  await test.step("Enter moves all four, and one press puts them back", async () => {
    await dialogOn(page).getByRole("textbox", { name: "Heures" }).press("Enter");
    await expect(dialogOn(page)).toHaveCount(0);
    await expect(page.getByText("4 créneaux décalés")).toBeVisible();
    expect(await startsOf()).toEqual(before.map((starts) => starts.map(later)));
    await page.getByRole("button", { name: "Annuler" }).click();
    await expect(page.getByText("4 créneaux de retour comme avant")).toBeVisible();
    expect(await startsOf()).toEqual(before);
    const [first] = tasks;
    const task = await manager.get<Task>(`festival-tasks/${first?.id}`);
    expect(task.mobilizations[0]?.volunteers).toMatchObject([{ lastname }]);
  });
});

const dialogOn = (page: Page) => page.getByRole("dialog", { name: "Décaler des créneaux" });

async function draftOf(manager: Api, name: string): Promise<Made> {
  const activity = await manager.post<Made>("festival-activities", { name });
  return manager.post<Made>("festival-tasks", { name, festivalActivityId: activity.id });
}
