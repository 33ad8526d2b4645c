import { lea, theo } from "@coulisses/shared-auth/testing";
import { baseApi } from "@coulisses/shared-auth";
import type { UnderstaffedSlot } from "@coulisses/shared-domain/contract/assignment/swaps";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { refused } from "@coulisses/shared-domain/festival-error";
import { fridayAt } from "@coulisses/shared-domain/testing/friday";
import { openPage } from "../testing/open-page";
import { aSwap } from "../testing/swap-samples";
import { swapsServer } from "../testing/swaps-server";

const festival = swapsServer();
const humain = { teams: ["humain"], permissions: ["affect-volunteer", "ask-for-help"] as const };
const open = (
  path = "/swaps",
  permissions: readonly ("affect-volunteer" | "ask-for-help")[] = humain.permissions,
) => openPage(path, { teams: humain.teams, permissions: [...permissions] });
const bar = aSwap(12, "Tenir le bar");
const gate = aSwap(14, "Garder la porte", { status: "TAKEN", taker: theo });
const past = aSwap(16, "Ranger", { status: "APPROVED", taker: theo, decidedAt: fridayAt(1) });
const grid = async () =>
  within(await screen.findByRole("grid", { name: "Demandes de remplacement", busy: false }));
const dialog = async () => within(await screen.findByRole("dialog"));
const tasks = async () =>
  (await grid())
    .getAllByRole("row")
    .slice(1)
    .map((row) => /\[\d+\] ([^\d]*?)(?=À valider|Cherche|Validé|$)/.exec(row.textContent)?.[1]);

describe("The requests to be replaced", () => {
  it("show what waits for a decision first, and what is settled when it is wanted", async () => {
    festival.has(gate, bar, past);
    const { user, address } = open();
    await (await grid()).findByText("[14] Garder la porte");
    expect(await tasks()).toEqual(["Garder la porte", "Tenir le bar"]);
    expect((await grid()).getByText("3 personnes sollicitées")).toBeVisible();
    await user.selectOptions(screen.getByLabelText("État"), "Toutes les demandes");
    await (await grid()).findByText("[16] Ranger");
    expect(address()).toBe("/swaps?status=all");
    await user.selectOptions(screen.getByLabelText("État"), "Validé");
    await waitFor(async () => expect(await tasks()).toEqual(["Ranger"]));
  });

  it("are found by task and by person", async () => {
    festival.has(gate, bar);
    const { user } = open();
    await (await grid()).findByText("[12] Tenir le bar");
    await user.type(screen.getByRole("searchbox", { name: "Tâche ou bénévole" }), "theo{Enter}");
    await waitFor(async () => expect(await tasks()).toEqual(["Garder la porte"]));
  });

  it("are approved with a word, and leave the list", async () => {
    festival.has(gate);
    const { user, messages } = open();
    await user.click(await (await grid()).findByText("[14] Garder la porte"));
    const opened = await dialog();
    expect(opened.getByText("Je suis malade")).toBeVisible();
    expect(opened.getByText("Ont décliné :").nextSibling).toHaveTextContent("1");
    fireEvent.change(opened.getByLabelText(/^Un mot/), { target: { value: " Merci ! " } });
    await user.click(opened.getByRole("button", { name: "Valider" }));
    await waitFor(() => expect(messages()).toEqual(["Remplacement validé"]));
    expect(festival.writes).toEqual([`POST swaps/${gate.id}/approve {"answer":"Merci !","takerId":22}`]);
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(await screen.findByText("Aucune demande en cours")).toBeVisible();
  });

  it("are refused, taken or not", async () => {
    festival.has(gate, bar);
    const { user, messages } = open();
    for (const swap of [gate, bar]) {
      await user.click(await (await grid()).findByText(`[${swap.taskId}] ${swap.name}`));
      await user.click((await dialog()).getByRole("button", { name: "Refuser" }));
      await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    }
    expect(festival.writes).toEqual([`POST swaps/${gate.id}/refuse {}`, `POST swaps/${bar.id}/refuse {}`]);
    await waitFor(() => expect(messages()).toContain("Remplacement refusé"));
  });

  it("that can't be approved any more say why, and are open again", async () => {
    festival.has(gate);
    festival.answers({
      swap: {
        approve: ({ id }) => {
          festival.change(id, { status: "OPEN", taker: null });
          throw refused("Théo Martin est en pause sur ce créneau");
        },
      },
    });
    const { user } = open();
    await user.click(await (await grid()).findByText("[14] Garder la porte"));
    await user.click((await dialog()).getByRole("button", { name: "Valider" }));
    expect(await (await dialog()).findByText("Théo Martin est en pause sur ce créneau")).toBeVisible();
    expect(await (await dialog()).findByText("Cherche quelqu'un")).toBeVisible();
    expect((await dialog()).queryByRole("button", { name: "Valider" })).not.toBeInTheDocument();
  });

  it("that another person settled meanwhile are only read", async () => {
    festival.has(gate);
    const { user, store } = open();
    await user.click(await (await grid()).findByText("[14] Garder la porte"));
    await (await dialog()).findByRole("button", { name: "Valider" });
    festival.has({ ...gate, status: "REFUSED", decidedBy: lea, decidedAt: fridayAt(2), answer: "Non" });
    act(() => void store.dispatch(baseApi.util.invalidateTags([{ type: "Swap", id: "LIST" }])));
    expect(await screen.findByText("Léa Martin, le 15 mai 2026 à 02:00")).toBeVisible();
    expect((await dialog()).queryByRole("button", { name: "Refuser" })).not.toBeInTheDocument();
  });

  it("come again once the network is back", async () => {
    festival.unplug();
    const { user } = open();
    const retries = () => screen.getAllByRole("button", { name: "Réessayer" });
    // Two lists failed, and each has its button; either may come first.
    await waitFor(() => expect(retries()).toHaveLength(2));
    festival.plug();
    festival.has(bar);
    for (const retry of retries()) await user.click(retry);
    expect(await (await grid()).findByText("[12] Tenir le bar")).toBeVisible();
  });
});

describe("Slots that lack a person soon", () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date(fridayAt(12)), advanceTimers: true }));
  afterEach(() => jest.useRealTimers());
  const slot = (missing: { team: string; count: number }[]) => ({
    taskId: 12,
    mobilizationId: "1-2",
    assignmentId: "18-20",
    name: "Tenir le bar",
    place: null,
    start: fridayAt(18),
    end: fridayAt(20),
    missing,
  });
  const lack = (...understaffed: UnderstaffedSlot[]) =>
    festival.answers({ swap: { listUnderstaffed: () => understaffed } });
  const link = () => screen.findByRole("link", { name: /^Appeler à l'aide : Tenir le bar/ });

  it("lead to a call for help in their window, for their team", async () => {
    lack(slot([{ team: "bar", count: 2 }]));
    open();
    expect(
      await screen.findByRole("link", { name: /^Affecter à Tenir le bar, vendredi 15 mai/ }),
    ).toHaveAttribute("href", "/assignment/task-orga?ft=12&slot=1-2%7E18-20");
    expect(await link()).toHaveAttribute(
      "href",
      "/need-help?start=2026-05-15T18%3A00&end=2026-05-15T20%3A00&task=Tenir+le+bar&teams=bar",
    );
    expect(screen.getByText(/^Il manque : 2 /)).toBeVisible();
  });

  it("which is for everybody when any volunteer would do", async () => {
    lack(
      slot([
        { team: "bar", count: 2 },
        { team: "benevole", count: 1 },
      ]),
    );
    open();
    expect(await link()).toHaveAttribute(
      "href",
      "/need-help?start=2026-05-15T18%3A00&end=2026-05-15T20%3A00&task=Tenir+le+bar",
    );
  });

  it("are told without that way to anyone who may not call for help, and are none when nobody is missing", async () => {
    lack(slot([{ team: "bar", count: 1 }]));
    const { store } = open("/swaps", ["affect-volunteer"]);
    expect(await screen.findByText(/^Il manque : 1 /)).toBeVisible();
    expect(screen.queryByRole("link", { name: /^Appeler à l'aide/ })).not.toBeInTheDocument();
    lack();
    act(() => void store.dispatch(baseApi.util.invalidateTags([{ type: "Planning", id: "LIST" }])));
    expect(await screen.findByText("Personne ne manque dans les heures qui viennent")).toBeVisible();
  });
});
