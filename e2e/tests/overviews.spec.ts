import { openPage } from "@coulisses/federation/playwright";
import { expect, type Page } from "@playwright/test";
import { test } from "../support/journey.ts";
import { Api } from "../support/api.ts";
import { expectAccessible } from "../support/axe.ts";
import { ownMember } from "../support/own-member.ts";
import { readyTask } from "../support/ready-task.ts";
import { logInWith } from "../support/session.ts";

// No other journey works that long after the festival.
const evening = { start: "2032-05-14T16:00:00.000Z", end: "2032-05-14T20:00:00.000Z" };
const NAME = "Tenir la buvette du soir";

async function showEvening(page: Page): Promise<void> {
  await page.getByLabel(/^Début/).fill("14/05/2032 18h00");
  await page.getByLabel(/^Fin/).fill("14/05/2032 22h00");
  await page.getByRole("button", { name: "Appliquer" }).click();
}

test("an organiser reads who is where on the timeline, and what is missing when, as it changes", async ({
  page,
  request,
}) => {
  const teams = ["hard", "humain"];
  const email = await ownMember(request, { firstname: "Maëlle", lastname: "Vigie", teams });
  const manager = await Api.ofEmail(request, email);
  const volunteer = await Api.ofEmail(
    request,
    await ownMember(request, { firstname: "Tibor", lastname: "Comptoir", teams: [] }),
  );
  const { id: volunteerId } = await volunteer.get<{ id: number }>("users/me");
  await volunteer.post(`volunteer-availability/${volunteerId}`, { availabilities: [evening] });
  await readyTask(request, {
    manager,
    volunteerId,
    name: NAME,
    window: evening,
    instructions: "<p>Servir</p>",
  });

  await logInWith(page, email);
  await openPage(page, "Timeline");
  await showEvening(page);
  const slots = page.getByRole("group", { name: `Créneaux de ${NAME}` });
  await expect(slots).toBeVisible();
  await expectAccessible(page, "the timeline with tasks in it");
  await slots.getByRole("button", { name: "18h - 22h, 1/1 : Tibor Comptoir" }).click();
  const details = page.getByRole("dialog", { name: NAME });
  await expect(details.getByRole("link", { name: /^Appeler Tibor Comptoir : 0[67]/ })).toHaveAttribute(
    "href",
    "tel:0612345678",
  );
  await details.getByRole("button", { name: "Fermer" }).click();

  await openPage(page, "Besoin Orgas");
  await showEvening(page);
  const quarter = page.getByRole("button", { name: /^vendredi 14 mai à 19:00, Demandés : 1, Affectés : 1/ });
  await expect(quarter).toBeVisible();
  await expect(page.getByText("Il y a assez de monde à chaque quart d'heure")).toBeVisible();

  const { id: festivalActivityId } = await manager.post<{ id: number }>("festival-activities", {
    name: "Fanfare",
  });
  const task = await manager.post<{ id: number }>("festival-tasks", {
    name: "Suivre la fanfare",
    festivalActivityId,
  });
  await manager.post(`festival-tasks/${task.id}/mobilizations`, {
    start: "2032-05-14T17:00:00.000Z",
    end: "2032-05-14T18:00:00.000Z",
    durationSplitInHour: null,
    volunteers: [],
    teams: [{ team: "bar", count: 2 }],
  });
  const missing = page.getByRole("row", { name: /vendredi 14 mai à 19:00 vendredi 14 mai à 20:00 2/ });
  await missing.click();
  const behind = page.getByRole("dialog", { name: "FT avec des bénévoles demandés" });
  await expect(behind.getByText("Il manque 2")).toBeVisible();
  await expectAccessible(page, "a quarter of an hour of the needs");
  await expect(behind.getByRole("link", { name: `FT #${task.id} - Suivre la fanfare` })).toBeVisible();
});

/** A thousand tasks with fifteen slots each, as the timeline answers them. */
function crowdedEvening() {
  const hour = 3_600_000;
  const from = Date.parse(evening.start);
  const at = (hours: number) => new Date(from + hours * hour).toISOString();
  const slot = (rank: number, task: number) => ({
    id: `${rank}`,
    start: at(rank),
    end: at(rank + 1),
    assignees: [
      { id: task, firstname: "Tibor", lastname: "Comptoir", nickname: null, phone: "0612345678", teams: [] },
    ].map((person) => ({ ...person, as: "benevole" })),
  });
  return Array.from({ length: 250 }, (_, activity) => ({
    activity: { id: activity + 1, name: `Animation ${activity + 1}`, team: "bar" },
    tasks: Array.from({ length: 4 }, (__, rank) => ({
      id: activity * 4 + rank + 1,
      name: `Tenir le stand ${activity * 4 + rank + 1}`,
      appointment: "Chapiteau",
      topPriority: false,
      mobilizations: [
        {
          id: "1",
          start: at(0),
          end: at(15),
          demands: [{ team: "benevole", demand: 2 }],
          assignments: Array.from({ length: 15 }, (___, hours) => slot(hours, rank)),
        },
      ],
    })),
  }));
}

test("a timeline of a thousand tasks and fifteen thousand slots draws what is in view", async ({
  page,
  request,
}) => {
  const email = await ownMember(request, { firstname: "Odile", lastname: "Longue-Vue", teams: ["hard"] });
  await logInWith(page, email);
  await page.route("**/api/timeline?*", (route) => route.fulfill({ json: crowdedEvening() }));
  await page.goto("/timeline?start=2032-05-14T18:00&end=2032-05-15T09:00");
  await expect(page.getByText("[1] Tenir le stand 1", { exact: true })).toBeVisible();
  const nodes = () => page.evaluate(() => document.querySelectorAll("body *").length);
  await expect.poll(nodes).toBeLessThanOrEqual(1500);
  await page.keyboard.press("End");
  await expect(page.getByText("[1000] Tenir le stand 1000", { exact: true })).toBeInViewport();
  await expect(page.getByText("[1] Tenir le stand 1", { exact: true })).toHaveCount(0);
  await expect.poll(nodes).toBeLessThanOrEqual(1500);
});
