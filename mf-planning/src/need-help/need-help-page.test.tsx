import { aWindow, festivalServer, fillField, keptState } from "@coulisses/shared-auth/testing";
import { baseApi } from "@coulisses/shared-auth";
import type { Access } from "@coulisses/shared-domain/access/access";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { helper, lea, theo } from "../testing/crowd-samples";
import { fridayAt } from "@coulisses/shared-domain/testing/friday";
import { openPage } from "../testing/open-page";

const kept = keptState(() => ({ people: [lea, theo] }));
const festival = festivalServer({ needHelp: { list: () => kept.people } });
const organiser: Access = { teams: ["benevole", "hard"], permissions: ["ask-for-help", "view-planning"] };
const open = (path = "/need-help") => openPage(path, organiser);
const evening = "/need-help?start=2026-05-15T18:00&end=2026-05-15T20:00";
const column = (name: string) => screen.findByRole("group", { name });
const asked = () => festival.readsOf("need-help").at(-1);

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2026-05-15T16:07:00Z"), advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

async function type(label: string, text: string) {
  const field = await screen.findByLabelText(new RegExp(`^${label}`));
  fireEvent.focus(field);
  fillField(field, text);
}

describe("A call for help", () => {
  it("is for the hour from the next quarter on, and shows who is free with how to call them", async () => {
    const { address } = open();
    const own = await column("Léa Martin");
    expect(asked()).toBe(`need-help?start=${fridayAt(18, 15)}&end=${fridayAt(19, 15)}`);
    expect(address()).toBe("/need-help");
    expect(within(own).getByText("Viens m'aider")).toBeVisible();
    expect(within(own).getByRole("button", { name: /Tenir le bar/ })).toBeVisible();
    expect(screen.getByRole("link", { name: /^Appeler Théo Martin : 0[67]/ })).toHaveAttribute(
      "href",
      "tel:0612345678",
    );
  });

  it("keeps the task that lacks people", async () => {
    const { user, address } = open(`${evening}&task=Garder+la+sc%C3%A8ne`);
    const own = await column("Théo Martin");
    expect(screen.getByText("Pour : Garder la scène")).toBeVisible();
    expect(within(own).getByText("Garder la scène")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Pendant 4 h à partir du début" }));
    await waitFor(() => expect(asked()).toBe(`need-help?start=${fridayAt(18)}&end=${fridayAt(22)}`));
    expect(address()).toContain("task=Garder");
  });

  it("shows its window first on the calendar, wherever the day's slots are", async () => {
    open("/need-help?start=2026-05-16T05:00&end=2026-05-16T07:00");
    const calendar = await screen.findByRole("region", { name: "Calendrier" });
    // An hour above it, at 45 pixels an hour from six in the morning of the day before.
    await waitFor(() => expect(Math.round(calendar.scrollTop / 45)).toBe(22));
  });

  it("is for another window, typed or so many hours long, which the address keeps", async () => {
    const { user, address } = open(evening);
    await column("Léa Martin");
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
    await column("Léa Martin");
    await user.click(screen.getByRole("button", { name: "Revenir à l'heure qui vient" }));
    await waitFor(() => expect(asked()).toBe(`need-help?start=${fridayAt(18, 15)}&end=${fridayAt(19, 15)}`));
    expect(address()).toBe("/need-help?teams=bar");
    expect(screen.getByLabelText(/^Début/)).toHaveValue("15/05/2026 18:15");
  });

  it("is not made for a window that is none, and says so", async () => {
    const { user } = open("/need-help?start=2026-05-15T20:00&end=2026-05-15T18:00");
    expect(await screen.findByRole("alert")).toHaveTextContent("La plage horaire est invalide");
    expect(festival.readsOf("need-help")).toEqual([]);
    await type("Début", "15/05/2026 21h00");
    await type("Fin", "15/05/2026 20h00");
    expect(await screen.findAllByText("La plage horaire est invalide")).toHaveLength(2);
    await user.click(screen.getByRole("button", { name: "Appliquer" }));
    expect(festival.readsOf("need-help")).toEqual([]);
  });

  it("is narrowed by name and by any of some teams, in the address", async () => {
    const { user, address } = open(`${evening}&teams=bar`);
    await column("Léa Martin");
    expect(screen.queryByRole("group", { name: "Théo Martin" })).not.toBeInTheDocument();
    await user.click(await screen.findByRole("button", { name: "Ne plus filtrer par Bar" }));
    await column("Théo Martin");
    await user.type(screen.getByRole("searchbox", { name: "Nom du bénévole" }), "THEO{Enter}");
    await waitFor(() => expect(screen.queryByRole("group", { name: "Léa Martin" })).not.toBeInTheDocument());
    expect(address()).toContain("search=THEO");
  });

  it("shows ten people a page", async () => {
    kept.people = [...Array.from({ length: 11 }, (_, at) => helper(100 + at, `Bénévole${at + 10}`))];
    const { user } = open(evening);
    await column("Bénévole19 Martin");
    await user.click(screen.getByRole("button", { name: "Page suivante" }));
    expect(await column("Bénévole20 Martin")).toBeVisible();
    expect(screen.queryByRole("group", { name: "Bénévole19 Martin" })).not.toBeInTheDocument();
  });

  it.each(["Availability", "Planning"] as const)("follows every change of an %s", async (type) => {
    kept.people = [lea];
    const { store } = open(evening);
    await column("Léa Martin");
    kept.people = [theo];
    act(() => void store.dispatch(baseApi.util.invalidateTags([{ type, id: "LIST" }])));
    expect(await column("Théo Martin")).toBeVisible();
    expect(screen.queryByRole("group", { name: "Léa Martin" })).not.toBeInTheDocument();
  });

  it("says when nobody is free, and when nobody can be looked for", async () => {
    kept.people = [];
    const { unmount } = open(evening);
    expect(await screen.findByText("Aucun bénévole disponible sur ce créneau")).toBeVisible();
    unmount();
    festival.unplug();
    const { user } = open("/need-help?start=2026-05-15T21:00");
    const retry = await screen.findByRole("button", { name: "Réessayer" });
    festival.plug();
    kept.people = [lea];
    await user.click(retry);
    expect(await column("Léa Martin")).toBeVisible();
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

  it("it says with regret that nobody is free", async () => {
    kept.people = [];
    open(evening);
    expect(await screen.findByText("Aucun bénévole disponible pour t'aider 😭")).toBeVisible();
  });
});
