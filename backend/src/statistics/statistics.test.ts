import type { EditionCounts } from "@coulisses/shared-domain/statistics/progress";
import { editionOf } from "@coulisses/shared-domain/time/edition";
import { festivalActivities } from "../database/schema/festival-activities";
import { locations } from "../database/schema/catalogues";
import { festivalTasks } from "../database/schema/festival-tasks";
import { call } from "../testing/calls";
import { formWithFile } from "../testing/multipart";
import { useTestServer } from "../testing/test-server";

type Person = { id: number; accessToken: string };
const server = useTestServer();
let admin: Person, organiser: Person;
beforeAll(async () => {
  admin = await server.person({ teams: ["benevole", "admin"] });
  organiser = await server.person({ teams: ["benevole", "hard"] });
});

const current = editionOf(new Date());
const send = (method: "GET" | "PUT" | "POST" | "DELETE", path: string, body?: object, by = admin) =>
  call(server, method, `/statistics${path}`, { token: by.accessToken, ...(body ? { body } : {}) });
const importFile = (edition: number, text: string | Buffer) =>
  call(server, "POST", `/statistics/editions/${edition}/import`, {
    token: admin.accessToken,
    ...formWithFile(Buffer.from(text), { name: "edition.csv", type: "text/csv" }),
  });
const previous = async () =>
  (await send("GET", "/previous-edition", undefined, organiser)).json<EditionCounts>();

const bar = { team: "bar", activities: 22, tasks: 92 };
const secu = { team: "secu", activities: 13, tasks: 111 };

describe("The previous edition", () => {
  it("is nothing as long as none was kept", async () => {
    const answer = await send("GET", "/previous-edition", undefined, organiser);
    expect([answer.status, answer.body]).toEqual([204, ""]);
  });

  it("is the last one kept before the present one", async () => {
    await send("PUT", `/editions/${current - 2}`, { counts: [secu] });
    const kept = await send("PUT", `/editions/${current - 1}`, { counts: [secu, bar] });
    expect([kept.status, kept.json()]).toEqual([200, { edition: current - 1, counts: [bar, secu] }]);
    await send("PUT", `/editions/${current}`, { counts: [bar] });
    expect(await previous()).toEqual(kept.json());
    const all = (await send("GET", "/editions")).json<EditionCounts[]>();
    expect(all.map(({ edition }) => edition)).toEqual([current, current - 1, current - 2]);
  });

  it("is replaced whole, and forgotten on demand", async () => {
    await send("PUT", `/editions/${current - 1}`, { counts: [bar] });
    expect((await previous()).counts).toEqual([bar]);
    expect((await send("DELETE", `/editions/${current - 1}`)).status).toBe(204);
    expect((await previous()).edition).toBe(current - 2);
    const again = await send("DELETE", `/editions/${current - 1}`);
    expect([again.status, again.message]).toEqual([404, `Rien n'est gardé de l'édition ${current - 1}`]);
  });

  it.each([
    ["/editions/50", { counts: [bar, bar] }, "Une équipe ne peut être là qu'une fois"],
    [
      "/editions/50",
      { counts: [{ ...bar, tasks: -1 }] },
      expect.stringMatching(/^FT : un nombre de 0 à 10.000 est attendu$/),
    ],
    ["/editions/50", { counts: [{ ...bar, team: " " }] }, "Équipe : ne peut pas être vide"],
    ["/editions/50", {}, "Une liste d'équipes est attendue"],
    ["/editions/zero", { counts: [] }, "Le numéro de l'édition n'est pas valable"],
  ])("is refused at %s as %j", async (path, body, message) => {
    const refusal = await send("PUT", path, body);
    expect([refusal.status, refusal.message]).toEqual([400, message]);
  });

  it("is for administrators to write", async () => {
    for (const answer of [
      await send("GET", "/editions", undefined, organiser),
      await send("PUT", "/editions/50", { counts: [] }, organiser),
      await send("POST", "/editions/50/close", undefined, organiser),
      await send("DELETE", "/editions/50", undefined, organiser),
    ]) {
      expect(answer.status).toBe(403);
    }
    const volunteer = await server.person({ teams: ["benevole"] });
    expect((await send("GET", "/previous-edition", undefined, volunteer)).status).toBe(403);
  });
});

describe("Importing an edition", () => {
  it("reads a spreadsheet's file, teams by their code or name", async () => {
    const kept = await importFile(current - 1, "Équipe;FA;FT\nBar;22;92\nVieille équipe;1;\n");
    expect([kept.status, kept.json()]).toEqual([
      201,
      { edition: current - 1, counts: [bar, { team: "vieille-equipe", activities: 1, tasks: 0 }] },
    ]);
  });

  it.each([
    ["empty", "", "La première ligne du fichier doit porter les titres Équipe, FA et FT"],
    ["binary", Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0]), expect.stringContaining("n'est pas un fichier CSV")],
    [
      "without its titles",
      "Bar;22;92",
      "La première ligne du fichier doit porter les titres Équipe, FA et FT",
    ],
    [
      "wrong on several lines",
      "Équipe,FA,FT\nbar,-1,2\n,1,2\nsecu,beaucoup,1",
      expect.stringMatching(/^Ligne 2 : .*\nLigne 3 : l'équipe est nécessaire\nLigne 4 : /),
    ],
    ["too long", "x".repeat(1_100_000), "Moins de 1 Mo s'il te plaît 🙏"],
  ])("refuses a file that is %s, and keeps what there was", async (_case, text, message) => {
    const before = (await send("GET", "/editions")).body;
    const refusal = await importFile(current - 1, text);
    expect([refusal.status, refusal.message]).toEqual([400, message]);
    expect((await send("GET", "/editions")).body).toBe(before);
  });

  it("wants a file", async () => {
    expect((await send("POST", "/editions/50/import", {})).status).toBe(415);
  });
});

describe("Closing an edition", () => {
  it("keeps what its sheets have reached", async () => {
    const { db } = server.services;
    await db.insert(locations).values({ id: 1, name: "Scène" });
    const ready = { adherentId: admin.id, description: "x", locationId: 1 };
    await db.insert(festivalActivities).values([
      { id: 1, name: "a", teamCode: "bar", status: "VALIDATED", ...ready },
      { id: 2, name: "b", teamCode: "bar", status: "IN_REVIEW", ...ready },
      { id: 3, name: "c", teamCode: "secu", status: "VALIDATED", ...ready, deletedAt: new Date() },
      { id: 4, name: "d", ...ready },
    ]);
    const task = {
      festivalActivityId: 1,
      administratorId: admin.id,
      reviewerId: admin.id,
      appointmentId: 1,
      globalInstruction: "x",
      teamCode: "secu",
    };
    await db.insert(festivalTasks).values([
      { id: 1, name: "a", status: "VALIDATED", ...task },
      { id: 2, name: "b", status: "READY_TO_ASSIGN", topPriority: false, ...task },
      { id: 3, name: "c", ...task },
    ]);
    const closed = await send("POST", `/editions/${current}/close`);
    expect([closed.status, closed.json()]).toEqual([
      201,
      {
        edition: current,
        counts: [
          { team: "bar", activities: 1, tasks: 0 },
          { team: "secu", activities: 0, tasks: 2 },
        ],
      },
    ]);
    // The sheets that are made from now on are of the next one, and compared with this one.
    expect((await previous()).edition).toBe(current);
  });
});
