import { expect, type Browser, type Page } from "@playwright/test";
import { test } from "../support/journey.ts";
import { Api } from "../support/api.ts";
import { ownMember } from "../support/own-member.ts";
import { firstSlot, readyTask, tomorrow } from "../support/ready-task.ts";
import { logInWith } from "../support/session.ts";

async function screenOf(browser: Browser, email: string, phone: boolean): Promise<Page> {
  const viewport = phone ? { width: 390, height: 844 } : { width: 1440, height: 900 };
  const page = await (await browser.newContext({ viewport, isMobile: phone })).newPage();
  await logInWith(page, email);
  return page;
}

test("a volunteer asks to be replaced, another accepts, a manager approves, and all three screens follow", async ({
  browser,
  request,
}) => {
  const run = Date.now();
  const name = `Tenir la buvette ${run}`;
  const person = { teams: ["soft"], lastname: `Relais${run}` };
  const [askerEmail, takerEmail] = [
    await ownMember(request, { ...person, firstname: "Ana" }),
    await ownMember(request, { ...person, firstname: "Tom" }),
  ];
  const managerEmail = await ownMember(request, { ...person, firstname: "Mia", teams: ["hard", "humain"] });
  const manager = await Api.ofEmail(request, managerEmail);
  // A separate day: everyone available then is asked too.
  const window = tomorrow(24, 2);
  const idOf = async (email: string) =>
    (await (await Api.ofEmail(request, email)).get<{ id: number }>("users/me")).id;
  const [askerId, takerId] = [await idOf(askerEmail), await idOf(takerEmail)];
  for (const id of [askerId, takerId]) {
    await manager.patch(`volunteer-availability/${id}`, { availabilities: [window] });
  }
  const sheet = await readyTask(request, {
    manager,
    name,
    window,
    instructions: "<p>Servir frais</p>",
    teams: [{ team: "soft", count: 1 }],
  });
  const assignment = await firstSlot(manager, sheet);
  await manager.post("assignments", { assignment, volunteers: [{ id: askerId, as: "soft" }] });

  const asker = await screenOf(browser, askerEmail, true);
  const taker = await screenOf(browser, takerEmail, true);
  const decider = await screenOf(browser, managerEmail, false);
  await taker.goto("/planning");
  await expect(taker.getByText("Pas encore de créneau")).toBeVisible();
  await decider.goto("/swaps");
  await expect(decider.getByRole("heading", { level: 1, name: "Échanges" })).toBeVisible();

  await test.step("who can't come asks on a phone", async () => {
    await asker.goto("/planning");
    const next = asker.getByRole("region", { name: "Prochain créneau" });
    await next.getByRole("button", { name: "Instructions et plan" }).click();
    await asker.getByRole("button", { name: "Demander un remplacement" }).click();
    const form = asker.getByRole("dialog", { name: "Demander un remplacement" });
    await form.getByLabel("Raison").fill("Un train supprimé");
    await form.getByRole("button", { name: "Demander", exact: true }).click();
    await expect(asker.getByText(/^On cherche quelqu'un pour te remplacer/)).toBeVisible();
  });

  await test.step("who could come is asked at once, without the reason, and accepts", async () => {
    const card = taker.getByRole("region", { name: "On cherche quelqu'un" });
    await expect(card).toContainText(name);
    await expect(card).not.toContainText("Un train supprimé");
    await card.getByRole("button", { name: /^Je peux y aller/ }).click();
    await expect(card.getByText("les responsables doivent valider", { exact: false })).toBeVisible();
    await expect(asker.getByText(`Tom Relais${run} peut te remplacer`, { exact: false })).toBeVisible();
  });

  await test.step("a manager sees it arrive, reads the reason and approves", async () => {
    const row = decider.getByRole("row").filter({ hasText: name });
    await expect(row.getByText("À valider")).toBeVisible();
    await row.getByText(name).click();
    const dialog = decider.getByRole("dialog");
    await expect(dialog.getByText("Un train supprimé")).toBeVisible();
    await dialog.getByRole("button", { name: "Valider" }).click();
    await expect(dialog).toBeHidden();
    await expect(row).toHaveCount(0);
  });

  await test.step("the slot leaves one planning and comes to the other, live", async () => {
    await expect(taker.getByRole("region", { name: "Prochain créneau" })).toContainText(name);
    await expect(taker.getByRole("region", { name: "On cherche quelqu'un" })).toBeHidden();
    await expect(asker.getByRole("dialog")).toBeHidden();
    await expect(asker.getByRole("region", { name: "Prochain créneau" })).toBeHidden();
  });
});
