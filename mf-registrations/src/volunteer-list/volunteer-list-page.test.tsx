import { baseApi } from "@coulisses/shared-auth";
import { api, downloads, keptState } from "@coulisses/shared-auth/testing";
import type { Access } from "@coulisses/shared-domain/access/access";
import type { VolunteerStats } from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { volunteersServer } from "../testing/volunteers-server";
import { openPage } from "../testing/open-page";

const festival = volunteersServer();
const files = downloads();

/** Access to the list alone, as any volunteer has. */
const volunteer: Access = { teams: ["benevole", "soft"], permissions: ["view-volunteer"] };

beforeEach(() => {
  festival.has("Ada", ["benevole", "hard", "bar"], { nickname: "Loulou" });
  festival.has("Bob", ["benevole", "soft"]);
  festival.has("Cléo", ["benevole", "hard", "bureau"]);
});

const group = (name: RegExp) => screen.findByRole("region", { name });
const face = (name: string) => screen.findByRole("button", { name });
const gone = (name: string) =>
  waitFor(() => expect(screen.queryByText(new RegExp(name))).not.toBeInTheDocument());
const row = (name: string) => screen.findByRole("row", { name: new RegExp(`^${name}`) });

describe("the trombinoscope", () => {
  it("shows everybody in their group, birthdays first", async () => {
    festival.has("Dan", ["benevole", "soft"], { isBirthday: true });
    openPage("/volunteers");
    expect(within(await group(/anniv/)).getByText("Dan Dupont")).toBeVisible();
    expect(within(await group(/administration/)).getByText("Cléo Dupont")).toBeVisible();
    expect(within(await group(/Adhérent/)).getByText("Ada (Loulou) Dupont")).toBeVisible();
    const soft = within(await group(/Bénévoles/));
    expect(soft.getByText("Bob Dupont")).toBeVisible();
    expect(soft.getByText("Dan Dupont")).toBeVisible();
    expect(screen.queryByRole("region", { name: /EHPAD/ })).not.toBeInTheDocument();
  });

  it("finds people by name, accents and case aside, and says so in the address", async () => {
    const { user, address } = openPage("/volunteers");
    await face("Bob Dupont");
    await user.type(screen.getByRole("searchbox", { name: "Chercher un bénévole" }), "CLEO");
    await gone("Bob");
    expect(screen.getByText("Cléo Dupont")).toBeVisible();
    expect(address()).toBe("/volunteers?search=CLEO");
  });

  it("filters by the team whose chip is pressed, until it is taken off", async () => {
    const { user, address } = openPage("/volunteers");
    await user.click(await screen.findByRole("button", { name: "Filtrer par l'équipe Bar" }));
    await gone("Bob");
    expect(address()).toBe("/volunteers?teams=bar");
    await user.click(screen.getByRole("button", { name: "Ne plus filtrer par Bar" }));
    await face("Bob Dupont");
    expect(address()).toBe("/volunteers");
  });

  it("shows what a link asks for: in all of these teams, in none of those", async () => {
    openPage("/volunteers?teams=hard&excludedTeams=bureau");
    await face("Ada (Loulou) Dupont");
    expect(screen.queryByText("Cléo Dupont")).not.toBeInTheDocument();
    expect(await screen.findByRole("button", { name: "Ne plus exclure Bureau" })).toBeVisible();
  });

  it("says when nobody is found", async () => {
    openPage("/volunteers?search=licorne");
    expect(await screen.findByText("Rien ne correspond à ces filtres")).toBeVisible();
  });

  it("tells that the list could not be read, and tries again", async () => {
    festival.unplug();
    const { user } = openPage("/volunteers");
    const [retry] = await screen.findAllByRole("button", { name: /Réessayer/ });
    festival.plug();
    await user.click(retry!);
    expect(await face("Bob Dupont")).toBeVisible();
  });

  it("follows what others change", async () => {
    const { store } = openPage("/volunteers");
    await face("Bob Dupont");
    festival.has("Zoé", ["benevole", "soft"]);
    store.dispatch(baseApi.util.invalidateTags([{ type: "Volunteer", id: "LIST" }]));
    expect(await face("Zoé Dupont")).toBeVisible();
  });

  it("lets a volunteer look, but neither open anybody, nor export, nor see statistics", async () => {
    openPage("/volunteers?volunteer=11&displayMode=volunteer-stats", volunteer);
    await row("Bob Dupont");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(
      screen.queryByRole("button", { name: /Exporter|Statistiques|Appeler|Écrire/ }),
    ).not.toBeInTheDocument();
  });
});

describe("the list", () => {
  it("is chosen, and remembered at the next visit", async () => {
    const { user, address } = openPage("/volunteers");
    await face("Bob Dupont");
    await user.click(screen.getByRole("button", { name: "Liste" }));
    const bob = within(await row("Bob Dupont"));
    expect(bob.getByRole("link", { name: "Écrire à Bob Dupont" })).toHaveAttribute(
      "href",
      "mailto:bob@example.org",
    );
    expect(bob.getByRole("link", { name: "Appeler Bob Dupont" })).toHaveAttribute("href", "tel:0612345678");
    expect(address()).toBe("/volunteers?displayMode=volunteer-list");
    expect(localStorage.getItem("last-volunteers-display-view")).toBe("volunteer-list");
  });

  it("leads to the planning of a person, for those who may see it", async () => {
    const { user, address } = openPage("/volunteers?displayMode=volunteer-list", {
      teams: ["benevole", "hard"],
      permissions: ["view-volunteer", "view-volunteer-details", "view-planning"],
    });
    const bob = within(await row("Bob Dupont"));
    await user.click(bob.getByRole("button", { name: "Voir le planning de Bob Dupont" }));
    await waitFor(() => expect(address()).toMatch(/^\/planning\/\d+$/));
  });

  it("offers no planning to those who may see none", async () => {
    openPage("/volunteers?displayMode=volunteer-list", {
      teams: ["benevole", "hard"],
      permissions: ["view-volunteer", "view-volunteer-details"],
    });
    const bob = within(await row("Bob Dupont"));
    expect(bob.getByRole("link", { name: "Appeler Bob Dupont" })).toBeVisible();
    expect(screen.queryByRole("button", { name: /Voir le planning/ })).not.toBeInTheDocument();
  });

  it("holds 450 people in pages", async () => {
    for (let more = 0; more < 450; more++) festival.has(`Foule ${String(more)}`, ["benevole", "soft"]);
    openPage("/volunteers?displayMode=volunteer-list");
    await row("Ada");
    expect(screen.getAllByRole("row").length).toBeLessThan(30);
  });

  it("says that there is nothing to export when no line is left", async () => {
    const { user, messages } = openPage("/volunteers?search=licorne");
    await screen.findByText("Rien ne correspond à ces filtres");
    await user.click(screen.getByRole("button", { name: "Exporter les bénévoles" }));
    await waitFor(() => expect(messages()).toEqual(["La liste est vide : il n'y a rien à exporter."]));
  });

  it("exports who is shown, and nothing that a spreadsheet would run", async () => {
    festival.has("=1+1", ["benevole", "soft"], { email: "formule@example.org", note: "<script>" });
    const { user } = openPage("/volunteers?search=formule");
    await screen.findByText("=1+1 Dupont");
    await screen.findAllByText("Bénévole");
    await user.click(screen.getByRole("button", { name: "Exporter les bénévoles" }));
    await waitFor(async () => expect(await files()).toHaveLength(1));
    const [file] = await files();
    expect(file?.name).toMatch(/^benevoles-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(file?.lines.slice(1)).toEqual([
      `"'=1+1","Dupont","","0","Bénévole","formule@example.org","04/03/2001","0612345678","","<script>"`,
    ]);
  });
});

describe("the statistics", () => {
  const HOUR = 3_600_000;
  const cells = async (name: string) =>
    within(await row(name))
      .getAllByRole("cell")
      .map(({ textContent }) => textContent);
  const order = () =>
    screen
      .getAllByRole("row")
      .slice(1)
      .map((line) => within(line).getAllByRole("cell")[0]?.textContent?.split(" ")[0]);
  const header = (name: string) => screen.getByRole("button", { name });
  const openStatistics = (more = "") => openPage(`/volunteers?displayMode=volunteer-stats${more}`);

  /** Of Ada, Bob and Cléo. */
  const anew = (): Record<number, VolunteerStats["stats"]> => ({
    11: [
      { category: "BAR", duration: 2 * HOUR },
      { category: null, duration: 2.75 * HOUR },
    ],
    12: [],
    13: [{ category: "BAR", duration: 2 * HOUR }],
  });
  const kept = keptState(() => ({ stats: anew(), worked: {} as Record<number, number> }));
  beforeEach(() => {
    const listStatistics = () =>
      Object.entries(kept.stats).map(([id, stats]) => ({
        ...festival.people.find(Number(id)),
        stats,
        worked: kept.worked[Number(id)] ?? 0,
      }));
    festival.answers({ assignmentTool: { listStatistics } });
  });

  it("say how long each works, by category and in all, to those who place people", async () => {
    const { user } = openPage("/volunteers");
    await face("Bob Dupont");
    await user.click(screen.getByRole("button", { name: "Statistiques" }));
    expect((await cells("Ada")).slice(0, 9)).toEqual([
      "Ada (Loulou) Dupont",
      "0",
      "🥶 0h00",
      "🍻 2h00",
      "👷 0h00",
      "😂 0h00",
      "🥱 0h00",
      "🤷 2h45",
      "4h45",
    ]);
    expect((await cells("Bob"))[8]).toBe("0h00");
  });

  it("leave out who gave no availability, and whom the filters leave out", async () => {
    festival.has("Dan", ["benevole", "hard"]);
    openStatistics("&teams=hard");
    await row("Ada");
    expect(order()).toEqual(["Ada", "Cléo"]);
  });

  it("are sorted by several columns at once", async () => {
    const { user } = openStatistics();
    await row("Ada");
    await user.click(header("Créneaux bar"));
    await user.click(header("Créneaux bar"));
    expect(order()).toEqual(["Ada", "Cléo", "Bob"]);
    await user.keyboard("{Shift>}");
    await user.click(header("Totaux"));
    await user.keyboard("{/Shift}");
    expect(order()).toEqual(["Cléo", "Ada", "Bob"]);
  });

  it("lead to a person, and to the tool that finds slots for them", async () => {
    const { user, address } = openStatistics();
    await user.click(
      within(await row("Bob")).getByRole("button", { name: "Affecter Bob Dupont à des créneaux" }),
    );
    expect(address()).toBe("/assignment/orga-task?volunteer=12");
  });

  it("open the person of a row", async () => {
    const { user, address } = openStatistics();
    await user.click(await screen.findByText("Bob Dupont"));
    await waitFor(() => expect(address()).toBe("/volunteers?displayMode=volunteer-stats&volunteer=12"));
  });

  it("follow what others assign", async () => {
    const { store } = openStatistics();
    await row("Bob");
    kept.stats[12] = [{ category: "FUN", duration: HOUR }];
    store.dispatch(baseApi.util.invalidateTags([{ type: "Planning", id: "LIST" }]));
    expect(await screen.findByText("😂 1h00")).toBeVisible();
  });

  it("say beside it how long each was really there, as they were ticked off", async () => {
    kept.worked[12] = 1.5 * HOUR;
    openStatistics();
    expect(await screen.findByRole("columnheader", { name: /Heures faites/ })).toBeVisible();
    expect(await screen.findByText("1h30")).toBeVisible();
  });

  it("tell that they could not be read, and try again", async () => {
    festival.server.use(http.get(api("assignments/stats"), () => HttpResponse.error(), { once: true }));
    const { user } = openStatistics();
    await user.click(await screen.findByRole("button", { name: "Réessayer" }));
    expect(await row("Ada")).toBeVisible();
  });
});

describe("the list as a file", () => {
  it("leaves once the journal knows of it, and not at all when it can't be told", async () => {
    const { user, messages } = openPage("/volunteers");
    await group(/Adhérent/);
    await user.click(screen.getByRole("button", { name: "Exporter les bénévoles" }));
    await waitFor(async () => expect(await files()).toHaveLength(1));
    const rows = ((await files())[0]?.lines.length ?? 0) - 1;
    expect(festival.writes).toEqual([
      `POST audit-entries/exports {"what":"volunteers","rows":${String(rows)}}`,
    ]);
    festival.unplug();
    await user.click(screen.getByRole("button", { name: "Exporter les bénévoles" }));
    await waitFor(() => expect(messages().join()).toContain("L'export n'a pas pu être noté au journal"));
    expect(await files()).toHaveLength(1);
  });
});
