import { baseApi } from "@coulisses/shared-auth";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { aWindow, keptState } from "@coulisses/shared-auth/testing";
import type { OwnSwap, SwapInvitation } from "@coulisses/shared-domain/contract/assignment/swaps";
import { fridayAt } from "@coulisses/shared-domain/testing/friday";
import { refused } from "@coulisses/shared-domain/festival-error";
import { openPage } from "../testing/open-page";
import { noel } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { hugo, invitation, ownSwap, slotOf, zoe } from "../testing/planning-samples";
import { planningServer } from "../testing/planning-server";

const swaps = keptState(() => ({ requests: [] as OwnSwap[], invitations: [] as SwapInvitation[] }));
const drop = ({ id }: { id: string }) => {
  swaps.invitations = swaps.invitations.filter((one) => one.id !== id);
  return swaps;
};
const festival = planningServer({
  swap: {
    listOwn: () => swaps,
    ask: () => swaps,
    accept: ({ id }) => {
      const taken = { status: "TAKEN", isTaker: true } as const;
      swaps.invitations = swaps.invitations.map((one) => (one.id === id ? { ...one, ...taken } : one));
      return swaps;
    },
    decline: drop,
    withdraw: drop,
    cancel: () => {
      swaps.requests = swaps.requests.map((one) => ({ ...one, status: "CANCELLED" }));
      return swaps;
    },
  },
});

const open = () => openPage("/planning", { teams: [], permissions: ["view-planning"] });
/** The writes, without the ids of swaps. */
const gestures = () => festival.writes.map((write) => write.replace(/^POST swaps\/[-\d]+\//, ""));
const bar = slotOf(12, "Tenir le bar", 18, 20);
const gate = slotOf(14, "Garder la porte", 20, 22);

/** The clock of the page. */
const atHour = (hour: number) =>
  jest.useFakeTimers({
    now: new Date(fridayAt(hour)),
    doNotFake: ["setTimeout", "setInterval", "queueMicrotask"],
  });
beforeEach(() => void atHour(-24));
afterEach(() => void jest.useRealTimers());

describe("On one's planning, a volunteer asked to replace another", () => {
  const card = async () => within(await screen.findByRole("region", { name: "On cherche quelqu'un" }));

  it("reads when, where and whom, and accepts; then may withdraw", async () => {
    swaps.invitations = [invitation(gate)];
    const { user, messages } = open();
    const asked = await card();
    expect(asked.getByText("Garder la porte")).toBeVisible();
    expect(asked.getByText("vendredi 15 mai, 20h - 22h, Scène")).toBeVisible();
    expect(asked.getByText("Pour remplacer Hugo Blanc")).toBeVisible();
    await user.click(asked.getByRole("button", { name: /^Je peux y aller : Garder la porte/ }));
    expect(await asked.findByText(/les responsables doivent valider/)).toBeVisible();
    await waitFor(() =>
      expect(messages()).toEqual(["Merci ! Tu verras ici ce que les responsables en disent."]),
    );
    await user.click(asked.getByRole("button", { name: /^Me désister/ }));
    await waitFor(() => expect(gestures()).toEqual(["accept", "withdraw"]));
    await waitFor(() =>
      expect(screen.queryByRole("region", { name: "On cherche quelqu'un" })).not.toBeInTheDocument(),
    );
  });

  it("declines one of several", async () => {
    swaps.invitations = [invitation(bar), invitation(gate)];
    const { user } = open();
    await user.click((await card()).getByRole("button", { name: /^Non merci : Tenir le bar/ }));
    await waitFor(() => expect(screen.queryByText("Tenir le bar")).not.toBeInTheDocument());
    expect((await card()).getByText("Garder la porte")).toBeVisible();
    expect(gestures()).toEqual(["decline"]);
  });

  it("reads that another person was quicker, and the request is gone", async () => {
    swaps.invitations = [invitation(bar)];
    festival.answers({
      swap: {
        accept: () => {
          swaps.invitations = [];
          throw refused("Quelqu'un d'autre a accepté juste avant toi. Merci quand même !");
        },
      },
    });
    const { user, messages } = open();
    await user.click((await card()).getByRole("button", { name: /^Je peux y aller/ }));
    await waitFor(() =>
      expect(messages()).toEqual(["Quelqu'un d'autre a accepté juste avant toi. Merci quand même !"]),
    );
    await waitFor(() => expect(screen.queryByText("Tenir le bar")).not.toBeInTheDocument());
  });

  it.each(["Swap", "Planning"] as const)("hears live of a %s", async (type) => {
    const { store } = open();
    await screen.findByText(/planning/i);
    swaps.invitations = [invitation(bar)];
    act(() => void store.dispatch(baseApi.util.invalidateTags([{ type, id: "LIST" }])));
    expect((await card()).getByText("Tenir le bar")).toBeVisible();
  });

  it("is not asked on the planning of another person", async () => {
    swaps.invitations = [invitation(bar)];
    openPage(`/planning/${zoe.id}`, { teams: [], permissions: ["view-planning", "view-volunteer"] });
    expect(await screen.findByText("Planning de Zoé (Zozo) Roux")).toBeVisible();
    expect(screen.queryByText("On cherche quelqu'un")).not.toBeInTheDocument();
  });
});

describe("On one's own slot", () => {
  async function openBar() {
    festival.kept.slots = [bar];
    const page = open();
    const next = within(await screen.findByRole("region", { name: "Prochain créneau" }));
    await page.user.click(next.getByRole("button", { name: "Instructions et plan" }));
    const dialog = within(await screen.findByRole("dialog"));
    await dialog.findByText("Un empêchement ?");
    return { ...page, dialog };
  }

  it("one asks to be replaced, with a reason, until twelve hours before", async () => {
    const { user, dialog, messages } = await openBar();
    expect(
      await dialog.findByText("Jusqu'au 15 mai 2026 à 06:00, tu peux demander à être remplacé·e."),
    ).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Demander un remplacement" }));
    const form = within(await screen.findByRole("dialog", { name: "Demander un remplacement" }));
    await user.click(form.getByRole("button", { name: "Demander" }));
    expect(await form.findByText("Ce champ est requis")).toBeVisible();
    const reason = form.getByLabelText(/^Raison/);
    fireEvent.change(reason, { target: { value: "a".repeat(301) } });
    await user.click(form.getByRole("button", { name: "Demander" }));
    expect(await form.findByText("Raison : 300 caractères au plus")).toBeVisible();
    fireEvent.change(reason, { target: { value: " Je suis malade " } });
    await user.click(form.getByRole("button", { name: "Demander" }));
    await waitFor(() =>
      expect(gestures()).toEqual([
        'POST swaps {"assignment":{"taskId":12,"mobilizationId":"1-2","assignmentId":"18-20"},"reason":"Je suis malade"}',
      ]),
    );
    await waitFor(() =>
      expect(messages()).toEqual(["Demande envoyée : on cherche quelqu'un pour te remplacer"]),
    );
  });

  it("one asks to be replaced for an hour of a longer slot", async () => {
    festival.kept.slots = [bar, slotOf(12, "Tenir le bar", 20, 22)];
    const { user } = open();
    const next = within(await screen.findByRole("region", { name: "Prochain créneau" }));
    expect(next.getByText("vendredi 15 mai, 18h - 22h")).toBeVisible();
    await user.click(next.getByRole("button", { name: "Instructions et plan" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "20h - 22h" }));
    expect(await dialog.findByText(/^Jusqu'au 15 mai 2026 à 08:00/)).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Demander un remplacement" }));
    const form = within(await screen.findByRole("dialog", { name: "Demander un remplacement" }));
    fireEvent.change(form.getByLabelText(/^Raison/), { target: { value: "Malade" } });
    await user.click(form.getByRole("button", { name: "Demander" }));
    await waitFor(() =>
      expect(gestures()).toEqual([
        'POST swaps {"assignment":{"taskId":12,"mobilizationId":"1-2","assignmentId":"20-22"},"reason":"Malade"}',
      ]),
    );
  });

  it("a refusal stays over what was typed", async () => {
    const { user, dialog } = await openBar();
    festival.refuse("swap.ask", 409, "La fiche de cette tâche te nomme");
    await user.click(await dialog.findByRole("button", { name: "Demander un remplacement" }));
    const form = within(await screen.findByRole("dialog", { name: "Demander un remplacement" }));
    fireEvent.change(form.getByLabelText(/^Raison/), { target: { value: "Malade" } });
    await user.click(form.getByRole("button", { name: "Demander" }));
    expect(await form.findByText("La fiche de cette tâche te nomme")).toBeVisible();
    expect(form.getByLabelText(/^Raison/)).toHaveValue("Malade");
  });

  it("one reads too late whom to call instead", async () => {
    atHour(7);
    const { dialog } = await openBar();
    expect(await dialog.findByText(/^C'est trop tard .* : appelle un orga à contacter\.$/)).toBeVisible();
    expect(dialog.queryByRole("button", { name: "Demander un remplacement" })).not.toBeInTheDocument();
  });

  it("one whom the sheet names reads whom to call, and asks for nothing that would be refused", async () => {
    festival.kept.details = { named: [noel.id] };
    const { dialog } = await openBar();
    expect(
      await dialog.findByText(
        "La fiche de cette tâche te nomme : pour être remplacé·e, appelle un orga à contacter.",
      ),
    ).toBeVisible();
    expect(dialog.queryByRole("button", { name: "Demander un remplacement" })).not.toBeInTheDocument();
  });

  it("nothing is said of it once the slot has begun", async () => {
    atHour(19);
    festival.kept.slots = [bar];
    const { user } = open();
    const present = within(await screen.findByRole("region", { name: "Maintenant" }));
    await user.click(present.getByRole("button", { name: "Instructions et plan" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(await dialog.findByText("Bénévoles affectés sur le créneau")).toBeVisible();
    expect(dialog.queryByText("Un empêchement ?")).not.toBeInTheDocument();
  });

  it("the managers' own delay counts", async () => {
    const value = { cutOffHours: 2, automatic: false, automaticOwnTeam: true, automaticHours: 24 };
    festival.answers({ configuration: { list: () => [{ key: "swapRules", value, version: 1 }] } });
    atHour(7);
    const { dialog } = await openBar();
    expect(await dialog.findByText(/^Jusqu'au 15 mai 2026 à 16:00/)).toBeVisible();
  });

  it("one sees that the request is open, and cancels", async () => {
    swaps.requests = [ownSwap(bar)];
    const { user, dialog, messages } = await openBar();
    expect(await dialog.findByText(/^On cherche quelqu'un pour te remplacer/)).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Annuler ma demande" }));
    expect(await dialog.findByRole("button", { name: "Demander un remplacement" })).toBeVisible();
    await waitFor(() => expect(messages()).toEqual(["Demande de remplacement annulée"]));
  });

  it.each([
    [{ status: "TAKEN", taker: hugo }, /^Hugo Blanc peut te remplacer : les responsables doivent valider/],
    [{ status: "REFUSED", answer: "Viens quand même" }, /refusée : tu es attendu·e\. « Viens quand même »$/],
  ] as const)("one reads how far the request is: %j", async (more, words) => {
    swaps.requests = [ownSwap(bar, more)];
    const { dialog } = await openBar();
    expect(await dialog.findByText(words)).toBeVisible();
  });

  it.each([
    [{}, "Remplacement demandé"],
    [{ status: "TAKEN", taker: hugo }, "Hugo Blanc propose de venir"],
    [{ status: "REFUSED", answer: "Viens quand même" }, "Remplacement refusé"],
  ] as const)("one sees on the planning how far the request is: %j", async (more, words) => {
    swaps.requests = [ownSwap(bar, more)];
    festival.kept.slots = [bar];
    aWindow(390);
    open();
    const list = within(await screen.findByRole("region", { name: "Créneaux" }));
    expect(await list.findByText(words)).toBeVisible();
    expect(within(screen.getByRole("region", { name: "Prochain créneau" })).getByText(words)).toBeVisible();
  });
});
