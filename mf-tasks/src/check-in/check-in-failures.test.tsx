import { storedText } from "@coulisses/shared-auth/testing";
import type { Access } from "@coulisses/shared-domain/access/access";
import { act, screen, waitFor, within } from "@testing-library/react";
import { lea, max, slot, slotAddress, theo } from "../testing/check-in-samples";
import { checkInServer } from "../testing/check-in-server";
import { openPage } from "../testing/open-page";

const festival = checkInServer();
const volunteer: Access = { teams: ["benevole"], permissions: ["view-planning", "view-volunteer"] };
const open = (path = slotAddress, access = volunteer) => openPage(path, access);
const row = async (name: string) => within(await screen.findByRole("listitem", { name }));
const buttonsOf = async (name: string) =>
  (await row(name)).queryAllByRole("button").map((button) => button.getAttribute("aria-label"));
const keep = (...kept: unknown[]) => localStorage.setItem("coulisses:1:check-ins", storedText(kept));

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2026-05-15T16:22:00Z"), advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

describe("CI-4 What a phone offers for a person", () => {
  it("is what may come next, and never to replace a replacement", async () => {
    const { user } = open();
    expect(await buttonsOf("Léa Martin")).toEqual([
      "Arrivé·e : Léa Martin",
      "Arrivé·e à… : Léa Martin",
      "Absent·e : Léa Martin",
      "Malade : Léa Martin",
      "Remplacé·e : Léa Martin",
    ]);
    await user.click(await screen.findByRole("button", { name: "Absent·e : Léa Martin" }));
    expect(await buttonsOf("Léa Martin")).toEqual([
      "Arrivé·e : Léa Martin",
      "Arrivé·e à… : Léa Martin",
      "Malade : Léa Martin",
      "Remplacé·e : Léa Martin",
      "Effacer : Léa Martin",
    ]);
  });

  it("is to leave or to be cleared for one who is there, in place of another or not", async () => {
    festival.kept.marks = [
      {
        id: "6f9619ff-8b86-4d01-b42d-00cf4fc964ff",
        userId: theo.id,
        kind: "REPLACED",
        replacedBy: max.id,
        notedAt: "2026-05-15T16:01:00.000Z",
      },
      {
        id: "7f9619ff-8b86-4d01-b42d-00cf4fc964ff",
        userId: max.id,
        kind: "ARRIVED",
        replacedBy: null,
        notedAt: "2026-05-15T16:01:00.000Z",
      },
    ];
    open();
    expect(await buttonsOf("Max Martin")).toEqual([
      "Parti·e : Max Martin",
      "Parti·e à… : Max Martin",
      "Arrivé·e à… : Max Martin",
      "Effacer : Max Martin",
    ]);
    expect(screen.getByText("1 là, 2 attendu·es")).toBeVisible();
  });

  it("is nothing when the question who comes instead is closed", async () => {
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Remplacé·e : Léa Martin" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Qui remplace Léa Martin ?" }));
    await user.click(dialog.getByRole("button", { name: "Noter le remplacement" }));
    expect(dialog.getByLabelText("Remplaçant·e")).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Annuler" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(festival.kept.marks).toEqual([]);
  });
});

describe("What a phone keeps", () => {
  it("that is no mark is left out, whatever wrote it", async () => {
    const mark = {
      id: "6f9619ff-8b86-4d01-b42d-00cf4fc964ff",
      userId: lea.id,
      kind: "ARRIVED",
      replacedBy: null,
      notedAt: "2026-05-15T16:03:00.000Z",
    };
    keep(null, "bonjour", { ...mark, kind: "DANCED", slot, name: "Léa" }, { ...mark, slot, name: "Léa" });
    open("/check-in");
    await waitFor(() => expect(festival.kept.marks.map(({ kind }) => kind)).toEqual(["ARRIVED"]));
    await waitFor(() => expect(localStorage.getItem("coulisses:1:check-ins")).toBeNull());
  });

  it("counts one mark that waits as one, on the list of slots too", async () => {
    const { user } = open();
    await screen.findByRole("button", { name: "Arrivé·e : Léa Martin" });
    festival.unplug();
    await user.click(screen.getByRole("button", { name: "Arrivé·e : Léa Martin" }));
    expect(await screen.findByText(/^1 pointage à envoyer/)).toBeVisible();
    await user.click(screen.getByRole("link", { name: "Tous les créneaux" }));
    expect(await screen.findByText(/^1 pointage à envoyer/)).toBeVisible();
    festival.plug();
    act(() => void window.dispatchEvent(new Event("online")));
    await waitFor(() => expect(screen.queryByText(/à envoyer/)).not.toBeInTheDocument());
  });
});

describe("Without network from the start", () => {
  it("a slot can't be opened, and can once the network is back", async () => {
    festival.unplug();
    const { user } = open();
    expect(await screen.findByText("Ce créneau n'a pas pu être ouvert")).toBeVisible();
    expect(screen.queryByText("Lecture du créneau...")).not.toBeInTheDocument();
    festival.plug();
    await user.click(screen.getByRole("button", { name: "Réessayer" }));
    expect(await row("Léa Martin")).toBeDefined();
    expect(screen.queryByText("Ce créneau n'a pas pu être ouvert")).not.toBeInTheDocument();
  });

  it("nobody is told to be missing, nor that nobody is", async () => {
    festival.unplug();
    const { user } = open("/check-in/board");
    await screen.findByText(/^Impossible de joindre le serveur/);
    expect(screen.queryByText("Personne ne manque en ce moment")).not.toBeInTheDocument();
    festival.plug();
    await user.click(screen.getByRole("button", { name: "Réessayer" }));
    expect(await screen.findByRole("list", { name: "Qui manque : Tenir le bar" })).toBeVisible();
  });
});
