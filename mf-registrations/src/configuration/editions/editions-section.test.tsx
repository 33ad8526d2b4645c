import { answeredTeams, festivalServer, promisedStatus, read } from "@coulisses/shared-auth/testing";
import type { EditionCounts } from "@coulisses/shared-domain/statistics/progress";
import { editionOf } from "@coulisses/shared-domain/time/edition";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { openPage } from "../../testing/open-page";
import { countsOf, linesOf } from "./edition-counts";

const festival = festivalServer([read("configuration", () => [])]);
const open = () => openPage("/configuration?section=editions", { teams: ["admin"], permissions: [] });
const current = editionOf(new Date());
const bar = { team: "bar", activities: 22, tasks: 92 };

const sheets = {
  edition: current,
  closedAt: null as string | null,
  activities: 12,
  tasks: 30,
  unfinishedActivities: 2,
  unfinishedTasks: 5,
  slotsToCome: 1,
};

let kept: EditionCounts[] = [];
let editions = [sheets];
let writes: string[] = [];
const written = async (request: Request) => {
  const { pathname } = new URL(request.url);
  const isFile = request.headers.get("content-type")?.startsWith("multipart");
  writes.push(
    `${request.method} ${pathname.replace(/.*editions/, "")} ${isFile ? "file" : await request.text()}`.trim(),
  );
};

beforeEach(() => {
  kept = [{ edition: current - 1, counts: [bar] }];
  writes = [];
  editions = [sheets, { ...sheets, edition: current - 1, closedAt: "2026-09-02T10:00:00.000Z" }];
  festival.server.use(
    read("editions", () => editions),
    http.post("*/api/editions/*/reopen", async ({ request }) => {
      await written(request);
      return new HttpResponse(null, { status: 204 });
    }),
    read("statistics/editions", () => kept),
    read("teams", () => answeredTeams.filter(({ code }) => code === "bar" || code === "elec")),
    http.all("*/api/statistics/editions/*", async ({ request }) => {
      await written(request);
      if (request.method === "DELETE") return new HttpResponse(null, { status: 204 });
      return HttpResponse.json(kept[0], { status: promisedStatus(request) });
    }),
  );
});

/**
 * As a browser tells of a chosen file. user-event also puts the focus back into the field, which no browser does:
 * when the next dialog is there already, Fluent then hides it from screen readers.
 */
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText("Fichier de l'édition"), { target: { files: [file] } });

async function openEditions() {
  const page = open();
  await screen.findByLabelText("Éditions gardées");
  return page;
}
const kept1 = `${current - 1}ème édition`;

describe("an administrator", () => {
  it("sees what is kept of each edition", async () => {
    await openEditions();
    expect(screen.getByRole("row", { name: new RegExp(`^${current - 1}ème 22 92`) })).toBeInTheDocument();
  });

  it("corrects an edition by hand, team by team", async () => {
    const { user, messages } = await openEditions();
    await user.click(screen.getByRole("button", { name: `Modifier la ${kept1}` }));
    const field = await screen.findByLabelText("FT d'Élec");
    expect(screen.getByLabelText("FA de Bar")).toHaveValue("22");
    await user.clear(field);
    await user.type(field, "7");
    await user.click(screen.getByRole("button", { name: "Enregistrer" }));
    await waitFor(() => expect(messages()).toContain(`Fiches validées de la ${kept1} enregistrées`));
    const counts = [bar, { team: "elec", activities: 0, tasks: 7 }];
    expect(writes).toEqual([`PUT /${current - 1} ${JSON.stringify({ counts })}`]);
  });

  it("keeps what was typed when it is refused, and reads why", async () => {
    festival.server.use(
      http.put("*/api/statistics/editions/*", () =>
        HttpResponse.json({ statusCode: 400, error: "Refus", message: "FT : trop" }, { status: 400 }),
      ),
    );
    const { user } = await openEditions();
    await user.click(screen.getByRole("button", { name: "Saisir à la main" }));
    const field = await screen.findByLabelText("FT d'Élec");
    await user.clear(field);
    await user.type(field, "7");
    await user.click(screen.getByRole("button", { name: "Enregistrer" }));
    expect(await screen.findByText("FT : trop")).toBeInTheDocument();
    expect(field).toHaveValue("7");
  });

  it("imports an edition from a file, after a confirmation when it replaces one", async () => {
    const { user } = await openEditions();
    const file = new File(["Équipe;FA;FT\nBar;1;2"], "edition.csv", { type: "text/csv" });
    choose(file);
    const confirmation = await screen.findByRole("dialog", { name: `Remplacer la ${kept1} ?` });
    expect(writes).toEqual([]);
    await user.click(within(confirmation).getByRole("button", { name: "Remplacer" }));
    await waitFor(() => expect(writes).toEqual([`POST /${current - 1}/import file`]));
    await user.clear(screen.getByLabelText("Édition"));
    await user.type(screen.getByLabelText("Édition"), "48");
    await user.tab();
    choose(file);
    await waitFor(() => expect(writes.at(-1)).toBe("POST /48/import file"));
  });

  it("reads what is wrong in the file", async () => {
    festival.server.use(
      http.post("*/api/statistics/editions/*", () =>
        HttpResponse.json(
          { statusCode: 400, error: "Refus", message: "Ligne 3 : l'équipe est nécessaire" },
          { status: 400 },
        ),
      ),
    );
    kept = [];
    open();
    expect(await screen.findByText("Aucune édition n'est gardée")).toBeInTheDocument();
    choose(new File(["x"], "edition.csv", { type: "text/csv" }));
    expect(await screen.findByText("Ligne 3 : l'équipe est nécessaire")).toBeInTheDocument();
  });

  it("forgets an edition, after a confirmation", async () => {
    const { user } = await openEditions();
    await user.click(screen.getByRole("button", { name: `Oublier la ${kept1}` }));
    await user.click(await screen.findByRole("button", { name: "Oublier" }));
    await waitFor(() => expect(writes).toEqual([`DELETE /${current - 1}`]));
  });
});

describe("closing an edition (ED-3)", () => {
  const closing = { name: `Clore la ${current}ème édition` };

  it("says what it archives and what is not finished, and asks twice", async () => {
    const { user, messages } = await openEditions();
    await user.click(await screen.findByRole("button", closing));
    const first = within(await screen.findByRole("dialog", { name: `${closing.name} ?` }));
    for (const line of [
      /^12 FA et 30 FT ne pourront plus/,
      /^2 FA et 5 FT ne sont pas validées/,
      /^1 créneau/,
    ]) {
      expect(first.getByText(line)).toBeInTheDocument();
    }
    await user.click(first.getByRole("button", { name: "Continuer" }));
    const second = within(await screen.findByRole("dialog", { name: "Archiver 12 FA et 30 FT ?" }));
    expect(writes).toEqual([]);
    await user.click(second.getByRole("button", { name: "Archiver et clore" }));
    await waitFor(() =>
      expect(messages()).toContain(`La ${current}ème édition est close, ses fiches sont archivées`),
    );
    expect(writes).toEqual([`POST /${current}/close`]);
  });

  it("reads why it is refused, in the dialog", async () => {
    const message = `L'édition ${current} est déjà close`;
    festival.server.use(
      http.post("*/api/statistics/editions/*/close", () =>
        HttpResponse.json({ statusCode: 409, error: "Refus", message }, { status: 409 }),
      ),
    );
    const { user } = await openEditions();
    await user.click(await screen.findByRole("button", closing));
    await user.click(await screen.findByRole("button", { name: "Continuer" }));
    await user.click(await screen.findByRole("button", { name: "Archiver et clore" }));
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it("is undone by reopening (ED-4)", async () => {
    const { user, messages } = await openEditions();
    expect(await screen.findByText("archivées le 02/09/2026")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: `Rouvrir la ${kept1}` }));
    await user.click(await screen.findByRole("button", { name: "Rouvrir" }));
    await waitFor(() => expect(messages()).toContain(`La ${kept1} est rouverte`));
    expect(writes).toEqual([`POST /${current - 1}/reopen`]);
  });
});

describe("the lines to type in", () => {
  it("are those of the teams of now and of then, by name", () => {
    const lines = linesOf(
      [bar, { team: "vieille", activities: 1, tasks: 0 }],
      [
        { code: "elec", name: "Élec" },
        { code: "bar", name: "Bar" },
      ],
    );
    expect(lines.map(({ name, tasks }) => [name, tasks])).toEqual([
      ["Bar", 92],
      ["Élec", 0],
      ["vieille", 0],
    ]);
    expect(countsOf(lines)).toEqual([bar, { team: "vieille", activities: 1, tasks: 0 }]);
  });
});
