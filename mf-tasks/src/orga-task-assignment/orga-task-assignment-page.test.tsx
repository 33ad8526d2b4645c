import { baseApi } from "@coulisses/shared-auth";
import { notices } from "@coulisses/shared-auth/session";
import { api } from "@coulisses/shared-auth/testing";
import type { Access } from "@coulisses/shared-domain/access/access";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { delay, http } from "msw";
import { openPage } from "../testing/open-page";
import { candidate, namedIn, slotsToFill } from "../testing/assignment-samples";
import { assignmentServer } from "../testing/assignment-server";

const festival = assignmentServer();
const organiser: Access = {
  teams: ["hard", "humain"],
  permissions: ["affect-volunteer", "read-ft", "view-volunteer", "view-planning"],
};
const open = (address = "?volunteer=1") => openPage(`/assignment/orga-task${address}`, organiser);
const rowsOf = async (name: string) =>
  (await within(await screen.findByRole("list", { name })).findAllByRole("listitem")).map(
    ({ textContent }) => textContent,
  );
const slots = () => rowsOf("Créneaux disponibles");
const slotRow = (name: RegExp) => screen.findByRole("button", { name });
const giveBar = () => screen.findByRole("button", { name: /^Affecter à 12 - Tenir le bar/ });
const planning = (name = "Léa Martin") => screen.findByRole("region", { name });
const undo = () => act(() => notices.first()?.action?.run());

const lea = candidate(1, "Léa", { teams: ["benevole", "bar"], note: "Ponctuelle", charisma: 99 });
const noel = candidate(2, "Noël", { hasAtLeastOneFriend: false, charisma: 98 });
const demands = [{ team: "benevole", demand: 1 }];
const bar = () => slotsToFill(12, "Tenir le bar", [14], demands);
const door = () =>
  slotsToFill(
    20,
    "Tenir l'entrée",
    [18],
    [
      { team: "benevole", demand: 3 },
      { team: "bar", demand: 1 },
    ],
    { hasFriendsAssigned: true, topPriority: true, category: "STATIQUE" },
  );

beforeEach(() => {
  festival.kept.people = [lea, noel];
  festival.kept.slots = [...bar(), ...door()];
});

describe("§5.9 The people", () => {
  it("stand by charisma with what they do; a press looks for slots for one, and the address says whom", async () => {
    const { user, address } = open("");
    await waitFor(async () =>
      expect(await rowsOf("Bénévoles à affecter")).toEqual([
        expect.stringMatching(/^Léa Martin \| 99Bar.*affecté: 0h00.*Note : Ponctuelle/),
        expect.stringMatching(/^Noël Martin \| 98.*N'a aucun ami/),
      ]),
    );
    expect(screen.getAllByText("Aucun bénévole sélectionné")).toHaveLength(2);
    await user.click(screen.getByRole("button", { name: /^Léa Martin/ }));
    expect(await slots()).toHaveLength(2);
    expect(address()).toBe("/assignment/orga-task?volunteer=1");
    expect(screen.getByRole("button", { name: /^Léa Martin/ })).toHaveAttribute("aria-current", "true");
    await waitFor(() => expect(document.title).toBe("Léa Martin affect"));
  });

  it("are narrowed by what is looked for, also by telephone", async () => {
    open("?volunteerName=060000002");
    await waitFor(async () => expect(await rowsOf("Bénévoles à affecter")).toHaveLength(1));
    expect(screen.getByText("Nombre de bénévoles dans la liste : 1")).toBeVisible();
  });

  it("say when nobody can be read, and are read again", async () => {
    festival.unplug();
    const { user } = open("");
    const retry = await screen.findByRole("button", { name: "Réessayer" });
    festival.plug();
    await user.click(retry);
    expect(await rowsOf("Bénévoles à affecter")).toHaveLength(2);
  });

  it("lead to their friends: those for whom slots can be looked for, and the others in name alone", async () => {
    festival.answers({ friend: { list: () => [noel, candidate(9, "Ugo")] } });
    const { user, address } = open();
    const friends = within(await screen.findByRole("list", { name: "Amis de Léa" }));
    expect(friends.queryByRole("button", { name: "Ugo Martin" })).toBeNull();
    expect(friends.getByRole("link", { name: "Affecter Noël Martin dans un autre onglet" })).toHaveAttribute(
      "href",
      "/assignment/orga-task?volunteer=2",
    );
    await user.click(friends.getByRole("button", { name: "Noël Martin" }));
    expect(address()).toBe("/assignment/orga-task?volunteer=2");
  });

  it("may have no friend", async () => {
    open();
    expect(await screen.findByText("Aucun ami 😭")).toBeVisible();
  });
});

describe("§5.9 The slots for a person", () => {
  it("say when they are, whom they lack, and who is there already", async () => {
    open();
    expect(await slots()).toEqual([
      expect.stringMatching(/^12 - Tenir le barvendredi 15 mai, 14h - 15hPersonne: 1/),
      expect.stringMatching(
        /^20 - Tenir l'entrée.*prioritaire.*Ami\(s\) déjà assigné\(s\) sur le créneau.*Personne: 3Bar: 1/,
      ),
    ]);
    expect(screen.getByText("Nombre de créneaux dans la liste : 2")).toBeVisible();
  });

  it("are narrowed by task, by category and to those where friends are", async () => {
    const { user, address } = open("?volunteer=1&category=STATIQUE");
    await waitFor(async () => expect(await slots()).toHaveLength(1));
    await user.click(screen.getByRole("button", { name: "Effacer les filtres" }));
    await waitFor(async () => expect(await slots()).toHaveLength(2));
    await user.click(screen.getByRole("switch", { name: "Amis assignés" }));
    await waitFor(async () => expect(await slots()).toHaveLength(1));
    expect(address()).toBe("/assignment/orga-task?volunteer=1&friendsAssigned=1");
    await user.type(screen.getByRole("searchbox", { name: "Recherche d'une tâche" }), "bar");
    expect(await screen.findByText("Rien ne correspond à ces filtres")).toBeVisible();
  });

  it("may be none", async () => {
    festival.kept.slots = [];
    open();
    expect(await screen.findByText("Aucun créneau disponible pour Léa")).toBeVisible();
  });

  it("are drawn a hundred at a time", async () => {
    festival.kept.slots = Array.from({ length: 130 }, (_, at) =>
      slotsToFill(100 + at, `Tâche ${at}`, [14], demands),
    ).flat();
    const { user } = open();
    expect(await slots()).toHaveLength(100);
    await user.click(screen.getByRole("button", { name: "Afficher la suite (30)" }));
    expect(await slots()).toHaveLength(130);
  });

  it("open their task in another tab by the right button", async () => {
    const opened = jest.spyOn(window, "open").mockReturnValue(null);
    open();
    fireEvent.contextMenu(await slotRow(/^12 - Tenir le bar/));
    expect(opened).toHaveBeenCalledWith("/ft/12", "_blank", "noopener");
    opened.mockRestore();
  });

  it("show in the week of the person when they are pointed at", async () => {
    const { user } = open();
    const row = await slotRow(/^12 - Tenir le bar/);
    const week = within(await planning());
    await waitFor(() => expect(week.getAllByText("Pause")).toHaveLength(2));
    expect(week.queryByText("[12] Tenir le bar")).toBeNull();
    await user.hover(row);
    expect(week.getByText("[12] Tenir le bar")).toBeVisible();
    await user.unhover(row);
    expect(week.queryByText("[12] Tenir le bar")).toBeNull();
  });
});

describe("Assigning a person", () => {
  it("takes a press where one team is left; all follows, and it can be taken back", async () => {
    const { user, messages } = open();
    await user.click(await giveBar());
    await waitFor(async () => expect(await slots()).toHaveLength(1));
    expect(festival.writes).toEqual([
      'POST assignments {"assignment":{"taskId":12,"mobilizationId":"m","assignmentId":"14h"},"volunteers":[{"id":1,"as":"benevole"}]}',
    ]);
    expect(
      await (await within(await planning())).findByRole("button", { name: /^\[12\] Tenir le bar/ }),
    ).toBeVisible();
    expect(within(await planning()).getAllByText("[12] Tenir le bar")).toHaveLength(1);
    expect(await screen.findByText("🍻 Bar 1h00")).toBeVisible();
    expect(await screen.findByRole("button", { name: /^Léa Martin.*affecté: 1h00/ })).toBeVisible();
    await waitFor(() => expect(messages()).toEqual(["Léa Martin est affecté·e à [12] Tenir le bar"]));
    undo();
    await waitFor(async () => expect(await slots()).toHaveLength(2));
    expect(await screen.findByText("🍻 Bar 0h00")).toBeVisible();
  });

  it("shows who is there first, by a press on the row", async () => {
    festival.kept.slots = [...door()];
    festival.elsewhereAssigned(20, "18h", { id: 2, as: "benevole" });
    const { user } = open();
    await user.click(await slotRow(/^20 - Tenir l'entrée/));
    const dialog = within(await screen.findByRole("dialog", { name: "[20] Tenir l'entrée" }));
    expect(await dialog.findByText(/Noël Martin/)).toBeVisible();
    expect(festival.writes).toEqual([]);
  });

  it("takes a choice where several teams lack people", async () => {
    const { user } = open();
    await user.click(
      await slotRow(/^Affecter à 20 - Tenir l'entrée, vendredi 15 mai, 18h - 19h en tant que Bar$/),
    );
    await waitFor(() => expect(festival.writes[0]).toContain('"volunteers":[{"id":1,"as":"bar"}]'));
  });

  it("needs no mouse: the arrows reach every slot and team, Enter assigns", async () => {
    const { user } = open();
    const first = await slotRow(/^12 - Tenir le bar/);
    act(() => first.focus());
    await user.keyboard("{ArrowDown}{Tab}{Tab}");
    expect(await slotRow(/en tant que Bar/)).toHaveFocus();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(festival.writes[0]).toContain('"as":"bar"'));
    await waitFor(async () => expect(await slots()).toHaveLength(1));
    expect(await giveBar()).toHaveFocus();
  });

  it("against the rules of rest takes a word, which goes to the journal", async () => {
    const tired = "Léa Martin travaillerait plus de 6 h d'affilée";
    festival.kept.slots = bar().map((slot) => ({ ...slot, restProblems: [tired] }));
    const { user } = open();
    const row = await slotRow(/^12 - Tenir le bar/);
    expect(row).toHaveTextContent(tired);
    await user.click(await giveBar());
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText(tired)).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Affecter" }));
    expect(await dialog.findByText("Ce champ est requis")).toBeVisible();
    expect(festival.writes).toEqual([]);
    await user.type(dialog.getByLabelText(/Raison de passer outre/), "Volontaire{Enter}");
    await waitFor(() => expect(festival.writes[0]).toContain('"restOverride":"Volontaire"'));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  it("says why when another person took the last place, and shows the slots as they are", async () => {
    const { user, messages } = open();
    const button = await giveBar();
    festival.elsewhereAssigned(12, "14h", { id: 9, as: "benevole" });
    await user.click(button);
    await waitFor(() =>
      expect(messages()).toEqual(["Il n'y a plus de place en tant que Personne pour Léa Martin"]),
    );
    await waitFor(async () => expect(await slots()).toHaveLength(1));
  });

  it("follows what others assign", async () => {
    const { store } = open();
    await slotRow(/^12 - Tenir le bar/);
    festival.elsewhereAssigned(12, "14h", { id: 1, as: "benevole" });
    act(
      () =>
        void store.dispatch(
          baseApi.util.invalidateTags([
            { type: "Planning", id: "LIST" },
            { type: "Planning", id: 1 },
          ]),
        ),
    );
    await waitFor(async () => expect(await slots()).toHaveLength(1));
    expect(await screen.findByText("🍻 Bar 1h00")).toBeVisible();
  });
});

describe("The week of a person", () => {
  it("opens who comes to a slot, where they are taken off again", async () => {
    festival.elsewhereAssigned(12, "14h", { id: 1, as: "benevole" });
    const { user, messages } = open();
    await user.click(await within(await planning()).findByRole("button", { name: /^\[12\] Tenir le bar/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "[12] Tenir le bar" }));
    await user.click(await dialog.findByRole("button", { name: "Retirer Léa Martin du créneau" }));
    await waitFor(() => expect(messages()).toEqual(["Léa Martin ne vient plus à ce créneau"]));
    expect(await dialog.findByText("Aucun bénévole affecté sur ce créneau")).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Fermer" }));
    await waitFor(async () => expect(await slots()).toHaveLength(2));
    expect(within(await planning()).queryByText("[12] Tenir le bar")).toBeNull();
  });

  it("says neither that nobody is chosen nor a total before it has come", async () => {
    const hours = http.get(api("users/:id/assignments/stats"), () => delay("infinite"));
    festival.server.use(hours);
    open();
    expect(screen.queryByText("Aucun bénévole sélectionné")).not.toBeInTheDocument();
    expect(await within(await planning()).findByText("Affecté")).toBeVisible();
    expect(screen.queryByText(/^Total/)).not.toBeInTheDocument();
  });

  it("leads to the tasks that are not ready and name them, and shows breaks", async () => {
    const opened = jest.spyOn(window, "open").mockReturnValue(null);
    festival.kept.planned = [namedIn(7, "Monter la scène", 9)];
    const { user } = open();
    const week = within(await planning());
    await user.click(await week.findByRole("button", { name: /^\[7\] Monter la scène/ }));
    expect(opened).toHaveBeenCalledWith("/ft/7", "_blank", "noopener");
    await waitFor(() => expect(week.getAllByText("Pause")).toHaveLength(2));
    expect(week.queryByRole("button", { name: /^Pause/ })).toBeNull();
    opened.mockRestore();
  });
});
