import { openPage } from "@coulisses/federation/playwright";
import { expect } from "@playwright/test";
import { test } from "../support/journey.ts";
import { Api } from "../support/api.ts";
import { ownMember } from "../support/own-member.ts";
import { readyTask, tomorrow } from "../support/ready-task.ts";
import { logInWith } from "../support/session.ts";

test("an organiser gives a volunteer slots, takes one back, and reads how long they work", async ({
  page,
  request,
}) => {
  const run = Date.now();
  const lastname = `Dispo${run}`;
  const organiser = await ownMember(request, { firstname: "Odette", lastname, teams: ["hard", "humain"] });
  const manager = await Api.ofEmail(request, organiser);
  const email = await ownMember(request, { firstname: "Gaspard", lastname, teams: [] });
  const { id } = await (await Api.ofEmail(request, email)).get<{ id: number }>("users/me");
  await manager.patch(`volunteer-availability/${id}`, { availabilities: [tomorrow(0, 4)] });
  const tasks = [`Servir ${run}`, `Ranger ${run}`] as const;
  for (const [rank, name] of tasks.entries()) {
    await readyTask(request, {
      manager,
      name,
      window: tomorrow(2 * rank, 2),
      instructions: "<p>Viens à l'heure</p>",
      teams: [{ team: "benevole", count: 1 }],
    });
  }
  const [serve, tidy] = tasks;

  await logInWith(page, organiser);
  await openPage(page, "Affect Orga-Tâche");
  await page.getByRole("searchbox", { name: "Recherche d'un bénévole" }).fill(lastname);
  await page.getByRole("button", { name: new RegExp(`^Gaspard ${lastname}`) }).click();
  await page.getByRole("searchbox", { name: "Recherche d'une tâche" }).fill(String(run));
  const slots = page.getByRole("list", { name: "Créneaux disponibles" });
  const week = page.getByRole("region", { name: `Gaspard ${lastname}` });

  await test.step("both slots, one press each; the week fills as they go", async () => {
    for (const task of tasks) {
      await slots.getByRole("button", { name: new RegExp(`^Affecter à .*${task}`) }).click();
      await expect(week.getByRole("button", { name: new RegExp(task) })).toBeVisible();
    }
    await expect(slots).toHaveCount(0);
    await expect(week.getByText("total 4h00")).toBeVisible();
  });

  await test.step("one is taken back from the details of the slot, and is there to be given again", async () => {
    await week.getByRole("button", { name: new RegExp(tidy) }).click();
    const dialog = page.getByRole("dialog", { name: new RegExp(tidy) });
    await expect(dialog.getByText("1/1")).toBeVisible();
    await dialog.getByRole("button", { name: `Retirer Gaspard ${lastname} du créneau` }).click();
    await expect(dialog.getByText("Aucun bénévole affecté sur ce créneau")).toBeVisible();
    await dialog.getByRole("button", { name: "Fermer" }).click();
    await expect(slots.getByRole("button", { name: new RegExp(`^Affecter à .*${tidy}`) })).toBeVisible();
    await expect(week.getByRole("button", { name: new RegExp(serve) })).toBeVisible();
  });

  await test.step("the statistics say two hours, and lead back to the tool", async () => {
    await openPage(page, "Liste des Bénévoles");
    await page.getByRole("button", { name: "Statistiques" }).click();
    await page.getByRole("searchbox", { name: "Chercher un bénévole" }).fill(lastname);
    const row = page.getByRole("row", { name: new RegExp(`Gaspard ${lastname}`) });
    await expect(row).toContainText("🍻 2h00");
    await row.getByRole("button", { name: `Affecter Gaspard ${lastname} à des créneaux` }).click();
    await expect(page).toHaveURL(new RegExp(`/assignment/orga-task\\?volunteer=${id}`));
    await expect(week.getByText("total 2h00")).toBeVisible();
  });
});

test("on a phone, an organiser goes from a slot that lacks people to who could come, and assigns one", async ({
  browser,
  request,
}) => {
  const run = Date.now();
  const lastname = `Renfort${run}`;
  const task = `Porter les tables ${run}`;
  const organiser = await ownMember(request, { firstname: "Odette", lastname, teams: ["hard", "humain"] });
  const manager = await Api.ofEmail(request, organiser);
  const email = await ownMember(request, { firstname: "Gaspard", lastname, teams: [] });
  const { id } = await (await Api.ofEmail(request, email)).get<{ id: number }>("users/me");
  await manager.patch(`volunteer-availability/${id}`, { availabilities: [tomorrow(0, 2)] });
  await readyTask(request, {
    manager,
    name: task,
    window: tomorrow(0, 2),
    instructions: "<p>Viens à l'heure</p>",
    teams: [{ team: "benevole", count: 2 }],
  });
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await logInWith(page, organiser);

  await page.goto("/need-help");
  await page.getByRole("searchbox", { name: "Tâche où il manque du monde" }).fill(task);
  const missing = page.getByRole("list", { name: "Créneaux où il manque du monde" });
  await missing.getByRole("button", { name: new RegExp(`${task}.*Il manque 2 × Personne`) }).click();
  await expect(page.getByText(`Pour : ${task}`)).toBeVisible();
  await expect(page.getByRole("link", { name: new RegExp(`^Appeler Gaspard ${lastname}`) })).toBeVisible();

  await page.getByRole("button", { name: "Autres créneaux où il manque du monde" }).click();
  await page.getByRole("searchbox", { name: "Tâche où il manque du monde" }).fill(task);
  await missing.getByRole("link", { name: new RegExp(`^Affecter à ${task}`) }).click();
  await page.getByRole("button", { name: `Affecter Gaspard ${lastname}` }).click();
  await expect(page.getByText(`Gaspard ${lastname} est affecté·e à`)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/need-help/);
  await page.getByRole("searchbox", { name: "Tâche où il manque du monde" }).fill(task);
  await expect(
    missing.getByRole("button", { name: new RegExp(`${task}.*Il manque 1 × Personne`) }),
  ).toBeVisible();
});
