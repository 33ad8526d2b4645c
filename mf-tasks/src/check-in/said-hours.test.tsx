import { storedText } from "@coulisses/shared-auth/testing";
import type { Access } from "@coulisses/shared-domain/access/access";
import type { CheckInMark } from "@coulisses/shared-domain/check-in/presence";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { lea, theo, slotAddress } from "../testing/check-in-samples";
import { checkInServer } from "../testing/check-in-server";
import { openPage } from "../testing/open-page";

const festival = checkInServer();
const volunteer: Access = { teams: ["benevole"], permissions: ["view-planning", "view-volunteer"] };
const open = () => openPage(slotAddress, volunteer);
const row = async (name: string) => within(await screen.findByRole("listitem", { name }));
const press = async ({ user }: ReturnType<typeof open>, name: string) =>
  user.click(await screen.findByRole("button", { name }));
const kinds = () => festival.kept.marks.map(({ kind, userId }) => [kind, userId]);
const noted = (notedAt: string): CheckInMark => ({
  id: "6f9619ff-8b86-4d01-b42d-00cf4fc964ff",
  userId: lea.id,
  kind: "ARRIVED",
  replacedBy: null,
  notedAt,
});

beforeEach(() => void jest.useFakeTimers({ now: new Date("2026-05-15T16:22:00Z"), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

describe("CI-9 CI-11 A slot", () => {
  it("takes the hour of an arrival, now by default, and shows it", async () => {
    const page = open();
    await press(page, "Arrivé·e à… : Léa Martin");
    const dialog = within(await screen.findByRole("dialog", { name: "Arrivée : Léa Martin" }));
    expect(dialog.getByLabelText(/^Heure d'arrivée/)).toHaveValue("18:22");
    await page.user.click(dialog.getByRole("button", { name: "Il y a 15 min" }));
    expect(dialog.getByLabelText(/^Heure d'arrivée/)).toHaveValue("18:07");
    await page.user.click(dialog.getByRole("button", { name: "Noter" }));
    expect(await (await row("Léa Martin")).findByText("Là depuis 18:07")).toBeVisible();
    await waitFor(() =>
      expect(festival.kept.marks).toMatchObject([
        { kind: "ARRIVED", userId: lea.id, happenedAt: "2026-05-15T16:07:00.000Z" },
      ]),
    );
  });

  it("says on a press why an hour can't be, and sends nothing", async () => {
    festival.kept.marks = [noted("2026-05-15T16:15:00.000Z")];
    const page = open();
    await press(page, "Parti·e à… : Léa Martin");
    const dialog = within(await screen.findByRole("dialog", { name: "Départ : Léa Martin" }));
    const hour = dialog.getByLabelText(/^Heure de départ/);
    for (const [typed, words] of [
      ["18:10", "Le départ est après l'arrivée, 18:15"],
      ["19:00", "Il n'est pas encore 19:00"],
      ["04:00", "Le départ est entre 18:00 et 23:00"],
      ["", "Cette heure n'existe pas : elle s'écrit 20:15"],
    ] as const) {
      fireEvent.change(hour, { target: { value: typed } });
      await page.user.click(dialog.getByRole("button", { name: "Noter" }));
      expect(await dialog.findByText(words)).toBeVisible();
    }
    expect(kinds()).toHaveLength(1);
  });

  it("takes the hour of a leaving, corrects the arrival without undoing it, and takes a return", async () => {
    jest.setSystemTime(new Date("2026-05-15T17:40:00Z"));
    festival.kept.marks = [noted("2026-05-15T16:03:00.000Z")];
    const page = open();
    const say = async (button: string, dialogName: string, hour: string) => {
      await press(page, button);
      const dialog = within(await screen.findByRole("dialog", { name: dialogName }));
      fireEvent.change(dialog.getByLabelText(/^Heure d/), { target: { value: hour } });
      await page.user.click(dialog.getByRole("button", { name: "Noter" }));
    };
    await say("Parti·e à… : Léa Martin", "Départ : Léa Martin", "19:30");
    expect(await (await row("Léa Martin")).findByText("Parti·e avant la fin, à 19:30")).toBeVisible();
    expect((await row("Léa Martin")).getByText("Arrivé·e à 18:03 : 1 h 27 de présence")).toBeVisible();
    jest.setSystemTime(new Date("2026-05-15T17:41:00Z"));
    await say("Arrivé·e à… : Léa Martin", "Arrivée : Léa Martin", "18:30");
    expect(await (await row("Léa Martin")).findByText("Arrivé·e à 18:30 : 1 h de présence")).toBeVisible();
    expect((await row("Léa Martin")).getByText("Parti·e avant la fin, à 19:30")).toBeVisible();
    jest.setSystemTime(new Date("2026-05-15T17:42:00Z"));
    await press(page, "De retour : Léa Martin");
    expect(await (await row("Léa Martin")).findByText("Là depuis 18:30, 30 min de retard")).toBeVisible();
    await waitFor(() => expect(kinds()).toHaveLength(5));
  });

  it("takes who is ill apart from who is absent, and offers the other reason", async () => {
    const page = open();
    await press(page, "Malade : Théo Martin");
    expect(await (await row("Théo Martin")).findByText("Malade", { selector: "span" })).toBeVisible();
    expect((await row("Théo Martin")).queryByRole("button", { name: /^Malade/ })).not.toBeInTheDocument();
    jest.setSystemTime(new Date("2026-05-15T16:23:00Z"));
    await press(page, "Absent·e : Théo Martin");
    expect(await (await row("Théo Martin")).findByText("Absent·e", { selector: "span" })).toBeVisible();
    await waitFor(() =>
      expect(festival.kept.marks).toMatchObject([{ kind: "ABSENT", isIll: true }, { kind: "ABSENT" }]),
    );
    expect(festival.kept.marks[1]?.isIll ?? false).toBe(false);
  });
});

describe("Without network", () => {
  it("an hour and an illness wait on the phone, and are sent as they were said", async () => {
    const page = open();
    await row("Léa Martin");
    festival.unplug();
    await press(page, "Malade : Théo Martin");
    await press(page, "Arrivé·e à… : Léa Martin");
    const dialog = within(await screen.findByRole("dialog", { name: "Arrivée : Léa Martin" }));
    fireEvent.change(dialog.getByLabelText(/^Heure d/), { target: { value: "18:14" } });
    await page.user.click(dialog.getByRole("button", { name: "Noter" }));
    expect(await (await row("Léa Martin")).findByText("Là depuis 18:14, 14 min de retard")).toBeVisible();
    expect((await row("Théo Martin")).getByText("À envoyer")).toBeVisible();
    festival.plug();
    act(() => void window.dispatchEvent(new Event("online")));
    await waitFor(() =>
      expect(festival.kept.marks).toMatchObject([
        { kind: "ABSENT", userId: theo.id, isIll: true },
        { kind: "ARRIVED", userId: lea.id, happenedAt: "2026-05-15T16:14:00.000Z" },
      ]),
    );
  });

  it("a mark kept before hours could be said is sent as it was", async () => {
    const kept = noted("2026-05-15T16:03:00.000Z");
    const slot = { taskId: 7, mobilizationId: "1-2", assignmentId: "3-4" };
    localStorage.setItem("coulisses:1:check-ins", storedText([{ ...kept, slot, name: "Léa" }]));
    open();
    expect(await (await row("Léa Martin")).findByText("Là depuis 18:03")).toBeVisible();
    await waitFor(() => expect(festival.kept.marks).toEqual([kept]));
  });
});
