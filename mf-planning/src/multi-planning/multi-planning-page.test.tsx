import { baseApi } from "@coulisses/shared-auth";
import { answeredVolunteer, festivalServer, keptState } from "@coulisses/shared-auth/testing";
import type { Access } from "@coulisses/shared-domain/access/access";
import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import type { KioskLink } from "@coulisses/shared-domain/contract/planning/crowd";
import { fridayAt } from "@coulisses/shared-domain/testing/friday";
import { assigned, bar, detailsOfBar, helper, lea, taskOfBar, theo } from "../testing/crowd-samples";
import { openPage } from "../testing/open-page";

const kept = keptState(() => ({ people: [lea, theo], link: null as KioskLink | null, made: 0 }));
const festival = festivalServer({
  user: { listVolunteers: () => kept.people.map((one) => answeredVolunteer(one, [...one.teams])) },
  multiPlanning: {
    list: ({ query }) => query.volunteerIds.flatMap((id) => kept.people.filter((one) => one.id === id)),
  },
  slot: { readForCalendar: () => taskOfBar },
  assignment: {
    read: () => ({
      ...bar,
      taskId: bar.id,
      appointment: "Chapiteau",
      demands: [{ team: "bar", demand: 2 }],
      assignees: kept.people
        .filter(({ assignments }) => assignments.some(({ id }) => id === bar.id))
        .map((one) => ({ ...one, as: "bar", friends: [], assignmentDuration: 7_200_000 })),
    }),
    remove: ({ assigneeId }) => {
      kept.people = kept.people.map((one) => (one.id === assigneeId ? { ...one, assignments: [] } : one));
    },
  },
  kiosk: {
    link: () => ({ link: kept.link }),
    makeLink: () => {
      const url = `http://festival.test/kiosk/secret-${++kept.made}`;
      return (kept.link = { url, createdAt: fridayAt(18) });
    },
    revokeLink: () => {
      kept.link = null;
    },
  },
});
const organiser: Access = {
  teams: ["benevole", "hard"],
  permissions: ["view-multi-planning", "view-volunteer", "view-planning", "read-ft"],
};
const open = (path = "/multi-planning", access = organiser) => openPage(path, access);
const column = (name: string) => screen.findByRole("group", { name });
const names = () =>
  within(screen.getByRole("region", { name: "Calendrier" }))
    .getAllByRole("group")
    .map((group) => group.getAttribute("aria-label"));

async function pick(user: UserEvent, label: string, text: string) {
  await user.click(await screen.findByRole("combobox", { name: label }));
  const box = await screen.findByRole("combobox", { name: label, expanded: true });
  await user.type(box, text);
  await screen.findAllByRole("option", { name: new RegExp(text, "i") });
  await user.keyboard("{Enter}");
}

describe("Several plannings side by side", () => {
  it("are those of nobody at first, which asks for nothing", async () => {
    open();
    expect(await screen.findByText(/Choisis des équipes ou des bénévoles/)).toBeVisible();
    expect(festival.readsOf("multi-planning")).toEqual([]);
  });

  it("are those of the people chosen one by one, once that is applied", async () => {
    const { user, address } = open();
    await pick(user, "Bénévoles", "théo");
    expect(await screen.findByRole("button", { name: "Retirer Théo Martin" })).toBeVisible();
    expect(festival.readsOf("multi-planning")).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Appliquer" }));
    expect(await column("Théo Martin")).toBeVisible();
    expect(address()).toBe("/multi-planning?volunteerIds=22");
  });

  it("are those of whole teams with one press, besides who is there already", async () => {
    const { user, address } = open("/multi-planning?volunteerIds=22");
    await column("Théo Martin");
    await pick(user, "Équipes", "bar");
    await user.click(await screen.findByRole("button", { name: "Ajouter les membres de 1 équipe" }));
    expect(await column("Léa Martin")).toBeVisible();
    expect(names()).toEqual(["Théo Martin", "Léa Martin"]);
    expect(address()).toBe("/multi-planning?volunteerIds=22,21");
  });

  it("are those of a team that was chosen, by « Appliquer » too", async () => {
    const { user, address } = open();
    await pick(user, "Équipes", "bar");
    await screen.findByRole("button", { name: "Ajouter les membres de 1 équipe" });
    await user.click(screen.getByRole("button", { name: "Appliquer" }));
    expect(await column("Léa Martin")).toBeVisible();
    expect(address()).toBe("/multi-planning?volunteerIds=21");
  });

  it("show when each can come and what each has to do on the festival's day; a press says what it is", async () => {
    const { user } = open("/multi-planning?volunteerIds=21,22");
    const own = within(await column("Léa Martin"));
    expect(await own.findByText(/Disponible : 16h/)).toBeInTheDocument();
    await user.click(own.getByRole("button", { name: /Tenir le bar/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "[7] Tenir le bar" }));
    expect(dialog.getByText(/15 mai/)).toBeVisible();
    expect(dialog.getByRole("link", { name: "Planning de Léa Martin" })).toHaveAttribute(
      "href",
      "/planning/21",
    );
    expect(dialog.getByRole("link", { name: "Ouvrir la fiche tâche" })).toHaveAttribute("href", "/ft/7");
    expect(await dialog.findByText("Viens avec des gants")).toBeVisible();
    expect(dialog.getByText("Chapiteau")).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Fermer" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  it("show hours of one task that follow one another as one slot, whose parts open", async () => {
    const evening = [assigned(7, "Tenir le bar", 20, 22), assigned(7, "Tenir le bar", 22, 24)];
    kept.people = [helper(21, "Léa", { assignments: evening })];
    const { user } = open("/multi-planning?volunteerIds=21");
    const own = within(await column("Léa Martin"));
    await user.click(await own.findByRole("button", { name: /Tenir le bar.*20h - 0h/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "[7] Tenir le bar" }));
    expect(dialog.getByRole("button", { name: "20h - 22h" })).toBeVisible();
    expect(dialog.getByRole("button", { name: "22h - 0h" })).toBeVisible();
  });

  it("say of a slot no more than when it is to those who may read no planning", async () => {
    const { user } = open("/multi-planning?volunteerIds=21", {
      ...organiser,
      permissions: ["view-multi-planning"],
    });
    await user.click(await within(await column("Léa Martin")).findByRole("button", { name: /Tenir le bar/ }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText("Léa Martin")).toBeVisible();
    expect(dialog.queryByRole("link")).not.toBeInTheDocument();
    expect(dialog.queryByText("Chargement du créneau...")).not.toBeInTheDocument();
  });

  it("lead assigners to the people of a slot, which stays open once one was taken off it", async () => {
    const permissions = [...organiser.permissions, "affect-volunteer"];
    const { user, messages } = open("/multi-planning?volunteerIds=21", { ...organiser, permissions });
    await user.click(await within(await column("Léa Martin")).findByRole("button", { name: /Tenir le bar/ }));
    await user.click(await screen.findByRole("button", { name: "Qui vient à ce créneau" }));
    const remove = await screen.findByRole("button", { name: "Retirer Léa Martin du créneau" });
    expect(screen.getByText("1/2 Bar")).toBeVisible();
    await user.click(remove);
    expect(await screen.findByText("Aucun bénévole affecté sur ce créneau")).toBeVisible();
    await waitFor(() => expect(messages()).toEqual(["Léa Martin ne vient plus à ce créneau"]));
    expect(festival.writes).toEqual([`DELETE ${detailsOfBar}/assignees/21`]);
    await waitFor(() =>
      expect(screen.queryByRole("button", { name: /Tenir le bar/, hidden: true })).not.toBeInTheDocument(),
    );
  });

  it("keep the day in the address, but for the festival's own", async () => {
    const { user, address } = open("/multi-planning?volunteerIds=21&day=2026-05-16");
    await screen.findByRole("button", { name: "Manif" });
    expect(screen.queryByRole("button", { name: /Tenir le bar/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Jour précédent" }));
    expect(await screen.findByRole("button", { name: /Tenir le bar/ })).toBeVisible();
    expect(address()).toBe("/multi-planning?volunteerIds=21");
  });

  it("are ten a page unless another number is chosen, and the address keeps both", async () => {
    const crowd = Array.from({ length: 12 }, (_, at) => helper(100 + at, `Bénévole${at + 10}`));
    kept.people = [...crowd];
    const ids = crowd.map(({ id }) => id).join();
    const { user, address } = open(`/multi-planning?volunteerIds=${ids}`);
    await column("Bénévole10 Martin");
    expect(names()).toHaveLength(10);
    await user.click(screen.getByRole("button", { name: "Page suivante" }));
    await column("Bénévole20 Martin");
    expect(names()).toEqual(["Bénévole20 Martin", "Bénévole21 Martin"]);
    expect(address()).toContain("page=2");
    await user.selectOptions(screen.getByRole("combobox", { name: "Bénévoles par page" }), "Tous");
    await waitFor(() => expect(names()).toHaveLength(12));
    expect(address()).toContain("itemsPerPage=all");
    expect(address()).not.toContain("page=2");
  });

  it("follow what changes meanwhile", async () => {
    const { store } = open("/multi-planning?volunteerIds=22");
    await column("Théo Martin");
    kept.people = [{ ...theo, assignments: [assigned(9, "Ranger", 18, 20)] }];
    act(() => void store.dispatch(baseApi.util.invalidateTags([{ type: "Planning", id: "LIST" }])));
    expect(await screen.findByRole("button", { name: /Ranger/ })).toBeVisible();
  });

  it("say when nobody of the address is found, and when they can't be read", async () => {
    const { unmount } = open("/multi-planning?volunteerIds=999");
    expect(await screen.findByText("Aucun bénévole trouvé")).toBeVisible();
    unmount();
    festival.unplug();
    const { user } = open("/multi-planning?volunteerIds=21,22");
    const retry = await screen.findByRole("button", { name: "Réessayer" });
    festival.plug();
    await user.click(retry);
    expect(await column("Léa Martin")).toBeVisible();
  });
});

describe("The link of the screen on the wall", () => {
  const manager: Access = { ...organiser, permissions: [...organiser.permissions, "affect-volunteer"] };
  const sharing = "Écran « Qui est où »";

  it("is for those who place people", async () => {
    open();
    await screen.findByText(/Choisis/);
    expect(screen.queryByRole("button", { name: sharing })).not.toBeInTheDocument();
  });

  it("is made, copied, replaced and closed", async () => {
    const { user, messages } = open("/multi-planning", manager);
    const copied = jest.spyOn(navigator.clipboard, "writeText");
    await user.click(await screen.findByRole("button", { name: sharing }));
    await user.click(await screen.findByRole("button", { name: "Créer le lien" }));
    expect(await screen.findByDisplayValue(/secret-1$/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Copier le lien" }));
    await waitFor(() => expect(messages()).toEqual(["Lien copié ✅"]));
    expect(copied).toHaveBeenCalledWith("http://festival.test/kiosk/secret-1");
    await user.click(screen.getByRole("button", { name: "Nouveau lien" }));
    await user.click(await screen.findByRole("button", { name: "Confirmer" }));
    expect(await screen.findByDisplayValue(/secret-2$/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Désactiver le lien" }));
    await user.click(await screen.findByRole("button", { name: "Confirmer" }));
    expect(await screen.findByRole("button", { name: "Créer le lien" })).toBeVisible();
    expect(festival.writes).toEqual(["POST kiosk-link", "POST kiosk-link", "DELETE kiosk-link"]);
  });
});
