import { answer, answeredTeams, api, festivalServer, read, refusal } from "@coulisses/shared-auth/testing";
import type { KeptTeam } from "@coulisses/shared-domain/contract/teams";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { guardedTeams } from "../../testing/guarded-teams";
import { openPage } from "../../testing/open-page";

let teams: KeptTeam[] = [];
const festival = festivalServer([
  guardedTeams,
  read("teams", () => teams),
  http.post(api("teams"), ({ request }) =>
    answer(async () => {
      const form = (await request.json()) as Omit<KeptTeam, "code" | "version">;
      const created = { ...form, code: form.name.toLowerCase(), version: 1 };
      teams = [...teams, created];
      return created;
    }, 201),
  ),
  http.patch(api("teams/:code"), () =>
    refusal(409, "L'équipe Bar existe déjà", { name: "L'équipe Bar existe déjà" }),
  ),
  http.delete<{ code: string }>(api("teams/:code"), ({ params }) => {
    teams = teams.filter(({ code }) => code !== params.code);
    return new HttpResponse(null, { status: 204 });
  }),
]);

const cirque: KeptTeam = { code: "cirque", name: "Cirque", color: "#AA00AA", icon: "mdi-tent", version: 2 };
beforeEach(() => {
  teams = [...answeredTeams.filter(({ code }) => code === "humain"), cirque];
});

const open = (address = "/configuration/teams") => openPage(address, { teams: ["admin"], permissions: [] });
const row = (name: string) => screen.findByRole("row", { name: new RegExp(`^${name}`) });
const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));

describe("the teams", () => {
  it("are found by a part of their name", async () => {
    const { user, address } = open();
    await row("Cirque");
    await user.type(screen.getByRole("searchbox", { name: "Chercher une équipe" }), "cirq");
    await waitFor(() => expect(screen.getAllByRole("row")).toHaveLength(2));
    expect(address()).toContain("search=cirq");
    await user.clear(screen.getByRole("searchbox", { name: "Chercher une équipe" }));
    await user.type(screen.getByRole("searchbox", { name: "Chercher une équipe" }), "licorne");
    expect(await screen.findByText("Rien ne correspond à ces filtres")).toBeInTheDocument();
  });

  it("stay when the site needs them", async () => {
    open("/configuration/teams?search=humain");
    await row("Humain");
    expect(screen.getByRole("button", { name: "Humain reste : le site en a besoin" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  });
});

describe("a team", () => {
  it("is created with a code made of its name, once its color is one", async () => {
    const { user, messages } = open();
    await user.click(await screen.findByRole("button", { name: "Ajouter une équipe" }));
    const form = await dialog("Ajouter une équipe");
    await user.type(form.getByLabelText(/Nom/), "Fanfare");
    expect(form.getByText("Code : fanfare")).toBeInTheDocument();
    const color = form.getByRole("textbox", { name: /Couleur/ });
    await user.clear(color);
    await user.type(color, "rouge{Enter}");
    expect(
      await form.findByText("La couleur doit être un code hexadécimal à six chiffres précédé de #"),
    ).toBeInTheDocument();
    expect(festival.writes).toEqual([]);
    await user.clear(color);
    await user.type(color, "#ff8800{Enter}");
    await waitFor(() => expect(messages()).toContain("Équipe créée"));
    expect(festival.writes).toEqual(['POST teams {"name":"Fanfare","color":"#ff8800","icon":"mdi-circle"}']);
    expect(await row("Fanfare")).toBeInTheDocument();
  });

  it("says under its name that another has it", async () => {
    const { user } = open("/configuration/teams?search=cirque");
    await row("Cirque");
    await user.click(screen.getByRole("button", { name: "Modifier Cirque" }));
    const form = await dialog("Modifier l'équipe Cirque");
    const name = form.getByLabelText(/Nom/);
    await user.clear(name);
    await user.type(name, "Bar{Enter}");
    expect(await form.findByText("L'équipe Bar existe déjà")).toBeInTheDocument();
    expect(name).toHaveFocus();
  });

  it("goes after a confirmation that says what its members lose", async () => {
    const { user, messages } = open("/configuration/teams?search=cirque");
    await row("Cirque");
    await user.click(screen.getByRole("button", { name: "Supprimer Cirque" }));
    const question = await dialog("Supprimer l'équipe Cirque ?");
    expect(question.getByText(/perdent aussitôt/)).toBeInTheDocument();
    await user.click(question.getByRole("button", { name: "Supprimer" }));
    await waitFor(() => expect(messages()).toContain("Équipe supprimée"));
    expect(festival.writes).toEqual(["DELETE teams/cirque"]);
  });
});
