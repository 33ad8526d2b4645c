import { keptState } from "@coulisses/shared-auth/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { ManagedSwap, OwnSwap } from "@coulisses/shared-domain/contract/assignment/swaps";
import { fridayAt } from "@coulisses/shared-domain/testing/friday";
import { openPage } from "../testing/open-page";
import { hugo, ownSwap, slotOf, zoe } from "../testing/planning-samples";
import { planningServer } from "../testing/planning-server";

const bar = slotOf(12, "Tenir le bar", 18, 20);
const asked: ManagedSwap = {
  ...ownSwap(bar),
  team: "benevole",
  requester: zoe,
  createdAt: fridayAt(-24),
  takenAt: null,
  decidedAt: null,
  decidedBy: null,
  invited: 3,
  declined: 0,
};
const kept = keptState(() => ({ requests: [] as OwnSwap[] }));
const festival = planningServer({
  swap: {
    listOwn: () => ({ requests: [], invitations: [] }),
    listFor: () => kept.requests,
    askFor: () => {
      kept.requests = [ownSwap(bar)];
      return asked;
    },
  },
});

const atHour = (hour: number) =>
  jest.useFakeTimers({
    now: new Date(fridayAt(hour)),
    doNotFake: ["setTimeout", "setInterval", "queueMicrotask"],
  });
beforeEach(() => void atHour(16));
afterEach(() => void jest.useRealTimers());

/** The dialog of Zoé's slot at the bar, on her planning. */
async function openBar({ assigns = true, when = "Prochain créneau" } = {}) {
  festival.kept.slots = [bar];
  const page = openPage(`/planning/${zoe.id}`, {
    teams: [],
    permissions: ["view-planning", "view-volunteer", ...(assigns ? (["affect-volunteer"] as const) : [])],
  });
  const next = within(await screen.findByRole("region", { name: when }));
  await page.user.click(next.getByRole("button", { name: "Instructions et plan" }));
  const dialog = within(await screen.findByRole("dialog"));
  await dialog.findByText("Bénévoles affectés sur le créneau");
  if (assigns && when !== "Maintenant") await dialog.findByText("Zoé a un empêchement ?");
  return { ...page, dialog };
}

describe("SW-10 On the planning of a person who called", () => {
  it("a manager asks for a replacement, also two hours before", async () => {
    const { user, dialog, messages } = await openBar();
    expect(dialog.getByText("Zoé a un empêchement ?")).toBeVisible();
    expect(dialog.queryByText(/^Planning de/)).not.toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: "Demander un remplacement" }));
    const form = within(await screen.findByRole("dialog", { name: /^Demander un remplacement/ }));
    expect(form.getByText("Pour Zoé (Zozo) Roux, qui le verra sur son planning")).toBeVisible();
    fireEvent.change(form.getByLabelText(/^Raison/), { target: { value: "Au lit avec 39" } });
    await user.click(form.getByRole("button", { name: "Demander" }));
    await waitFor(() =>
      expect(festival.writes).toEqual([
        `POST swaps/for/${zoe.id} {"assignment":{"taskId":12,"mobilizationId":"1-2","assignmentId":"18-20"},"reason":"Au lit avec 39"}`,
      ]),
    );
    await waitFor(() =>
      expect(messages()).toEqual(["Demande envoyée : on cherche quelqu'un pour remplacer Zoé (Zozo) Roux"]),
    );
    expect(await dialog.findByText("On cherche quelqu'un pour remplacer Zoé.")).toBeVisible();
    expect(dialog.getByRole("link", { name: "Voir les échanges" })).toHaveAttribute("href", "/swaps");
    expect(dialog.queryByRole("button", { name: "Demander un remplacement" })).not.toBeInTheDocument();
  });

  it.each([
    [{ taker: null }, "On cherche quelqu'un pour remplacer Zoé.", "Remplacement demandé"],
    [
      { status: "TAKEN", taker: hugo },
      "Hugo Blanc peut remplacer Zoé : c'est à valider.",
      "Hugo Blanc propose de venir",
    ],
  ] as const)(
    "a request that stands shows its state in place of the button: %j",
    async (more, words, mark) => {
      kept.requests = [ownSwap(bar, more)];
      const { dialog } = await openBar();
      expect(dialog.getByText(words)).toBeVisible();
      expect(dialog.getByRole("link", { name: "Voir les échanges" })).toBeVisible();
      expect(dialog.queryByRole("button", { name: "Demander un remplacement" })).not.toBeInTheDocument();
      const next = screen.getByRole("region", { name: "Prochain créneau", hidden: true });
      expect(within(next).getByText(mark)).toBeInTheDocument();
    },
  );

  it("one that was refused may be asked again, and one of another slot changes nothing", async () => {
    kept.requests = [ownSwap(bar, { status: "REFUSED" })];
    const { dialog, unmount } = await openBar();
    expect(dialog.getByText("La dernière demande de remplacement de Zoé est refusée.")).toBeVisible();
    expect(dialog.getByRole("button", { name: "Demander un remplacement" })).toBeVisible();
    unmount();
    kept.requests = [ownSwap(slotOf(14, "Garder la porte", 20, 22))];
    const other = await openBar();
    expect(other.dialog.getByRole("button", { name: "Demander un remplacement" })).toBeVisible();
    expect(other.dialog.queryByText(/^On cherche quelqu'un/)).not.toBeInTheDocument();
  });

  it("a refusal stays over what was typed", async () => {
    const { user, dialog } = await openBar();
    festival.refuse("swap.askFor", 409, "La fiche de cette tâche nomme Zoé");
    await user.click(dialog.getByRole("button", { name: "Demander un remplacement" }));
    const form = within(await screen.findByRole("dialog", { name: /^Demander un remplacement/ }));
    fireEvent.change(form.getByLabelText(/^Raison/), { target: { value: "Malade" } });
    await user.click(form.getByRole("button", { name: "Demander" }));
    expect(await form.findByText("La fiche de cette tâche nomme Zoé")).toBeVisible();
    expect(form.getByLabelText(/^Raison/)).toHaveValue("Malade");
  });

  it("one whom the sheet names leads to it, and asks for nothing that would be refused", async () => {
    festival.kept.details = { named: [zoe.id] };
    const { dialog } = await openBar();
    expect(dialog.getByText("La FT 12 nomme Zoé : c'est elle qu'il faut modifier.")).toBeVisible();
    expect(dialog.queryByRole("button", { name: "Demander un remplacement" })).not.toBeInTheDocument();
    festival.kept.details = {};
  });

  it("nothing of it stands there for those who assign nobody, nor once the slot has begun", async () => {
    const { dialog, unmount } = await openBar({ assigns: false });
    expect(dialog.queryByText("Zoé a un empêchement ?")).not.toBeInTheDocument();
    unmount();
    atHour(19);
    const later = await openBar({ when: "Maintenant" });
    expect(later.dialog.queryByText("Zoé a un empêchement ?")).not.toBeInTheDocument();
    expect(festival.readsOf("swaps/for")).toHaveLength(0);
  });
});
