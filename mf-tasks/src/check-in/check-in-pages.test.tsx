import { storedText } from "@coulisses/shared-auth/testing";
import { baseApi } from "@coulisses/shared-auth";
import type { Access } from "@coulisses/shared-domain/access/access";
import { notInCharge } from "@coulisses/shared-domain/check-in/note-marks";
import type { CheckInMark } from "@coulisses/shared-domain/check-in/presence";
import { act, screen, waitFor, within } from "@testing-library/react";
import { lea, max, slot, slotAddress, theo } from "../testing/check-in-samples";
import { checkInServer } from "../testing/check-in-server";
import { openPage } from "../testing/open-page";
import { pick } from "../testing/pick";

const festival = checkInServer();
const volunteer: Access = { teams: ["benevole"], permissions: ["view-planning", "view-volunteer"] };
const organiser: Access = { teams: ["hard"], permissions: [...volunteer.permissions, "ask-for-help"] };
const open = (path = slotAddress, access = volunteer) => openPage(path, access);
const row = async (name: string) => within(await screen.findByRole("listitem", { name }));
const press = async ({ user }: ReturnType<typeof open>, name: string) =>
  user.click(await screen.findByRole("button", { name }));
const kinds = () => festival.kept.marks.map(({ kind, userId }) => [kind, userId]);
const noted = (of: Partial<CheckInMark> = {}): CheckInMark => ({
  id: "6f9619ff-8b86-4d01-b42d-00cf4fc964ff",
  userId: lea.id,
  kind: "ARRIVED",
  replacedBy: null,
  notedAt: "2026-05-15T16:03:00.000Z",
  ...of,
});

beforeEach(() => void jest.useFakeTimers({ now: new Date("2026-05-15T16:22:00Z"), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

describe("The slots to tick", () => {
  it("are listed with how many are there, and open", async () => {
    festival.kept.marks = [noted()];
    const { user, address } = open("/check-in");
    const link = await screen.findByRole("link", { name: /Tenir le bar/ });
    expect(link).toHaveTextContent("vendredi 15 mai · 18h - 20h · Chapiteau");
    expect(link).toHaveTextContent("1 là sur 2");
    await user.click(link);
    await waitFor(() => expect(address()).toBe(slotAddress));
  });

  it("that are over may be completed", async () => {
    festival.answers({
      checkIn: { listSlots: () => [], listPastSlots: () => [{ ...slot, expected: 2, missing: 2 }] },
    });
    open("/check-in");
    const past = within(await screen.findByRole("region", { name: "Terminés, à compléter" }));
    expect(past.getByRole("link", { name: /Tenir le bar/ })).toBeVisible();
    expect(screen.queryByRole("region", { name: "En cours et bientôt" })).not.toBeInTheDocument();
  });

  it("say whose they are to a person who has none", async () => {
    festival.answers({ checkIn: { listSlots: () => [] } });
    open("/check-in");
    expect(await screen.findByText("Aucun créneau à pointer")).toBeVisible();
    expect(screen.getByText(/dont tu es responsable/)).toBeVisible();
  });

  it("lead to the links of the wall board those who assign, and nobody else", async () => {
    const { unmount } = open("/check-in", { teams: ["humain"], permissions: ["affect-volunteer"] });
    expect(await screen.findByRole("link", { name: "Tableau du QG" })).toHaveAttribute(
      "href",
      "/wall-board/links",
    );
    unmount();
    open("/check-in");
    expect(await screen.findByRole("link", { name: "Qui manque en ce moment" })).toBeVisible();
    expect(screen.queryByRole("link", { name: "Tableau du QG" })).not.toBeInTheDocument();
  });

  it("can be read again after a failure", async () => {
    festival.unplug();
    const { user } = open("/check-in");
    const retry = await screen.findByRole("button", { name: "Réessayer" });
    festival.plug();
    await user.click(retry);
    expect(await screen.findByRole("link", { name: /Tenir le bar/ })).toBeVisible();
  });
});

describe("A slot", () => {
  it("tells who is expected, and takes an arrival, late as it is", async () => {
    const page = open();
    expect((await row("Léa Martin")).getByText("Pas encore là")).toBeVisible();
    await press(page, "Arrivé·e : Léa Martin");
    expect(await (await row("Léa Martin")).findByText("Là depuis 18:22, 22 min de retard")).toBeVisible();
    expect(screen.getByText("1 là, 2 attendu·es")).toBeVisible();
    await waitFor(() => expect(kinds()).toEqual([["ARRIVED", lea.id]]));
    await waitFor(() => expect(screen.queryByText("À envoyer")).not.toBeInTheDocument());
  });

  it("takes who left before the end, who is absent, and takes all of it back", async () => {
    festival.kept.marks = [noted()];
    const page = open();
    await press(page, "Parti·e : Léa Martin");
    expect(await (await row("Léa Martin")).findByText("Parti·e avant la fin, à 18:22")).toBeVisible();
    await press(page, "Absent·e : Théo Martin");
    expect(await (await row("Théo Martin")).findByText("Absent·e", { selector: "span" })).toBeVisible();
    jest.setSystemTime(new Date("2026-05-15T16:23:00Z"));
    await press(page, "Effacer : Théo Martin");
    expect(await (await row("Théo Martin")).findByText("Pas encore là")).toBeVisible();
    await waitFor(() =>
      expect(kinds()).toEqual([
        ["ARRIVED", lea.id],
        ["LEFT", lea.id],
        ["ABSENT", theo.id],
        ["CLEARED", theo.id],
      ]),
    );
  });

  it("takes a person who comes instead, who is there from then on, and takes both back", async () => {
    const page = open();
    await press(page, "Remplacé·e : Théo Martin");
    const dialog = within(await screen.findByRole("dialog", { name: "Qui remplace Théo Martin ?" }));
    expect(dialog.getByText(/ne peut qu'y remplacer quelqu'un/)).toBeVisible();
    await pick(page.user, dialog.getByLabelText("Remplaçant·e"), "max", /Max Martin/);
    await page.user.click(dialog.getByRole("button", { name: "Noter le remplacement" }));
    expect(await (await row("Théo Martin")).findByText("Remplacé·e par Max Martin")).toBeVisible();
    expect((await row("Max Martin")).getByText("Venu·e en remplacement")).toBeVisible();
    await waitFor(() =>
      expect(kinds()).toEqual([
        ["REPLACED", theo.id],
        ["ARRIVED", max.id],
      ]),
    );
    jest.setSystemTime(new Date("2026-05-15T16:23:00Z"));
    await press(page, "Effacer : Théo Martin");
    await waitFor(() =>
      expect(screen.queryByRole("listitem", { name: "Max Martin" })).not.toBeInTheDocument(),
    );
  });

  it("follows what another phone notes", async () => {
    const { store } = open();
    await row("Léa Martin");
    festival.kept.marks = [noted()];
    act(() => void store.dispatch(baseApi.util.invalidateTags([{ type: "CheckIn", id: 7 }])));
    expect(await (await row("Léa Martin")).findByText("Là depuis 18:03")).toBeVisible();
  });

  it("calls those whose number one may see", async () => {
    open();
    const call = (await row("Léa Martin")).getByRole("link", { name: "Appeler Léa Martin" });
    expect(call).toHaveAttribute("href", "tel:0611223344");
    expect((await row("Théo Martin")).queryByRole("link")).not.toBeInTheDocument();
  });

  it.each([
    [
      "2026-05-15T12:00:00Z",
      /^Ce créneau commence le 15\/05\/2026 18:00 : il se pointe à partir de 3 h avant$/,
    ],
    ["2026-05-17T12:00:00Z", /^Ce créneau s'est terminé le 15\/05\/2026 20:00/],
  ])("on %s is read only, and says since or until when", async (instant, words) => {
    jest.setSystemTime(new Date(instant));
    open();
    expect(await screen.findByText(words)).toBeVisible();
    expect((await row("Léa Martin")).queryByRole("button")).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Scanner des QR" })).not.toBeInTheDocument();
  });

  it("is not for a person who is not in charge", async () => {
    festival.answers({
      checkIn: {
        readList: () => {
          throw notInCharge();
        },
      },
    });
    open();
    expect(await screen.findByText(/Seules les personnes responsables de cette tâche/)).toBeVisible();
    expect(screen.queryByRole("list")).not.toBeInTheDocument();
  });
});

describe("Without network", () => {
  it("marks wait on the phone, in sight, and leave once it is back", async () => {
    const page = open();
    await row("Léa Martin");
    festival.unplug();
    await press(page, "Arrivé·e : Léa Martin");
    await press(page, "Absent·e : Théo Martin");
    expect(await screen.findByText(/^2 pointages à envoyer/)).toBeVisible();
    expect((await row("Léa Martin")).getByText("À envoyer")).toBeVisible();
    expect((await row("Léa Martin")).getByText(/^Là depuis 18:22/)).toBeVisible();
    festival.plug();
    act(() => void window.dispatchEvent(new Event("online")));
    await waitFor(() => expect(screen.queryByText(/à envoyer/i)).not.toBeInTheDocument());
    expect(kinds()).toEqual([
      ["ARRIVED", lea.id],
      ["ABSENT", theo.id],
    ]);
  });

  it("marks survive the page that noted them", async () => {
    const kept = [
      { ...noted(), slot: { taskId: 7, mobilizationId: "1-2", assignmentId: "3-4" }, name: "Léa" },
    ];
    localStorage.setItem("coulisses:1:check-ins", storedText(kept));
    open("/check-in");
    await waitFor(() => expect(kinds()).toEqual([["ARRIVED", lea.id]]));
    await waitFor(() => expect(localStorage.getItem("coulisses:1:check-ins")).toBeNull());
  });

  it("a mark that is refused later is said until it was read", async () => {
    const kept = [
      {
        ...noted({ userId: max.id }),
        slot: { taskId: 7, mobilizationId: "1-2", assignmentId: "3-4" },
        name: "Max",
      },
    ];
    localStorage.setItem("coulisses:1:check-ins", storedText(kept));
    const { user } = open();
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Max : Cette personne n'est pas sur ce créneau");
    await user.click(within(alert).getByRole("button", { name: "J'ai lu" }));
    await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument());
    expect(festival.kept.marks).toEqual([]);
  });
});

describe("Who is missing", () => {
  it("is told with how to call them and how to call others instead", async () => {
    festival.kept.marks = [noted({ userId: theo.id, kind: "ABSENT" })];
    open("/check-in/board", organiser);
    const list = within(await screen.findByRole("list", { name: "Qui manque : Tenir le bar" }));
    expect(list.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Léa MartinPas encore là06 11 22 33 44",
      "Théo MartinAbsent·e",
    ]);
    expect(list.getByRole("link")).toHaveAttribute("href", "tel:0611223344");
    const help = screen.getByRole("link", { name: "Appeler à l'aide" });
    expect(decodeURIComponent(help.getAttribute("href") ?? "")).toBe(
      "/need-help?start=2026-05-15T18:30&end=2026-05-15T20:00&task=Tenir+le+bar",
    );
  });

  it("tells of a long delay in hours", async () => {
    jest.setSystemTime(new Date("2026-05-15T17:57:00Z"));
    festival.kept.marks = [noted({ notedAt: "2026-05-15T17:07:00.000Z" })];
    open();
    expect(await (await row("Léa Martin")).findByText("Là depuis 19:07, 1 h 07 de retard")).toBeVisible();
  });

  it("follows every mark, and says when everybody came; help is for those who may ask", async () => {
    const { store } = open("/check-in/board");
    await screen.findByRole("list", { name: "Qui manque : Tenir le bar" });
    expect(screen.queryByRole("link", { name: "Appeler à l'aide" })).not.toBeInTheDocument();
    festival.kept.marks = [noted(), noted({ id: "7f9619ff-8b86-4d01-b42d-00cf4fc964ff", userId: theo.id })];
    act(() => void store.dispatch(baseApi.util.invalidateTags([{ type: "CheckIn", id: "LIST" }])));
    expect(await screen.findByText("Personne ne manque en ce moment")).toBeVisible();
  });
});
