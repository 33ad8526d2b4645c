import { baseApi } from "@coulisses/shared-auth";
import { answer, api, downloads, read } from "@coulisses/shared-auth/testing";
import type { PaperVolunteer, Print, PrintForm } from "@coulisses/shared-domain/contract/planning/prints";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { volunteersServer } from "../../testing/volunteers-server";
import { openPage } from "../../testing/open-page";

const id = "3f2a7c1e-0000-4000-8000-000000000001";
const volunteer = (number: number, firstname: string, teams: string[], hours: number): PaperVolunteer => ({
  id: number,
  firstname,
  lastname: "Dupont",
  nickname: null,
  teams: ["benevole", ...teams],
  assignment: hours * 3_600_000,
});
const everybody = [
  volunteer(1, "Ada", ["hard", "bar"], 12.5),
  volunteer(2, "Bob", ["soft"], 4),
  volunteer(3, "Cléo", ["hard"], 2),
];
let prints: Print[];
let asked: PrintForm[];
const festival = volunteersServer(
  read("planning/volunteers", () => everybody),
  read("planning/prints", () => prints),
  http.post(api("planning/prints"), ({ request }) =>
    answer(async () => {
      const form = (await request.json()) as PrintForm;
      asked.push(form);
      const print = printOf({ kind: form.kind, status: "WAITING", total: form.volunteerIds.length, done: 0 });
      prints = [print, ...prints];
      return print;
    }, 201),
  ),
  http.delete<{ id: string }>(api("planning/prints/:id"), ({ params }) =>
    answer(() => {
      prints = prints.filter((print) => print.id !== params.id);
    }),
  ),
  http.get(
    api("planning/prints/:id/file"),
    () => new HttpResponse("PK", { headers: { "content-type": "application/zip" } }),
  ),
);
const files = downloads();
const printOf = (more: Partial<Print>): Print => ({
  id,
  kind: "BOOKLETS",
  status: "RUNNING",
  total: 40,
  done: 10,
  createdAt: "2027-05-14T16:00:00.000Z",
  ...more,
});
beforeEach(() => {
  prints = [];
  asked = [];
});

async function open(path = "/volunteers?livrets=") {
  const page = openPage(path);
  const dialog = within(await screen.findByRole("dialog", { name: "Télécharger les livrets" }));
  const becomes = (print: Partial<Print>) => {
    prints = [printOf(print)];
    act(() => {
      page.store.dispatch(baseApi.util.invalidateTags([{ type: "Print", id: "LIST" }]));
    });
  };
  return { ...page, dialog, becomes };
}

describe("The dialog of booklets", () => {
  it("opens from the list of volunteers, and stays open over a reload", async () => {
    const { user, address } = openPage("/volunteers");
    await user.click(await screen.findByRole("button", { name: "Télécharger les livrets" }));
    const dialog = await screen.findByRole("dialog", { name: "Télécharger les livrets" });
    expect(address()).toContain("livrets");
    await user.click(within(dialog).getByRole("button", { name: "Fermer" }));
    await waitFor(() => expect(address()).toBe("/volunteers"));
  });

  it("is only for those who assign", async () => {
    openPage("/volunteers?livrets=", { teams: ["hard"], permissions: ["view-volunteer"] });
    await screen.findByRole("searchbox", { name: "Chercher un bénévole" });
    expect(screen.queryByRole("button", { name: "Télécharger les livrets" })).not.toBeInTheDocument();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("shows who wants paper, with teams and hours", async () => {
    const { dialog } = await open();
    expect(await dialog.findByRole("row", { name: /Ada Dupont.*12h30/ })).toBeVisible();
    expect(dialog.getByRole("button", { name: "Télécharger 3 livrets" })).toBeEnabled();
  });

  it("prints those who are in all the teams and have the name, and counts them", async () => {
    const { user, dialog } = await open();
    await dialog.findByRole("row", { name: /Ada/ });
    await user.type(dialog.getByRole("combobox", { name: "Dans les équipes" }), "bar");
    await user.click(await screen.findByRole("option", { name: "Bar" }));
    await user.click(await dialog.findByRole("button", { name: "Télécharger 1 planning" }));
    expect(await dialog.findByRole("progressbar", { name: /./ })).toBeVisible();
    expect(asked).toEqual([{ kind: "LEAFLETS", volunteerIds: [1] }]);
    await user.click(dialog.getByRole("button", { name: "Ne plus filtrer par Bar" }));
    const search = dialog.getByRole("searchbox", { name: "Chercher par nom" });
    fireEvent.change(search, { target: { value: "cleo" } });
    expect(await dialog.findByRole("button", { name: "Télécharger 1 livret" })).toBeVisible();
    fireEvent.change(search, { target: { value: "" } });
    await user.click(await dialog.findByRole("button", { name: "Télécharger 3 livrets" }));
    await waitFor(() => expect(asked[1]).toEqual({ kind: "BOOKLETS", volunteerIds: [1, 2, 3] }));
  });

  it("has nothing to print when nobody is left", async () => {
    const { user, dialog } = await open();
    await dialog.findByRole("row", { name: /Ada/ });
    await user.type(dialog.getByRole("searchbox", { name: "Chercher par nom" }), "licorne");
    expect(await dialog.findByText("Aucun planning à imprimer")).toBeVisible();
    expect(dialog.getByRole("button", { name: "Télécharger 0 livret" })).toBeDisabled();
  });

  it("says why a print is refused", async () => {
    festival.refuse("print.create", 404, "La personne #3 n'existe pas", { once: true });
    const { user, dialog } = await open();
    await user.click(await dialog.findByRole("button", { name: "Télécharger 3 livrets" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent("La personne #3 n'existe pas");
  });
});

describe("A print", () => {
  it("shows how far it is, live, and is downloaded at the end", async () => {
    prints = [printOf({})];
    const { user, dialog, becomes } = await open();
    expect(await dialog.findByText("25 %")).toBeVisible();
    becomes({ done: 30 });
    expect(await dialog.findByText("75 %")).toBeVisible();
    becomes({ status: "DONE", done: 40 });
    await user.click(await dialog.findByRole("button", { name: /^Télécharger : Livrets de 40 personnes/ }));
    await waitFor(async () => expect((await files()).map(({ name }) => name)).toEqual(["plannings.pdf"]));
  });

  it("is cancelled while it is made", async () => {
    prints = [printOf({})];
    const { user, dialog } = await open();
    await user.click(await dialog.findByRole("button", { name: /^Annuler : Livrets/ }));
    await waitFor(() => expect(dialog.queryByRole("progressbar")).not.toBeInTheDocument());
    expect(festival.writes).toEqual([expect.stringContaining(`DELETE planning/prints/${id}`)]);
  });

  it("says that it failed, or who is missing", async () => {
    prints = [printOf({ status: "FAILED" })];
    const { dialog, becomes } = await open();
    expect(await dialog.findByText("L'impression a échoué. Relance-la.")).toBeVisible();
    becomes({ status: "DONE", done: 38 });
    expect(await dialog.findByText("2 personnes en moins : leur compte n'existe plus.")).toBeVisible();
  });

  it("tells when its file can't be fetched", async () => {
    prints = [printOf({ status: "DONE", done: 40 })];
    const { user, dialog, messages } = await open();
    const button = await dialog.findByRole("button", { name: /^Télécharger : / });
    festival.unplug();
    await user.click(button);
    await waitFor(() => expect(messages().join()).toContain("Le fichier n'a pas pu être téléchargé"));
  });
});
