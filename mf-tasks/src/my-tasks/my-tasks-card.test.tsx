import { lea } from "@coulisses/shared-domain/festival-activity/testing/activities";
import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import { draft, inReview, refusedBy, validated } from "@coulisses/shared-domain/festival-task/testing/tasks";
import { screen, waitFor, within } from "@testing-library/react";
import { festivalServer } from "../testing/festival-server";
import { openPage } from "../testing/open-page";

const festival = festivalServer();
const numbered = (task: FestivalTask, id: number, name = task.general.name) =>
  ({ ...task, id, general: { ...task.general, name } }) as FestivalTask;

describe("my tasks on the home page", () => {
  it("are those that I administrate, each one click away", async () => {
    const theirs = draft({ general: { administrator: lea } });
    festival.has(numbered(draft(), 1, "Monter"), numbered(theirs, 2, "Démonter"));
    openPage("/");
    expect(await screen.findByRole("link", { name: /N° 1 - Monter/ })).toHaveAttribute("href", "/ft/1");
    expect(screen.queryByRole("link", { name: /Démonter/ })).not.toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "Voir mes FTs" })).not.toBeInTheDocument();
  });

  it("say what each team has answered, but for drafts", async () => {
    festival.has(numbered(refusedBy(["humain"]), 1, "Défiler"), numbered(draft(), 2, "Monter"));
    openPage("/");
    const refused = within(await screen.findByRole("link", { name: /N° 1/ }));
    expect(await refused.findByText("Humain : Rejetée")).toBeInTheDocument();
    expect(refused.getByText("Matos : À relire")).toBeInTheDocument();
    const unfinished = within(screen.getByRole("link", { name: /N° 2/ }));
    expect(unfinished.queryByRole("list", { name: "Relectures" })).not.toBeInTheDocument();
  });

  it("are five at most, the settled ones left to the whole list", async () => {
    festival.has(
      numbered(validated(), 1),
      ...[2, 3, 4].map((id) => numbered(draft(), id)),
      ...[5, 6].map((id) => numbered(inReview(), id)),
    );
    const { user, address } = openPage("/");
    const links = await screen.findAllByRole("link", { name: /N° / });
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/ft/5",
      "/ft/6",
      "/ft/2",
      "/ft/3",
      "/ft/4",
    ]);
    await user.click(screen.getByRole("link", { name: "Voir mes FTs" }));
    await waitFor(() => expect(address()).toBe("/ft?administrator=1"));
  });

  it("say that there are none", async () => {
    openPage("/");
    expect(await screen.findByText("Tu n'as aucune FT 🤔")).toBeInTheDocument();
  });

  it("say that they could not be read, and try again", async () => {
    festival.has(numbered(draft(), 1, "Monter"));
    festival.unplug();
    const { user } = openPage("/");
    const retry = await screen.findByRole("button", { name: /Réessayer/ });
    festival.plug();
    await user.click(retry);
    expect(await screen.findByRole("link", { name: /N° 1 - Monter/ })).toBeInTheDocument();
  });
});
