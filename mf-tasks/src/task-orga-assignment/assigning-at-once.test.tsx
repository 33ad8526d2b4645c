import { notices } from "@coulisses/shared-auth/session";
import { aWindow } from "@coulisses/shared-auth/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { barWithDriver, candidate, slotsToFill } from "../testing/assignment-samples";
import { assignmentServer } from "../testing/assignment-server";
import { openPage } from "../testing/open-page";

const festival = assignmentServer();
const open = (address = "?ft=12&slot=m~14h") =>
  openPage(`/assignment/task-orga${address}`, {
    teams: ["hard", "humain"],
    permissions: ["affect-volunteer", "read-ft", "view-volunteer", "view-planning"],
  });
const slot = (title: RegExp) => screen.findByRole("button", { name: title });
const twoAt = /^vendredi 15 mai, 14h - 15h/;
const dialog = () => screen.findByRole("dialog");
const lea = candidate(1, "Léa", { assignableFriendsIds: [2] });

beforeEach(() => {
  void aWindow(1440);
  festival.kept.slots = [...slotsToFill(12, "Tenir le bar", [14, 15], [{ team: "benevole", demand: 1 }])];
  festival.kept.people = [
    lea,
    candidate(2, "Noël", { assignableFriendsIds: [1], charisma: 9 }),
    candidate(3, "Ugo", { charisma: 4 }),
  ];
});

describe("Assigning at once", () => {
  it("takes one press a person, and the focus waits at the next one", async () => {
    festival.kept.slots = [...slotsToFill(12, "Tenir le bar", [14], [{ team: "benevole", demand: 3 }])];
    const { user, messages } = open("?ft=12");
    const first = await screen.findByRole("button", { name: "Affecter Léa Martin" });
    act(() => first.focus());
    await user.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("button", { name: "Affecter Ugo Martin" })).toHaveFocus());
    await user.keyboard("{Enter}");
    await waitFor(() => expect(messages()).toContain("Ugo Martin est affecté·e à [12] Tenir le bar"));
    await user.click(await screen.findByRole("button", { name: "Affecter Noël Martin" }));
    expect(await screen.findByText("Ce créneau est complet")).toBeVisible();
    expect(await slot(twoAt)).toHaveTextContent(/Complet3\/3 PersonneLéa Martin, Ugo Martin, Noël Martin$/);
    expect(festival.writes).toHaveLength(3);
    act(() => notices.first()?.action?.run());
    expect(await screen.findByRole("button", { name: "Affecter Noël Martin" })).toBeVisible();
  });

  it("takes the choice of a team where several lack people, and one of a double click", async () => {
    festival.kept.slots = barWithDriver();
    festival.kept.people = [{ ...lea, teams: ["benevole", "conducteur"] }];
    const { user } = open("?ft=12");
    const button = await screen.findByRole("button", { name: "Affecter Léa Martin en tant que Conducteur" });
    await user.dblClick(button);
    await waitFor(() => expect(festival.writes).toHaveLength(1));
    expect(festival.writes[0]).toContain('"as":"conducteur"');
  });

  it("says why when another organiser was first", async () => {
    const { user, messages } = open();
    const button = await screen.findByRole("button", { name: "Affecter Léa Martin" });
    festival.elsewhereAssigned(12, "14h", { id: 3, as: "benevole" });
    await user.click(button);
    await waitFor(() =>
      expect(messages()).toEqual(["Il n'y a plus de place en tant que Personne pour Léa Martin"]),
    );
    expect(await screen.findByText("Ce créneau est complet")).toBeVisible();
  });

  it("asks for a reason where a rule of rest stands against it", async () => {
    const tired = "Léa Martin travaillerait plus de 6 h d'affilée";
    festival.kept.people = [{ ...lea, restProblems: [tired] }];
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Affecter Léa Martin" }));
    expect(within(await dialog()).getByText(tired)).toBeVisible();
    expect(festival.writes).toEqual([]);
  });
});

describe("On a phone", () => {
  it("shows one step at a time, and leads back from each", async () => {
    aWindow(390);
    const { user, address, messages } = open("");
    await user.click(await screen.findByRole("button", { name: /^12 - Tenir le bar/ }));
    expect(screen.queryByRole("list", { name: "Tâches à affecter" })).not.toBeInTheDocument();
    await user.click(await slot(twoAt));
    await user.click(await screen.findByRole("button", { name: "Affecter Léa Martin" }));
    await waitFor(() => expect(messages()).toEqual(["Léa Martin est affecté·e à [12] Tenir le bar"]));
    await user.click(screen.getByRole("button", { name: "Autres créneaux" }));
    expect(await slot(twoAt)).toHaveTextContent("Léa Martin");
    await user.click(screen.getByRole("button", { name: "Autres tâches" }));
    expect(await screen.findByRole("list", { name: "Tâches à affecter" })).toBeVisible();
    expect(address()).toBe("/assignment/task-orga");
  });
});
