import { screen, within } from "@testing-library/react";
import { fridayAt } from "@coulisses/shared-domain/testing/friday";
import { openPage } from "../testing/open-page";
import { slotOf, zoe } from "../testing/planning-samples";
import { planningServer } from "../testing/planning-server";

const festival = planningServer();
const ofZoe = `/volunteer/planning?userId=${String(zoe.id)}`;
const caller = {
  teams: ["hard"],
  permissions: ["view-planning", "view-volunteer", "view-volunteer-details"],
};
const rows = async () =>
  within(await screen.findByRole("list", { name: "Affectations à venir" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date(fridayAt(17)),
    doNotFake: ["setTimeout", "setInterval", "queueMicrotask"],
  });
});
afterEach(() => {
  jest.useRealTimers();
});

describe("The planning of a volunteer, in their dialog", () => {
  it("leads to its page, and says where they are expected from now on", async () => {
    festival.kept.slots = [slotOf(11, "Monter le bar", 10, 12), slotOf(12, "Tenir le bar", 18, 20)];
    openPage(ofZoe, caller);
    expect(await rows()).toEqual([
      "du vendredi 15 mai à 18:00 au vendredi 15 mai à 20:00 : [12] Tenir le bar",
    ]);
    expect(screen.getByRole("link", { name: "Voir le planning" })).toHaveAttribute(
      "href",
      `/planning/${String(zoe.id)}`,
    );
  });

  it("names the five that come first, and all of them when asked", async () => {
    festival.kept.slots = [18, 19, 20, 21, 22, 23].map((hour) =>
      slotOf(hour, `Tâche ${String(hour)}`, hour, hour + 1),
    );
    const { user } = openPage(ofZoe, caller);
    expect(await rows()).toHaveLength(5);
    await user.click(screen.getByRole("button", { name: "Toutes les affectations (6)" }));
    expect(await rows()).toHaveLength(6);
  });

  it("may be empty", async () => {
    openPage(ofZoe, caller);
    expect(await screen.findByText("Aucune affectation à venir")).toBeVisible();
  });

  it("is a link alone for who may read no planning but their own: nothing is asked", async () => {
    festival.refuse("slot.listAssignments", 403, "Tu ne peux voir que ton planning");
    openPage(ofZoe, { teams: ["benevole"], permissions: ["view-planning", "view-volunteer"] });
    expect(await screen.findByRole("link", { name: "Voir le planning" })).toBeVisible();
    expect(screen.queryByText(/Tu ne peux voir|Aucune affectation/)).not.toBeInTheDocument();
    expect(screen.queryByRole("progressbar")).not.toBeInTheDocument();
  });
});
