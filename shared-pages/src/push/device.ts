import { authorizedFetch, isText, kept } from "@coulisses/shared-auth";
import type { PushSubscriptionForm } from "@coulisses/shared-domain/contract/planning/push-subscriptions";

/**
 * The reminders on this device: `none` when the server sends no notifications, `to-install` on an iPhone
 * without the site on its home screen, `blocked` when the person refused them in the browser.
 */
export type PushState = "none" | "unsupported" | "to-install" | "blocked" | "off" | "on";

const CALLS = "planning/push-subscriptions";
/** The time to wait for the service worker, in milliseconds: it starts a few seconds after the first page. */
const PATIENCE = 30_000;

/** It outlives a logout, so it is the device's own: the person need not be asked again. */
const choices = kept({ name: "push", scope: "device", isValue: isText });

/** Choice on this device: the endpoint that notifications go to, `off`, or null before the question. */
export const pushChoice = (userId: number): string | null => choices.of("all", userId).read() ?? null;

/** Stores a choice; in a browser that stores nothing, the person is asked again. */
export function keepPushChoice(userId: number, choice: string): void {
  choices.of("all", userId).write(choice);
}

/** The state of reminders on this device for this person. Rejects without network. */
export async function readPushState(userId: number): Promise<PushState> {
  if ((await readKey()) === null) return "none";
  if (!isSupported()) return isUninstalledOnIos() ? "to-install" : "unsupported";
  if (Notification.permission === "denied") return "blocked";
  const subscription = await currentSubscription();
  const isOn = subscription !== null && subscription.endpoint === pushChoice(userId);
  return isOn && Notification.permission === "granted" ? "on" : "off";
}

/**
 * Asks the person's permission if needed, and turns their reminders on for this device. Rejects when that
 * fails.
 */
export async function turnPushOn(userId: number): Promise<PushState> {
  // Comes first: some browsers only ask in response to a press.
  if (Notification.permission === "default") await Notification.requestPermission();
  if (Notification.permission !== "granted") return readPushState(userId);
  const key = await readKey();
  if (key === null) return "none";
  const subscription = await subscribeWith(key);
  const { endpoint } = subscription;
  try {
    const { keys } = subscription.toJSON() as PushSubscriptionForm;
    await send("POST", { body: JSON.stringify({ endpoint, keys }) });
  } catch (cause) {
    await subscription.unsubscribe();
    throw cause;
  }
  keepPushChoice(userId, endpoint);
  return "on";
}

/**
 * Turns reminders off on this device, even when the server can't be told: it learns it from the push service.
 */
export async function turnPushOff(userId: number): Promise<PushState> {
  keepPushChoice(userId, "off");
  const subscription = await currentSubscription();
  if (subscription !== null) {
    await subscription.unsubscribe();
    await send("DELETE", { params: { endpoint: subscription.endpoint } }).catch(() => undefined);
  }
  return "off";
}

/**
 * Renews the subscription of a person who chose reminders on this device, when it was lost meanwhile: after a
 * logout, a renewal by the browser, or new keys of the server. Asks the person nothing.
 */
export async function restorePush(userId: number): Promise<void> {
  const choice = pushChoice(userId);
  if (choice === null || choice === "off" || !isSupported() || Notification.permission !== "granted") return;
  const subscription = await currentSubscription();
  const isCurrent = subscription?.endpoint === choice && hasKey(subscription, await readKey());
  if (!isCurrent) await turnPushOn(userId);
}

const isSupported = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/**
 * Safari on a phone or a tablet (which claims to be a Mac) only shows notifications of sites on the home
 * screen.
 */
function isUninstalledOnIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes("Macintosh") && maxTouchPoints > 1);
  return isIos && !window.matchMedia("(display-mode: standalone)").matches;
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** A subscription with another key belongs to another server, and is removed first. */
async function subscribeWith(key: string): Promise<PushSubscription> {
  const { pushManager } = await Promise.race([navigator.serviceWorker.ready, tooLate()]);
  const known = await pushManager.getSubscription();
  if (known !== null && hasKey(known, key)) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

const tooLate = () =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error("There is no service worker")), PATIENCE);
  });

/** `key` is base64url. */
function hasKey({ options }: PushSubscription, key: string | null): boolean {
  if (options.applicationServerKey === null) return false;
  const bytes = String.fromCharCode(...new Uint8Array(options.applicationServerKey));
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "") === key;
}

async function readKey(): Promise<string | null> {
  const answer = await send("GET", {}, "/key");
  return ((await answer.json()) as { publicKey: string | null }).publicKey;
}

async function send(
  method: string,
  init: { body?: string; params?: { endpoint: string } },
  under = "",
): Promise<Response> {
  const headers = { Accept: "application/json", ...(init.body && { "Content-Type": "application/json" }) };
  const answer = await authorizedFetch(CALLS + under, { method, headers, ...init });
  if (!answer.ok) throw new Error(`${method} ${CALLS}: ${String(answer.status)}`);
  return answer;
}
