import { MemoryRouter } from "@coulisses/shared-pages/testing";
import { notices } from "@coulisses/shared-auth/session";
import { answer, api, festivalServer, renderWithStore } from "@coulisses/shared-auth/testing";
import { notAssigned } from "@coulisses/shared-domain/assignment/assign";
import type { DetailedSlot } from "@coulisses/shared-domain/contract/assignment/assignments";
import { lea, noel } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { refused } from "@coulisses/shared-domain/festival-error";
import { ThemeProvider } from "@coulisses/shared-ui/base";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { useSyncExternalStore } from "react";
import SlotDetailsDialog from "./slot-details-dialog";

const HOUR = 3_600_000;
const address = "assignments/tasks/12/mobilizations/10-20/assignments/10-12";
const where = { taskId: 12, mobilizationId: "10-20", assignmentId: "10-12" };
const zoe = { id: 31, firstname: "Zoé", lastname: "Roux", nickname: "Zozo" };

const bar: DetailedSlot = {
  ...where,
  start: "2026-05-15T18:00:00.000Z",
  end: "2026-05-15T20:00:00.000Z",
  name: "Tenir le bar",
  appointment: "Scène Pulse",
  demands: [
    { team: "bar", demand: 3 },
    { team: "hard", demand: 1 },
  ],
  assignees: [
    { ...noel, teams: ["benevole", "hard"], friends: [], assignmentDuration: 0 },
    {
      ...lea,
      teams: ["benevole", "bar"],
      as: "bar",
      note: "Très fiable",
      comment: "Je ne bois pas",
      friends: [zoe],
      assignmentDuration: 2.75 * HOUR,
    },
    { ...zoe, teams: ["benevole", "bar"], as: "bar", friends: [lea], assignmentDuration: 10 * HOUR },
  ],
};

let slot = bar;
const festival = festivalServer([
  http.get(api(address), () => answer(() => slot)),
  http.delete<{ id: string }>(api(`${address}/assignees/:id`), ({ params }) =>
    answer(() => {
      const id = Number(params.id);
      if (!slot.assignees.some((one) => one.id === id)) throw notAssigned();
      slot = { ...slot, assignees: slot.assignees.filter((one) => one.id !== id) };
    }),
  ),
  http.post(api("assignments"), () =>
    answer(() => {
      slot = bar;
      const { appointment: _place, assignees, ...staffed } = bar;
      return { ...staffed, assignees: assignees.map(({ id, as }) => ({ id, ...(as && { as }) })) };
    }),
  ),
]);
beforeEach(() => {
  slot = bar;
});

const forReaders = ["read-ft"];
const forThoseWhoAssign = ["read-ft", "affect-volunteer", "view-planning"];

/** A notice as the shell shows it. */
function Notice() {
  const notice = useSyncExternalStore(notices.subscribe, notices.first);
  if (!notice?.action) return null;
  const { label, run } = notice.action;
  return (
    <button
      type="button"
      onClick={() => {
        run();
        notices.removeFirst();
      }}
    >
      {label}
    </button>
  );
}

function openDialog(permissions: string[], personId?: number) {
  return renderWithStore(
    <MemoryRouter>
      <ThemeProvider theme="blue-light">
        <SlotDetailsDialog slot={where} personId={personId} onClose={jest.fn()} />
        <Notice />
      </ThemeProvider>
    </MemoryRouter>,
    { access: { teams: [], permissions } },
  );
}

async function open(permissions = forThoseWhoAssign, personId?: number) {
  const page = openDialog(permissions, personId);
  const dialog = await screen.findByRole("dialog", { name: "[12] Tenir le bar" });
  await within(dialog).findByText("2/3 Bar");
  return { ...page, user: userEvent.setup(), dialog: within(dialog) };
}
type Opened = Awaited<ReturnType<typeof open>>;
const rowOf = ({ dialog }: Opened, name: RegExp) => within(dialog.getByRole("row", { name }));
const pressUndo = () => userEvent.click(screen.getByRole("button", { name: "Annuler", hidden: true }));

describe("the details of a slot", () => {
  it("say where and when it is, how far it is filled, whom its sheet names and who comes", async () => {
    const page = await open(forThoseWhoAssign, lea.id);
    const { dialog } = page;
    for (const words of [
      "Scène Pulse",
      /^du vendredi 15 mai à 20:00 au vendredi 15 mai à 22:00$/,
      "0/1 Orga",
    ])
      expect(dialog.getByText(words)).toBeVisible();
    const named = within(dialog.getByRole("list", { name: "Bénévoles requis sur le créneau" }));
    expect(named.getByRole("link", { name: "Noël Ertsemud" })).toHaveAttribute("href", "/planning/1");
    expect(dialog.getAllByRole("row")).toHaveLength(3);
    const ofLea = rowOf(page, /^Léa/);
    for (const words of ["Note : Très fiable", "Commentaire : Je ne bois pas", "Zoé (Zozo) Roux", "2h45"])
      expect(ofLea.getByText(words)).toBeInTheDocument();
    expect(ofLea.getByRole("link", { name: "Planning de Léa (Shogosse) Mauyno" })).toHaveAttribute(
      "href",
      "/planning/2",
    );
    expect(rowOf(page, /^Zoé/).getByText("(sélectionné)")).toBeInTheDocument();
    expect(dialog.getByRole("link", { name: "Ouvrir la FT" })).toHaveAttribute("href", "/ft/12");
  });

  it("lead those who assign to the tool at this slot, as long as somebody is missing", async () => {
    const toTool = { name: "Affecter" };
    const { dialog } = await open(forThoseWhoAssign);
    expect(dialog.getByRole("link", toTool)).toHaveAttribute(
      "href",
      `/assignment/task-orga?${new URLSearchParams({ ft: "12", slot: "10-20~10-12" })}`,
    );
  });

  it("lead nobody to the tool when the slot is full, or to those who don't assign", async () => {
    const toTool = { name: "Affecter" };
    const { dialog } = await open(forReaders);
    expect(dialog.queryByRole("link", toTool)).not.toBeInTheDocument();
    cleanup();
    const [ofBar] = bar.demands;
    slot = { ...bar, demands: [{ ...ofBar!, demand: 2 }] };
    openDialog(forThoseWhoAssign);
    const full = within(await screen.findByRole("dialog", { name: "[12] Tenir le bar" }));
    expect(await full.findByText("2/2 Bar")).toBeVisible();
    expect(full.queryByRole("link", toTool)).not.toBeInTheDocument();
  });

  it("sort who comes by how long they work", async () => {
    const page = await open();
    await page.user.click(page.dialog.getByRole("button", { name: /Affectation totale/ }));
    const names = () =>
      page.dialog
        .getAllByRole("row")
        .slice(1)
        .map(({ textContent }) => textContent?.slice(0, 3));
    expect(names()).toEqual(["Léa", "Zoé"]);
    await page.user.click(page.dialog.getByRole("button", { name: /Affectation totale/ }));
    expect(names()).toEqual(["Zoé", "Léa"]);
  });

  it("say so when nobody is named and nobody comes", async () => {
    slot = { ...bar, appointment: null, assignees: [] };
    openDialog(forReaders);
    expect(await screen.findByText("Aucun bénévole requis spécifiquement sur ce créneau")).toBeVisible();
    expect(screen.getByText("Aucun bénévole affecté sur ce créneau")).toBeVisible();
    expect(screen.getByText("Aucun lieu assigné")).toBeVisible();
  });

  it("take a person off at once, and put them back as they were", async () => {
    const page = await open();
    await page.user.click(page.dialog.getByRole("button", { name: "Retirer Zoé (Zozo) Roux du créneau" }));
    expect(await page.dialog.findByText("1/3 Bar")).toBeVisible();
    expect(page.dialog.queryByRole("row", { name: /^Zoé/ })).toBeNull();
    await waitFor(() => expect(page.messages()).toEqual(["Zoé (Zozo) Roux ne vient plus à ce créneau"]));
    expect(festival.writes).toEqual([`DELETE ${address}/assignees/31`]);
    await pressUndo();
    expect(await page.dialog.findByText("2/3 Bar")).toBeVisible();
    expect(festival.writes[1]).toBe(
      `POST assignments ${JSON.stringify({ assignment: where, volunteers: [{ id: 31, as: "bar" }] })}`,
    );
    await waitFor(() => expect(page.messages()).toContain("Zoé (Zozo) Roux est de retour sur le créneau"));
  });

  it("say why a person can't be put back", async () => {
    const page = await open();
    await page.user.click(page.dialog.getByRole("button", { name: "Retirer Zoé (Zozo) Roux du créneau" }));
    await page.dialog.findByText("1/3 Bar");
    festival.server.use(
      http.post(api("assignments"), () =>
        answer(() => {
          throw refused("Le créneau est complet");
        }),
      ),
    );
    await pressUndo();
    await waitFor(() => expect(page.messages()).toContain("Le créneau est complet"));
    expect(page.dialog.queryByRole("row", { name: /^Zoé/ })).toBeNull();
  });

  it("follow when another person was faster", async () => {
    const page = await open();
    slot = { ...bar, assignees: bar.assignees.slice(0, 2) };
    await page.user.click(page.dialog.getByRole("button", { name: "Retirer Zoé (Zozo) Roux du créneau" }));
    expect(await page.dialog.findByText("1/3 Bar")).toBeVisible();
    await waitFor(() => expect(page.messages()).toEqual([notAssigned().message]));
    expect(page.dialog.queryByRole("row", { name: /^Zoé/ })).toBeNull();
  });

  it("take nobody off for those who only read tasks, and lead them to no planning", async () => {
    const { dialog } = await open(forReaders);
    expect(dialog.queryByRole("button", { name: /^Retirer/ })).toBeNull();
    expect(dialog.queryByRole("link", { name: /^Planning de/ })).toBeNull();
    expect(dialog.getByText("Noël Ertsemud")).toBeVisible();
    expect(dialog.queryByRole("link", { name: "Noël Ertsemud" })).toBeNull();
  });

  it("say when the slot can't be read, and read it again", async () => {
    festival.unplug();
    openDialog(forReaders);
    const dialog = within(await screen.findByRole("dialog", { name: "FT #12" }));
    const retry = await dialog.findByRole("button", { name: "Réessayer" });
    festival.plug();
    await userEvent.click(retry);
    expect(await screen.findByText("2/3 Bar")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Réessayer" })).toBeNull();
  });
});
