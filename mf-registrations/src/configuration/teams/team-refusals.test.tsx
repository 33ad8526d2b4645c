import { baseApi } from "@coulisses/shared-auth";
import { answer, answeredTeams, api, aWindow, festivalServer, read } from "@coulisses/shared-auth/testing";
import type { KeptTeam } from "@coulisses/shared-domain/contract/teams";
import { act, screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { guardedTeams } from "../../testing/guarded-teams";
import { openPage } from "../../testing/open-page";

const cirque: KeptTeam = { code: "cirque", name: "Cirque", color: "#AA00AA", icon: "mdi-tent", version: 2 };
let teams: KeptTeam[];
const festival = festivalServer([
  guardedTeams,
  read("teams", () => teams),
  http.patch<{ code: string }>(api("teams/:code"), ({ params, request }) =>
    answer(async () => {
      const form = (await request.json()) as Partial<KeptTeam>;
      teams = teams.map((team) =>
        team.code === params.code ? { ...team, ...form, version: team.version + 1 } : team,
      );
      return teams.find(({ code }) => code === params.code);
    }),
  ),
]);

beforeEach(() => {
  teams = [...answeredTeams.filter(({ code }) => code === "humain"), cirque];
});

const open = () => openPage("/configuration/teams", { teams: ["bureau"], permissions: ["manage-teams"] });
async function openCirque() {
  const page = open();
  await page.user.click(await screen.findByRole("button", { name: "Modifier Cirque" }));
  const form = within(await screen.findByRole("dialog", { name: "Modifier l'équipe Cirque" }));
  const fill = async (label: RegExp, text: string) => {
    const field = form.getByRole("textbox", { name: label });
    await page.user.clear(field);
    await page.user.type(field, text);
  };
  const save = () => page.user.click(form.getByRole("button", { name: "Modifier" }));
  return { ...page, form, fill, save };
}

describe("A team", () => {
  it("is renamed and coloured by anyone who manages teams, without the rest of the configuration", async () => {
    const { fill, save, messages } = await openCirque();
    await fill(/^Nom/, "Chapiteau");
    await fill(/Couleur/, "#112233");
    await save();
    await waitFor(() => expect(messages()).toEqual(["Équipe modifiée"]));
    expect(await screen.findByRole("row", { name: /^Chapiteau cirque/ })).toBeVisible();
  });

  it.each([
    [/^Nom/, "   ", /^Ce champ est requis/],
    [/^Nom/, "a".repeat(31), /30/],
    [/Couleur/, "#12345", /hexadécimal/],
    [/Couleur/, "red;background:url(x)", /hexadécimal/],
  ])("%s is refused as « %s »", async (label, text, problem) => {
    const { fill, save, form } = await openCirque();
    await fill(label, text);
    await save();
    await waitFor(() =>
      expect(form.getByRole("textbox", { name: label })).toHaveAccessibleDescription(problem),
    );
    expect(festival.writes).toEqual([]);
  });

  it("half changed comes back after a reload, and only in its own dialog", async () => {
    const { fill, unmount } = await openCirque();
    await fill(/^Nom/, "Chapiteau");
    unmount();
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Ajouter une équipe" }));
    const added = within(await screen.findByRole("dialog", { name: "Ajouter une équipe" }));
    expect(added.getByRole("textbox", { name: /^Nom/ })).toHaveValue("");
    await user.click(added.getByRole("button", { name: "Annuler" }));
    await user.click(await screen.findByRole("button", { name: "Modifier Cirque" }));
    const again = within(await screen.findByRole("dialog", { name: "Modifier l'équipe Cirque" }));
    expect(again.getByRole("textbox", { name: /^Nom/ })).toHaveValue("Chapiteau");
  });

  it("that another person renames meanwhile asks which of both names stays", async () => {
    const { fill, form, store, save } = await openCirque();
    await fill(/^Nom/, "Chapiteau");
    teams = teams.map((team) => (team.code === "cirque" ? { ...team, name: "Arène", version: 3 } : team));
    act(() => {
      store.dispatch(baseApi.util.invalidateTags([{ type: "Team", id: "LIST" }]));
    });
    expect(await form.findByText(/^Arène ·/)).toBeVisible();
    await save();
    expect(festival.writes).toEqual([]);
  });

  it("is not changed without network, and is at the next press", async () => {
    const { fill, form, save, messages } = await openCirque();
    await fill(/^Nom/, "Chapiteau");
    festival.unplug();
    await save();
    expect(await form.findByRole("alert")).toHaveTextContent(/Impossible de joindre le serveur/);
    festival.plug();
    await save();
    await waitFor(() => expect(messages()).toContain("Équipe modifiée"));
  });

  it.each([
    [409, "L'équipe Cirque reste : le site en a besoin"],
    [403, "Tu n'as pas les droits"],
    [404, "L'équipe cirque est introuvable"],
  ])("that may not go stays, and says why (%i)", async (status, reason) => {
    festival.refuse("team.remove", status, reason);
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Supprimer Cirque" }));
    const question = within(await screen.findByRole("dialog", { name: "Supprimer l'équipe Cirque ?" }));
    await user.click(question.getByRole("button", { name: "Supprimer" }));
    expect(await question.findByText(reason)).toBeVisible();
  });

  it("is looked at on a card of a phone, and changed from there", async () => {
    aWindow(390);
    const { fill, save, messages } = await openCirque();
    expect(screen.queryByRole("columnheader")).not.toBeInTheDocument();
    await fill(/^Nom/, "Chapiteau");
    await save();
    await waitFor(() => expect(messages()).toEqual(["Équipe modifiée"]));
    expect((await screen.findAllByText("Chapiteau")).length).toBeGreaterThan(0);
    aWindow(1440);
  });
});

test("The teams that could not be read are asked for again", async () => {
  festival.unplug();
  const { user } = open();
  const [retry] = await screen.findAllByRole("button", { name: /Réessayer/ });
  festival.plug();
  await user.click(retry!);
  expect(await screen.findByRole("row", { name: /^Cirque/ })).toBeVisible();
});
