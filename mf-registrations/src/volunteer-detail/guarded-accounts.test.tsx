import { screen, waitFor, within } from "@testing-library/react";
import { volunteersServer } from "../testing/volunteers-server";
import { openPage, volunteerManager } from "../testing/open-page";

const festival = volunteersServer();
const humain = { ...volunteerManager, permissions: [...volunteerManager.permissions, "affect-team"] };
const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));

describe("Decision 58 The dialog of a person", () => {
  it("with rights that the manager lacks says why nothing can be changed", async () => {
    const sg = festival.has("Ada", ["hard", "sg"]);
    openPage(`/volunteers?volunteer=${String(sg.id)}`, humain);
    const opened = await dialog("Ada Dupont");
    expect(
      await opened.findByText("Tu ne peux pas modifier ce compte : il a des droits que tu n'as pas"),
    ).toBeVisible();
    expect(opened.queryByRole("textbox")).not.toBeInTheDocument();
    expect(opened.queryByRole("button", { name: /Retirer|Supprimer|Oublier/ })).not.toBeInTheDocument();
  });

  it("lets who places people in teams do that alone", async () => {
    const ada = festival.has("Ada", ["hard", "elec"]);
    const { user } = openPage(`/volunteers?volunteer=${String(ada.id)}`, {
      teams: ["hard"],
      permissions: ["view-volunteer", "view-volunteer-details", "affect-team"],
    });
    const opened = await dialog("Ada Dupont");
    await user.click(await opened.findByRole("button", { name: "Retirer de l'équipe Élec" }));
    await waitFor(() => expect(festival.writes).toEqual([`DELETE users/${String(ada.id)}/teams/elec`]));
    expect(opened.queryByRole("button", { name: /Supprimer|Oublier/ })).not.toBeInTheDocument();
  });
});
