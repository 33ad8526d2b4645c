import { answeredTeams, festivalServer, read } from "@coulisses/shared-auth/testing";
import { ADMINS_OUT_OF_REACH, TEAM_OUT_OF_REACH } from "@coulisses/shared-domain/access/guarded";
import type { KeptTeam } from "@coulisses/shared-domain/contract/teams";
import { screen, within } from "@testing-library/react";
import { guardedTeams } from "../../testing/guarded-teams";
import { openPage } from "../../testing/open-page";

const cirque: KeptTeam = { code: "cirque", name: "Cirque", color: "#AA00AA", icon: "mdi-tent", version: 2 };
const festival = festivalServer([
  guardedTeams,
  read("teams", () => [
    ...answeredTeams.filter(({ code }) => ["admin", "bureau", "sg"].includes(code)),
    cirque,
  ]),
]);

const rowOf = async (name: string) => {
  const table = await screen.findByRole("grid", { busy: false });
  return within(within(table).getByRole("row", { name: new RegExp(`^${name}`) }));
};
const bureau = { teams: ["hard", "bureau"], permissions: ["manage-users", "manage-teams"] };

describe("Decision 58 The list of teams", () => {
  it.each([
    ["SG", TEAM_OUT_OF_REACH],
    ["Admin", ADMINS_OUT_OF_REACH],
  ])("says before the press why the bureau can't change %s", async (name, reason) => {
    const { user } = openPage("/configuration/teams", bureau);
    const [edit] = (await rowOf(name)).getAllByRole("button", { name: reason });
    expect(edit).toHaveAttribute("aria-disabled", "true");
    await user.click(edit!);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(festival.writes).toEqual([]);
  });

  it.each(["Cirque", "Bureau"])("lets the bureau change %s, whose rights it has", async (name) => {
    const { user } = openPage("/configuration/teams", bureau);
    await user.click((await rowOf(name)).getByRole("button", { name: `Modifier ${name}` }));
    expect(await screen.findByRole("dialog", { name: `Modifier l'équipe ${name}` })).toBeVisible();
  });

  it("keeps a team that gives more than the manager has from removal too", async () => {
    openPage("/configuration/teams", { teams: ["chefs"], permissions: ["manage-teams"] });
    const held = await rowOf("SG");
    expect(held.queryByRole("button", { name: /Supprimer|Modifier/ })).not.toBeInTheDocument();
    expect((await rowOf("Cirque")).getByRole("button", { name: "Supprimer Cirque" })).toBeEnabled();
  });
});
