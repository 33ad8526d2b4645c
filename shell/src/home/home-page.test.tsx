import {
  answeredMe,
  answeredPreferences,
  answeredTeams,
  api,
  aWindow,
  fakeServer,
  read,
  refusing,
} from "@coulisses/shared-auth/testing";
import type { Preferences } from "@coulisses/shared-domain/contract/preferences";
import type { Me } from "@coulisses/shared-domain/contract/users";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { registryWith, renderInSite, testLoader } from "../testing/test-site";
import HomePage from "./home-page";

const marie: Me = {
  ...answeredMe({ id: 1, firstname: "Marie", lastname: "Curie", nickname: "Mimi" }),
  teams: ["benevole", "hard"],
  tasksCount: 3,
  comment: "gauchère",
};
const lea: UserIdentity = { id: 2, firstname: "Léa", lastname: "Mauyno", nickname: "Shogosse" };
const max: UserIdentity = { id: 4, firstname: "Max", lastname: "Lenoir", nickname: null };

let me: Me;
let friends: UserIdentity[];
let preferences: Preferences;
let writes: string[];
beforeEach(() => {
  me = marie;
  friends = [lea];
  preferences = answeredPreferences({ assignment: "FRAGMENTED" });
  writes = [];
});
const server = fakeServer(
  read("users/me", () => me),
  read("users/:id/profile-picture", () => undefined),
  read("preferences/me", () => preferences),
  read("alerts", () => ({ profilePicture: false, friends: false, notYetVolunteer: false })),
  read("teams", () => answeredTeams),
  read("configuration", () => []),
  read("friends", () =>
    [marie, lea, max].map(({ id, firstname, lastname }) => ({ id, firstname, lastname })),
  ),
  read("friends/1", () => friends),
  http.post(api("friends"), async ({ request }) => {
    writes.push(`POST ${await request.text()}`);
    friends = [...friends, max];
    return HttpResponse.json(max, { status: 201 });
  }),
  http.delete<{ id: string }>(api("friends/:id"), ({ params }) => {
    writes.push(`DELETE ${params.id}`);
    friends = friends.filter(({ id }) => String(id) !== params.id);
    return new HttpResponse(null, { status: 204 });
  }),
);

const profile = async () => within(await screen.findByRole("region", { name: "Mimi" }));
/** Facts on the card now; some arrive after the card. */
async function facts() {
  const card = await profile();
  const definitions = card.getAllByRole("definition");
  return card.getAllByRole("term").map((term, index) => [term.textContent, definitions[index]?.textContent]);
}

describe("My profile", () => {
  it("says who I am, my teams but the one of everybody, and how to reach me", async () => {
    await renderInSite(<HomePage />);
    const card = await profile();
    expect(card.getByText("Marie (Mimi) Curie")).toBeVisible();
    expect(await card.findByText("Orga")).toBeVisible();
    expect(card.queryByText("Bénévole")).not.toBeInTheDocument();
    expect(card.getByRole("link", { name: "noel@example.org" })).toHaveAttribute(
      "href",
      "mailto:noel@example.org",
    );
    await waitFor(async () =>
      expect(await facts()).toEqual(
        expect.arrayContaining([
          ["Ami·e", "1"],
          ["Tâches", "3"],
          ["Téléphone", "06 12 34 56 78"],
          ["Planning papier", "Pas encore choisi"],
          ["Commentaire", "gauchère"],
        ]),
      ),
    );
  });

  it("counts one friend or several, and says that an organiser rests at the end", async () => {
    friends = [lea, max];
    me = { ...marie, tasksCount: 1, comment: null };
    preferences = { ...preferences, paperPlanning: true };
    await renderInSite(<HomePage />);
    await waitFor(async () =>
      expect(Object.fromEntries(await facts())).toMatchObject({
        "Ami·e·s": "2",
        Tâche: "1",
        "Planning papier": "Je veux mon planning imprimé",
        Préférence: "JE VEUX UN MAX DE CRÉNEAUX !",
        Commentaire: "✖",
      }),
    );
  });

  it("is changed in a dialog that comes when it is asked for", async () => {
    await renderInSite(<HomePage />);
    const edit = (await profile()).getByRole("button", { name: "Éditer le profil" });
    await act(() => userEvent.click(edit));
    expect(await screen.findByRole("dialog", { name: "Modifier mon profil" })).toBeVisible();
  });

  it("is open at once for a link that leads there", async () => {
    await renderInSite(<HomePage />, { at: "/?profile" });
    expect(await screen.findByRole("dialog", { name: "Modifier mon profil" })).toBeVisible();
  });
});

describe("My friends", () => {
  it("are named, and one is taken off the list", async () => {
    const { messages } = await renderInSite(<HomePage />);
    await userEvent.click(await screen.findByRole("button", { name: "Retirer Léa (Shogosse) Mauyno" }));
    expect(await screen.findByText("Pas encore d'ami·e ici")).toBeVisible();
    expect(writes).toEqual(["DELETE 2"]);
    await waitFor(() => expect(messages()).toEqual(["Léa a été supprimé de tes amis"]));
  });

  it("are taken off once by a hand that trembles", async () => {
    const { messages } = await renderInSite(<HomePage />);
    await userEvent.dblClick(await screen.findByRole("button", { name: "Retirer Léa (Shogosse) Mauyno" }));
    expect(await screen.findByText("Pas encore d'ami·e ici")).toBeVisible();
    expect(writes).toEqual(["DELETE 2"]);
    await waitFor(() => expect(messages()).toEqual(["Léa a été supprimé de tes amis"]));
  });

  it("are added among the volunteers who are none yet, and not me", async () => {
    const { messages } = await renderInSite(<HomePage />);
    const add = await screen.findByRole("button", { name: "Ajouter" });
    await act(() => userEvent.click(add));
    const field = await screen.findByLabelText("Chercher un bénévole");
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, "m");
    const option = await screen.findByRole("option", { name: /Max Lenoir/ });
    expect(screen.queryByRole("option", { name: /Marie|Mauyno/ })).not.toBeInTheDocument();
    await userEvent.click(option);
    expect(await screen.findByRole("button", { name: "Retirer Max Lenoir" })).toBeVisible();
    expect(writes).toEqual(['POST {"id":4}']);
    await waitFor(() => expect(messages()).toEqual(["Max a été ajouté à tes amis"]));
  });

  it("that can't be read leave the rest of the page as it is", async () => {
    server.use(refusing("friend.list", 500, "Oups"));
    await renderInSite(<HomePage />);
    await waitFor(() =>
      expect(screen.queryByText("Ami·e·s", { selector: "h2, h3" })).not.toBeInTheDocument(),
    );
    expect(await facts()).toContainEqual(["Ami·e·s", "–"]);
  });

  it("that the server does not add are told, and the search goes on", async () => {
    server.use(refusing("friend.add", 400, "Vous êtes déjà amis"));
    const { messages } = await renderInSite(<HomePage />);
    const add = await screen.findByRole("button", { name: "Ajouter" });
    await act(() => userEvent.click(add));
    await userEvent.type(await screen.findByLabelText("Chercher un bénévole"), "m");
    await userEvent.click(await screen.findByRole("option", { name: /Max Lenoir/ }));
    await waitFor(() => expect(messages()).toEqual(["Vous êtes déjà amis"]));
    expect(screen.queryByRole("button", { name: "Retirer Max Lenoir" })).not.toBeInTheDocument();
    expect(screen.getByLabelText("Chercher un bénévole")).toBeVisible();
  });

  it("stay when the server refuses, and the reason is told", async () => {
    server.use(refusing("friend.remove", 404, "Cet ami n'existe pas"));
    const { messages } = await renderInSite(<HomePage />);
    await userEvent.click(await screen.findByRole("button", { name: /^Retirer Léa/ }));
    await waitFor(() => expect(messages()).toEqual(["Cet ami n'existe pas"]));
    expect(screen.getByRole("button", { name: /^Retirer Léa/ })).toBeVisible();
  });
});

describe("The cards of the apps", () => {
  const card = (name: string, order: number, permission?: string) => ({
    name,
    title: `Carte ${name}`,
    column: 2,
    order,
    ...(permission && { permission }),
  });
  it("stand in their order, those that my teams may see alone", async () => {
    const registry = registryWith({
      cards: [card("second", 2), card("hidden", 0, "read-fa"), card("first", 1)],
    });
    await renderInSite(<HomePage />, { loader: testLoader({ registry }) });
    await screen.findByRole("heading", { name: "Carte first" });
    const titles = screen.getAllByRole("heading", { name: /^Carte/ }).map(({ textContent }) => textContent);
    expect(titles).toEqual(["Carte first", "Carte second"]);
  });

  it("need all that they ask for, and the planning's stands over all else on a phone", async () => {
    const planning = { ...card("planning", 1, "download-planning"), permissions: ["sync-planning"] };
    const registry = registryWith({ cards: [{ ...planning, firstOnPhone: true }] });
    const open = (permissions: string[]) =>
      renderInSite(<HomePage />, {
        loader: testLoader({ registry }),
        access: { teams: ["benevole"], permissions },
      });
    aWindow(390);
    const half = await open(["download-planning"]);
    await profile();
    expect(screen.queryByRole("heading", { name: "Carte planning" })).not.toBeInTheDocument();
    half.unmount();
    await open(["download-planning", "sync-planning"]);
    await profile();
    expect(screen.getAllByRole("heading")[0]).toHaveTextContent("Carte planning");
    aWindow(1440);
  });

  it("that break say so in their place, and leave the others and the profile alone", async () => {
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    const registry = registryWith({ cards: [card("sound", 1), card("broken", 2)] });
    const Broken = () => {
      throw new Error("x is not a function");
    };
    const sound = () => Promise.resolve({ default: () => <p>Trois repas partagés</p> });
    const broken = () => Promise.resolve({ default: Broken });
    const answers = [() => Promise.resolve({ pages: {}, cards: { sound, broken } })];
    await renderInSite(<HomePage />, { loader: testLoader({ registry, answers }) });
    expect(await screen.findByText("Trois repas partagés")).toBeVisible();
    expect(await screen.findByRole("alert")).toHaveTextContent("Cette partie a rencontré une erreur.");
    expect((await profile()).getByText("Marie (Mimi) Curie")).toBeVisible();
    jest.restoreAllMocks();
  });
});
