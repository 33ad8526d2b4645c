import { expect } from "@playwright/test";
import { test } from "../support/journey.ts";
import { Api } from "../support/api.ts";
import { ownMember } from "../support/own-member.ts";
import { readyTask, tomorrow } from "../support/ready-task.ts";
import { logInWith } from "../support/session.ts";

/** Milliseconds, on a server busy with other journeys. */
const COMPUTED = { timeout: 300_000 };

/** `15/05/2027 18:00`, the format of a form. */
const typed = (instant: string) =>
  new Date(instant).toLocaleString("fr", {
    timeZone: "Europe/Paris",
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  });

test("an organiser asks for a proposal, reads its reasons and holes, accepts one line, and takes it back", async ({
  browser,
  page,
  request,
}) => {
  const run = Date.now();
  const lastname = `Propose${run}`;
  const name = `Monter la scène ${run}`;
  const organiser = await ownMember(request, { firstname: "Odile", lastname, teams: ["hard", "humain"] });
  const manager = await Api.ofEmail(request, organiser);
  // After the demo's festival, at a time when neither others nor former runs have availabilities.
  const window = tomorrow((400 + (Math.floor(run / 1000) % 300)) * 24, 2);
  const emails = new Map<string, string>();
  for (const [firstname, teams] of [
    ["Zoé", ["soft"]],
    ["Ugo", ["soft"]],
    ["Léa", []],
  ] as const) {
    const email = await ownMember(request, { firstname, lastname, teams });
    const { id } = await (await Api.ofEmail(request, email)).get<{ id: number }>("users/me");
    await manager.patch(`volunteer-availability/${id}`, { availabilities: [window] });
    emails.set(firstname, email);
  }
  await readyTask(request, {
    manager,
    name,
    window,
    instructions: "<p>Mets un casque</p>",
    teams: [{ team: "soft", count: 3 }],
  });
  // Without the service worker, which answers with a kept planning when the server takes a second.
  const volunteer = await (await browser.newContext({ serviceWorkers: "block" })).newPage();
  await logInWith(volunteer, emails.get("Zoé") ?? "");
  await volunteer.goto("/planning");
  await expect(volunteer.getByText("Pas encore de créneau")).toBeVisible();
  const next = volunteer.getByRole("region", { name: "Prochain créneau" });

  await logInWith(page, organiser);
  await test.step("a proposal is computed for the slots of that evening", async () => {
    await page.goto("/assignment/proposals");
    await page.getByRole("button", { name: "Nouvelle proposition" }).click();
    const form = page.getByRole("dialog", { name: "Nouvelle proposition" });
    await form.getByRole("switch", { name: "Seulement pendant une plage horaire" }).click();
    await form.getByLabel("Date de début").fill(typed(window.start));
    // The end follows the start when its field is left, so before any other typing.
    await form.getByLabel("Date de début").press("Tab");
    await form.getByLabel("Date de fin").fill(typed(window.end));
    await form.getByRole("button", { name: "Calculer" }).click();
    await expect(form).toBeHidden();
    const own = page.getByRole("row").filter({ hasText: lastname });
    await expect(own.getByText("Prête", { exact: true })).toBeVisible(COMPUTED);
    await own.getByRole("link", { name: /^Proposition du/ }).click();
    await expect(page.getByRole("grid", { name: "Changements par tâche" })).toBeVisible();
    await page.getByRole("searchbox", { name: "Bénévole, tâche ou équipe" }).fill(String(run));
  });

  const view = (label: string) =>
    page.getByRole("group", { name: "Lecture" }).getByRole("button", { name: label });
  const line = (firstname: string) =>
    page.getByRole("row", { name: new RegExp(`^${firstname} ${lastname}`) });

  await test.step("its lines for the task say who comes and why", async () => {
    const task = page.getByRole("row").filter({ hasText: name });
    await task.getByRole("button", { name: "Détails" }).click();
    for (const firstname of ["Zoé", "Ugo"]) {
      await expect(line(firstname)).toContainText("disponible, peu d'heures jusqu'ici (0 h)");
    }
    await expect(line("Léa")).toHaveCount(0);
  });

  await test.step("the place that stays open says why nobody fits, and who would", async () => {
    await view("Trous").click();
    const hole = page.getByRole("row").filter({ hasText: name });
    await expect(hole).toContainText("1 / 3");
    await hole.getByRole("button", { name: "Détails" }).click();
    await expect(page.getByText("Pourquoi personne ne vient")).toBeVisible();
    await expect(page.getByText(/^\d+ personnes ne sont pas disponibles$/)).toBeVisible();
    const relaxation = `1 personne viendrait en rejoignant l'équipe : Léa ${lastname}`;
    await expect(page.getByText(relaxation, { exact: true })).toBeVisible();
  });

  await test.step("one line is accepted: that volunteer sees the slot, the other line still waits", async () => {
    await view("Ligne par ligne").click();
    await page.getByRole("checkbox", { name: `Zoé ${lastname}` }).check();
    await page.getByRole("button", { name: "Accepter 1 ligne" }).click();
    await expect(line("Zoé").getByText("Acceptée", { exact: true })).toBeVisible();
    await expect(page.getByRole("checkbox", { name: `Ugo ${lastname}` })).not.toBeChecked();
    await expect(next).toContainText(name);
  });

  await test.step("one gesture takes it back, and the line may be accepted again", async () => {
    await page.getByRole("button", { name: /^Annuler l'acceptation du/ }).click();
    await expect(page.getByRole("checkbox", { name: `Zoé ${lastname}` })).toBeVisible();
    await expect(page.getByText(/ : annulée le /)).toBeVisible();
    await expect(volunteer.getByText("Pas encore de créneau")).toBeVisible();
    await expect(next).toHaveCount(0);
  });
});
