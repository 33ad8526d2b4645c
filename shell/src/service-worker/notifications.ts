import type { OpenMessage } from "../installation/worker-messages";

/**
 * A pushed notification: its text, the path of the site that a press opens, and the tag of older ones that it
 * replaces.
 */
type Pushed = { title: string; body: string; path: string; tag: string };

/** Browsers end the subscription of a site that shows nothing, so an unreadable push shows this. */
const unreadable: Pushed = {
  title: "Coulisses",
  body: "Du nouveau dans ton planning",
  path: "/planning",
  tag: "unreadable",
};

/** Shows what the server pushed. */
export function showPush(
  data: PushMessageData | null,
  registration: Pick<ServiceWorkerRegistration, "showNotification">,
): Promise<void> {
  const { title, body, path, tag } = readPush(data) ?? unreadable;
  return registration.showNotification(title, {
    body,
    tag,
    lang: "fr",
    data: path,
    icon: "/shell/icons/icon-192.png",
  });
}

function readPush(data: PushMessageData | null): Pushed | undefined {
  try {
    const pushed = data?.json() as Partial<Record<keyof Pushed, unknown>> | undefined;
    const { title, body, path, tag } = pushed ?? {};
    const isComplete = [title, body, path, tag].every((text) => typeof text === "string");
    return isComplete ? (pushed as Pushed) : undefined;
  } catch {
    return undefined;
  }
}

/** Opens the page of a notification: in the open page, which keeps unsaved content, else in a new one. */
export async function openNotification(
  notification: Pick<Notification, "close" | "data">,
  clients: Pick<Clients, "matchAll" | "openWindow">,
): Promise<void> {
  notification.close();
  const path = String(notification.data);
  // The last used one comes first.
  const [page] = await clients.matchAll({ type: "window", includeUncontrolled: true });
  if (page === undefined) {
    await clients.openWindow(path);
    return;
  }
  const message: OpenMessage = { type: "open", path };
  page.postMessage(message);
  await page.focus();
}
