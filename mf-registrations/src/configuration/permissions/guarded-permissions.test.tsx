import { festivalServer, read } from "@coulisses/shared-auth/testing";
import { TEAM_OUT_OF_REACH } from "@coulisses/shared-domain/access/guarded";
import type { KeptPermission } from "@coulisses/shared-domain/contract/teams";
import { screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { guardedTeams } from "../../testing/guarded-teams";
import { openPage } from "../../testing/open-page";

const kept: KeptPermission[] = [
  { id: 1, name: "read-inventory", description: null, teams: ["hard", "sg"] },
  { id: 2, name: "manage-personal-accounts", description: null, teams: ["sg"] },
  { id: 3, name: "manage-permissions", description: null, teams: [] },
];
const festival = festivalServer([
  guardedTeams,
  http.get("*/features.json", () => HttpResponse.error()),
  read("permissions", () => kept),
  read("permissions/holders", () => []),
]);

async function openAs(permissions: string[], name: string) {
  const page = openPage("/configuration/permissions", { teams: ["hard"], permissions });
  await page.user.click(await screen.findByRole("row", { name: new RegExp(`^${name}`) }));
  return { ...page, opened: within(await screen.findByRole("dialog", { name })) };
}

describe("Decision 58 The dialog of a permission", () => {
  it("says before the press why it can't be taken from a team with guarded rights", async () => {
    const { user, opened } = await openAs(["manage-permissions"], "read-inventory");
    const take = await opened.findByRole("button", { name: TEAM_OUT_OF_REACH });
    expect(take).toHaveAttribute("aria-disabled", "true");
    await user.click(take);
    expect(screen.getAllByRole("dialog")).toHaveLength(1);
    expect(opened.getByRole("button", { name: "Retirer à Orga" })).toBeEnabled();
    expect(festival.writes).toEqual([]);
  });

  it("offers the teams alone that it may be given to", async () => {
    const { user, opened } = await openAs(["manage-permissions"], "read-inventory");
    const picker = await opened.findByRole("combobox", { name: /Lier une équipe/ });
    await user.click(picker);
    const search = await screen.findByRole("combobox", { expanded: true });
    await user.type(search, "Bureau");
    expect(await screen.findByText("Aucune équipe de ce nom")).toBeVisible();
    await user.clear(search);
    await user.type(search, "Bar");
    expect(await screen.findByRole("option", { name: "Bar" })).toBeVisible();
  });

  it.each(["manage-personal-accounts", "manage-permissions"])(
    "that the manager lacks, %s, offers no team and says so",
    async (name) => {
      const { opened } = await openAs(["manage-permissions"], name);
      expect(await opened.findByText(`Tu ne peux pas gérer la permission ${name}`)).toBeVisible();
      expect(opened.queryByRole("combobox")).not.toBeInTheDocument();
      expect(opened.queryByRole("button", { name: /^Retirer à/ })).not.toBeInTheDocument();
    },
  );

  it("lets an administrator give and take all", async () => {
    const page = openPage("/configuration/permissions", { teams: ["admin"], permissions: [] });
    await page.user.click(await screen.findByRole("row", { name: /^manage-personal-accounts/ }));
    const opened = within(await screen.findByRole("dialog", { name: "manage-personal-accounts" }));
    expect(await opened.findByRole("button", { name: "Retirer à SG" })).toBeEnabled();
    expect(opened.getByRole("combobox", { name: /Lier une équipe/ })).toBeEnabled();
  });
});
