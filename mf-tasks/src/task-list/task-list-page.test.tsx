import {
  approvedBy,
  draft,
  inReview,
  readyToAssign,
  refusedBy,
  zoe,
} from "@coulisses/shared-domain/festival-task/testing/tasks";
import { api } from "@coulisses/shared-auth/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { festivalServer } from "../testing/festival-server";
import { openPage, organiser, reviewer } from "../testing/open-page";

const festival = festivalServer();

const row = (name: string) => screen.findByRole("row", { name: new RegExp(name) });
const named = <Task extends { general: { name: string } }>(task: Task, id: number, name: string) => ({
  ...task,
  id,
  general: { ...task.general, name },
});

beforeEach(() => {
  festival.has(
    named(draft(), 1, "Monter les décors"),
    named(refusedBy(["humain"]), 2, "Défiler"),
    named(approvedBy(["matos"]), 3, "Tenir la buvette"),
    named(readyToAssign(), 4, "Ranger la scène"),
  );
});

describe("the list of tasks", () => {
  it("shows each one's status, reviews, team and administrator", async () => {
    openPage("/ft");
    const buvette = within(await row("Tenir la buvette"));
    expect(buvette.getByText("Relecture en cours")).toBeInTheDocument();
    expect(await buvette.findByText("Matos : Approuvée")).toBeInTheDocument();
    expect(buvette.getByText("Noël Ertsemud")).toBeInTheDocument();
    expect(await buvette.findByText("Culture")).toBeInTheDocument();
  });

  it("searches while one types, and says so in the address", async () => {
    const { user, address } = openPage("/ft");
    await row("Monter les décors");
    await user.type(screen.getByLabelText("Chercher une tâche"), "defiler");
    await waitFor(() => expect(address()).toBe("/ft?search=defiler"));
    expect(screen.queryByRole("row", { name: /Monter/ })).not.toBeInTheDocument();
  });

  it("shows mine, and those of each of my teams that has some, in one click", async () => {
    const { user, address } = openPage("/ft?status=DRAFT", { ...organiser, teams: ["culture", "bar"] });
    await user.click(await screen.findByRole("button", { name: "FTs de culture" }));
    expect(address()).toBe("/ft?team=culture");
    expect(screen.queryByRole("button", { name: "FTs de bar" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Mes FTs" }));
    expect(address()).toBe("/ft?administrator=1");
  });

  it("lets humain alone filter by reviewer, which hides the drafts", async () => {
    const organisers = openPage("/ft");
    await row("Défiler");
    await organisers.user.click(screen.getByRole("button", { name: "Plus de filtres" }));
    expect(screen.queryByLabelText("Relecteur")).not.toBeInTheDocument();
    organisers.unmount();

    const { user, address } = openPage("/ft", reviewer("humain"));
    await row("Défiler");
    await user.click(screen.getByRole("button", { name: "Plus de filtres" }));
    await user.type(await screen.findByLabelText("Relecteur"), "Zoé");
    await user.click(await screen.findByRole("option", { name: /Zoé Renard/ }));
    await waitFor(() => expect(address()).toBe(`/ft?reviewer=${zoe.id}`));
    expect(screen.queryByRole("row", { name: /Monter/ })).not.toBeInTheDocument();
    expect(await row("Défiler")).toBeInTheDocument();
  });

  it("shows what its address asks for", async () => {
    openPage("/ft?humain=REJECTED");
    expect(await row("Défiler")).toBeInTheDocument();
    expect(screen.getAllByRole("row")).toHaveLength(2);
  });

  it("creates a task under an activity, and opens it", async () => {
    const created = { ...draft(), id: 9 };
    const asked: unknown[] = [];
    festival.server.use(
      http.post(api("festival-tasks"), async ({ request }) => {
        asked.push(await request.json());
        festival.has(created);
        return HttpResponse.json(created, { status: 201 });
      }),
    );
    const { user, address } = openPage("/ft");
    await user.click(await screen.findByRole("button", { name: "Créer une fiche tâche" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Créer une nouvelle Fiche Tâche" }));
    await user.click(dialog.getByRole("button", { name: "Créer la Fiche Tâche" }));
    expect(await dialog.findAllByText("Ce champ est requis")).toHaveLength(2);
    await user.type(dialog.getByLabelText(/FA associée/), "escape");
    await user.click(await screen.findByRole("option", { name: "1 - Escape game" }));
    await user.type(dialog.getByLabelText(/Nom de la FT/), "Monter la scène{Enter}");
    await waitFor(() => expect(address()).toBe("/ft/9"));
    expect(asked).toEqual([{ name: "Monter la scène", festivalActivityId: 1 }]);
  });

  it("deletes one after a confirmation, with the Enter key", async () => {
    const { user, messages } = openPage("/ft");
    await user.click(await screen.findByRole("button", { name: "Supprimer la FT #1" }));
    expect(await screen.findByRole("dialog", { name: "Suppression de la FT #1" })).toBeInTheDocument();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(messages()).toContain("FT #1 supprimée 🗑️"));
    await waitFor(() => expect(screen.queryByRole("row", { name: /Monter/ })).not.toBeInTheDocument());
  });

  it("does not let one go to which people are being assigned (FT-2)", async () => {
    openPage("/ft");
    const button = await screen.findByRole("button", { name: /La FT #4 est en cours d'affectation/ });
    expect(button).toHaveAttribute("aria-disabled", "true");
  });

  it("lets those who only read neither create nor delete", async () => {
    openPage("/ft", { ...organiser, permissions: ["read-ft"] });
    await row("Défiler");
    expect(screen.queryByRole("button", { name: "Créer une fiche tâche" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /Supprimer/ })).not.toBeInTheDocument();
  });

  it("tells that the list could not be read, and tries again", async () => {
    festival.unplug();
    const { user } = openPage("/ft");
    const retry = await screen.findByRole("button", { name: /Réessayer/ });
    festival.plug();
    await user.click(retry);
    expect(await row("Défiler")).toBeInTheDocument();
  });
});

describe("my tasks on the home page", () => {
  it("begin with those that wait for a correction", async () => {
    festival.has(named(inReview(), 5, "Balayer"), named(inReview(), 6, "Compter"));
    openPage("/");
    const links = await screen.findAllByRole("link", { name: /^.*N° / });
    expect(links.map(({ textContent }) => /N° (\d+)/.exec(textContent ?? "")?.[1])).toEqual([
      "2",
      "3",
      "5",
      "6",
      "1",
    ]);
    expect(screen.getByRole("link", { name: "Voir mes FTs" })).toHaveAttribute("href", "/ft?administrator=1");
  });
});
