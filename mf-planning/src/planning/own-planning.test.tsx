import { aWindow, keptState } from "@coulisses/shared-auth/testing";
import type { SwapInvitation } from "@coulisses/shared-domain/contract/assignment/swaps";
import { screen, within } from "@testing-library/react";
import { fridayAt } from "@coulisses/shared-domain/testing/friday";
import { openPage } from "../testing/open-page";
import { invitation, slotOf } from "../testing/planning-samples";
import { planningServer } from "../testing/planning-server";

const swaps = keptState(() => ({ invitations: [] as SwapInvitation[] }));
const festival = planningServer({
  swap: { listOwn: () => ({ requests: [], invitations: swaps.invitations }) },
});
const own = () => openPage("/planning", { teams: ["benevole"], permissions: ["view-planning"] });
const bar = slotOf(12, "Tenir le bar", 18, 20);
const region = async (name: string) => within(await screen.findByRole("region", { name }));

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date(fridayAt(17)),
    doNotFake: ["setTimeout", "setInterval", "queueMicrotask"],
  });
  aWindow(390);
});
afterEach(() => {
  jest.useRealTimers();
});

describe("One's own planning on a phone", () => {
  it("says how long the present slot lasts still, and what follows it, which a press opens", async () => {
    festival.kept.slots = [slotOf(13, "Ranger", 16, 18), bar];
    const { user } = own();
    const present = await region("Maintenant");
    expect(present.getByText("encore 1 h")).toBeVisible();
    expect(present.getByText("Ensuite, vendredi 15 mai")).toBeVisible();
    await user.click(present.getByRole("button", { name: /Tenir le bar/ }));
    expect(await screen.findByRole("dialog", { name: "[12] Tenir le bar" })).toBeVisible();
  });

  it("comes before all else on a phone: invitations, actions, and the whole planning", async () => {
    festival.kept.slots = [bar];
    swaps.invitations = [invitation(slotOf(14, "Garder la porte", 20, 22))];
    own();
    await region("Créneaux");
    await region("On cherche quelqu'un");
    const names = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    expect(names).toEqual(["Prochain créneau", "On cherche quelqu'un", "Créneaux"]);
  });

  it("is shown as it was last asked for on this device, list or calendar, in its place", async () => {
    festival.kept.slots = [bar];
    const { user, unmount } = own();
    const choice = (name: string) => screen.getByRole("button", { name });
    await user.click(
      within(await screen.findByRole("region", { name: "Créneaux" })).getByRole("button", {
        name: "Calendrier",
      }),
    );
    expect(await screen.findByRole("region", { name: "Calendrier" })).toBeInTheDocument();
    expect(screen.queryByRole("region", { name: "Créneaux" })).not.toBeInTheDocument();
    unmount();
    own();
    expect(await screen.findByRole("region", { name: "Calendrier" })).toBeInTheDocument();
    await user.click(choice("Calendrier"));
    expect(choice("Calendrier")).toHaveAttribute("aria-pressed", "true");
    await user.click(choice("Liste"));
    expect(await screen.findByRole("region", { name: "Créneaux" })).toBeInTheDocument();
  });
});
