import { api } from "@coulisses/shared-auth/testing";
import { mainStage } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { draft } from "@coulisses/shared-domain/festival-task/testing/tasks";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { escapeGame } from "../testing/festival-samples";
import { festivalServer } from "../testing/festival-server";
import { openPage, organiser } from "../testing/open-page";
import { pick } from "../testing/pick";

const festival = festivalServer();
const creation = { name: "Créer une nouvelle Fiche Tâche" };

beforeEach(() => {
  festival.has(draft());
});

async function open(button: string, title: string, access = organiser) {
  const page = openPage("/ft", access);
  await page.user.click(await screen.findByRole("button", { name: button }));
  return { ...page, dialog: within(await screen.findByRole("dialog", { name: title })) };
}
const create = (access = organiser) => open("Créer une fiche tâche", creation.name, access);
const remove = () => open("Supprimer la FT #1", "Suppression de la FT #1");

describe("creating a task", () => {
  it("leaves nothing behind when the person gives up", async () => {
    const { user, dialog, address } = await create();
    await user.type(dialog.getByLabelText(/Nom de la FT/), "Ranger");
    await user.click(dialog.getByRole("button", { name: "Fermer" }));
    await user.click(screen.getByRole("button", { name: "Abandonner" }));
    await waitFor(() => expect(screen.queryByRole("dialog", creation)).not.toBeInTheDocument());
    expect(address()).toBe("/ft");
    expect(festival.writes).toEqual([]);
  });

  it("keeps what was typed when the server refuses, and says why", async () => {
    festival.refuse("task.add", 404, "La fiche activité #1 n'existe plus");
    const { user, dialog, address } = await create();
    await user.type(dialog.getByLabelText(/Nom de la FT/), "Ranger");
    await pick(user, dialog.getByLabelText(/FA associée/), "escape", "1 - Escape game");
    await user.click(dialog.getByRole("button", { name: "Créer la Fiche Tâche" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent("La fiche activité #1 n'existe plus");
    expect(dialog.getByLabelText(/Nom de la FT/)).toHaveValue("Ranger");
    expect(address()).toBe("/ft");
  });

  it("tells those who don't see activities why they can't choose one", async () => {
    const { dialog } = await create({ ...organiser, permissions: ["read-ft", "write-ft"] });
    expect(dialog.getByLabelText(/FA associée/)).toBeDisabled();
    expect(dialog.getByText("Tes équipes n'ont pas accès aux fiches activités.")).toBeInTheDocument();
  });
});

describe("creating a task from the sheet of its activity", () => {
  /** Its team is Orga, its place the main stage; its task gets number 2. */
  function openFromActivity() {
    const activity = { ...escapeGame, team: "hard" };
    festival.server.use(
      http.get(api("festival-activities"), () => HttpResponse.json([activity])),
      http.post<never, { name: string }>(api("festival-tasks"), async ({ request }) => {
        const { name } = await request.json();
        const task = { ...draft({ general: { name } }), id: 2 };
        festival.has(draft(), task);
        return HttpResponse.json(task, { status: 201 });
      }),
    );
    return openPage("/ft?create=1");
  }

  it("has the activity chosen, and takes over its team and its place", async () => {
    const { user, address } = openFromActivity();
    const dialog = within(await screen.findByRole("dialog", creation));
    await waitFor(() => expect(dialog.getByLabelText(/FA associée/)).toHaveValue("1 - Escape game"));
    await user.type(dialog.getByLabelText(/Nom de la FT/), "Ranger");
    await user.click(dialog.getByRole("button", { name: "Créer la Fiche Tâche" }));
    await waitFor(() => expect(address()).toBe("/ft/2"));
    const task = festival.sheet(2);
    expect(task?.general).toMatchObject({ name: "Ranger", team: "hard" });
    expect(task?.instructions.appointment).toMatchObject({ name: mainStage.name });
    expect(task?.mobilizations).toEqual([]);
  });

  it("opens the task all the same when these can't be written, and says so", async () => {
    festival.refuse("taskSection.changeGeneral", 409, "Cas non géré");
    const { user, address, messages } = openFromActivity();
    const dialog = within(await screen.findByRole("dialog", creation));
    await waitFor(() => expect(dialog.getByLabelText(/FA associée/)).toHaveValue("1 - Escape game"));
    await user.type(dialog.getByLabelText(/Nom de la FT/), "Ranger{Enter}");
    await waitFor(() => expect(address()).toBe("/ft/2"));
    await waitFor(() => expect(messages()).toContainEqual(expect.stringContaining("La FT est créée")));
  });
});

describe("removing a task", () => {
  it("names what goes with it, and leaves it when the person gives up", async () => {
    const { user, dialog } = await remove();
    expect(
      dialog.getByText("« Monter les décors » disparaîtra pour tout le monde, avec ses mobilisations."),
    ).toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: "Annuler" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(festival.sheet(1)).toBeDefined();
  });

  it("says why it may not go, until the person has read it", async () => {
    const reason = "Impossible de supprimer la fiche tâche #1 car elle est déjà en cours d'affectation";
    festival.refuse("task.remove", 409, reason);
    const { user, dialog, messages } = await remove();
    await user.click(dialog.getByRole("button", { name: "Supprimer" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent(reason);
    await waitFor(() => expect(messages()).toEqual([]));
    expect(festival.sheet(1)).toBeDefined();
    await user.click(dialog.getByRole("button", { name: "Annuler" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(screen.getByRole("row", { name: /Monter les décors/ })).toBeInTheDocument();
  });
});
