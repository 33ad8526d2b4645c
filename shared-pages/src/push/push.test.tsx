import {
  answeredMe,
  answeredPreferences,
  answersTo,
  api,
  fakeServer,
  logIn,
  read,
  renderWithStore,
} from "@coulisses/shared-auth/testing";
import type { ReminderKind } from "@coulisses/shared-domain/planning/reminder-kind";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { fakePush } from "./testing/fake-push";
import { keepPushChoice, pushChoice, PushSwitch, restorePush, usePushHere } from ".";

const push = fakePush();
let wanted: ReminderKind[];
const preferences = () => answeredPreferences({ reminders: { mail: [], push: wanted } });
const server = fakeServer(
  ...answersTo(push.answers),
  read("users/me", () => answeredMe({ id: 7, firstname: "Léa", lastname: "Roux", nickname: null })),
  read("preferences/me", preferences),
  http.patch(api("preferences/me/reminders"), async ({ request }) => {
    wanted = ((await request.json()) as { push: ReminderKind[] }).push;
    return HttpResponse.json(preferences());
  }),
);

function Page() {
  const here = usePushHere();
  return (
    <>
      <output>{here.state}</output>
      <PushSwitch {...here} />
    </>
  );
}
const open = () => renderWithStore(<Page />, { userId: 7 });
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const turnOn = () => press("Les afficher ici");

beforeEach(() => {
  localStorage.clear();
  wanted = [];
});

describe("The reminders that this device shows", () => {
  it("come once the person agrees, those of use at once when none were chosen, and go with one press", async () => {
    push.takes();
    const { messages } = open();
    await turnOn();
    expect(await screen.findByText("Cet appareil affiche tes rappels.")).toBeVisible();
    expect(push.known).toEqual([push.endpoint()]);
    await waitFor(() => expect(messages()).toEqual(["Cet appareil affichera tes rappels"]));
    expect(wanted).toEqual(["SOON", "CHANGE"]);
    await press("Ne plus les afficher ici");
    await screen.findByRole("button", { name: "Les afficher ici" });
    expect([push.known, push.endpoint(), pushChoice(7)]).toEqual([[], undefined, "off"]);
  });

  it("are those that the person chose, where they did", async () => {
    wanted = ["EVENING"];
    push.takes({ permission: "granted" });
    open();
    await turnOn();
    expect(await screen.findByText("Cet appareil affiche tes rappels.")).toBeVisible();
    expect(wanted).toEqual(["EVENING"]);
  });

  it("stay off when the person refuses, with the way back", async () => {
    push.takes({ answer: "denied" });
    const { messages } = open();
    await turnOn();
    expect(await screen.findByText(/Tu as bloqué les notifications/)).toBeVisible();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
    await waitFor(() => expect(messages()[0]).toMatch(/autorise-les dans les réglages/));
    // The reader comes back from the browser's settings.
    push.takes({ permission: "default" });
    window.dispatchEvent(new Event("focus"));
    expect(await screen.findByRole("button", { name: "Les afficher ici" })).toBeVisible();
  });

  it("stay off when the person closes the question without an answer", async () => {
    const { requestPermission } = push.takes({ answer: "default" });
    const { messages } = open();
    await turnOn();
    await waitFor(() => expect(requestPermission).toHaveBeenCalled());
    expect(await screen.findByRole("button", { name: "Les afficher ici" })).toBeEnabled();
    await waitFor(() => expect([push.known, messages()]).toEqual([[], []]));
  });

  it("stay off when the browser can't, or the server does not hear of it, and it says so", async () => {
    push.takes({ refuses: true });
    const { messages, unmount } = open();
    await turnOn();
    await waitFor(() => expect(messages()).toEqual([expect.stringMatching(/n'a pas pu s'abonner/)]));
    unmount();
    push.takes();
    server.use(http.post(api("planning/push-subscriptions"), () => HttpResponse.error()));
    const again = open();
    await turnOn();
    await waitFor(() => expect(again.messages()).toEqual([expect.stringMatching(/n'a pas pu s'abonner/)]));
    await waitFor(() => expect(screen.getByRole("button", { name: "Les afficher ici" })).toBeEnabled());
    expect([push.endpoint(), pushChoice(7)]).toEqual([undefined, null]);
  });

  it("are no matter where the server sends none", async () => {
    push.takes();
    push.serverHas(null);
    open();
    expect(await screen.findByText("none")).toBeInTheDocument();
    expect(screen.queryByRole("group")).not.toBeInTheDocument();
  });
});

describe("A browser that takes no notifications", () => {
  const says = (userAgent: string, maxTouchPoints = 0) => {
    jest.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
    Object.defineProperty(navigator, "maxTouchPoints", { configurable: true, value: maxTouchPoints });
  };
  let isInstalled = false;
  beforeEach(() => {
    Object.assign(window, { matchMedia: () => ({ matches: isInstalled }) });
  });
  afterEach(() => {
    isInstalled = false;
    jest.restoreAllMocks();
  });

  it.each([
    ["an iPhone", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)", 5],
    ["an iPad, which says that it is a Mac", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", 5],
  ])("and is that of %s takes them from the home screen", async (_which, userAgent, touches) => {
    says(userAgent, touches);
    const { unmount } = open();
    expect(await screen.findByText(/Sur iPhone et iPad.*Sur l'écran d'accueil/)).toBeVisible();
    unmount();
    isInstalled = true;
    open();
    expect(await screen.findByText(/ne sait pas afficher/)).toBeVisible();
  });

  it("and is that of a Mac says that it can't", async () => {
    says("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)");
    open();
    expect(await screen.findByText("Ce navigateur ne sait pas afficher de notifications.")).toBeVisible();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });
});

describe("A device on which a person chose notifications", () => {
  async function onceOn() {
    logIn({ userId: 7 });
    push.takes();
    open();
    await turnOn();
    await screen.findByText("Cet appareil affiche tes rappels.");
  }

  it("shows them again after a logout and a login, without asking", async () => {
    await onceOn();
    const { requestPermission } = push.takes({ permission: "granted" });
    push.forgets();
    await restorePush(7);
    expect(push.endpoint()).toBeDefined();
    expect([push.known.at(-1), pushChoice(7)]).toEqual([push.endpoint(), push.endpoint()]);
    expect(requestPermission).not.toHaveBeenCalled();
  });

  it("subscribes anew to a server with other keys", async () => {
    await onceOn();
    const before = push.endpoint();
    push.serverHas("another key");
    await restorePush(7);
    expect(push.endpoint()).not.toBe(before);
    expect(push.known.at(-1)).toBe(push.endpoint());
  });

  it("says nothing to the server as long as nothing has changed", async () => {
    await onceOn();
    await restorePush(7);
    expect(push.known).toEqual([push.endpoint()]);
  });

  it.each([
    ["of somebody else", 8, undefined],
    ["of whoever no longer wants them here", 7, "off"],
  ])("shows none %s", async (_whom, userId, choice) => {
    await onceOn();
    push.forgets();
    if (choice) keepPushChoice(userId, choice);
    await restorePush(userId);
    expect(push.endpoint()).toBeUndefined();
  });
});
