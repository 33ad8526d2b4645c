import { fillField } from "@coulisses/shared-auth/testing";
import { baseApi } from "@coulisses/shared-auth";
import { festivalServer, keptState, sampleOf } from "@coulisses/shared-auth/testing";
import type { Access } from "@coulisses/shared-domain/access/access";
import type { AnsweredOrganiserNeed } from "@coulisses/shared-domain/contract/assignment/overviews";
import { taskForAssignmentSchema } from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { openPage } from "../testing/open-page";
import { fridayAt } from "@coulisses/shared-domain/testing/friday";

const humain: Access = { teams: ["benevole", "humain"], permissions: ["affect-volunteer", "read-ft"] };
const open = (path = "/orga-need", access = humain) => openPage(path, access);
const evening = "/orga-need?start=2026-05-15T18:00&end=2026-05-15T19:00";
const asked = () => festival.readsOf("orga-needs").at(-1);

const counter = { id: 7, name: "Tenir le bar", count: 4 };
const gate = { id: 9, name: "Entrée", count: 6 };
function need(from: number, figures: [number, number, number], ...tasks: AnsweredOrganiserNeed["tasks"]) {
  const [requestedVolunteers, assignedVolunteers, availableVolunteers] = figures;
  return {
    start: fridayAt(from),
    end: fridayAt(from + 0.25),
    tasks,
    requestedVolunteers,
    assignedVolunteers,
    availableVolunteers,
  };
}
const quarters = [
  need(18, [4, 2, 5], counter),
  need(18.25, [10, 2, 5], counter, gate),
  need(18.5, [11, 2, 5], counter, gate),
  need(18.75, [0, 0, 7]),
];
const quarterAt = (time: string) =>
  screen.findByRole("button", { name: new RegExp(`^vendredi 15 mai à ${time}`) });

const kept = keptState(() => ({ needs: quarters }));
/** Of the tasks, the counter alone is in assignment. */
const inAssignment = [sampleOf(taskForAssignmentSchema, { id: counter.id, name: counter.name })];
const festival = festivalServer({
  overview: { organiserNeeds: () => kept.needs },
  assignmentTool: { listAllTasks: () => inAssignment },
});

describe("The needs of organisers", () => {
  it("are those of the four days from the festival's start", async () => {
    const { address } = open();
    expect(await quarterAt("18:00")).toHaveAccessibleName(
      "vendredi 15 mai à 18:00, Demandés : 4, Affectés : 2, Affectés et disponibles : 7, Disponibles : 5",
    );
    expect(asked()).toBe("orga-needs?start=2026-05-15T16:00:00.000Z&end=2026-05-19T16:00:00.000Z");
    expect(address()).toBe("/orga-need");
  });

  it("say when too few people could come, and lead to what asks for them at the worst moment", async () => {
    const { user } = open(evening);
    expect(await quarterAt("18:30")).toHaveAccessibleName(/Disponibles : 5, il manque 4$/);
    expect(screen.getByRole("link", { name: "Appel à disponibilités" })).toHaveAttribute(
      "href",
      "/availability-call",
    );
    const table = within(screen.getByRole("grid", { name: "Quand il manque du monde" }));
    const [, only, ...others] = table.getAllByRole("row");
    expect(others).toEqual([]);
    expect(
      within(only!)
        .getAllByRole("cell")
        .map(({ textContent }) => textContent),
    ).toEqual(["vendredi 15 mai à 18:15", "vendredi 15 mai à 18:45", "4"]);
    await user.click(within(only!).getByText("vendredi 15 mai à 18:15"));
    const dialog = within(await screen.findByRole("dialog", { name: "FT avec des bénévoles demandés" }));
    expect(dialog.getByText("Du vendredi 15 mai à 18:30")).toBeVisible();
  });

  it("name the tasks behind a quarter of an hour, the one that asks for most first", async () => {
    const { user } = open(evening);
    await user.click(await quarterAt("18:15"));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText("Du vendredi 15 mai à 18:15")).toBeVisible();
    expect(dialog.getByText("Au vendredi 15 mai à 18:30")).toBeVisible();
    expect(dialog.getByText("Il manque 3")).toBeVisible();
    const demands = within(dialog.getByRole("list", { name: "Demandes" }));
    expect(demands.getAllByText(/^FT #/).map(({ textContent }) => textContent)).toEqual([
      "FT #9 - Entrée",
      "FT #7 - Tenir le bar",
    ]);
    expect(demands.getAllByText(/^\d+$/).map(({ textContent }) => textContent)).toEqual(["6", "4"]);
    expect(dialog.getByRole("link", { name: "FT #9 - Entrée" })).toHaveAttribute("href", "/ft/9");
    expect(await dialog.findByRole("link", { name: "Affecter à FT #7 - Tenir le bar" })).toHaveAttribute(
      "href",
      `/assignment/task-orga?${new URLSearchParams({ ft: "7", at: fridayAt(18, 15) })}`,
    );
    expect(dialog.queryByRole("link", { name: /^Affecter à FT #9/ })).not.toBeInTheDocument();
  });

  it("say plainly that nothing asks for anybody", async () => {
    kept.needs = [need(18.75, [0, 0, 7])];
    const { user } = open(evening);
    await user.click(await quarterAt("18:45"));
    expect(within(await screen.findByRole("dialog")).getByText("Aucune demande")).toBeVisible();
    expect(screen.getByText("Il y a assez de monde à chaque quart d'heure")).toBeInTheDocument();
  });

  it("can be read as a table", async () => {
    const { user } = open(evening);
    await quarterAt("18:00");
    await user.click(screen.getByRole("button", { name: "Tableau" }));
    const table = await screen.findByRole("grid", {
      name: "Bénévoles demandés, affectés et disponibles",
      busy: false,
    });
    expect(within(table).getAllByRole("row")).toHaveLength(5);
    await user.click(within(table).getByText("vendredi 15 mai à 18:15"));
    expect(await screen.findByRole("dialog")).toBeVisible();
  });

  it("are those of some teams at once, which the address and the dialog name", async () => {
    const { user, address } = open(`${evening}&teams=bar,secu`);
    await user.click(await quarterAt("18:00"));
    expect(asked()).toMatch(/&teams=bar,secu$/);
    const dialog = await screen.findByRole("dialog", {
      name: "FT avec des bénévoles demandés (Bar) (Sécu)",
    });
    await user.click(within(dialog).getByRole("button", { name: "Fermer" }));
    await user.click(screen.getByRole("button", { name: "Ne plus filtrer par Bar" }));
    await waitFor(() => expect(asked()).toMatch(/&teams=secu$/));
    expect(address()).toMatch(/&teams=secu$/);
  });

  it("are those of another window, which the address keeps", async () => {
    const { user, address } = open(evening);
    await quarterAt("18:00");
    const end = screen.getByLabelText(/^Fin/);
    fireEvent.focus(end);
    fillField(end, "15/05/2026 23h00");
    await user.click(screen.getByRole("button", { name: "Appliquer" }));
    await waitFor(() => expect(asked()).toBe(`orga-needs?start=${fridayAt(18)}&end=${fridayAt(23)}`));
    await user.click(screen.getByRole("button", { name: "Revenir aux jours du festival" }));
    await waitFor(() => expect(address()).toBe("/orga-need"));
  });

  it("are not read for a window that is none or longer than a month", async () => {
    open("/orga-need?start=2026-05-01T00:00&end=2026-06-02T00:00");
    expect(await screen.findByRole("alert")).toHaveTextContent("La plage horaire est invalide");
    expect(festival.readsOf("orga-needs")).toEqual([]);
  });

  it("can be read again after a failure", async () => {
    const { user } = open("/orga-need?start=2026-05-15T20:00&end=2026-05-15T18:00");
    await screen.findByRole("alert");
    festival.unplug();
    await user.click(screen.getByRole("button", { name: "Revenir aux jours du festival" }));
    const retry = await screen.findByRole("button", { name: "Réessayer" });
    festival.plug();
    await user.click(retry);
    expect(await quarterAt("18:00")).toBeVisible();
  });

  it.each([
    ["FestivalTask", "NEEDS"],
    ["FestivalTask", "LIST"],
    ["Availability", "LIST"],
    ["Planning", "LIST"],
  ] as const)("follow every change of a %s (%s)", async (type, id) => {
    const { user, store } = open(evening);
    await user.click(await quarterAt("18:45"));
    const dialog = within(await screen.findByRole("dialog"));
    kept.needs = [...quarters.slice(0, 3), need(18.75, [4, 0, 7], counter)];
    act(() => void store.dispatch(baseApi.util.invalidateTags([{ type, id }])));
    expect(await dialog.findByText("FT #7 - Tenir le bar")).toBeVisible();
  });
});
