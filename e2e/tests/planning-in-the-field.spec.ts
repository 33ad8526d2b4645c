import { untilReadyOffline } from "@coulisses/federation/playwright";
import { expect } from "@playwright/test";
import { test } from "../support/journey.ts";
import { Api } from "../support/api.ts";
import { ownMember } from "../support/own-member.ts";
import { readyTask, tomorrow } from "../support/ready-task.ts";
import { logInWith, logOut } from "../support/session.ts";

test("a volunteer who lost the network in the field reads the planning, what to do and whom to call", async ({
  browser,
  request,
}) => {
  const run = Date.now();
  const name = `Garder la scène ${run}`;
  const nobody = { teams: [], lastname: `Champ${run}` };
  const volunteerEmail = await ownMember(request, { ...nobody, firstname: "Lou" });
  const managerEmail = await ownMember(request, { ...nobody, firstname: "Max", teams: ["hard", "humain"] });
  const { id: volunteerId } = await (
    await Api.ofEmail(request, volunteerEmail)
  ).get<{ id: number }>("users/me");
  const manager = await Api.ofEmail(request, managerEmail);
  const window = tomorrow(0, 2);
  await manager.patch(`volunteer-availability/${volunteerId}`, { availabilities: [window] });
  await readyTask(request, {
    manager,
    volunteerId,
    name,
    window,
    instructions: "<p>Une ronde par heure</p>",
  });

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true });
  const phone = await context.newPage();
  await logInWith(phone, volunteerEmail);
  await untilReadyOffline(phone);
  const next = phone.getByRole("region", { name: "Prochain créneau" });
  await test.step("with network, the volunteer looks at the planning once", async () => {
    await phone.goto("/planning");
    await expect(next).toContainText(name);
    // The slots' data are fetched a few seconds after the page.
    const isKept = () =>
      phone.evaluate(async () => {
        const requests = await Promise.all(
          (await caches.keys()).map(async (cache) => (await caches.open(cache)).keys()),
        );
        return requests.flat().some(({ url }) => url.endsWith("/for-calendar"));
      });
    await expect.poll(isKept, { timeout: 60_000 }).toBe(true);
  });

  await context.setOffline(true);
  await phone.reload();
  await expect(next).toContainText(name);
  await expect(phone.getByText(/Hors ligne · à jour à \d\d:\d\d/)).toBeVisible();
  await test.step("the calendar, never opened on this phone, is there too", async () => {
    await phone.getByRole("button", { name: "Calendrier" }).click();
    await expect(phone.getByRole("region", { name: "Calendrier" })).toBeVisible();
    await expect(phone.getByText("Impossible de joindre le serveur")).toHaveCount(0);
    await phone.getByRole("button", { name: "Liste" }).click();
  });
  await expect(next.getByRole("link", { name: /^Appeler Max/ })).toBeVisible();
  await next.getByRole("button", { name: "Instructions et plan" }).click();
  await expect(phone.getByRole("dialog").getByText("Une ronde par heure")).toBeVisible();
  await context.setOffline(false);

  await test.step("whoever logs out leaves nothing of it on the phone", async () => {
    await phone.goto("/");
    await logOut(phone, volunteerEmail);
    await expect(phone.getByRole("button", { name: "Connexion" })).toBeVisible();
    const keeps = () =>
      phone.evaluate(
        async (id) => caches.match(`/api/users/${id}/assignments`, { ignoreVary: true }).then(Boolean),
        volunteerId,
      );
    await expect.poll(keeps).toBe(false);
  });
});

test("after one visit, a phone started cold after a week in aeroplane mode shows the next slot and the QR code", async ({
  browser,
  request,
}) => {
  const name = `Tenir la consigne ${Date.now()}`;
  const email = await ownMember(request, { firstname: "Nour", lastname: "Semaine", teams: [] });
  const { id: volunteerId } = await (await Api.ofEmail(request, email)).get<{ id: number }>("users/me");
  const manager = await Api.ofEmail(
    request,
    await ownMember(request, { firstname: "Iris", lastname: "Semaine", teams: ["hard", "humain"] }),
  );
  const days = (count: number) => count * 24 * 3_600_000;
  const later = (at: string) => new Date(Date.parse(at) + days(7)).toISOString();
  const { start, end } = tomorrow(0, 2);
  const window = { start: later(start), end: later(end) };
  await manager.patch(`volunteer-availability/${volunteerId}`, { availabilities: [window] });
  await readyTask(request, { manager, volunteerId, name, window, instructions: "<p>Un jeton par sac</p>" });

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true });
  const visit = await context.newPage();
  await logInWith(visit, email);
  await untilReadyOffline(visit);
  const isKept = (path: string) =>
    visit.evaluate((asked) => caches.match(asked, { ignoreVary: true }).then(Boolean), path);
  for (const path of ["/api/users/me", "/api/check-ins/own-code", `/api/users/${volunteerId}/assignments`])
    await expect.poll(() => isKept(path), { timeout: 60_000, message: path }).toBe(true);
  await visit.close();

  await context.setOffline(true);
  const phone = await context.newPage();
  await phone.clock.install({ time: Date.now() + days(7) });
  await phone.goto("/");
  await expect(phone.getByRole("heading", { level: 1, name: /Nour/ })).toBeVisible();
  const next = phone.getByRole("region", { name: "Prochain créneau" });
  await expect(next).toContainText(name);
  await next.getByRole("button", { name: "Instructions et plan" }).click();
  await phone.getByRole("button", { name: "Instructions et plan" }).first().click();
  await expect(phone.getByRole("dialog").getByText("Un jeton par sac")).toBeVisible();
  await phone.getByRole("dialog").getByRole("button", { name: "Fermer" }).click();
  await phone.getByRole("button", { name: "Mon QR" }).click();
  await expect(phone.getByRole("dialog", { name: "Mon QR de pointage" })).toBeVisible();
  await context.close();
});
