import { answeredPreferences, aWindow, keptState } from "@coulisses/shared-auth/testing";
import { screen, waitFor } from "@testing-library/react";
import { fridayAt } from "@coulisses/shared-domain/testing/friday";
import { openPage } from "../testing/open-page";
import { slotOf, zoe } from "../testing/planning-samples";
import { planningServer } from "../testing/planning-server";

const kept = keptState(() => ({ preferences: answeredPreferences() }));
const festival = planningServer({
  preference: {
    read: () => kept.preferences,
    changeReminders: ({ body: { push = [] } }) =>
      (kept.preferences = answeredPreferences({ reminders: { mail: [], push } })),
  },
});
const own = () => openPage("/planning", { teams: ["benevole"], permissions: ["view-planning"] });

beforeEach(() => {
  aWindow(390);
  jest.useFakeTimers({
    now: new Date(fridayAt(17)),
    doNotFake: ["setTimeout", "setInterval", "queueMicrotask"],
  });
});
afterEach(() => {
  jest.useRealTimers();
});

describe("Anyone who has a slot to come", () => {
  const title = "Envie d'un rappel avant tes créneaux ?";
  const offer = () => screen.findByText(title);
  const press = async (user: ReturnType<typeof own>["user"], name: string) =>
    user.click(await screen.findByRole("button", { name }));
  const gone = () => waitFor(() => expect(screen.queryByText(title)).not.toBeInTheDocument());

  beforeEach(() => void (festival.kept.slots = [slotOf(12, "Tenir le bar", 18, 20)]));

  it("is offered reminders, and has them with one press", async () => {
    festival.push.takes();
    const { user, messages } = own();
    await offer();
    await press(user, "Oui, préviens-moi");
    await gone();
    expect(festival.push.known).toEqual([festival.push.endpoint()]);
    expect(kept.preferences.reminders.push).toEqual(["SOON", "CHANGE"]);
    await waitFor(() => expect(messages()).toEqual(["Cet appareil affichera tes rappels"]));
  });

  it("and does not want them is not asked again on this device", async () => {
    festival.push.takes();
    const { user, unmount } = own();
    await press(user, "Non merci");
    await gone();
    unmount();
    const looks = festival.push.looks();
    own();
    await screen.findByRole("region", { name: "Prochain créneau" });
    expect([festival.push.looks(), festival.push.known]).toEqual([looks, []]);
  });

  it("and has an iPhone learns how to have them there", async () => {
    jest.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)");
    const { user } = own();
    expect(await screen.findByText(/Sur l'écran d'accueil/)).toBeVisible();
    await press(user, "Compris");
    await gone();
    jest.restoreAllMocks();
  });

  it("is told why there are none when they refuse", async () => {
    festival.push.takes({ answer: "denied" });
    const { user, messages } = own();
    await press(user, "Oui, préviens-moi");
    await gone();
    await waitFor(() =>
      expect(messages()).toEqual([expect.stringMatching(/^Tu as bloqué les notifications/)]),
    );
  });

  it("is not asked on the planning of another person", async () => {
    festival.push.takes();
    openPage(`/planning/${zoe.id}`, { teams: ["humain"], permissions: ["view-planning", "view-volunteer"] });
    await screen.findByRole("region", { name: "Prochain créneau" });
    expect(festival.push.looks()).toBe(0);
  });
});

describe("Anyone who has none", () => {
  it("is not asked yet", async () => {
    festival.push.takes();
    festival.kept.slots = [slotOf(11, "Monter le bar", 10, 12)];
    own();
    expect(await screen.findByText("Plus rien à venir")).toBeVisible();
    expect(festival.push.looks()).toBe(0);
  });
});
