import {
  draft,
  escapeGame,
  readyDraft,
  readyToAssign,
} from "@coulisses/shared-domain/festival-task/testing/tasks";
import { screen, waitFor, within } from "@testing-library/react";
import { festivalServer } from "../testing/festival-server";
import { openPage, organiser } from "../testing/open-page";

const festival = festivalServer();
const ofEscapeGame = `/activity/ft?activityId=${String(escapeGame.id)}`;
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);

describe("the tasks of an activity, on its sheet", () => {
  it("are read with their status, and lead to their sheet; those of other activities are not among them", async () => {
    const elsewhere = { ...draft(), id: 6, festivalActivity: { ...escapeGame, id: escapeGame.id + 1 } };
    festival.has({ ...readyToAssign(readyDraft()), id: 4 }, { ...draft(), id: 5 }, elsewhere);
    openPage(ofEscapeGame);
    const table = await screen.findByLabelText("Fiches tâches de cette activité");
    const [, ...rows] = within(table).getAllByRole("row");
    expect(rows.map(cellsOf)).toEqual([
      ["4", readyDraft().general.name, "Prête pour affectation"],
      ["5", draft().general.name, "Brouillon"],
    ]);
    expect(screen.getByRole("link", { name: "4" })).toHaveAttribute("href", "/ft/4");
  });

  it("are created from it by those who write tasks, in the tasks' own dialog", async () => {
    const { user, address } = openPage(ofEscapeGame);
    await user.click(await screen.findByRole("button", { name: "Créer une FT" }));
    await waitFor(() => expect(address()).toBe(`/ft?create=${String(escapeGame.id)}`));
  });

  it("are not created by others, and may be none", async () => {
    openPage(ofEscapeGame, { ...organiser, permissions: ["read-fa", "read-ft"] });
    expect(await screen.findByText("Aucune FT associée")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Créer une FT" })).not.toBeInTheDocument();
  });

  it("that the server does not give are said not to be there", async () => {
    festival.refuse("task.ofActivity", 403, "Tu n'as pas accès à cette page");
    openPage(ofEscapeGame);
    expect(await screen.findByText("Tu n'as pas accès à cette page")).toBeVisible();
    expect(screen.getByRole("button", { name: "Réessayer" })).toBeVisible();
  });
});
