import { aWindow, api, downloads, festivalServer, lea, theo } from "@coulisses/shared-auth/testing";
import { baseApi } from "@coulisses/shared-auth";
import type { Access } from "@coulisses/shared-domain/access/access";
import type { TeamHours } from "@coulisses/shared-domain/check-in/hours";
import type { HoursReport } from "@coulisses/shared-domain/contract/assignment/hours";
import { ofHours } from "@coulisses/shared-domain/time/duration";
import { act, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { openPage } from "../testing/open-page";
import { pick } from "../testing/pick";

const none = { planned: 0, worked: 0, absences: 0, ill: 0, replaced: 0, replacing: 0, unmarked: 0 };
const hours = (team: string | null, of: Partial<TeamHours>): TeamHours => ({ ...none, ...of, team });

const full: HoursReport = {
  people: [
    { ...theo, hours: [hours("bar", { planned: ofHours(4), worked: ofHours(2.5) })] },
    {
      ...lea,
      hours: [
        hours("bar", { planned: ofHours(10), worked: ofHours(10), unmarked: 1 }),
        hours("secu", { planned: ofHours(2), absences: 1, ill: 2, replaced: 3 }),
        hours(null, { worked: ofHours(1), replacing: 2 }),
      ],
    },
  ],
  closedAccounts: [hours("bar", { planned: ofHours(1) })],
  tasks: [
    { id: 7, name: "Tenir le bar", isRemoved: false, hours: [hours("bar", { planned: ofHours(15) })] },
    { id: 12, name: "Ranger", isRemoved: true, hours: [hours("secu", { worked: ofHours(1) })] },
  ],
};
const festival = festivalServer({ checkIn: { readHours: () => full }, edition: { list: () => [] } });
const files = downloads();
const answer = (report: HoursReport) => festival.answers({ checkIn: { readHours: () => report } });

const assigns: Access = {
  teams: ["hard"],
  permissions: ["affect-volunteer", "view-planning", "read-ft"],
};
const open = (search = "", access = assigns) => openPage(`/check-in/hours${search}`, access);
const cells = async (name: RegExp) => {
  const row = await screen.findByRole("row", { name });
  return within(row)
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);
};
const names = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => within(row).getAllByRole("cell")[0]?.textContent);
const total = async (label: string) => {
  const list = await screen.findByLabelText("En tout");
  return within(list).getByText(label).nextElementSibling?.textContent;
};

beforeEach(() => void aWindow(1440));

describe("The hours of people", () => {
  it("are listed by name, closed accounts last, with their planning and the sum", async () => {
    open();
    expect(await cells(/^Léa/)).toEqual(["Léa Martin", "12 h", "11 h", "1", "2", "3", "2", "1"]);
    expect(await cells(/^Théo/)).toEqual(["Théo (Tito) Petit", "4 h", "2 h 30", "0", "0", "0", "0", "0"]);
    expect(names()).toEqual(["Léa Martin", "Théo (Tito) Petit", "Comptes fermés"]);
    expect(screen.getByRole("link", { name: "Léa Martin" })).toHaveAttribute("href", "/planning/21");
    expect(screen.queryByRole("link", { name: "Comptes fermés" })).not.toBeInTheDocument();
    expect(await total("Heures prévues")).toBe("17 h");
    expect(await total("Heures faites")).toBe("13 h 30");
    expect(await total("Malades")).toBe("2");
    expect(await total("A remplacé")).toBe("2");
  });

  it("are those of the present festival, or of an earlier one that was closed", async () => {
    const asked: (number | undefined)[] = [];
    const old = { closedAt: "2025-09-02T10:00:00.000Z", unfinishedActivities: 0, unfinishedTasks: 0 };
    festival.answers({
      edition: {
        list: () => [{ edition: 50, activities: 3, tasks: 4, slotsToCome: 0, ...old }],
      },
      checkIn: {
        readHours: ({ query: { edition } }) => {
          asked.push(edition);
          return edition === 50 ? full : { ...full, people: [], closedAccounts: [], tasks: [] };
        },
      },
    });
    const { user, address } = open();
    expect(await screen.findByText("Aucune heure")).toBeVisible();
    await user.selectOptions(screen.getByRole("combobox", { name: "Édition" }), "Édition 50, archivée");
    expect(await cells(/^Léa/)).toContain("12 h");
    expect(address()).toContain("edition=50");
    expect(asked).toEqual([undefined, 50]);
  });

  it("are sorted by any figure", async () => {
    const { user } = open();
    await screen.findByRole("row", { name: /^Léa/ });
    await user.click(screen.getByRole("button", { name: /Heures faites/ }));
    await waitFor(() => expect(names()).toEqual(["Comptes fermés", "Théo (Tito) Petit", "Léa Martin"]));
  });

  it("are those for one team, with their sum, as the address says", async () => {
    const { user, address } = open();
    await screen.findByRole("row", { name: /^Léa/ });
    await pick(user, screen.getByLabelText("Équipe pour laquelle on vient"), "séc", /^Sécu/);
    await waitFor(() => expect(names()).toEqual(["Léa Martin"]));
    expect(await cells(/^Léa/)).toEqual(["Léa Martin", "2 h", "0 min", "1", "2", "3", "0", "0"]);
    expect(await total("Heures prévues")).toBe("2 h");
    expect(address()).toBe("/check-in/hours?team=secu");
  });

  it("are searched by name, and say when nothing matches", async () => {
    const { user } = open();
    await user.type(await screen.findByRole("searchbox"), "tito");
    await waitFor(() => expect(names()).toEqual(["Théo (Tito) Petit"]));
    expect(await total("Heures prévues")).toBe("4 h");
    await user.type(screen.getByRole("searchbox"), " licorne");
    expect(await screen.findByText("Rien ne correspond à ces filtres")).toBeVisible();
    expect(screen.queryByLabelText("En tout")).not.toBeInTheDocument();
  });

  it("lead to no planning where one may not see it", async () => {
    open("", { teams: ["hard"], permissions: ["affect-volunteer"] });
    expect(await cells(/^Léa/)).toHaveLength(8);
    expect(screen.queryByRole("link", { name: "Léa Martin" })).not.toBeInTheDocument();
  });
});

describe("The hours of teams and tasks", () => {
  it("of teams are by name, those without a team last, and lead to the team's people", async () => {
    const { user, address } = open("?search=licorne");
    await user.click(await screen.findByRole("button", { name: "Par équipe" }));
    expect(await cells(/^Bar/)).toEqual(["Bar", "3", "15 h", "12 h 30", "0", "0", "0", "1"]);
    expect(names()).toEqual(["Bar", "Sécu", "Sans équipe"]);
    expect(address()).toBe("/check-in/hours?view=teams");
    await user.click(screen.getByRole("link", { name: "Bar" }));
    await waitFor(() => expect(names()).toEqual(["Léa Martin", "Théo (Tito) Petit", "Comptes fermés"]));
    expect(await cells(/^Léa/)).toEqual(["Léa Martin", "10 h", "10 h", "0", "0", "0", "0", "1"]);
  });

  it("of tasks lead to their sheets, unless they were removed", async () => {
    open("?view=tasks");
    expect(await cells(/bar/)).toEqual(["[7] Tenir le bar", "15 h", "0 min", "0", "0", "0", "0"]);
    expect(screen.getByRole("link", { name: "[7] Tenir le bar" })).toHaveAttribute("href", "/ft/7");
    expect(names()).toEqual(["[7] Tenir le bar", "[12] Ranger (supprimée)"]);
    expect(screen.queryByRole("link", { name: /Ranger/ })).not.toBeInTheDocument();
  });
});

it("What is on screen is exported, filters included, once the journal knows", async () => {
  const { user } = open("?team=bar&search=martin");
  await cells(/^Léa/);
  await user.click(screen.getByRole("button", { name: "Exporter" }));
  await waitFor(async () => expect(await files()).toHaveLength(1));
  const [file] = await files();
  expect(file?.name).toMatch(/^heures-par-personne-.*\.csv$/);
  expect(file?.lines).toEqual([
    '"Bénévole","Heures prévues","Heures faites","Absences","Malades","Remplacements","A remplacé","Sans pointage"',
    '"Léa Martin","10,00","10,00","0","0","0","0","1"',
    '"Total","10,00","10,00","0","0","0","0","1"',
  ]);
  expect(festival.writes).toEqual(['POST audit-entries/exports {"what":"hours","rows":1}']);
});

describe("The page of hours", () => {
  it("says what will appear before anything is planned", async () => {
    answer({ people: [], closedAccounts: [], tasks: [] });
    open();
    expect(await screen.findByText("Aucune heure pour l'instant")).toBeVisible();
    expect(screen.getByText(/avec les premiers pointages/)).toBeVisible();
  });

  it("says what will appear before anybody is checked in, and follows the first mark", async () => {
    const planned = hours("bar", { planned: ofHours(2), unmarked: 1 });
    answer({ people: [{ ...lea, hours: [planned] }], closedAccounts: [], tasks: [] });
    const { store } = open();
    expect(await screen.findByText(/Aucune présence n'a encore été pointée/)).toBeVisible();
    expect(await cells(/^Léa/)).toEqual(["Léa Martin", "2 h", "0 min", "0", "0", "0", "0", "1"]);
    answer(full);
    act(() => void store.dispatch(baseApi.util.invalidateTags([{ type: "CheckIn", id: "LIST" }])));
    await waitFor(() => expect(screen.queryByText(/Aucune présence/)).not.toBeInTheDocument());
    expect(await total("Absences")).toBe("1");
  });

  it("can be read again after a failure", async () => {
    festival.server.useAtOnce(
      http.get(api("check-ins/hours"), () =>
        HttpResponse.json({ statusCode: 500, error: "Panne", message: "Panne" }, { status: 500 }),
      ),
    );
    const { user } = open();
    const retry = await screen.findByRole("button", { name: "Réessayer" });
    answer(full);
    await user.click(retry);
    expect(await cells(/^Léa/)).toHaveLength(8);
  });

  it("shows cards on a phone, with the views above them", async () => {
    aWindow(390);
    const { user } = open();
    const list = within(await screen.findByRole("list", { name: "Heures par bénévole" }));
    const [card] = await list.findAllByRole("listitem");
    expect(card).toHaveTextContent(/Léa Martin.*Heures faites.*11 h/);
    await user.click(screen.getByRole("button", { name: "Par tâche" }));
    expect(await screen.findByRole("list", { name: "Heures par tâche" })).toBeVisible();
  });
});
