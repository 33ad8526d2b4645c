import { expect, type Page } from "@playwright/test";
import { Api } from "../support/api.ts";
import { inPause, makeGood, whileShowing } from "../support/faults.ts";
import { origin } from "../support/festival.ts";
import { test } from "../support/journey.ts";
import { browserOf } from "../support/session.ts";

// The service worker would answer in place of the faults.
test.use({ serviceWorkers: "block" });

type Activity = { id: number };
type Sheet = { tasks: { id: number; name: string }[] };

/** The number of an activity that has tasks, and one of them. */
async function activityWithTasks(api: Api) {
  for (const { id } of await api.get<Activity[]>("festival-activities")) {
    const [task] = (await api.get<Sheet>(`festival-activities/${String(id)}`)).tasks;
    if (task) return { id, task };
  }
  throw new Error("No activity of the demo has a task.");
}

/** Opens the dialog of the person with this number. */
async function dialogOf(page: Page, id: number) {
  await page.goto(`/volunteers?volunteer=${String(id)}`);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(/^Charisme/)).toBeVisible();
  return dialog;
}

test("what other apps know of a person, of an activity and of oneself is where one looks for it", async ({
  browser,
  request,
}) => {
  const page = await browserOf(browser, "hard", { serviceWorkers: "block" });
  const api = await Api.of(request, "hard");
  const { id: me } = await api.get<{ id: number }>("users/me");

  await test.step("one's balance, in one's profile", async () => {
    const facts = page.getByRole("main").getByRole("term").filter({ hasText: "Compte perso" });
    await expect(facts).toBeVisible();
    await page.getByRole("definition").getByRole("link", { name: /€$/ }).click();
    await expect(page).toHaveURL(`${origin}/my-personal-account`);
  });
  await test.step("the planning, in the dialog of a person", async () => {
    const planning = (await dialogOf(page, me)).getByRole("region", { name: "Planning" });
    await expect(
      planning.getByText(/Aucune affectation à venir|du .+ au .+ : \[\d+\]/).first(),
    ).toBeVisible();
    await planning.getByRole("link", { name: "Voir le planning" }).click();
    await expect(page).toHaveURL(`${origin}/planning/${String(me)}`);
  });
  await test.step("its tasks, on the sheet of an activity", async () => {
    const { id, task } = await activityWithTasks(api);
    await page.goto(`/fa/${String(id)}`);
    const tasks = page.getByRole("region", { name: "FT associées" });
    await tasks.getByRole("link", { name: task.name }).first().click();
    await expect(page).toHaveURL(`${origin}/ft/${String(task.id)}`);
  });
});

test("nobody sees there what they may not read, and the server does not tell either", async ({
  browser,
  request,
}) => {
  const page = await browserOf(browser, "soft", { serviceWorkers: "block" });
  const api = await Api.of(request, "hard");
  const { id: other } = await api.get<{ id: number }>("users/me");
  const { id: activity } = await activityWithTasks(api);

  await expect(page.getByRole("term").filter({ hasText: "Email" })).toBeVisible();
  await expect(page.getByRole("term").filter({ hasText: "Compte perso" })).toHaveCount(0);
  const soft = await Api.of(request, "soft");
  for (const path of [`users/${String(other)}/assignments`, `festival-tasks/of-activity/${String(activity)}`])
    expect(await soft.statusOf(path), path).toBe(403);
  expect(await soft.get<object>("users/me")).not.toHaveProperty("balance");
});

for (const fault of [whileShowing, inPause]) {
  test(`a card fails alone in a dialog when ${fault.name}, and comes back`, async ({ browser, request }) => {
    const page = await browserOf(browser, "hard", { serviceWorkers: "block" });
    const { id: me } = await (await Api.of(request, "hard")).get<{ id: number }>("users/me");
    await fault.put(page, "mf-planning");
    const dialog = await dialogOf(page, me);
    const planning = dialog.getByRole("region", { name: "Planning" });
    await expect(planning.getByText(fault.message)).toBeVisible();
    await expect(dialog.getByRole("heading", { name: "Amis" })).toBeVisible();

    await makeGood(page);
    await planning.getByRole("button", { name: "Réessayer" }).click();
    await expect(planning.getByRole("link", { name: "Voir le planning" })).toBeVisible();
    await dialog.getByRole("button", { name: "Fermer" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Liste des Bénévoles");
  });
}
