import { CONTRACT } from "@coulisses/federation/feature";
import { answer, answeredTeams, api, festivalServer, read } from "@coulisses/shared-auth/testing";
import type { KeptPermission } from "@coulisses/shared-domain/contract/teams";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { guardedTeams } from "../../testing/guarded-teams";
import { openPage } from "../../testing/open-page";

const ada = { id: 1, firstname: "Ada", lastname: "Lovelace", nickname: null };
const mimi = { id: 2, firstname: "Marie", lastname: "Curie", nickname: "Mimi" };

let kept: KeptPermission[] = [];
const page = (title: string, path: string, permission?: string) => ({
  path,
  title,
  icon: "home",
  mobile: true,
  ...(permission && { permission }),
});
const published = {
  features: [
    {
      name: "mf-logistics",
      contract: CONTRACT,
      version: "1",
      entry: "/mf-logistics/remoteEntry.js",
      pages: [
        page("Inventaire Matos", "/logistic/inventory", "read-inventory"),
        page("Autre", "/autre", "read-fa"),
      ],
      cards: [],
    },
  ],
};

const change = (name: unknown, teams: (held: string[]) => string[]) => {
  kept = kept.map((one) => (one.name === name ? { ...one, teams: teams(one.teams) } : one));
  return new HttpResponse(null, { status: 204 });
};
const festival = festivalServer([
  guardedTeams,
  http.get("*/features.json", () => HttpResponse.json(published)),
  read("permissions", () => kept),
  read("permissions/holders", () => [
    { team: "hard", members: [ada] },
    { team: "bar", members: [ada, mimi] },
  ]),
  http.post(api("permissions"), ({ request }) =>
    answer(async () => {
      const form = (await request.json()) as Pick<KeptPermission, "name" | "description">;
      const created = { ...form, id: 99, teams: [] };
      kept = [...kept, created];
      return created;
    }, 201),
  ),
  http.post(api("permissions/:name/teams"), async ({ params, request }) => {
    const { team } = (await request.json()) as { team: string };
    return change(params["name"], (held) => [...held, team]);
  }),
  http.delete(api("permissions/:name/teams/:code"), ({ params }) =>
    change(params["name"], (held) => held.filter((code) => code !== params["code"])),
  ),
]);

beforeEach(() => {
  kept = [
    { id: 1, name: "read-inventory", description: "Peut lire l'inventaire", teams: ["hard"] },
    { id: 2, name: "open-bar", description: null, teams: [] },
  ];
});

const open = () => openPage("/configuration/permissions", { teams: ["admin"], permissions: [] });
const row = (name: string) => screen.findByRole("row", { name: new RegExp(`^${name}`) });
const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));
const nameOf = (code: string) => answeredTeams.find((team) => team.code === code)?.name ?? code;

describe("the permissions", () => {
  it("say which teams hold them; the site's own stay", async () => {
    open();
    expect(await within(await row("read-inventory")).findByText(nameOf("hard"))).toBeInTheDocument();
    expect(
      screen.getByRole("button", { name: "read-inventory reste : le site en a besoin" }),
    ).toHaveAttribute("aria-disabled", "true");
    expect(screen.getByRole("button", { name: "Supprimer open-bar" })).toBeEnabled();
  });

  it("are created in words with dashes", async () => {
    const { user, messages } = open();
    await user.click(await screen.findByRole("button", { name: "Ajouter une permission" }));
    const form = await dialog("Ajouter une permission");
    await user.type(form.getByLabelText(/Nom/), "Faire la Vaisselle{Enter}");
    expect(await form.findByText(/mots en minuscules séparés par des tirets/)).toBeInTheDocument();
    await user.clear(form.getByLabelText(/Nom/));
    await user.type(form.getByLabelText(/Nom/), "wash-dishes{Enter}");
    await waitFor(() => expect(messages()).toContain("Permission créée"));
    expect(festival.writes).toEqual(['POST permissions {"name":"wash-dishes","description":null}']);
  });
});

describe("a permission", () => {
  it("says which pages it opens", async () => {
    const { user } = open();
    await user.click(await row("read-inventory"));
    const opened = await dialog("read-inventory");
    expect(await opened.findByText("Inventaire Matos")).toBeInTheDocument();
    expect(opened.queryByText("Autre")).not.toBeInTheDocument();
  });

  it("is given once it is said to whom it opens something new", async () => {
    const { user, messages } = open();
    await user.click(await row("read-inventory"));
    const opened = await dialog("read-inventory");
    await user.click(await opened.findByLabelText(/Lier une équipe/));
    await user.type(await screen.findByRole("combobox", { expanded: true }), nameOf("bar"));
    await user.click(await screen.findByRole("option", { name: nameOf("bar") }));
    const question = await dialog(`Donner read-inventory à ${nameOf("bar")} ?`);
    expect(await question.findByText("1 personne pourra le faire aussitôt :")).toBeInTheDocument();
    expect(question.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Marie (Mimi) Curie",
    ]);
    expect(festival.writes).toEqual([]);
    await user.click(question.getByRole("button", { name: "Donner" }));
    await waitFor(() => expect(messages()).toContain("Permission accordée"));
    expect(festival.writes).toEqual(['POST permissions/read-inventory/teams {"team":"bar"}']);
  });

  it("is taken once it is said who loses it", async () => {
    const { user, messages } = open();
    await user.click(await row("read-inventory"));
    const opened = await dialog("read-inventory");
    await user.click(await opened.findByRole("button", { name: `Retirer à ${nameOf("hard")}` }));
    const question = await dialog(`Retirer read-inventory à ${nameOf("hard")} ?`);
    expect(await question.findByText("1 personne ne pourra plus le faire :")).toBeInTheDocument();
    await user.click(question.getByRole("button", { name: "Retirer" }));
    await waitFor(() => expect(messages()).toContain("Permission retirée"));
    expect(festival.writes).toEqual(["DELETE permissions/read-inventory/teams/hard"]);
  });
});
