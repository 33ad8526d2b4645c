import { ofName } from "@coulisses/shared-domain/french/of-name";
import { baseApi } from "@coulisses/shared-auth";
import { aWindow, festivalServer, fillField, keptState } from "@coulisses/shared-auth/testing";
import type { Access } from "@coulisses/shared-domain/access/access";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { fridayAt } from "@coulisses/shared-domain/testing/friday";
import { openPage } from "../testing/open-page";
import { bar, comer, concert, slot, timelineTask } from "../testing/timeline-samples";

const kept = keptState(() => ({ activities: [bar, concert], nearest: null as string | null }));
const festival = festivalServer({
  overview: { timeline: () => kept.activities, nearestSlot: () => ({ start: kept.nearest }) },
});
const organiser: Access = {
  teams: ["benevole", "hard"],
  permissions: ["view-timeline", "view-planning", "read-ft"],
};
const open = (path = "/timeline", access = organiser) => openPage(path, access);
const evening = "/timeline?start=2026-05-15T18:00&end=2026-05-15T20:00";
const slotsOf = (task: string) => screen.findByRole("group", { name: `Créneaux ${ofName(task)}` });
const asked = () => festival.readsOf("timeline").at(-1);

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2026-05-15T16:22:00Z"), advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

async function type(label: string, text: string) {
  const field = await screen.findByLabelText(new RegExp(`^${label}`));
  fireEvent.focus(field);
  fillField(field, text);
}

describe("The timeline", () => {
  it("shows who is where in the two hours from the quarter that runs, under activities, and where the present is", async () => {
    open();
    const counter = within(await slotsOf("Tenir le bar"));
    expect(asked()).toBe(`timeline?start=${fridayAt(18.25)}&end=${fridayAt(20.25)}`);
    expect(
      counter.getByRole("button", { name: "18h - 19h, 2/2 : Léa Martin, Théo Martin" }),
    ).toHaveTextContent("2/2 · Léa Martin, Théo Martin");
    expect(counter.getByRole("button", { name: "19h - 20h, 0/1 : Aucun·e bénévole" })).toHaveTextContent(
      "0/1 · Aucun·e bénévole",
    );
    const activity = within(screen.getByRole("region", { name: "Grand concert" }));
    const names = activity.getAllByRole("link").map(({ textContent }) => textContent);
    expect(names).toEqual(["Tâche prioritaire : [11] Sécurité scène", "[12] Accueil artistes"]);
    expect(screen.getByText("Maintenant : 18:22")).toBeInTheDocument();
  });

  it("says of a slot where it is, who comes, as what, and how to call them", async () => {
    const { user } = open(evening);
    await user.click(within(await slotsOf("Tenir le bar")).getByRole("button", { name: /^18h - 19h/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "[7] Tenir le bar" }));
    expect(dialog.getByText("Lieu : Chapiteau")).toBeVisible();
    expect(dialog.getByText("du vendredi 15 mai à 18:00 au vendredi 15 mai à 19:00")).toBeVisible();
    const [, lea, theo] = dialog.getAllByRole("row");
    expect(within(lea!).getAllByText("Bar")).toHaveLength(2);
    expect(within(theo!).getByText("Requis")).toBeVisible();
    expect(dialog.getByRole("link", { name: /^Appeler Théo Martin : 0[67]/ })).toHaveAttribute(
      "href",
      "tel:0612345678",
    );
    await user.click(dialog.getByRole("button", { name: "Fermer" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  it("says of an empty slot that nobody comes", async () => {
    const { user } = open(evening);
    await user.click(within(await slotsOf("Accueil artistes")).getByRole("button"));
    const dialog = within(await screen.findByRole("dialog", { name: "[12] Accueil artistes" }));
    expect(dialog.getByText("Aucun bénévole affecté sur ce créneau")).toBeVisible();
  });

  it("leads to sheets and plannings only anyone who may read them", async () => {
    const { user } = open(evening, { teams: [], permissions: ["view-timeline"] });
    const slots = await slotsOf("Tenir le bar");
    expect(screen.queryByRole("link", { name: /Tenir le bar/ })).not.toBeInTheDocument();
    await user.click(within(slots).getByRole("button", { name: /^18h - 19h/ }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "06 12 34 56 78",
      "06 12 34 56 78",
    ]);
  });

  it("leads those who assign from a slot that lacks people to the assignment tool there", async () => {
    const { user } = open(evening, { ...organiser, permissions: ["view-timeline", "affect-volunteer"] });
    const slots = within(await slotsOf("Tenir le bar"));
    await user.click(slots.getByRole("button", { name: /^19h - 20h/ }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText("Il manque : 1 × Bar")).toBeVisible();
    expect(dialog.getByRole("link", { name: "Affecter" })).toHaveAttribute(
      "href",
      `/assignment/task-orga?${new URLSearchParams({ ft: "7", slot: "0~19-20" })}`,
    );
    await user.click(dialog.getByRole("button", { name: "Fermer" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await user.click(slots.getByRole("button", { name: /^18h - 19h/ }));
    expect(await screen.findByRole("link", { name: "Ouvrir l'affectation" })).toBeVisible();
    expect(screen.queryByText(/^Il manque :/)).not.toBeInTheDocument();
  });

  it("leads nobody else there", async () => {
    const { user } = open(evening);
    await user.click(within(await slotsOf("Tenir le bar")).getByRole("button", { name: /^19h - 20h/ }));
    expect(await screen.findByText("Il manque : 1 × Bar")).toBeVisible();
    expect(screen.queryByRole("link", { name: /affect/i })).not.toBeInTheDocument();
  });

  it("is walked with the arrows: one stop for each task, then its slots, then what is on beside it", async () => {
    const { user } = open(evening);
    const first = within(await slotsOf("Tenir le bar")).getByRole("button", { name: /^18h - 19h/ });
    const second = within(await slotsOf("Tenir le bar")).getByRole("button", { name: /^19h - 20h/ });
    const security = within(await slotsOf("Sécurité scène")).getByRole("button");
    expect(second).toHaveAttribute("tabindex", "-1");
    first.focus();
    await user.keyboard("{ArrowRight}");
    expect(second).toHaveFocus();
    await user.keyboard("{ArrowDown}");
    expect(security).toHaveFocus();
    await user.keyboard("{ArrowDown}{ArrowDown}");
    expect(within(await slotsOf("Accueil artistes")).getByRole("button")).toHaveFocus();
    await user.keyboard("{ArrowUp}{ArrowUp}{Home}");
    expect(first).toHaveFocus();
    await user.keyboard("{End}{Enter}");
    expect(await screen.findByRole("dialog", { name: "[7] Tenir le bar" })).toBeVisible();
  });

  it("shows only what lacks people, in one press, which the address keeps", async () => {
    const full = timelineTask(8, "Ranger", [slot(18, 20, comer(25, "Ali", { as: "bar" }))]);
    kept.activities = [{ ...bar, tasks: [...bar.tasks, full] }];
    const { user, address } = open(evening);
    await slotsOf("Ranger");
    await user.click(screen.getByRole("switch", { name: "Il manque du monde" }));
    await waitFor(() =>
      expect(screen.queryByRole("group", { name: "Créneaux de Ranger" })).not.toBeInTheDocument(),
    );
    expect(await slotsOf("Tenir le bar")).toBeVisible();
    expect(address()).toContain("lacking=1");
  });

  it("is for another window, typed or so many hours long, which the address keeps; one press comes back to now", async () => {
    const { user, address } = open();
    await slotsOf("Tenir le bar");
    await type("Début", "15/05/2026 20h00");
    await type("Fin", "16/05/2026 02h00");
    await user.click(screen.getByRole("button", { name: "Appliquer" }));
    await waitFor(() => expect(asked()).toBe(`timeline?start=${fridayAt(20)}&end=${fridayAt(26)}`));
    await user.click(screen.getByRole("button", { name: "Pendant 1 j à partir du début" }));
    await waitFor(() => expect(asked()).toBe(`timeline?start=${fridayAt(20)}&end=${fridayAt(44)}`));
    expect(decodeURIComponent(address() ?? "")).toBe("/timeline?start=2026-05-15T20:00&end=2026-05-16T20:00");
    await user.click(screen.getByRole("button", { name: "Revenir à maintenant" }));
    await waitFor(() => expect(address()).toBe("/timeline"));
    expect(screen.getByLabelText(/^Début/)).toHaveValue("15/05/2026 18:15");
  });

  it("reads nothing for a window that is none, and says so", async () => {
    open("/timeline?start=2026-05-15T20:00&end=2026-05-15T18:00");
    expect(await screen.findByRole("alert")).toHaveTextContent("La plage horaire est invalide");
    expect(festival.readsOf("timeline")).toEqual([]);
  });

  it("is narrowed by name and by team, in the address", async () => {
    const { user, address } = open(`${evening}&teams=culture`);
    await slotsOf("Accueil artistes");
    expect(screen.queryByRole("region", { name: "Bar central" })).not.toBeInTheDocument();
    await user.type(screen.getByRole("searchbox", { name: "Nom de la tâche" }), "securite{Enter}");
    await waitFor(() => expect(screen.queryByText("[12] Accueil artistes")).not.toBeInTheDocument());
    expect(await slotsOf("Sécurité scène")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Ne plus filtrer par Culture" }));
    await waitFor(() => expect(address()).not.toContain("culture"));
  });

  it("says whether nothing is on, or nothing matches", async () => {
    kept.activities = [];
    const { unmount } = open(evening);
    expect(await screen.findByText("Aucune tâche en affectation sur cette plage")).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Aller au/ })).not.toBeInTheDocument();
    unmount();
    kept.activities = [bar];
    open(`${evening}&search=rien`);
    expect(await screen.findByText("Rien ne correspond à ces filtres")).toBeVisible();
  });

  it.each([
    ["prochain", 42, "samedi 16 mai à 18:00", "2026-05-16T18:00&end=2026-05-16T20:00"],
    ["dernier", 9, "vendredi 15 mai à 09:00", "2026-05-15T09:00&end=2026-05-15T11:00"],
  ])("leads from an empty window to the %s slot", async (which, hour, when, window) => {
    kept.activities = [];
    kept.nearest = fridayAt(hour);
    const { user, address } = open(evening);
    await user.click(await screen.findByRole("button", { name: `Aller au ${which} créneau : ${when}` }));
    await waitFor(() => expect(decodeURIComponent(address() ?? "")).toBe(`/timeline?start=${window}`));
    expect(screen.getByLabelText(/^Début/)).toHaveValue(
      which === "prochain" ? "16/05/2026 18:00" : "15/05/2026 09:00",
    );
  });

  it("can be read again after a failure", async () => {
    festival.unplug();
    const { user } = open(evening);
    const retry = await screen.findByRole("button", { name: "Réessayer" });
    festival.plug();
    await user.click(retry);
    expect(await slotsOf("Tenir le bar")).toBeVisible();
  });

  it.each(["FestivalTask", "Planning"] as const)(
    "follows every change of a %s, in the dialog that is open too",
    async (type) => {
      const { user, store } = open(evening);
      await user.click(within(await slotsOf("Tenir le bar")).getByRole("button", { name: /^19h - 20h/ }));
      const dialog = within(await screen.findByRole("dialog"));
      const late = [slot(18, 19, comer(22, "Théo")), slot(19, 20, comer(24, "Max", { as: "bar" }))];
      kept.activities = [{ ...bar, tasks: [timelineTask(7, "Tenir le bar", late)] }, concert];
      act(() => void store.dispatch(baseApi.util.invalidateTags([{ type, id: "LIST" }])));
      expect(await dialog.findByRole("link", { name: /^Appeler Max Martin : 0[67]/ })).toBeVisible();
      kept.activities = [concert];
      act(() => void store.dispatch(baseApi.util.invalidateTags([{ type, id: "LIST" }])));
      await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    },
  );
});

describe("On a phone", () => {
  beforeAll(() => void aWindow(390));

  it("short slots stay wide enough for a finger", async () => {
    kept.activities = [
      { ...bar, tasks: [timelineTask(7, "Tenir le bar", [slot(16, 18.05), slot(18.05, 20)])] },
    ];
    open(evening);
    const [first] = within(await slotsOf("Tenir le bar")).getAllByRole("button");
    expect(first).toHaveStyle({ left: "0%", width: "16%" });
  });
});
