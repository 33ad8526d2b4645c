import { type Browser, expect, type Page } from "@playwright/test";
import { test } from "../support/journey.ts";
import { Api } from "../support/api.ts";
import { ownMember } from "../support/own-member.ts";
import { readyTask, tomorrow } from "../support/ready-task.ts";
import { logInWith } from "../support/session.ts";

type Made = { id: number };

/** The assignment tool of an organiser in a separate browser, at the task's only slot. */
async function toolOf(browser: Browser, email: string, task: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await logInWith(page, email);
  await page.goto("/assignment/task-orga");
  await page.getByRole("searchbox", { name: "Recherche d'une tâche" }).fill(task);
  await page.getByRole("button", { name: new RegExp(task) }).click();
  // Its only slot is chosen with it.
  await expect(page.getByRole("button", { name: /0\/2 Personne/ })).toBeVisible();
  return page;
}

test("two organisers fill one task at once: each sees the other's choice, and the last place goes to one", async ({
  browser,
  request,
}) => {
  const run = Date.now();
  const lastname = `Deux${run}`;
  const task = `Tenir le vestiaire ${run}`;
  const managers = await Promise.all(
    ["Ana", "Eli"].map((firstname) => ownMember(request, { firstname, lastname, teams: ["hard", "humain"] })),
  );
  const [first = "", second = ""] = managers;
  const manager = await Api.ofEmail(request, first);
  const window = tomorrow(0, 2);
  for (const firstname of ["Zoé", "Ugo", "Léa"]) {
    const email = await ownMember(request, { firstname, lastname, teams: [] });
    const { id } = await (await Api.ofEmail(request, email)).get<Made>("users/me");
    await manager.patch(`volunteer-availability/${id}`, { availabilities: [window] });
  }
  await readyTask(request, {
    manager,
    name: task,
    window,
    instructions: "<p>Sois à l'heure</p>",
    teams: [{ team: "benevole", count: 2 }],
  });

  const ana = await toolOf(browser, first, task);
  const eli = await toolOf(browser, second, task);
  const person = (page: Page, name: string) =>
    page.getByRole("button", { name: new RegExp(`^${name} ${lastname}`) });
  const filled = (page: Page, count: number) =>
    page.getByRole("button", { name: new RegExp(`${count}/2 Personne`) });
  const assign = (page: Page) => page.getByRole("dialog").getByRole("button", { name: "Affecter" });
  for (const page of [ana, eli]) {
    await page.getByRole("searchbox", { name: "Recherche d'un bénévole" }).fill(lastname);
    await expect(person(page, "Zoé")).toBeVisible();
  }

  await test.step("what one does, the other sees at once, with the slot still chosen", async () => {
    await person(ana, "Zoé").click();
    const column = { name: `Zoé ${lastname}`, exact: true };
    await expect(ana.getByRole("dialog").getByRole("group", column)).toBeVisible();
    await assign(ana).press("Enter");
    await expect(filled(eli, 1)).toHaveAttribute("aria-current", "true");
    await expect(filled(eli, 1)).toContainText(`Zoé ${lastname}`);
    await expect(person(eli, "Zoé")).toHaveCount(0);
  });

  const refusal = (page: Page) =>
    page.getByRole("dialog").getByRole("alert").filter({ hasText: "Il n'y a plus de place" });
  await test.step("both press for the last place: one has it, the other reads why not", async () => {
    await person(eli, "Léa").click();
    await person(ana, "Ugo").click();
    await expect(assign(ana)).toBeVisible();
    await expect(assign(eli)).toBeVisible();
    await Promise.all([assign(ana).click(), assign(eli).click()]);
    const refusals = () => Promise.all([ana, eli].map((page) => refusal(page).count()));
    await expect.poll(async () => (await refusals()).sort(), { timeout: 30_000 }).toEqual([0, 1]);
  });

  const [winner, loser] = (await refusal(ana).isVisible()) ? [eli, ana] : [ana, eli];
  await test.step("the one takes it back, and the other's next try succeeds", async () => {
    await expect(filled(winner, 2)).toBeVisible();
    await expect(loser.getByText("Ce créneau vient d'être complété")).toBeVisible();
    // A notice stays while the mouse is over it.
    await winner.mouse.move(720, 10);
    await winner.getByRole("status").getByRole("button", { name: "Annuler" }).click();
    await expect(loser.getByText("Ce créneau vient d'être complété")).toHaveCount(0);
    // By key: as the notice leaves, the button moves from under a mouse.
    await assign(loser).press("Enter");
    await expect(loser.getByRole("dialog")).toHaveCount(0);
    for (const page of [ana, eli]) await expect(filled(page, 2)).toBeVisible();
    await expect(winner.getByText("Ce créneau est complet")).toBeVisible();
  });
});
