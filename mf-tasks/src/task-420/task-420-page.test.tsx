import { draft } from "@coulisses/shared-domain/festival-task/testing/tasks";
import { screen, waitFor } from "@testing-library/react";
import { festivalServer } from "../testing/festival-server";
import { openPage } from "../testing/open-page";

const festival = festivalServer();

describe("task 420", () => {
  it("is nobody's task: it is told without asking the server, even when the network is away", async () => {
    const calls = festival.unplug();
    openPage("/ft/420");
    expect(await screen.findByText("Fiche Tâche n°420")).toBeInTheDocument();
    expect(
      screen.getByRole("heading", { name: "Vérifier que les chaises sont bien assises" }),
    ).toBeInTheDocument();
    expect(screen.getAllByRole("listitem")).toHaveLength(4);
    expect(calls()).toBe(0);
  });

  it("leads back to the serious ones", async () => {
    festival.has(draft());
    const { user, address } = openPage("/ft/420");
    await user.click(await screen.findByRole("link", { name: "Retourner aux tâches sérieuses" }));
    await waitFor(() => expect(address()).toBe("/ft"));
  });
});
