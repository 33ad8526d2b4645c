import { aWindow, read } from "@coulisses/shared-auth/testing";
import { prepareLeaflet } from "@coulisses/shared-ui/map/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { fridayAt } from "@coulisses/shared-domain/testing/friday";
import { openPage } from "../testing/open-page";
import { hugo, slotOf, zoe } from "../testing/planning-samples";
import { planningServer } from "../testing/planning-server";

prepareLeaflet();
const festival = planningServer();
const volunteer = { teams: ["benevole"], permissions: ["view-planning", "view-volunteer"] };
const humain = { teams: ["humain"], permissions: [...volunteer.permissions, "affect-volunteer", "read-ft"] };
const own = (access = volunteer) => openPage("/planning", access);
const ofZoe = (access = humain) => openPage(`/planning/${zoe.id}`, access);
const bar = slotOf(12, "Tenir le bar", 18, 20);
const region = async (name: string) => within(await screen.findByRole("region", { name }));
const dialog = async () => within(await screen.findByRole("dialog"));

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date(fridayAt(17)),
    doNotFake: ["setTimeout", "setInterval", "queueMicrotask"],
  });
  aWindow(1440);
});
afterEach(() => {
  jest.useRealTimers();
});

describe("One's own planning", () => {
  it("says what comes next: when, where, with whom, and whom to call", async () => {
    festival.kept.slots = [slotOf(11, "Monter le bar", 10, 12), bar];
    own();
    const next = await region("Prochain créneau");
    expect(next.getByText("dans 1 h 00")).toBeVisible();
    expect(next.getByText("Tenir le bar")).toBeVisible();
    expect(next.getByText("FT 12")).toBeVisible();
    expect(next.getByText("vendredi 15 mai, 18h - 20h")).toBeVisible();
    expect(await next.findByRole("link", { name: "Scène : y aller avec une carte" })).toHaveAttribute(
      "href",
      "https://www.google.com/maps/search/?api=1&query=45.78,4.87",
    );
    expect(await next.findByText("Avec Zoé (Zozo) Roux, Hugo Blanc")).toBeVisible();
    expect(next.getByRole("link", { name: "Appeler Hugo Blanc : 06 11 22 33 44" })).toHaveAttribute(
      "href",
      "tel:0611223344",
    );
  });

  it("is a list on a phone, whose past is folded", async () => {
    aWindow(390);
    festival.kept.slots = [slotOf(11, "Monter le bar", 10, 12), slotOf(13, "Ranger", 16, 18), bar];
    const { user } = own();
    const list = await region("Créneaux");
    const rows = () => list.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(rows()).toEqual(["16h - 18hMaintenant[13] RangerScène", "18h - 20h[12] Tenir le barScène"]);
    expect(await region("Maintenant")).toBeDefined();
    await user.click(list.getByRole("button", { name: "Afficher ce qui est passé (1)" }));
    expect(rows()[0]).toBe("10h - 12h[11] Monter le barScène");
    expect(screen.queryByRole("region", { name: "Calendrier" })).not.toBeInTheDocument();
  });

  it("is one slot where hours of one task follow one another", async () => {
    aWindow(390);
    festival.kept.slots = [slotOf(12, "Tenir le bar", 18, 19), slotOf(12, "Tenir le bar", 19, 20)];
    const { user } = own();
    const list = await region("Créneaux");
    expect(list.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "18h - 20h[12] Tenir le barScène",
    ]);
    await user.click(list.getByRole("button", { name: /Tenir le bar/ }));
    const opened = await dialog();
    expect(opened.getByText("du vendredi 15 mai à 18:00 au vendredi 15 mai à 20:00")).toBeVisible();
    expect(opened.getByRole("button", { name: "18h - 19h", pressed: true })).toBeVisible();
  });

  it("opens a slot: the place with a way to it, instructions, who comes, and no phone that is not known", async () => {
    aWindow(390);
    festival.kept.slots = [bar];
    const { user } = own();
    await user.click(
      (await region("Prochain créneau")).getByRole("button", { name: "Instructions et plan" }),
    );
    const opened = await dialog();
    expect(await opened.findByText("Viens avec des gants")).toBeVisible();
    expect(opened.getByRole("link", { name: "Scène : y aller avec une autre carte" })).toHaveAttribute(
      "href",
      "https://www.google.com/maps/search/?api=1&query=45.78,4.87",
    );
    expect(await opened.findByRole("region", { name: "Carte des lieux" })).toBeInTheDocument();
    expect(opened.getAllByRole("link", { name: /^Appeler/ })).toHaveLength(1);
    expect(opened.queryByText("Instructions pour les responsables")).not.toBeInTheDocument();
    expect(opened.queryByRole("link", { name: "Ouvrir la fiche tâche" })).not.toBeInTheDocument();
    expect(opened.queryByRole("button", { name: "Qui vient à ce créneau" })).not.toBeInTheDocument();
  });

  it("tells those in charge what is for them, and calls team mates whose phone one may see", async () => {
    festival.kept.slots = [bar];
    festival.kept.details = {
      inChargeInstruction: "<p>Tu as la clé</p>",
      appointment: null,
      assignees: [{ ...hugo, phone: "0611223344" }],
      contacts: [],
    };
    const { user } = own(humain);
    await user.click(
      (await region("Prochain créneau")).getByRole("button", { name: "Instructions et plan" }),
    );
    const opened = await dialog();
    expect(await opened.findByText("Tu as la clé")).toBeVisible();
    expect(opened.getAllByText("Aucun lieu assigné")).toHaveLength(1);
    expect(opened.getByRole("link", { name: /^Appeler Hugo Blanc/ })).toBeVisible();
    expect(opened.getByRole("link", { name: "Ouvrir la fiche tâche" })).toHaveAttribute("href", "/ft/12");
  });

  it("leads those who assign to who comes to a slot", async () => {
    festival.kept.slots = [bar];
    const { start, end, mobilizationId, assignmentId } = bar;
    const where = { taskId: 12, mobilizationId, assignmentId };
    festival.server.use(
      read(`assignments/tasks/12/mobilizations/${mobilizationId}/assignments/${assignmentId}`, () => ({
        ...where,
        start,
        end,
        name: "Tenir le bar",
        appointment: "Scène",
        demands: [{ team: "bar", demand: 2 }],
        assignees: [{ ...zoe, teams: ["bar"], as: "bar", friends: [], assignmentDuration: 7_200_000 }],
      })),
    );
    const { user } = ofZoe();
    await user.click(
      (await region("Prochain créneau")).getByRole("button", { name: "Instructions et plan" }),
    );
    await user.click((await dialog()).getByRole("button", { name: "Qui vient à ce créneau" }));
    expect(await (await dialog()).findByText("1/2 Bar")).toBeVisible();
    expect(
      (await dialog()).getByRole("button", { name: "Retirer Zoé (Zozo) Roux du créneau" }),
    ).toBeVisible();
  });

  it("offers those who assign a break on a phone too, under the planning", async () => {
    aWindow(390);
    festival.kept.slots = [bar];
    const { user } = ofZoe();
    await region("Créneaux");
    await user.click(screen.getByRole("button", { name: "Ajouter une pause" }));
    expect(
      await screen.findByRole("dialog", { name: "Ajouter un temps de pause au bénévole" }),
    ).toBeVisible();
  });

  it("opens the slot that the link of a reminder names, and forgets the link with it", async () => {
    festival.kept.slots = [slotOf(11, "Monter le bar", 10, 12), bar];
    const { user } = openPage(`/planning?task=12&start=${fridayAt(18)}`, volunteer);
    const opened = await screen.findByRole("dialog", { name: "[12] Tenir le bar" });
    await user.click(within(opened).getByRole("button", { name: "Fermer" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(screen.queryByText(/Le créneau de ce lien/)).not.toBeInTheDocument();
  });

  it("says that the slot of a link is no longer there, and shows what is", async () => {
    festival.kept.slots = [bar];
    const { user } = openPage(`/planning?task=13&start=${fridayAt(18)}`, volunteer);
    const words = await screen.findByText(/Le créneau de ce lien n'est plus dans le planning/);
    expect(await screen.findByRole("region", { name: "Prochain créneau" })).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Compris" }));
    expect(words).not.toBeInTheDocument();
  });

  it("without a slot says what comes next", async () => {
    own();
    expect(await screen.findByText("Pas encore de créneau")).toBeVisible();
    expect(screen.getByRole("link", { name: "Vérifier mes dispos" })).toHaveAttribute(
      "href",
      "/availabilities",
    );
    expect(screen.queryByRole("button", { name: "Ajouter une pause" })).not.toBeInTheDocument();
  });

  it("shows the demands of tasks that are not ready, which may still change", async () => {
    festival.answers({
      slot: {
        listMobilizations: () => [
          {
            id: 7,
            name: "Monter la scène",
            status: "IN_REVIEW",
            appointment: null,
            timeWindow: { id: "1-2", start: fridayAt(20), end: fridayAt(22) },
          },
        ],
      },
    });
    const { user } = own();
    await user.click(await screen.findByRole("button", { name: "Liste" }));
    await user.click(await screen.findByRole("button", { name: /Monter la scène/ }));
    expect(await (await dialog()).findByText(/tout peut encore changer/)).toBeVisible();
  });

  it("without a server says so, and tries again", async () => {
    festival.kept.slots = [bar];
    festival.unplug();
    const { user } = own();
    const again = await screen.findByRole("button", { name: "Réessayer" });
    festival.plug();
    await user.click(again);
    expect(await screen.findByRole("region", { name: "Prochain créneau" })).toBeInTheDocument();
  });
});

describe("The planning of a person", () => {
  it("is headed by their name and teams, and by how long they work for those who assign", async () => {
    festival.kept.slots = [bar];
    festival.answers({
      slot: {
        readWorkTimes: () => [
          { category: "BAR", duration: 7_200_000 },
          { category: null, duration: 3_600_000 },
        ],
      },
    });
    ofZoe();
    expect(await screen.findByRole("heading", { name: "Planning de Zoé (Zozo) Roux" })).toBeVisible();
    expect(await screen.findByText("Orga")).toBeVisible();
    await waitFor(() => expect(document.title).toBe("Planning de Zoé (Zozo) Roux"));
    const times = within(screen.getByRole("group", { name: "Temps d'affectation" }));
    expect(await times.findByText("Bar 🍻 2h00")).toBeVisible();
    expect(times.getByText("Aucune 🤷‍♂️ 1h00")).toBeVisible();
    expect(times.getByText("Total : 3h00")).toBeVisible();
  });

  it("takes a break that the keyboard chooses in the calendar, in whole hours, and gives it back", async () => {
    festival.kept.slots = [bar];
    const { user, messages } = ofZoe();
    (await screen.findByRole("button", { name: /^Choisir une plage : vendredi 15 mai/ })).focus();
    await user.keyboard("{ArrowRight}{Shift>}{ArrowDown}{/Shift}{Enter}");
    expect((await dialog()).getByLabelText(/^Durée en heures/)).toHaveValue("2");
    await user.click((await dialog()).getByRole("button", { name: "Ajouter la pause" }));
    await waitFor(() => expect(messages()).toEqual(["Pause ajoutée"]));
    expect(festival.writes).toEqual([
      `POST planning/${zoe.id}/break-periods {"start":"2026-05-16T08:00:00.000Z","durationInHours":2}`,
    ]);
    await user.click(await screen.findByRole("button", { name: /^Pause/ }));
    expect((await dialog()).getByText(/du samedi 16 mai à 10:00 au samedi 16 mai à 12:00/)).toBeVisible();
    await user.click((await dialog()).getByRole("button", { name: "Supprimer" }));
    await waitFor(() => expect(messages()).toContain("Pause supprimée"));
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Pause/ })).not.toBeInTheDocument());
  });

  it("refuses a break without an end before it is sent", async () => {
    const { user } = ofZoe();
    await user.click(await screen.findByRole("button", { name: "Ajouter une pause" }));
    const hours = (await dialog()).getByLabelText(/^Durée en heures/);
    expect(hours).toHaveValue("2");
    await user.clear(hours);
    await user.type(hours, "500{Enter}");
    expect(await (await dialog()).findAllByText("Une pause dure au plus 168 heures")).not.toHaveLength(0);
    expect(festival.writes).toEqual([]);
  });

  it("shows and gives no break to a person who doesn't assign", async () => {
    festival.kept.slots = [bar];
    festival.kept.breaks = [{ start: fridayAt(8), end: fridayAt(10) }];
    ofZoe(volunteer);
    expect(await screen.findByRole("region", { name: "Prochain créneau" })).toBeInTheDocument();
    expect(await screen.findByRole("region", { name: "Calendrier" })).toBeInTheDocument();
    expect(screen.queryByText("Pause")).not.toBeInTheDocument();
    expect(
      screen.queryByRole("button", { name: /^Choisir une plage|^Ajouter une pause/ }),
    ).not.toBeInTheDocument();
    expect(screen.queryByRole("group", { name: "Temps d'affectation" })).not.toBeInTheDocument();
  });

  it.each(["moi", "0", "-1", "1.5", "99999999999"])("leads home from the number %s", async (id) => {
    const { address } = openPage(`/planning/${id}`, humain);
    await waitFor(() => expect(address()).toBe("/"));
  });

  it("says that there is nobody of that number, and that it needs the right to see profiles", async () => {
    const { unmount } = openPage("/planning/99", humain);
    expect(await screen.findByText("Utilisateur inconnu")).toBeVisible();
    unmount();
    ofZoe({ teams: [], permissions: ["view-planning"] });
    expect(await screen.findByText("Ce planning n'est pas ouvert")).toBeVisible();
  });
});
