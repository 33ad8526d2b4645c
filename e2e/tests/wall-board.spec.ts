import { openPage, untilReadyOffline } from "@coulisses/federation/playwright";
import { expect } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { Api } from "../support/api.ts";
import { expectAccessible } from "../support/axe.ts";
import { test } from "../support/journey.ts";
import { ownMember } from "../support/own-member.ts";
import { firstSlot, readyTask, tomorrow } from "../support/ready-task.ts";
import { logInWith } from "../support/session.ts";

type Made = { id: number };

const HOUR = 3_600_000;

test("a screen without session shows who is missing until they are checked in, and its link is revoked", async ({
  page,
  browser,
  request,
}) => {
  const run = Date.now();
  const lastname = `Tableau${run}`;
  const task = `Tenir la buvette ${run}`;
  const email = await ownMember(request, { firstname: "Maud", lastname, teams: ["hard", "humain"] });
  const manager = await Api.ofEmail(request, email);
  // Under way, and for at least another hour.
  const start = Math.floor(run / HOUR) * HOUR - HOUR;
  const window = { start: new Date(start).toISOString(), end: new Date(start + 3 * HOUR).toISOString() };
  const volunteers: { id: number; as: string }[] = [];
  for (const firstname of ["Léa", "Zoé"]) {
    const volunteer = await Api.ofEmail(
      request,
      await ownMember(request, { firstname, lastname, teams: [] }),
    );
    const { id } = await volunteer.get<Made>("users/me");
    await manager.patch(`volunteer-availability/${id}`, { availabilities: [tomorrow(-48, 60)] });
    volunteers.push({ id, as: "benevole" });
  }
  const sheet = await readyTask(request, {
    manager,
    name: task,
    window,
    instructions: "<p>Souris</p>",
    teams: [{ team: "benevole", count: 3 }],
  });
  const { taskId, mobilizationId, assignmentId } = await firstSlot(manager, sheet);
  await manager.post("assignments", { assignment: { taskId, mobilizationId, assignmentId }, volunteers });

  await logInWith(page, email);
  await openPage(page, "Pointage");
  await page.getByRole("link", { name: "Tableau du QG" }).click();
  await page.getByRole("button", { name: "Créer un lien" }).click();
  const name = `Buvette ${run}`;
  await page.getByRole("textbox", { name: "Nom de l'écran" }).fill(name);
  await page.getByRole("button", { name: "Créer le lien" }).click();
  const link = await page.getByRole("textbox", { name: "Lien de l'écran" }).inputValue();
  expect(link).toMatch(/\/wall-board#\d+\.[\w-]{43}$/);
  await page.getByRole("dialog").getByRole("button", { name: "Fermer" }).last().click();

  const room = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
  const screen = await room.newPage();
  const asked: string[] = [];
  screen.on("request", (sent) => asked.push(sent.url()));
  const { pathname, hash } = new URL(link);
  await screen.goto(pathname + hash);
  // Other journeys have people missing too: a line that does not fit is there, unseen.
  const lineIn = (title: string) =>
    screen.getByRole("region", { name: title }).locator("li").filter({ hasText: task });

  await test.step("it says who is missing and how many places are empty, by first names alone", async () => {
    await expect(lineIn("Qui manque")).toContainText("Léa, Zoé");
    await expect(lineIn("Il manque du monde")).toContainText("2/3");
    await expect(screen.getByText(lastname)).toHaveCount(0);
    await expect(screen.getByText(/^À jour il y a \d+ s$/)).toBeVisible();
    const overflow = await screen.evaluate(
      () => document.documentElement.scrollHeight > document.documentElement.clientHeight,
    );
    expect(overflow).toBe(false);
    await expectAccessible(screen, "the board, dark");
    await screen.getByRole("button", { name: "Mode clair" }).click();
    await expectAccessible(screen, "the board, light", "colours");
  });

  await test.step("without network it stays on and grows older, through a reload too", async () => {
    await untilReadyOffline(screen);
    await room.setOffline(true);
    await screen.reload();
    await expect(lineIn("Qui manque")).toContainText("Léa, Zoé");
    // Older than the time between two readings: no kept answer passes for a new one.
    await expect(screen.getByText(/^À jour il y a [23]\d s$/)).toBeVisible({ timeout: 60_000 });
    await room.setOffline(false);
    await expect(screen.getByText(/^À jour il y a \d s$/)).toBeVisible({ timeout: 60_000 });
  });

  await test.step("a person who is checked in leaves it by itself", async () => {
    const [lea] = volunteers;
    const slot = `check-ins/tasks/${taskId}/mobilizations/${mobilizationId}/assignments/${assignmentId}`;
    const mark = { userId: lea?.id, kind: "ARRIVED", replacedBy: null, notedAt: new Date().toISOString() };
    await manager.post(`${slot}/marks`, { marks: [{ ...mark, id: randomUUID() }] });
    await expect(lineIn("Qui manque")).not.toContainText("Léa", { timeout: 25_000 });
    await expect(lineIn("Qui manque")).toContainText("Zoé");
  });

  await test.step("it survives a reload, and no address that it asked for holds its secret", async () => {
    await screen.reload();
    await expect(lineIn("Qui manque")).toContainText("Zoé");
    const secret = hash.slice(hash.indexOf(".") + 1);
    expect(asked.filter((url) => url.includes("/api/wall-board")).length).toBeGreaterThan(1);
    expect(asked.filter((url) => url.split("#")[0]?.includes(secret))).toEqual([]);
  });

  await test.step("once its link is revoked, it shows nothing more within a minute", async () => {
    await expectAccessible(page, "the links of the board");
    await page.getByRole("button", { name: `Révoquer ${name}` }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Révoquer" }).click();
    await expect(page.getByText(`Le lien « ${name} » est révoqué`)).toBeVisible();
    await expect(screen.getByRole("alert")).toContainText("Ce lien n'est plus valable", { timeout: 60_000 });
    await expect(screen.getByText(task)).toHaveCount(0);
  });
});
