import { untilReadyOffline } from "@coulisses/federation/playwright";
import { expect, type Page, type Worker } from "@playwright/test";
import { test } from "../support/journey.ts";
import { Api } from "../support/api.ts";
import { ownMember } from "../support/own-member.ts";
import { readyTask, tomorrow } from "../support/ready-task.ts";
import { logInWith } from "../support/session.ts";

/**
 * Replaces the browser's push service, out of reach here, and its permission prompt, which headless Chromium
 * always refuses. Page, server and worker are the real ones.
 */
async function withPushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Kept = { endpoint: string; key: string };
    const read = () => JSON.parse(localStorage.getItem("fake-push") ?? "null") as Kept | null;
    const subscription = ({ endpoint, key }: Kept) => {
      const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
      const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
      return {
        endpoint,
        options: { applicationServerKey: bytes.buffer, userVisibleOnly: true },
        toJSON: () => ({ endpoint, keys: { p256dh: "k".repeat(87), auth: "a".repeat(22) } }),
        unsubscribe: () => Promise.resolve(localStorage.removeItem("fake-push") === undefined),
      };
    };
    const permission = () => (read() ? "granted" : "default");
    Object.defineProperty(Notification, "permission", { get: permission });
    Notification.requestPermission = () =>
      Promise.resolve(Object.defineProperty(Notification, "permission", { value: "granted" }).permission);
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(read() && subscription(read() as Kept)),
      subscribe: ({ applicationServerKey: key }: { applicationServerKey: string }) => {
        const kept = { endpoint: `https://push.example.org/${Math.random()}`, key };
        localStorage.setItem("fake-push", JSON.stringify(kept));
        return Promise.resolve(subscription(kept));
      },
    });
  });
}

type Shown = { title: string; body: string; data: string };

/** Sends the worker a push as the server would, and presses the notification. */
async function pressAfterPush(worker: Worker, pushed: object): Promise<Shown> {
  // A string, since a page's types lack those of a worker.
  return worker.evaluate<Shown>(`new Promise((resolve) => {
    self.registration.showNotification = async (title, options) => {
      const notification = { title, ...options, close: () => undefined };
      self.dispatchEvent(Object.assign(new ExtendableEvent("notificationclick"), { notification }));
      resolve({ title, body: options.body, data: options.data });
    };
    self.dispatchEvent(new PushEvent("push", { data: ${JSON.stringify(JSON.stringify(pushed))} }));
  })`);
}

test("a volunteer asks for reminders on a phone, presses one, reads the slot, and wants no more", async ({
  browser,
  request,
}) => {
  const run = Date.now();
  const name = `Ouvrir la porte ${run}`;
  const nobody = { teams: [], lastname: `Rappel${run}` };
  const volunteerEmail = await ownMember(request, { ...nobody, firstname: "Ida" });
  const managerEmail = await ownMember(request, { ...nobody, firstname: "Tom", teams: ["hard", "humain"] });
  const volunteer = await Api.ofEmail(request, volunteerEmail);
  const { id: volunteerId } = await volunteer.get<{ id: number }>("users/me");
  const manager = await Api.ofEmail(request, managerEmail);
  const window = tomorrow(0, 2);
  await manager.patch(`volunteer-availability/${volunteerId}`, { availabilities: [window] });
  const instructions = "<p>La clé est au PC</p>";
  const sheet = await readyTask(request, { manager, volunteerId, name, window, instructions });
  const taskId = sheet.split("/").at(-1);
  const wanted = () => volunteer.get<{ reminders: { push: string[] } }>("preferences/me");

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true });
  const phone = await context.newPage();
  await withPushService(phone);
  await logInWith(phone, volunteerEmail);
  await untilReadyOffline(phone);

  await test.step("the planning offers reminders, since there is a slot to come", async () => {
    await phone.goto("/planning");
    await phone.getByRole("button", { name: "Oui, préviens-moi" }).click();
    await expect(phone.getByText("Cet appareil affichera tes rappels")).toBeVisible();
    await expect(phone.getByText("Envie d'un rappel")).toHaveCount(0);
    expect((await wanted()).reminders.push).toEqual(["SOON", "CHANGE"]);
  });

  await test.step("a reminder shows, and opens its slot in the page that is open", async () => {
    await phone.goto("/");
    await expect(phone.getByRole("heading", { level: 1 })).toBeVisible();
    const data = `/planning?task=${taskId}&start=${encodeURIComponent(window.start)}`;
    const [title, body] = [`À 20:00 : ${name}`, "Rendez-vous : Scène"];
    const [worker] = context.serviceWorkers();
    if (!worker) throw new Error("There is no service worker");
    expect(await pressAfterPush(worker, { title, body, path: data, tag: "SOON" })).toEqual({
      title,
      body,
      data,
    });
    const slot = phone.getByRole("dialog", { name: new RegExp(name) });
    await expect(slot.getByText("La clé est au PC")).toBeVisible();
    await slot.getByRole("button", { name: "Fermer" }).click();
  });

  await test.step("the profile of the phone turns them off", async () => {
    await phone.goto("/");
    await phone.getByRole("button", { name: "Éditer le profil" }).click();
    const profile = phone.getByRole("dialog", { name: "Modifier mon profil" });
    await profile.getByRole("button", { name: "Ne plus les afficher ici" }).click();
    await expect(profile.getByRole("button", { name: "Les afficher ici" })).toBeVisible();
    expect(await phone.evaluate(() => localStorage.getItem("fake-push"))).toBeNull();
  });
});
