import {
  answeredMe,
  answeredPreferences,
  answeredTeams,
  api,
  fakeServer,
  read,
  refusing,
} from "@coulisses/shared-auth/testing";
import type { Alerts } from "@coulisses/shared-domain/contract/notifications";
import type { Preferences } from "@coulisses/shared-domain/contract/preferences";
import type { Me } from "@coulisses/shared-domain/contract/users";
import type { Availabilities } from "@coulisses/shared-domain/contract/volunteer-availability";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { registryWith, renderInSite, testLoader } from "../testing/test-site";
import HomePage from "./home-page";

const marie: Me = {
  ...answeredMe({ id: 1, firstname: "Marie", lastname: "Curie", nickname: "Mimi" }),
  teams: ["benevole", "hard"],
};
const candidate: Me = { ...marie, teams: [], membershipApplication: "VOLUNTEER" };
const lea: UserIdentity = { id: 2, firstname: "Léa", lastname: "Mauyno", nickname: "Shogosse" };

let me: Me;
let friends: UserIdentity[];
let preferences: Preferences;
let alerts: Alerts;
let availabilities: Availabilities;
beforeEach(() => {
  me = marie;
  friends = [lea];
  preferences = answeredPreferences({ assignment: "FRAGMENTED" });
  alerts = { profilePicture: false, friends: false, notYetVolunteer: false };
  availabilities = [];
  localStorage.clear();
  URL.createObjectURL = () => "blob:face";
  URL.revokeObjectURL = () => undefined;
});
const server = fakeServer(
  read("users/me", () => me),
  http.get(
    api("users/:id/profile-picture"),
    () => new HttpResponse("picture", { headers: { "Content-Type": "image/png" } }),
  ),
  read("preferences/me", () => preferences),
  read("teams", () => answeredTeams),
  read("configuration", () => [
    { key: "festival", version: 1, value: { humainEmail: "humain@festival.exemple.fr" } },
  ]),
  read("alerts", () => alerts),
  read("volunteer-availability/:userId", () => availabilities),
  read("friends", () => [lea]),
  read("friends/:id", () => friends),
);

const availabilitiesPage = {
  path: "/availabilities",
  title: "Disponibilités",
  icon: "home",
  mobile: true,
  menu: { group: "mine", order: 1 },
};
const withAvailabilities = () => testLoader({ registry: registryWith({ pages: [availabilitiesPage] }) });
/** Text of each step of the checklist, its mark first. */
const steps = () =>
  within(screen.getByRole("list", { name: "Les étapes" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
const profileIsThere = () => screen.findByRole("region", { name: "Mimi" });

describe("What becoming a volunteer takes", () => {
  const title = "Comment devenir bénévole ?";

  it("is told to a candidate, with whom to ask", async () => {
    me = candidate;
    await renderInSite(<HomePage />, { loader: withAvailabilities() });
    expect(await screen.findByText(title)).toBeVisible();
    const link = screen.getByRole("link", { name: "Donne tes disponibilités" });
    expect(link).toHaveAttribute("href", "/availabilities");
    expect(await screen.findByRole("link", { name: "humain@festival.exemple.fr" })).toBeVisible();
  });

  it("is told otherwise to a volunteer who was accepted, without a page that is to come", async () => {
    me = { ...marie, teams: ["benevole", "soft"] };
    await renderInSite(<HomePage />, { access: { teams: ["soft"], permissions: ["be-affected"] } });
    expect(await screen.findByText("Bienvenue dans l'équipe !")).toBeVisible();
    expect(screen.queryByText("Donne tes disponibilités")).not.toBeInTheDocument();
  });

  it("is not told to an organiser", async () => {
    await renderInSite(<HomePage />);
    await profileIsThere();
    expect(screen.queryByText(title)).not.toBeInTheDocument();
  });

  it("leaves once the plannings are out", async () => {
    me = { ...marie, teams: ["benevole", "soft"] };
    const permissions = ["download-planning", "sync-planning"] as const;
    await renderInSite(<HomePage />, { access: { teams: ["soft"], permissions } });
    await profileIsThere();
    expect(screen.queryByText("Bienvenue dans l'équipe !")).not.toBeInTheDocument();
  });

  it("is ticked step by step, from what is really there", async () => {
    me = { ...candidate, teams: ["benevole", "soft"] };
    availabilities = [{ start: "2027-05-12T16:00:00Z", end: "2027-05-12T18:00:00Z" }];
    await renderInSite(<HomePage />, { loader: withAvailabilities() });
    await screen.findByText(title);
    await waitFor(() =>
      expect(steps().map((step) => step.split(" :")[0])).toEqual(["Fait", "Fait", "À faire", "À faire"]),
    );
  });

  it("says that all is done once it is", async () => {
    me = { ...candidate, profilePicture: "face.png" };
    preferences = { ...preferences, paperPlanning: false };
    availabilities = [{ start: "2027-05-12T16:00:00Z", end: "2027-05-12T18:00:00Z" }];
    await renderInSite(<HomePage />, { loader: withAvailabilities() });
    expect(await screen.findByText("Tout est fait, merci ! La suite arrive bientôt.")).toBeVisible();
    // The step about the people present is for members only.
    expect(steps()).toHaveLength(3);
    expect(screen.queryByText("Ami·e·s", { selector: "h2, h3" })).not.toBeInTheDocument();
  });

  it("does not wait for availabilities that can't be given yet", async () => {
    me = { ...candidate, profilePicture: "face.png" };
    preferences = { ...preferences, paperPlanning: false };
    await renderInSite(<HomePage />);
    expect(await screen.findByText("Tout est fait, merci ! La suite arrive bientôt.")).toBeVisible();
  });

  it("is done from the card: a friend is looked for, the profile opens", async () => {
    me = { ...candidate, teams: ["benevole", "soft"] };
    await renderInSite(<HomePage />);
    await act(async () => userEvent.click(await screen.findByRole("button", { name: "Ajoute tes ami·e·s" })));
    await waitFor(() => expect(screen.getByLabelText("Chercher un bénévole")).toHaveFocus());
    await act(() => userEvent.click(screen.getByRole("button", { name: "Ajoute ta photo" })));
    expect(await screen.findByRole("dialog", { name: "Modifier mon profil" })).toBeVisible();
  });
});

describe("What I still have to do", () => {
  const notices = async () => within(await screen.findByRole("region", { name: "À faire" }));
  beforeEach(() => {
    alerts = { profilePicture: true, friends: true, notYetVolunteer: false };
  });

  it("is a photo and friends, each with the way there", async () => {
    await renderInSite(<HomePage />);
    const todo = await notices();
    expect(todo.getByText("Ajoute ta photo")).toBeVisible();
    await act(() => userEvent.click(todo.getByRole("button", { name: "Ajouter des amis" })));
    await waitFor(() => expect(screen.getByLabelText("Chercher un bénévole")).toHaveFocus());
    await act(() => userEvent.click(todo.getByRole("button", { name: "Ajouter ma photo" })));
    expect(await screen.findByRole("dialog", { name: "Modifier mon profil" })).toBeVisible();
  });

  it("put away, stays away on this device, for me alone", async () => {
    const first = await renderInSite(<HomePage />);
    await userEvent.click((await notices()).getByRole("button", { name: "Masquer « Ajoute ta photo »" }));
    expect(screen.queryByText("Ajoute ta photo")).not.toBeInTheDocument();
    expect(screen.getByText("Ajoute tes amis")).toBeVisible();
    first.unmount();
    const again = await renderInSite(<HomePage />);
    await notices();
    expect(screen.queryByText("Ajoute ta photo")).not.toBeInTheDocument();
    again.unmount();
    me = { ...marie, id: 7 };
    await renderInSite(<HomePage />);
    expect(await screen.findByText("Ajoute ta photo")).toBeVisible();
  });

  it("comes back when what was put away can't be read", async () => {
    localStorage.setItem("coulisses:all:dismissed-alerts:1", "{oups");
    await renderInSite(<HomePage />);
    expect((await notices()).getByText("Ajoute tes amis")).toBeVisible();
  });

  it("is asked for once: what the checklist shows is no notice", async () => {
    alerts = { profilePicture: true, friends: true, notYetVolunteer: true };
    me = candidate;
    await renderInSite(<HomePage />, { loader: withAvailabilities() });
    const todo = await notices();
    expect(todo.getByText("Tu n'es pas encore bénévole")).toBeVisible();
    expect(todo.getByRole("button", { name: "Donner mes disponibilités" })).toBeVisible();
    expect(todo.queryByText("Ajoute ta photo")).not.toBeInTheDocument();
  });

  it("is no call for availabilities any more once some were given", async () => {
    alerts = { profilePicture: false, friends: false, notYetVolunteer: true };
    me = candidate;
    availabilities = [{ start: "2027-05-12T16:00:00Z", end: "2027-05-12T18:00:00Z" }];
    await renderInSite(<HomePage />, { loader: withAvailabilities() });
    await waitFor(() => expect(steps()[0]).toMatch(/^Fait :/));
    expect(screen.queryByText("Tu n'es pas encore bénévole")).not.toBeInTheDocument();
  });

  it("is not said when it can't be read, and nobody is bothered with that", async () => {
    server.use(refusing("notification.readAlerts", 500, "Oups"));
    const { messages } = await renderInSite(<HomePage />);
    await profileIsThere();
    expect(screen.queryByRole("region", { name: "À faire" })).not.toBeInTheDocument();
    await waitFor(() => expect(messages()).toEqual([]));
  });
});
