import { draft } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { screen } from "@testing-library/react";
import { festivalServer } from "../../testing/festival-server";
import { linesOf, section } from "../../testing/on-sheet";
import { openPage, organiser } from "../../testing/open-page";

const festival = festivalServer();

describe("the tasks of an activity", () => {
  it("are read with their status, and lead to their sheet", async () => {
    festival.has({
      ...draft(),
      tasks: [
        { id: 4, name: "Montage", status: "READY_TO_ASSIGN" },
        { id: 5, name: "Démontage", status: "DRAFT" },
      ],
    });
    openPage("/fa/1");
    const table = await screen.findByLabelText("Fiches tâches de cette activité");
    expect(linesOf(table)).toEqual([
      ["4", "Montage", "Prête pour affectation"],
      ["5", "Démontage", "Brouillon"],
    ]);
    expect(screen.getByRole("link", { name: "Montage" })).toHaveAttribute("href", "/ft/4");
  });

  it("are created from it by those who write tasks, in the tasks' own dialog", async () => {
    festival.has(draft());
    const writer = { ...organiser, permissions: [...organiser.permissions, "write-ft" as const] };
    const { user, address } = openPage("/fa/1", writer);
    await user.click(await (await section("FT associées")).findByRole("button", { name: "Créer une FT" }));
    expect(address()).toBe("/ft?create=1");
  });

  it("are not created by others", async () => {
    festival.has(draft());
    openPage("/fa/1", { ...organiser, permissions: ["read-fa", "write-fa"] });
    await (await section("FT associées")).findByText("Aucune FT associée");
    expect(screen.queryByRole("button", { name: "Créer une FT" })).not.toBeInTheDocument();
  });

  it("may be none", async () => {
    festival.has(draft());
    openPage("/fa/1");
    expect(await (await section("FT associées")).findByText("Aucune FT associée")).toBeInTheDocument();
  });
});
