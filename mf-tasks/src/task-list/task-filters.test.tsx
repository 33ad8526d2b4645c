import { lea } from "@coulisses/shared-domain/festival-activity/testing/activities";
import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import {
  approvedBy,
  draft,
  refusedBy,
  validated,
} from "@coulisses/shared-domain/festival-task/testing/tasks";
import { screen, waitFor, within } from "@testing-library/react";
import { festivalServer } from "../testing/festival-server";
import { openPage } from "../testing/open-page";
import { pick } from "../testing/pick";

const festival = festivalServer();
const named = (task: FestivalTask, id: number, name: string, team: string | null = "culture") =>
  ({ ...task, id, general: { ...task.general, name, team } }) as FestivalTask;

beforeEach(() => {
  const theirs = draft({ general: { administrator: lea } });
  festival.has(
    named(theirs, 1, "Monter", null),
    named(refusedBy(["humain"]), 2, "Défiler", "bar"),
    named(approvedBy(["matos"]), 3, "Tenir la buvette"),
    named(validated(), 4, "Balayer"),
  );
});

/** The names on screen, in their order. */
const listed = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => /Monter|Défiler|Tenir la buvette|Balayer/.exec(row.textContent ?? "")?.[0]);
const become = (...names: string[]) => waitFor(() => expect(listed()).toEqual(names));

async function openList(path = "/ft") {
  const page = openPage(path);
  await screen.findAllByRole("row", { name: /Monter|Défiler|Tenir|Balayer/ });
  return { ...page, filters: within(screen.getByRole("search", { name: "Filtres" })) };
}

describe("the filters of the list of tasks", () => {
  it("show the tasks of one team, and all of them once it is taken away", async () => {
    const { user, address, filters } = await openList();
    await pick(user, filters.getByLabelText("Équipe"), "Bar", "Bar");
    await become("Défiler");
    expect(address()).toBe("/ft?team=bar");
    await user.clear(filters.getByLabelText("Équipe"));
    await become("Monter", "Défiler", "Tenir la buvette", "Balayer");
    expect(address()).toBe("/ft");
  });

  it("offer those who administrate a task, and me", async () => {
    const { user, address, filters } = await openList();
    await user.click(filters.getByLabelText("Gestionnaire"));
    const offered = within(await screen.findByRole("listbox"));
    const people = offered.getAllByRole("option").map(({ textContent }) => textContent);
    expect(people).toEqual([expect.stringContaining("Léa"), expect.stringContaining("Noël")]);
    await user.click(screen.getByRole("option", { name: /Léa/ }));
    await become("Monter");
    expect(address()).toBe(`/ft?administrator=${lea.id}`);
  });

  it("show one status", async () => {
    const { user, address, filters } = await openList();
    await user.selectOptions(filters.getByLabelText("Statut"), "Validée");
    await become("Balayer");
    expect(address()).toBe("/ft?status=VALIDATED");
    await user.selectOptions(filters.getByLabelText("Statut"), "Tous les statuts");
    await waitFor(() => expect(address()).toBe("/ft"));
  });

  it("show what a team has answered, which hides drafts", async () => {
    const { user, address, filters } = await openList();
    const unfold = filters.getByRole("button", { name: "Plus de filtres" });
    expect(unfold).toHaveAttribute("aria-expanded", "false");
    await user.click(unfold);
    const matos = within(await filters.findByRole("group", { name: "Relecture Matos" }));
    await user.click(matos.getByRole("button", { name: "Approuvée" }));
    await become("Tenir la buvette", "Balayer");
    expect(address()).toBe("/ft?matos=APPROVED");
    await user.click(matos.getByRole("button", { name: "Approuvée" }));
    await waitFor(() => expect(address()).toBe("/ft"));
  });

  it("are all set by an address, unfolded where it asks for an answer", async () => {
    const { filters } = await openList("/ft?search=buvette&team=culture&status=IN_REVIEW&matos=APPROVED");
    await become("Tenir la buvette");
    expect(filters.getByLabelText("Chercher une tâche")).toHaveValue("buvette");
    await waitFor(() => expect(filters.getByLabelText("Équipe")).toHaveValue("Culture"));
    expect(filters.getByLabelText("Statut")).toHaveValue("IN_REVIEW");
    const matos = within(await filters.findByRole("group", { name: "Relecture Matos" }));
    expect(matos.getByRole("button", { name: "Approuvée" })).toHaveAttribute("aria-pressed", "true");
  });

  it("go away all at once, and only then is their button gone", async () => {
    const { user, address, filters } = await openList("/ft?search=defiler&team=bar&page=2");
    await user.click(filters.getByRole("button", { name: "Effacer les filtres" }));
    await become("Monter", "Défiler", "Tenir la buvette", "Balayer");
    expect(address()).toBe("/ft");
    expect(filters.queryByRole("button", { name: "Effacer les filtres" })).not.toBeInTheDocument();
  });

  it("say that nothing matches", async () => {
    const { user, filters } = await openList();
    await user.type(filters.getByLabelText("Chercher une tâche"), "girafe");
    expect(await screen.findByText("Aucune fiche tâche trouvée")).toBeInTheDocument();
  });
});

describe("the order of the list of tasks", () => {
  it("goes by number, by name or by team, and stands in the address", async () => {
    const { user, address } = await openList();
    expect(listed()).toEqual(["Monter", "Défiler", "Tenir la buvette", "Balayer"]);
    const byName = within(screen.getByRole("columnheader", { name: /Nom/ })).getByRole("button");
    await user.click(byName);
    await become("Balayer", "Défiler", "Monter", "Tenir la buvette");
    expect(address()).toBe("/ft?sort=name");
    await user.click(byName);
    await become("Tenir la buvette", "Monter", "Défiler", "Balayer");
    expect(address()).toBe("/ft?sort=-name");
  });
});

describe("a task of the list", () => {
  it("opens by a click", async () => {
    const { user, address } = await openList();
    await user.click(screen.getByText("Défiler"));
    await waitFor(() => expect(address()).toBe("/ft/2"));
  });
});
