import { answeredMe, keptState } from "@coulisses/shared-auth/testing";
import type { OwnSwap } from "@coulisses/shared-domain/contract/assignment/swaps";
import { noel } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { fridayAt } from "@coulisses/shared-domain/testing/friday";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { openPage } from "../testing/open-page";
import { hugo, ownSwap, slotOf, zoe } from "../testing/planning-samples";
import { planningServer } from "../testing/planning-server";

const bar = slotOf(12, "Tenir le bar", 18, 20);
const swaps = keptState(() => ({ requests: [] as OwnSwap[] }));
const festival = planningServer({
  me: { read: () => ({ ...answeredMe(noel), tasksCount: 1 }) },
  swap: {
    listOwn: () => ({ requests: swaps.requests, invitations: [] }),
    listFor: () => [],
    ask: () => {
      swaps.requests = [ownSwap(bar)];
      return { requests: swaps.requests, invitations: [] };
    },
  },
});

const atHour = (hour: number) =>
  jest.useFakeTimers({
    now: new Date(fridayAt(hour)),
    doNotFake: ["setTimeout", "setInterval", "queueMicrotask"],
  });
beforeEach(() => {
  atHour(-24);
  festival.kept.slots = [bar];
});
afterEach(() => void jest.useRealTimers());

/** The card of the next slot, once it has everything to show. */
async function openCard(path: string, when = "Prochain créneau") {
  const page = openPage(path, { teams: [], permissions: ["view-planning", "view-volunteer"] });
  const card = within(await screen.findByRole("region", { name: when }));
  await card.findByRole("link", { name: /^Appeler Hugo/ });
  return { ...page, card };
}
const ask = { name: "Je ne peux pas venir" };

describe.each([
  ["home page", "/"],
  ["planning", "/planning"],
])("On the card of the next slot of the %s", (_page, path) => {
  it("one says in a press that one can't come, and reads how far it is", async () => {
    const { user, card, messages } = await openCard(path);
    await user.click(await card.findByRole("button", ask));
    const form = within(await screen.findByRole("dialog", { name: /^Demander un remplacement/ }));
    expect(form.getByText("Tenir le bar, vendredi 15 mai, 18h - 20h")).toBeVisible();
    fireEvent.change(form.getByLabelText(/^Raison/), { target: { value: "Malade" } });
    await user.click(form.getByRole("button", { name: "Demander" }));
    await waitFor(() =>
      expect(festival.writes).toEqual([
        `POST swaps {"assignment":{"taskId":12,"mobilizationId":"1-2","assignmentId":"18-20"},"reason":"Malade"}`,
      ]),
    );
    await waitFor(() =>
      expect(messages()).toEqual(["Demande envoyée : on cherche quelqu'un pour te remplacer"]),
    );
    expect(await card.findByText("Remplacement demandé")).toBeVisible();
    expect(card.queryByRole("button", ask)).not.toBeInTheDocument();
  });

  it("one may ask again after a refusal", async () => {
    swaps.requests = [ownSwap(bar, { status: "REFUSED" })];
    const { card } = await openCard(path);
    expect(await card.findByText("Remplacement refusé")).toBeVisible();
    expect(card.getByRole("button", ask)).toBeVisible();
  });

  it("nothing is offered that the slot's dialog would not offer", async () => {
    swaps.requests = [ownSwap(bar, { status: "TAKEN", taker: hugo })];
    const standing = await openCard(path);
    expect(await standing.card.findByText("Hugo Blanc propose de venir")).toBeVisible();
    expect(standing.card.queryByRole("button", ask)).not.toBeInTheDocument();
    standing.unmount();
    swaps.requests = [];
    festival.kept.details = { named: [noel.id] };
    const named = await openCard(path);
    await waitFor(() => expect(festival.readsOf("swaps/mine")).not.toHaveLength(0));
    expect(named.card.queryByRole("button", ask)).not.toBeInTheDocument();
    named.unmount();
    festival.kept.details = {};
    atHour(7);
    const late = await openCard(path);
    expect(late.card.queryByRole("button", ask)).not.toBeInTheDocument();
    late.unmount();
    atHour(19);
    const begun = await openCard(path, "Maintenant");
    expect(begun.card.queryByRole("button", ask)).not.toBeInTheDocument();
  });
});

it("On the planning of another person, nobody says so for them", async () => {
  const { card } = await openCard(`/planning/${zoe.id}`);
  expect(card.queryByRole("button", ask)).not.toBeInTheDocument();
});
