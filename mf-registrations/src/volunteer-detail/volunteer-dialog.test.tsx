import { baseApi } from "@coulisses/shared-auth";
import { answersTo } from "@coulisses/shared-auth/testing";
import type { Volunteer } from "@coulisses/shared-domain/contract/users";
import { refused } from "@coulisses/shared-domain/festival-error";
import { noel } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { screen, waitFor, within } from "@testing-library/react";
import { volunteersServer } from "../testing/volunteers-server";
import { openPage, openPageAmongOthers, volunteerManager } from "../testing/open-page";

const festival = volunteersServer(
  ...answersTo({
    friend: {
      addTo: ({ id, body }) => befriend(id, body.id),
      removeFrom: ({ id, friendId }) => unfriend(id, friendId),
    },
  }),
);
const { people, kept } = festival;
function befriend(id: number, friend: number): Volunteer {
  kept.friends[id] = [...(kept.friends[id] ?? []), people.find(friend)];
  return people.find(friend);
}
function unfriend(id: number, friend: number): undefined {
  kept.friends[id] = (kept.friends[id] ?? []).filter((one) => one.id !== friend);
}
const manager = {
  ...volunteerManager,
  permissions: [...volunteerManager.permissions, "affect-team"],
};
const organiser = { teams: ["hard"], permissions: ["view-volunteer", "view-volunteer-details"] };

const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));
const save = "Enregistrer les informations";

describe("A person's dialog", () => {
  it("has a part for each card of another app, which is told whom it is about", async () => {
    const ada = festival.has("Ada");
    openPageAmongOthers(`/volunteers?volunteer=${String(ada.id)}`, organiser);
    const opened = await dialog("Ada Dupont");
    const part = within(opened.getByRole("region", { name: "Une autre app sur volunteer" }));
    expect(part.getByLabelText("ce qui est donné")).toHaveTextContent(`{"userId":${String(ada.id)}}`);
  });

  it("opens from their face, has its own address, and closes to the same list", async () => {
    const ada = festival.has("Ada", ["benevole", "hard"]);
    const { user, address } = openPage("/volunteers?search=ada", organiser);
    await user.click(await screen.findByRole("button", { name: "Ada Dupont" }));
    const opened = await dialog("Ada Dupont");
    expect(address()).toBe(`/volunteers?search=ada&volunteer=${String(ada.id)}`);
    await user.click(opened.getByRole("button", { name: "Fermer" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(address()).toBe("/volunteers?search=ada");
  });

  it("shows an organiser how to reach them, whom they chose, and nothing to change", async () => {
    const {
      note: _note,
      preference: _preference,
      version: _version,
      ...seen
    } = festival.has("Ada", ["hard"], {
      comment: "gauchère",
    });
    festival.kept.friends[seen.id] = [festival.has("Bob")];
    openPage(`/volunteers?volunteer=${String(seen.id)}`, organiser);
    const opened = await dialog("Ada Dupont");
    expect(opened.getByRole("link", { name: /ada@example.org/ })).toHaveAttribute(
      "href",
      "mailto:ada@example.org",
    );
    expect(opened.getByRole("link", { name: "06 12 34 56 78" })).toHaveAttribute("href", "tel:0612345678");
    expect(opened.getByText("04/03/2001")).toBeVisible();
    expect(opened.getByText("gauchère")).toBeVisible();
    expect(await opened.findByText("Bob Dupont")).toBeVisible();
    expect(opened.queryByRole("textbox")).not.toBeInTheDocument();
    expect(opened.queryByRole("button", { name: /Retirer|Supprimer|Oublier/ })).not.toBeInTheDocument();
    expect(opened.queryByText("Disponibilités")).not.toBeInTheDocument();
  });

  it("says that a person is not there any more", async () => {
    openPage("/volunteers?volunteer=999", organiser);
    expect(await screen.findByText("Utilisateur inconnu")).toBeInTheDocument();
  });

  it("shows those who place people when they can come", async () => {
    const ada = festival.has("Ada");
    const evening = { start: "2026-05-15T16:00:00.000Z", end: "2026-05-15T20:00:00.000Z" };
    festival.answers({ availability: { read: () => [evening] } });
    openPage(`/volunteers?volunteer=${String(ada.id)}`);
    expect(
      await (await dialog("Ada Dupont")).findByText("du vendredi 15 mai à 18:00 au vendredi 15 mai à 22:00"),
    ).toBeVisible();
  });
});

describe("A manager", () => {
  it("changes what is theirs to change, and sends only that", async () => {
    const ada = festival.has("Ada");
    const { user, messages } = openPage(`/volunteers?volunteer=${String(ada.id)}`);
    const form = await dialog("Ada Dupont");
    await user.type(form.getByLabelText("Surnom"), "Loulou");
    await user.type(form.getByLabelText("Note des humains"), "à rappeler");
    await user.click(form.getByRole("button", { name: save }));
    await waitFor(() => expect(messages()).toContain("Profil mis à jour !"));
    expect(festival.writes).toEqual([
      `PUT users/${String(ada.id)} {"nickname":"Loulou","note":"à rappeler"}`,
    ]);
  });

  it("is told what is wrong before anything is sent", async () => {
    const ada = festival.has("Ada");
    const { user } = openPage(`/volunteers?volunteer=${String(ada.id)}`);
    const form = await dialog("Ada Dupont");
    await user.clear(form.getByLabelText(/^Téléphone/));
    await user.type(form.getByLabelText(/^Téléphone/), "+33612345678");
    await user.clear(form.getByLabelText(/^Email/));
    await user.type(form.getByLabelText(/^Email/), "pas une adresse");
    await user.click(form.getByRole("button", { name: save }));
    expect(await form.findByText("Nous ne supportons pas les numéros au format international")).toBeVisible();
    expect(form.getByText("Adresse mail non valable")).toBeVisible();
    expect(festival.writes).toEqual([]);
  });

  it("does not undo what another person has changed meanwhile", async () => {
    const ada = festival.has("Ada");
    const { user, store } = openPage(`/volunteers?volunteer=${String(ada.id)}`);
    const form = await dialog("Ada Dupont");
    await user.type(form.getByLabelText("Surnom"), "Loulou");
    festival.people.change(ada.id, { phone: "0698765432" });
    store.dispatch(baseApi.util.invalidateTags([{ type: "Volunteer", id: ada.id }]));
    await waitFor(() => expect(form.getByLabelText(/^Téléphone/)).toHaveValue("0698765432"));
    await user.click(form.getByRole("button", { name: save }));
    await waitFor(() =>
      expect(festival.people.find(ada.id)).toMatchObject({ nickname: "Loulou", phone: "0698765432" }),
    );
  });

  it("adds them to a team and takes them out of one, at once", async () => {
    const ada = festival.has("Ada", ["benevole", "hard"]);
    const { user, messages } = openPage(`/volunteers?volunteer=${String(ada.id)}`, manager);
    const form = await dialog("Ada Dupont");
    await user.type(form.getByLabelText("Ajouter à une équipe"), "cater");
    await user.click(await screen.findByRole("option", { name: "Catering" }));
    await waitFor(() => expect(festival.people.find(ada.id).teams).toEqual(["benevole", "hard", "catering"]));
    await user.click(await form.findByRole("button", { name: "Retirer de l'équipe Orga" }));
    await waitFor(() => expect(festival.people.find(ada.id).teams).toEqual(["benevole", "catering"]));
    await waitFor(() => expect(messages()).toEqual(["Équipe(s) ajoutée(s) !", "Équipe retirée !"]));
  });

  it("AM-6 is not offered the team of administrators, and does not change one", async () => {
    const [ada, chief] = [festival.has("Ada"), festival.has("Chef", ["admin"])];
    const { user, unmount } = openPage(`/volunteers?volunteer=${String(ada.id)}`, manager);
    await user.type((await dialog("Ada Dupont")).getByLabelText("Ajouter à une équipe"), "admin");
    expect(await screen.findByText("Aucune équipe de ce nom")).toBeInTheDocument();
    unmount();
    openPage(`/volunteers?volunteer=${String(chief.id)}`, manager);
    const opened = await dialog("Chef Dupont");
    expect(opened.queryByRole("button", { name: save })).not.toBeInTheDocument();
    expect(opened.queryByLabelText("Ajouter à une équipe")).not.toBeInTheDocument();
  });

  it("chooses friends for them, and takes one off", async () => {
    const [ada, bob] = [festival.has("Ada"), festival.has("Bob")];
    const { user, messages } = openPage(`/volunteers?volunteer=${String(ada.id)}`);
    const form = await dialog("Ada Dupont");
    await user.type(form.getByLabelText("Ajouter un ami"), "bob");
    await user.click(await screen.findByRole("option", { name: /Bob Dupont/ }));
    await user.click(await form.findByRole("button", { name: "Retirer Bob Dupont" }));
    expect(await form.findByText("Aucun ami")).toBeVisible();
    expect(festival.writes).toEqual([
      `POST friends/${String(ada.id)} {"id":${String(bob.id)}}`,
      `DELETE friends/${String(ada.id)}/${String(bob.id)}`,
    ]);
    await waitFor(() =>
      expect(messages()).toEqual(["Bob a été ajouté à ses amis", "Bob a été supprimé de ses amis"]),
    );
  });

  it("closes an account once it was confirmed", async () => {
    const ada = festival.has("Ada");
    const { user, messages, address } = openPage(`/volunteers?volunteer=${String(ada.id)}`);
    await user.click((await dialog("Ada Dupont")).getByRole("button", { name: "Supprimer le bénévole" }));
    await user.click((await dialog("Supprimer Ada Dupont")).getByRole("button", { name: "Supprimer" }));
    await waitFor(() => expect(messages()).toContain("Utilisateur supprimé !"));
    await waitFor(() => expect(address()).toBe("/volunteers"));
    expect(festival.writes).toEqual([`DELETE users/${String(ada.id)}`]);
  });

  it("forgets a person only with their name typed, and is told why not", async () => {
    const ada = festival.has("Ada");
    const reason = "Nous ne pouvons pas l'effacer de Coulisses.\nIel est affecté·e à une tâche à venir.";
    const asked: string[] = [];
    festival.answers({
      forget: {
        forgetThem: ({ email }) => {
          asked.push(email);
          throw refused(reason);
        },
      },
    });
    const { user } = openPage(`/volunteers?volunteer=${String(ada.id)}`);
    await user.click((await dialog("Ada Dupont")).getByRole("button", { name: "Oublier cette personne" }));
    const form = await dialog("Oublier Ada Dupont");
    await user.click(form.getByRole("button", { name: "Oublier pour toujours" }));
    expect(asked).toEqual([]);
    await user.type(form.getByRole("textbox"), "ada dupont");
    await user.click(form.getByRole("button", { name: "Oublier pour toujours" }));
    expect(await form.findByText(/Iel est affecté·e à une tâche à venir/)).toBeVisible();
    expect(asked).toEqual(["ada@example.org"]);
  });

  it("neither closes nor forgets their own account here", async () => {
    const me = festival.has("Noël", ["hard"], { id: noel.id });
    openPage(`/volunteers?volunteer=${String(me.id)}`);
    const form = await dialog("Noël Dupont");
    expect(form.queryByRole("button", { name: /Supprimer|Oublier/ })).not.toBeInTheDocument();
    expect(form.getByLabelText(/^Email/)).toHaveAttribute("readonly");
    expect(form.getByRole("button", { name: save })).toBeVisible();
  });
});
