import { aWindow, festivalServer, fillField, keptState, sampleOf } from "@coulisses/shared-auth/testing";
import { baseApi } from "@coulisses/shared-auth";
import type { Access } from "@coulisses/shared-domain/access/access";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { type HelpSlot, helpSlotSchema } from "@coulisses/shared-domain/contract/assignment/overviews";
import { helper, lea, slot, theo } from "../testing/crowd-samples";
import { fridayAt } from "@coulisses/shared-domain/testing/friday";
import { openPage } from "../testing/open-page";

const kept = keptState(() => ({ people: [lea, theo], slots: [] as HelpSlot[] }));
const festival = festivalServer({
  needHelp: { list: () => kept.people },
  overview: { helpSlots: () => kept.slots },
});
const organiser: Access = { teams: ["benevole", "hard"], permissions: ["ask-for-help", "view-planning"] };
const open = (path = "/need-help") => openPage(path, organiser);
const evening = "/need-help?start=2026-05-15T18:00&end=2026-05-15T20:00";
const column = (name: string) => screen.findByRole("group", { name });
const row = (name: string) => screen.findByRole("row", { name: new RegExp(name) });
const noRow = (name: string) => screen.queryByRole("row", { name: new RegExp(name) });
const lacking = (name: string, from: number, more: Partial<HelpSlot> = {}): HelpSlot =>
  sampleOf(helpSlotSchema, {
    name,
    place: "Scène",
    assignmentId: `${from}`,
    ...slot(from, from + 2),
    missing: [{ team: "secu", count: 2 }],
    free: 3,
    ...more,
  });
const slotRow = async (name: RegExp) =>
  within(await screen.findByRole("list", { name: "Créneaux où il manque du monde" })).findByRole("button", {
    name,
  });
const asked = () => festival.readsOf("need-help").findLast((read) => !read.includes("slots"));

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2026-05-15T16:07:00Z"), advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

async function type(label: string, text: string) {
  const field = await screen.findByLabelText(new RegExp(`^${label}`));
  fireEvent.focus(field);
  fillField(field, text);
}

describe("A call for availabilities", () => {
  it.each([
    [["ask-for-help", "affect-volunteer"] as const, 1],
    [["ask-for-help"] as const, 0],
  ])("is a press away for those who assign: %j", async (permissions, count) => {
    kept.slots = [lacking("Bar", 20)];
    openPage("/need-help", { teams: ["benevole", "hard"], permissions: [...permissions] });
    await slotRow(/Bar/);
    const links = screen.queryAllByRole("link", { name: "Appel à disponibilités" });
    expect(links.map((link) => link.getAttribute("href"))).toEqual(Array(count).fill("/availability-call"));
  });
});

describe("A call for help", () => {
  it("is for the hour from the next quarter on, and shows who is free with how to call them", async () => {
    const { address } = open("/need-help?view=calendar");
    const own = await column("Léa Martin");
    expect(asked()).toBe(`need-help?start=${fridayAt(18, 15)}&end=${fridayAt(19, 15)}`);
    expect(address()).toBe("/need-help?view=calendar");
    expect(within(own).getByText("Viens m'aider")).toBeVisible();
    expect(within(own).getByRole("button", { name: /Tenir le bar/ })).toBeVisible();
    expect(screen.getByRole("link", { name: /^Appeler Théo Martin : 0[67]/ })).toHaveAttribute(
      "href",
      "tel:0612345678",
    );
  });

  it("keeps the task that lacks people", async () => {
    const { user, address } = open(`${evening}&task=Garder+la+sc%C3%A8ne&view=calendar`);
    const own = await column("Théo Martin");
    expect(screen.getByText("Pour : Garder la scène")).toBeVisible();
    expect(within(own).getByText("Garder la scène")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Pendant 4 h à partir du début" }));
    await waitFor(() => expect(asked()).toBe(`need-help?start=${fridayAt(18)}&end=${fridayAt(22)}`));
    expect(address()).toContain("task=Garder");
  });

  it("shows its window first on the calendar, wherever the day's slots are", async () => {
    open("/need-help?start=2026-05-16T05:00&end=2026-05-16T07:00&view=calendar");
    const calendar = await screen.findByRole("region", { name: "Calendrier" });
    // An hour above it, at 45 pixels an hour from six in the morning of the day before.
    await waitFor(() => expect(Math.round(calendar.scrollTop / 45)).toBe(22));
  });

  it("is for another window, typed or so many hours long, which the address keeps", async () => {
    const { user, address } = open(evening);
    await row("Léa Martin");
    expect(asked()).toBe(`need-help?start=${fridayAt(18)}&end=${fridayAt(20)}`);
    await type("Début", "15/05/2026 20h00");
    await type("Fin", "16/05/2026 02h00");
    await user.click(screen.getByRole("button", { name: "Appliquer" }));
    await waitFor(() => expect(asked()).toBe(`need-help?start=${fridayAt(20)}&end=${fridayAt(26)}`));
    await user.click(screen.getByRole("button", { name: "Pendant 4 h à partir du début" }));
    await waitFor(() => expect(asked()).toBe(`need-help?start=${fridayAt(20)}&end=${fridayAt(24)}`));
    expect(decodeURIComponent(address() ?? "")).toBe(
      "/need-help?start=2026-05-15T20:00&end=2026-05-16T00:00",
    );
  });

  it("goes back to the hour to come with one press", async () => {
    const { user, address } = open(`${evening}&teams=bar`);
    await row("Léa Martin");
    await user.click(screen.getByRole("button", { name: "Revenir à l'heure qui vient" }));
    await waitFor(() => expect(asked()).toBe(`need-help?start=${fridayAt(18, 15)}&end=${fridayAt(19, 15)}`));
    expect(address()).toBe("/need-help?teams=bar");
    expect(screen.getByLabelText(/^Début/)).toHaveValue("15/05/2026 18:15");
  });

  it("is not made for a window that is none, and says so", async () => {
    const { user } = open("/need-help?start=2026-05-15T20:00&end=2026-05-15T18:00");
    expect(await screen.findByRole("alert")).toHaveTextContent("La plage horaire est invalide");
    expect(asked()).toBeUndefined();
    await type("Début", "15/05/2026 21h00");
    await type("Fin", "15/05/2026 20h00");
    expect(await screen.findAllByText("La plage horaire est invalide")).toHaveLength(2);
    await user.click(screen.getByRole("button", { name: "Appliquer" }));
    expect(asked()).toBeUndefined();
  });

  it("is narrowed by name and by any of some teams, in the address", async () => {
    const { user, address } = open(`${evening}&teams=bar`);
    await row("Léa Martin");
    expect(noRow("Théo Martin")).not.toBeInTheDocument();
    await user.click(await screen.findByRole("button", { name: "Ne plus filtrer par Bar" }));
    await row("Théo Martin");
    await user.type(screen.getByRole("searchbox", { name: "Nom du bénévole" }), "THEO{Enter}");
    await waitFor(() => expect(noRow("Léa Martin")).not.toBeInTheDocument());
    expect(address()).toContain("search=THEO");
  });

  it("shows ten people a page", async () => {
    kept.people = [...Array.from({ length: 11 }, (_, at) => helper(100 + at, `Bénévole${at + 10}`))];
    const { user } = open(`${evening}&view=calendar`);
    await column("Bénévole19 Martin");
    await user.click(screen.getByRole("button", { name: "Page suivante" }));
    expect(await column("Bénévole20 Martin")).toBeVisible();
    expect(screen.queryByRole("group", { name: "Bénévole19 Martin" })).not.toBeInTheDocument();
  });

  it.each(["Availability", "Planning"] as const)("follows every change of an %s", async (type) => {
    kept.people = [lea];
    const { store } = open(evening);
    await row("Léa Martin");
    kept.people = [theo];
    act(() => void store.dispatch(baseApi.util.invalidateTags([{ type, id: "LIST" }])));
    expect(await row("Théo Martin")).toBeVisible();
    expect(noRow("Léa Martin")).not.toBeInTheDocument();
  });

  it("says when nobody is free, and when nobody can be looked for", async () => {
    kept.people = [];
    const { unmount } = open(evening);
    expect(await screen.findByText("Aucun bénévole disponible sur ce créneau")).toBeVisible();
    unmount();
    festival.unplug();
    const { user } = open("/need-help?start=2026-05-15T21:00");
    await waitFor(() => expect(screen.getAllByRole("button", { name: "Réessayer" })).toHaveLength(2));
    festival.plug();
    kept.people = [lea];
    for (const retry of screen.getAllByRole("button", { name: "Réessayer" })) await user.click(retry);
    expect(await screen.findByText("Personne ne manque sur les créneaux à venir")).toBeVisible();
    expect(await row("Léa Martin")).toBeVisible();
  });
});

describe("The slots that lack people", () => {
  beforeEach(() => {
    kept.slots = [lacking("Garder la scène", 20), lacking("Tenir le bar", 22, { free: 0 })];
  });

  it("say how many are missing and could come; a press shows who, for that task and hour", async () => {
    const { user, address } = open();
    await user.click(await slotRow(/^vendredi 15 mai, 20h - 22h Garder la scène, Scène Il manque 2 × Sécu/));
    expect(await slotRow(/3 disponibles$/)).toHaveAttribute("aria-current", "true");
    expect(await slotRow(/0 disponible$/)).not.toHaveAttribute("aria-current");
    await waitFor(() => expect(asked()).toBe(`need-help?start=${fridayAt(20)}&end=${fridayAt(22)}`));
    expect(decodeURIComponent(address() ?? "")).toBe(
      "/need-help?start=2026-05-15T20:00&end=2026-05-15T22:00&task=Garder+la+scène&teams=secu",
    );
    expect(await row("Théo Martin")).toBeVisible();
    expect(noRow("Léa Martin")).not.toBeInTheDocument();
    expect(screen.queryByRole("link", { name: /^Affecter à/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Pas pour cette tâche" }));
    expect(await row("Léa Martin")).toBeVisible();
    expect(address()).toBe("/need-help");
  });

  it("lead those who assign to the tool, at that slot", async () => {
    openPage("/need-help", { ...organiser, permissions: ["ask-for-help", "affect-volunteer"] });
    const link = await screen.findByRole("link", {
      name: "Affecter à Garder la scène, vendredi 15 mai, 20h - 22h",
    });
    expect(link).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/assignment\/task-orga\?ft=\d+&slot=.*%7E20$/),
    );
  });

  it("are a few first, and may be none", async () => {
    kept.slots = Array.from({ length: 32 }, (_, at) => lacking(`Tâche ${at}`, 10 + at));
    const { user, unmount } = open();
    await user.click(await screen.findByRole("button", { name: "Afficher la suite (2)" }));
    expect(await slotRow(/Tâche 31/)).toBeVisible();
    await user.type(screen.getByRole("searchbox", { name: "Tâche où il manque du monde" }), "tache 31");
    await waitFor(() => expect(screen.queryByText(/Tâche 30/)).not.toBeInTheDocument());
    await user.type(screen.getByRole("searchbox", { name: "Tâche où il manque du monde" }), "x");
    expect(await screen.findByText("Rien ne correspond à ces filtres")).toBeVisible();
    unmount();
    kept.slots = [];
    open();
    expect(await screen.findByText("Personne ne manque sur les créneaux à venir")).toBeVisible();
  });
});

describe("On a phone", () => {
  beforeAll(() => void aWindow(390));

  it("they are a list, with a button to call each", async () => {
    open(evening);
    expect(await screen.findByRole("link", { name: /^Appeler Léa Martin : 0[67]/ })).toHaveAttribute(
      "href",
      "tel:0612345678",
    );
    const link = screen.getByRole("link", { name: /^Théo Martin/ });
    expect(link).toHaveAttribute("href", "/planning/22");
    expect(link).toHaveAttribute("target", "_blank");
    expect(screen.queryByText("Viens m'aider")).not.toBeInTheDocument();
  });

  it("the people for a slot take its place, with a way back", async () => {
    kept.slots = [lacking("Garder la scène", 20)];
    const { user } = open();
    await user.click(await slotRow(/Garder la scène/));
    expect(await screen.findByRole("link", { name: /^Appeler Théo Martin/ })).toBeVisible();
    expect(screen.queryByRole("list", { name: /^Créneaux où/ })).not.toBeInTheDocument();
    expect(screen.queryByLabelText(/^Début/)).not.toBeInTheDocument();
    expect(screen.getByText("vendredi 15 mai, 20h - 22h")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Changer l'heure" }));
    expect(screen.getByLabelText(/^Début/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Autres créneaux où il manque du monde" }));
    expect(await slotRow(/Garder la scène/)).toBeVisible();
  });

  it("it says with regret that nobody is free", async () => {
    kept.people = [];
    open(evening);
    expect(await screen.findByText("Aucun bénévole disponible pour t'aider 😭")).toBeVisible();
  });
});
