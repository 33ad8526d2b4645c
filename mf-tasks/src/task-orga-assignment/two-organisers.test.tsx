import { baseApi } from "@coulisses/shared-auth";
import { act, screen, waitFor, within } from "@testing-library/react";
import { candidate, slotsToFill } from "../testing/assignment-samples";
import { assignmentServer } from "../testing/assignment-server";
import { openPage } from "../testing/open-page";

const festival = assignmentServer();
const atTwo = "/assignment/task-orga?ft=12&slot=m~14h";
const open = () =>
  openPage(atTwo, {
    teams: ["hard", "humain"],
    permissions: ["affect-volunteer", "read-ft", "view-volunteer", "view-planning"],
  });
const person = (name: string) => screen.findByRole("button", { name: new RegExp(`^${name}`) });
const dialog = () => screen.findByRole("dialog");
const oneMissing = () => slotsToFill(12, "Tenir le bar", [14, 15], [{ team: "benevole", demand: 1 }]);
/** Another organiser's write reaches the page. */
const hear = (store: ReturnType<typeof open>["store"]) =>
  act(() => void store.dispatch(baseApi.util.invalidateTags([{ type: "Planning", id: "LIST" }])));

beforeEach(() => {
  festival.kept.slots = [...oneMissing()];
  festival.kept.people = [candidate(1, "Léa"), candidate(2, "Noël"), candidate(3, "Ugo")];
});

describe("Two organisers at once", () => {
  it("the last place goes to one; the other reads why, and sees the task as it is now", async () => {
    const { user } = open();
    await user.click(await person("Léa"));
    await dialog();
    festival.elsewhereAssigned(12, "14h", { id: 3, as: "benevole" });
    await user.click(screen.getByRole("button", { name: "Affecter" }));
    expect(
      await screen.findByText("Il n'y a plus de place en tant que Personne pour Léa Martin"),
    ).toBeVisible();
    expect(await screen.findByText("Ce créneau vient d'être complété")).toBeVisible();
    expect(await screen.findByText("1/1")).toBeInTheDocument();
  });

  it("anyone who tries again for a place that is gone reads so, without asking the server", async () => {
    festival.kept.slots = [
      ...slotsToFill(
        12,
        "Tenir le bar",
        [14],
        [
          { team: "benevole", demand: 1 },
          { team: "secu", demand: 1 },
        ],
      ),
    ];
    const { user, store } = open();
    await user.click(await person("Léa"));
    await dialog();
    festival.elsewhereAssigned(12, "14h", { id: 3, as: "benevole" });
    hear(store);
    const words = "Il n'y a plus de place pour Léa Martin";
    expect(await screen.findByText(words)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Affecter" }));
    await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
    expect(festival.writes).toEqual([]);
  });

  it("an assignment made elsewhere comes live, and what is chosen stays", async () => {
    festival.kept.slots = [...slotsToFill(12, "Tenir le bar", [14], [{ team: "benevole", demand: 2 }])];
    const { store, address } = open();
    await person("Noël");
    festival.elsewhereAssigned(12, "14h", { id: 2, as: "benevole" });
    hear(store);
    expect(await screen.findByRole("button", { name: /1\/2 Personne Noël Martin$/ })).toHaveAttribute(
      "aria-current",
      "true",
    );
    const people = within(await screen.findByRole("list", { name: "Bénévoles disponibles" }));
    await waitFor(() =>
      expect(
        people.getAllByRole("button", { name: /\|/ }).map(({ textContent }) => textContent?.split(" ")[0]),
      ).toEqual(["Léa", "Ugo"]),
    );
    expect(address()).toBe(atTwo);
  });

  it("a task that is no longer in assignment says so, over what was last known of it", async () => {
    const { store } = open();
    expect(await screen.findAllByRole("button", { name: /0\/1 Personne/ })).toHaveLength(2);
    festival.kept.slots = [];
    hear(store);
    expect(await screen.findByText("La FT #12 est introuvable")).toBeVisible();
    expect(await screen.findByText("Aucune tâche à affecter")).toBeVisible();
  });

  it("a candidate who was just assigned elsewhere is told before the button is pressed", async () => {
    festival.kept.slots = [
      ...slotsToFill(12, "Tenir le bar", [14], [{ team: "benevole", demand: 2 }]),
      ...slotsToFill(13, "Nettoyer", [14], [{ team: "benevole", demand: 1 }]),
    ];
    const { user, store } = open();
    await user.click(await person("Léa"));
    await dialog();
    festival.elsewhereAssigned(13, "14h", { id: 1, as: "benevole" });
    hear(store);
    expect(await screen.findByText(/^Léa Martin ne peut plus venir/)).toBeVisible();
  });
});
