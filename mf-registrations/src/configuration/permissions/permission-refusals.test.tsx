import { baseApi } from "@coulisses/shared-auth";
import { answer, api, festivalServer, read } from "@coulisses/shared-auth/testing";
import type { KeptPermission } from "@coulisses/shared-domain/contract/teams";
import { act, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { guardedTeams } from "../../testing/guarded-teams";
import { openPage } from "../../testing/open-page";

let kept: KeptPermission[];
const festival = festivalServer([
  guardedTeams,
  http.get("*/features.json", () => HttpResponse.error()),
  read("permissions", () => kept),
  read("permissions/holders", () => []),
  http.patch(api("permissions/:id"), ({ params, request }) =>
    answer(async () => {
      const { description } = (await request.json()) as Pick<KeptPermission, "description">;
      kept = kept.map((one) => (one.id === Number(params["id"]) ? { ...one, description } : one));
      return kept.find(({ id }) => id === Number(params["id"]));
    }),
  ),
  http.delete(api("permissions/:id"), ({ params }) =>
    answer(() => {
      kept = kept.filter(({ id }) => id !== Number(params["id"]));
    }),
  ),
]);

beforeEach(() => {
  kept = [
    { id: 1, name: "open-bar", description: "Peut ouvrir le bar", teams: ["hard"] },
    { id: 2, name: "wash-dishes", description: null, teams: [] },
  ];
});

const open = () =>
  openPage("/configuration/permissions", { teams: ["hard"], permissions: ["manage-permissions"] });
const row = (name: string) => screen.findByRole("row", { name: new RegExp(`^${name}`) });
const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));
async function openBar() {
  const page = open();
  await page.user.click(await row("open-bar"));
  return { ...page, opened: await dialog("open-bar") };
}

describe("A permission", () => {
  it("is described anew in its own dialog, or left without words", async () => {
    const { user, opened, messages } = await openBar();
    expect(opened.queryByRole("button", { name: "Enregistrer" })).not.toBeInTheDocument();
    const field = opened.getByRole("textbox", { name: "Description" });
    await user.clear(field);
    await user.type(field, "Ouvre le bar{Enter}");
    await waitFor(() => expect(messages()).toEqual(["Permission modifiée"]));
    await waitFor(async () => expect(await row("open-bar")).toHaveTextContent("Ouvre le bar"));
    await user.clear(field);
    await user.click(await opened.findByRole("button", { name: "Enregistrer" }));
    await waitFor(() =>
      expect(festival.writes).toEqual([
        'PATCH permissions/1 {"description":"Ouvre le bar"}',
        'PATCH permissions/1 {"description":null}',
      ]),
    );
  });

  it("has a description of 255 characters at most", async () => {
    const { user, opened } = await openBar();
    await user.click(opened.getByRole("textbox", { name: "Description" }));
    await user.paste("a".repeat(256));
    await user.click(await opened.findByRole("button", { name: "Enregistrer" }));
    await waitFor(() =>
      expect(opened.getByRole("textbox", { name: "Description" })).toHaveAccessibleDescription(/255/),
    );
    expect(festival.writes).toEqual([]);
  });

  it.each(["Open Bar", "open_bar", "ouvrir-le-bar-é", "=cmd|calc", "../admin", "a".repeat(31)])(
    "can't be called « %s »",
    async (name) => {
      const { user } = open();
      await user.click(await screen.findByRole("button", { name: "Ajouter une permission" }));
      const form = await dialog("Ajouter une permission");
      await user.click(form.getByLabelText(/^Nom/));
      await user.paste(name);
      await user.click(form.getByRole("button", { name: "Ajouter" }));
      await waitFor(() => expect(form.getByLabelText(/^Nom/)).toBeInvalid());
      expect(festival.writes).toEqual([]);
    },
  );

  it("that is there already is said under its name, and comes back after a reload", async () => {
    const taken = "La permission open-bar existe déjà";
    festival.refuse("permission.add", 409, taken, { fields: { name: taken } });
    const { user, unmount } = open();
    await user.click(await screen.findByRole("button", { name: "Ajouter une permission" }));
    const form = await dialog("Ajouter une permission");
    await user.type(form.getByLabelText(/^Nom/), "open-bar{Enter}");
    expect(await form.findByText(taken)).toBeVisible();
    expect(form.getByLabelText(/^Nom/)).toHaveFocus();
    unmount();
    const again = open();
    await again.user.click(await screen.findByRole("button", { name: "Ajouter une permission" }));
    expect((await dialog("Ajouter une permission")).getByLabelText(/^Nom/)).toHaveValue("open-bar");
  });

  it("that goes says that the teams lose it, or that none has it", async () => {
    const { user, messages } = open();
    await row("open-bar");
    await user.click(screen.getByRole("button", { name: "Supprimer wash-dishes" }));
    const harmless = await dialog("Supprimer la permission wash-dishes ?");
    expect(harmless.getByText("Aucune équipe ne l'a.")).toBeVisible();
    await user.click(harmless.getByRole("button", { name: "Annuler" }));
    await user.click(screen.getByRole("button", { name: "Supprimer open-bar" }));
    const question = await dialog("Supprimer la permission open-bar ?");
    expect(question.getByText("Les équipes qui l'ont la perdent aussitôt.")).toBeVisible();
    await user.click(question.getByRole("button", { name: "Supprimer" }));
    await waitFor(() => expect(messages()).toEqual(["Permission supprimée"]));
    expect(festival.writes).toEqual(["DELETE permissions/1"]);
  });

  it("that another person removes meanwhile closes, and leaves the list", async () => {
    const { store } = await openBar();
    kept = kept.filter(({ id }) => id !== 1);
    act(() => {
      store.dispatch(baseApi.util.invalidateTags([{ type: "Permission", id: "LIST" }]));
    });
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(screen.queryByRole("row", { name: /^open-bar/ })).not.toBeInTheDocument();
  });

  it("whose team is taken by another person is shown without it, live", async () => {
    const { opened, store } = await openBar();
    expect(await opened.findByRole("button", { name: /^Retirer à / })).toBeVisible();
    kept = kept.map((one) => ({ ...one, teams: [] }));
    act(() => {
      store.dispatch(baseApi.util.invalidateTags([{ type: "Permission", id: "LIST" }]));
    });
    expect(await opened.findByText("Aucune : seul·e·s les admins peuvent.")).toBeVisible();
  });
});

describe("Giving and taking a permission", () => {
  it.each([
    [409, "La permission ne peut pas être retirée"],
    [403, "Tu n'as pas les droits"],
  ])("refused with %i says why, and changes nothing on screen", async (status, reason) => {
    festival.refuse("permission.revoke", status, reason);
    const { user, opened } = await openBar();
    await user.click(await opened.findByRole("button", { name: /^Retirer à / }));
    const question = await dialog("Retirer open-bar à Orga ?");
    expect(await question.findByText("Tous ses membres la gardent par une autre équipe.")).toBeVisible();
    await user.click(question.getByRole("button", { name: "Retirer" }));
    expect(await question.findByText(reason)).toBeVisible();
    expect(await opened.findByRole("button", { name: /^Retirer à / })).toBeVisible();
  });

  it("says that the people could not be read, and reads them again", async () => {
    festival.refuse("permission.holders", 503, "Réessaie plus tard");
    const { user, opened } = await openBar();
    await user.click(await opened.findByRole("button", { name: /^Retirer à / }));
    const question = await dialog("Retirer open-bar à Orga ?");
    const retry = await question.findByRole("button", { name: /Réessayer/ });
    festival.plug();
    await user.click(retry);
    expect(await question.findByText("Tous ses membres la gardent par une autre équipe.")).toBeVisible();
  });

  it("goes on when nobody can say which pages it opens", async () => {
    const { opened } = await openBar();
    expect(await opened.findByText("Les pages n'ont pas pu être lues.")).toBeVisible();
    expect(await opened.findByRole("button", { name: /^Retirer à / })).toBeEnabled();
  });
});
