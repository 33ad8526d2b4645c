import { ofName } from "@coulisses/shared-domain/french/of-name";
import { notices } from "@coulisses/shared-auth/session";
import type { Access } from "@coulisses/shared-domain/access/access";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { fridayAt } from "@coulisses/shared-domain/testing/friday";
import { barWithDriver, candidate, slotsToFill } from "../testing/assignment-samples";
import { assignmentServer } from "../testing/assignment-server";
import { openPage } from "../testing/open-page";

const festival = assignmentServer();
const organiser: Access = {
  teams: ["hard", "humain"],
  permissions: ["affect-volunteer", "read-ft", "view-volunteer", "view-planning"],
};
const open = (address = "") => openPage(`/assignment/task-orga${address}`, organiser);
/** The volunteers of each request for plannings. */
const compared = () => festival.readsOf("assignments/plannings").map((read) => read.match(/\d+/g)?.join());
const list = (name: string) => screen.findByRole("list", { name });
const tasksShown = async () =>
  within(await list("Tâches à affecter"))
    .getAllByRole("button")
    .map(({ textContent }) => textContent);
const namesShown = async () =>
  within(await list("Bénévoles disponibles"))
    .queryAllByRole("button", { name: /\|/ })
    .map(({ textContent }) => textContent?.split(" ")[0]);
const person = (name: string) => screen.findByRole("button", { name: new RegExp(`^${name}`) });
const slot = (title: RegExp) => screen.findByRole("button", { name: title });
const twoAt = /^vendredi 15 mai, 14h - 15h/;
const dialog = () => screen.findByRole("dialog");
const bar = () => slotsToFill(12, "Tenir le bar", [14, 15], [{ team: "benevole", demand: 1 }]);
const lea = candidate(1, "Léa", {
  assignableFriendsIds: [2],
  assignmentDuration: 7_200_000,
  totalAssignmentDuration: 18_000_000,
});
const noel = candidate(2, "Noël", { assignableFriendsIds: [1], charisma: 9 });
const atTwo = "?ft=12&slot=m~14h";

beforeEach(() => {
  festival.kept.slots = [...bar(), ...slotsToFill(20, "Fouiller", [16], [{ team: "secu", demand: 1 }])];
  festival.kept.people = [lea, noel, candidate(3, "Ugo", { charisma: 4 })];
});

describe("§5.8 The tasks that lack a person", () => {
  it("stand with the teams that are missing, and lead to their slots", async () => {
    const { user, address } = open();
    await waitFor(async () =>
      expect(await tasksShown()).toEqual(["12 - Tenir le barPersonne", "20 - FouillerSécu"]),
    );
    expect(screen.getByText("Nombre de FT dans la liste : 2")).toBeVisible();
    expect(screen.getByText("Aucun créneau sélectionné")).toBeVisible();
    await user.click(screen.getByRole("button", { name: /Tenir le bar/ }));
    const slots = await screen.findAllByRole("button", { name: /^vendredi 15 mai/ });
    expect(slots.map(({ textContent }) => textContent)).toEqual([
      "vendredi 15 mai, 14h - 15h0/1 PersonnePersonne pour l'instant",
      "vendredi 15 mai, 15h - 16h0/1 PersonnePersonne pour l'instant",
    ]);
    expect(address()).toBe("/assignment/task-orga?ft=12");
  });

  it("are narrowed by what is looked for, and joined by the full ones", async () => {
    festival.elsewhereAssigned(20, "16h", { id: 9, as: "secu" });
    const { user, address } = open("?task=bar");
    expect(await tasksShown()).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: "Effacer les filtres" }));
    await user.click(screen.getByRole("switch", { name: "Toutes les FTs" }));
    await waitFor(async () => expect(await tasksShown()).toHaveLength(2));
    expect(address()).toBe("/assignment/task-orga?all=1");
  });

  it("open their sheet in another tab by the right button", async () => {
    const opened = jest.spyOn(window, "open").mockReturnValue(null);
    open();
    fireEvent.contextMenu(await screen.findByRole("button", { name: /Tenir le bar/ }));
    expect(opened).toHaveBeenCalledWith("/ft/12", "_blank", "noopener");
    opened.mockRestore();
  });

  it("say when they can't be read, and are read again", async () => {
    festival.unplug();
    const { user } = open();
    const retry = await screen.findByRole("button", { name: "Réessayer" });
    festival.plug();
    await user.click(retry);
    expect(await tasksShown()).toHaveLength(2);
  });
});

describe("§5.8 The people for a slot", () => {
  it("come once it is chosen, the least charisma first, with what they do already", async () => {
    const { user, address } = open("?ft=12");
    await user.click(await slot(twoAt));
    expect(await person("Léa")).toHaveTextContent("Léa Martin | 1Bar : 2h00 • total : 5h00");
    expect(await namesShown()).toEqual(["Léa", "Ugo", "Noël"]);
    expect(screen.getByText("Nombre de bénévoles dans la liste : 3")).toBeVisible();
    expect(address()).toBe("/assignment/task-orga?ft=12&slot=m~14h");
  });

  it("are sorted by their hours in the category, then by charisma", async () => {
    const { user } = open(atTwo);
    await person("Léa");
    await user.click(screen.getByRole("button", { name: "Trier par tâche" }));
    expect(await namesShown()).toEqual(["Ugo", "Noël", "Léa"]);
    await user.click(screen.getByRole("button", { name: "Trier par tâche" }));
    expect(await namesShown()).toEqual(["Léa", "Ugo", "Noël"]);
  });

  it("are narrowed by telephone, and by friends: none, available, or already there", async () => {
    const { user, address } = open(`${atTwo}&volunteerName=060000003`);
    expect(await person("Ugo")).toBeVisible();
    await waitFor(async () => expect(await namesShown()).toEqual(["Ugo"]));
    await user.selectOptions(screen.getByRole("combobox", { name: "Amis" }), "Amis disponibles");
    expect(await screen.findByText("Rien ne correspond à ces filtres")).toBeVisible();
    await user.clear(screen.getByRole("searchbox", { name: "Recherche d'un bénévole" }));
    await waitFor(async () => expect(await namesShown()).toEqual(["Léa", "Noël"]));
    expect(address()).toContain("friends=available");
  });

  it("are none for a slot that is full, or that nobody can reach", async () => {
    festival.elsewhereAssigned(12, "14h", { id: 9, as: "benevole" });
    const { unmount } = open(atTwo);
    expect(await screen.findByText("Ce créneau est complet")).toBeVisible();
    unmount();
    open("?ft=20&slot=m~16h");
    expect(await screen.findByText("Aucun bénévole disponible pour ce créneau")).toBeVisible();
  });

  it("are walked through with the arrows, from one stop of the Tab key", async () => {
    const { user } = open(atTwo);
    const first = await person("Léa");
    act(() => first.focus());
    await user.keyboard("{ArrowDown}{End}{ArrowUp}");
    expect(await person("Ugo")).toHaveFocus();
    expect(first).toHaveAttribute("tabindex", "-1");
    await user.keyboard("{Enter}");
    expect(await within(await dialog()).findByRole("group", { name: "Ugo Martin" })).toBeVisible();
  });
});

describe("§5.10 A slot", () => {
  it("names who comes; its button and the right button on it say more", async () => {
    festival.kept.slots = [...slotsToFill(12, "Tenir le bar", [14], [{ team: "benevole", demand: 2 }])];
    festival.elsewhereAssigned(12, "14h", { id: 2, as: "benevole" });
    const { user } = open(atTwo);
    expect(await slot(twoAt)).toHaveTextContent(/1\/2 Personne.*Noël Martin$/);
    await user.click(await screen.findByRole("button", { name: /^Détails du créneau/ }));
    expect(await within(await dialog()).findByText(/Noël Martin/)).toBeVisible();
    await user.click(within(await dialog()).getByRole("button", { name: "Fermer" }));
    fireEvent.contextMenu(await slot(twoAt));
    expect(await within(await dialog()).findByText(/Noël Martin/)).toBeVisible();
  });

  it("is chosen on a calendar too, which the address keeps", async () => {
    const { user, address } = open("?ft=12");
    await user.click(await screen.findByRole("button", { name: "Sur un calendrier" }));
    const [first] = await screen.findAllByRole("button", { name: /^\[0\/1\] Personne/ });
    await user.click(first as HTMLElement);
    expect(address()).toBe("/assignment/task-orga?ft=12&view=calendar&slot=m~14h");
    await user.click(screen.getByRole("button", { name: "Détails du créneau" }));
    await user.click(within(await dialog()).getByRole("button", { name: "Fermer" }));
    await user.click(screen.getByRole("button", { name: "En liste" }));
    expect(await slot(twoAt)).toHaveAttribute("aria-current", "true");
  });

  it("is the one that runs at an instant, where that is all one knows", async () => {
    open(`?ft=12&at=${encodeURIComponent(fridayAt(15, 30))}`);
    expect(await slot(/^vendredi 15 mai, 15h - 16h/)).toHaveAttribute("aria-current", "true");
    expect(await slot(twoAt)).not.toHaveAttribute("aria-current");
  });

  it("needs no choice where a task has one", async () => {
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: /^20 - Fouiller/ }));
    expect(await screen.findByText("Aucun bénévole disponible pour ce créneau")).toBeVisible();
  });
});

describe("Assigning with friends", () => {
  it("takes a press and Enter; it can be taken back, and the task follows", async () => {
    const { user, messages } = open(atTwo);
    await user.click(await person("Léa"));
    await dialog();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(messages()).toEqual(["Léa Martin est affecté·e à [12] Tenir le bar"]));
    expect(festival.writes[0]).toBe(
      'POST assignments {"assignment":{"taskId":12,"mobilizationId":"m","assignmentId":"14h"},"volunteers":[{"id":1,"as":"benevole"}]}',
    );
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(await slot(twoAt)).toHaveAttribute("aria-current", "true");
    expect(await slot(twoAt)).toHaveTextContent("1/1 Personne");
    act(() => notices.first()?.action?.run());
    await waitFor(() => expect(messages()).toContain("Affectation annulée"));
    expect(festival.writes[1]).toBe(
      "DELETE assignments/tasks/12/mobilizations/m/assignments/14h/assignees/1",
    );
    expect(await person("Léa")).toBeVisible();
  });

  it("brings friends along, each with a team, by the keys alone", async () => {
    festival.kept.slots = barWithDriver();
    festival.kept.people = [
      { ...lea, teams: ["benevole", "conducteur"], assignableFriendsIds: [2, 3] },
      noel,
      candidate(3, "Ugo", { assignableFriendsIds: [1] }),
    ];
    const { user, messages } = open(atTwo);
    await user.click(await person("Léa"));
    const teams = async (name: string) =>
      within(await within(await dialog()).findByRole("group", { name: `Équipe ${ofName(`${name} Martin`)}` }))
        .getAllByRole("button", { pressed: true })
        .map(({ textContent }) => textContent);
    await dialog();
    await waitFor(() => expect(compared()).toEqual(["1"]));
    await user.keyboard("+");
    expect(await teams("Noël")).toEqual(["Personne"]);
    await waitFor(() => expect(compared()).toEqual(["1", "1,2"]));
    expect(await teams("Léa")).toEqual(["Conducteur"]);
    await user.keyboard("{ArrowDown}");
    expect(await teams("Ugo")).toEqual(["Personne"]);
    await user.keyboard("{Backspace}=");
    expect(await teams("Noël")).toEqual(["Personne"]);
    await user.keyboard("{Enter}");
    await waitFor(() =>
      expect(messages()).toEqual(["Léa Martin et Noël Martin sont affecté·es à [12] Tenir le bar"]),
    );
    expect(festival.writes[0]).toContain('[{"id":1,"as":"conducteur"},{"id":2,"as":"benevole"}]');
  });

  it("waits for a choice where a person could come for two teams", async () => {
    festival.kept.slots = barWithDriver();
    festival.kept.people = [{ ...lea, teams: ["benevole", "conducteur"], assignableFriendsIds: [] }];
    const { user } = open(atTwo);
    await user.click(await person("Léa"));
    await user.click(within(await dialog()).getByRole("button", { name: "Affecter" }));
    expect(await screen.findByText("Les candidats ne sont pas tous affectés à une équipe")).toBeVisible();
    expect(festival.writes).toEqual([]);
    await user.click(await screen.findByRole("button", { name: "Conducteur" }));
    await user.click(screen.getByRole("button", { name: "Affecter" }));
    await waitFor(() => expect(festival.writes[0]).toContain('"as":"conducteur"'));
  });

  it("shows what the person does that day, their breaks and when they are free", async () => {
    festival.kept.planned = [
      {
        start: fridayAt(9),
        end: fridayAt(11),
        task: { id: 7, name: "Monter la scène", status: "READY_TO_ASSIGN", place: "Scène" },
      },
    ];
    const { user } = open(atTwo);
    await user.click(await person("Léa"));
    const column = await within(await dialog()).findByRole("group", { name: "Léa Martin" });
    expect(await within(column).findByText("[7] Monter la scène")).toBeVisible();
    expect(within(column).getByText("Pause")).toBeVisible();
    expect(within(column).getByText("Disponible : 8h - 20h")).toBeInTheDocument();
    expect(within(column).getByText("[12] Tenir le bar")).toBeVisible();
  });

  it("against the rules of rest takes a word, which goes to the journal", async () => {
    const tired = "Léa Martin travaillerait plus de 6 h d'affilée";
    festival.kept.people = [{ ...lea, restProblems: [tired] }];
    const { user } = open(atTwo);
    expect(await person("Léa")).toHaveTextContent(tired);
    await user.click(await person("Léa"));
    expect(within(await dialog()).getByText(tired)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Affecter" }));
    expect(await screen.findByText("Ce champ est requis")).toBeVisible();
    expect(festival.writes).toEqual([]);
    await user.type(screen.getByLabelText(/Raison de passer outre/), "Volontaire{Enter}");
    await waitFor(() => expect(festival.writes[0]).toContain('"restOverride":"Volontaire"'));
  });
});
