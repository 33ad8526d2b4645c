import { stat } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { AuditEntry } from "@coulisses/shared-domain/contract/audit";
import type { ToldReport } from "@coulisses/shared-domain/import/told-report";
import { hash } from "@node-rs/bcrypt";
import { sql } from "drizzle-orm";
import { rowsOf } from "../database/driver";
import { dumpText } from "../import/testing/peer-database";
import { peerWith, person, team } from "../import/testing/peer-rows";
import { smallFestival } from "../import/testing/small-festival";
import { call } from "../testing/calls";
import { forAllTests } from "../testing/for-all-tests";
import { importPage, type ImportPage, importServer } from "./testing/import-page";

const server = forAllTests(importServer, (running) => running.close());
const password = "Un-vieux-mot-de-passe-1";
const login = (email: string) => call(server, "POST", "/login", { body: { email, password } });
const people = async () => {
  const found = await server.services.db.execute(sql`select count(*)::int as count from users`);
  return rowsOf<{ count: number }>(found)[0]?.count;
};
const folder = () => join(server.services.environment.dataDir, "temp", "import");

let page: ImportPage;
let dump: string;
beforeAll(async () => {
  const admin = await server.person({ firstname: "Amina", lastname: "Diallo", teams: ["admin"] });
  page = importPage(server, admin.accessToken);
  const known = await hash(password, { cost: 5 });
  dump = dumpText(
    peerWith({
      ...smallFestival,
      user: [
        ...smallFestival.user,
        person({ id: 20, email: "zoe@example.org", first_name: "Zoé", password: known }),
      ],
      team: [...smallFestival.team, team({ code: "scene", name: "Scène" })],
    }),
  );
});

describe("A festival taken over on its page", () => {
  let upload: string;

  it("says first that nothing was sent nor imported", async () => {
    expect(await page.read()).toEqual({
      maxBytes: 256 * 1024 * 1024,
      upload: null,
      task: null,
      hasReport: false,
      last: null,
    });
    expect((await page.report()).status).toBe(404);
  });

  it("is tried first: the report tells all, and nothing is written", async () => {
    upload = await page.upload(gzipSync(dump), "overbookd.sql.gz");
    expect((await stat(join(folder(), "dump"))).mode & 0o777).toBe(0o600);
    const early = await page.start(upload);
    expect([early.status, early.message]).toEqual([
      409,
      "Essaie d'abord la reprise de ce fichier, et lis son compte rendu",
    ]);
    expect((await page.try(upload)).status).toBe(204);
    // The reading that sees its end sees the report with it.
    expect(await page.endedState()).toMatchObject({
      task: { order: "trial", status: "done", by: "Amina Diallo" },
      upload: { isTried: true },
      hasReport: true,
    });
    const report = (await page.report()).json<ToldReport>();
    expect(report).toMatchObject({ source: "overbookd.sql.gz", isTrial: true });
    expect(report.counts[0]).toEqual({ kind: "Personnes", read: 7, in: 6, noted: 1, out: 0, merged: 0 });
    expect(report.money.sums.at(-1)).toEqual({ label: "Caisse de l'association", there: -5750, here: -5750 });
    expect(await page.read()).toMatchObject({ upload: { isTried: true }, hasReport: true, last: null });
    expect(await people()).toBe(1);
  });

  it("comes whole, and whoever could sign in there signs in here", async () => {
    expect((await page.start(upload)).status).toBe(204);
    expect(await page.ended()).toMatchObject({ order: "import", status: "done" });
    expect(await page.read()).toMatchObject({
      upload: null,
      hasReport: true,
      last: { source: "overbookd.sql.gz", by: "Amina Diallo", undone: null, isUndoable: true },
    });
    expect((await page.report()).json<ToldReport>().isTrial).toBe(false);
    // The file holds everybody's data.
    await expect(stat(join(folder(), "dump"))).rejects.toThrow("ENOENT");
    expect(await people()).toBe(8);
    expect((await login("zoe@example.org")).status).toBe(201);
  });

  it("is refused a second time, and so is another one", async () => {
    for (const [text, message] of [
      [dump, "Cet export a déjà été repris le"],
      [dumpText(smallFestival), "Reprendre un export plus récent par-dessus n'est pas encore possible"],
    ] as const) {
      await page.try(await page.upload(text));
      const ended = await page.ended();
      expect(ended).toMatchObject({ order: "trial", status: "refused" });
      expect(ended?.message).toContain(message);
      expect(await page.read()).toMatchObject({ upload: { isTried: false }, hasReport: false });
    }
  });

  it("is taken back, the journal says by whom, and the administrator goes on", async () => {
    expect((await page.undo()).status).toBe(204);
    expect(await page.endedState()).toMatchObject({
      task: { order: "undo", status: "done" },
      hasReport: false,
    });
    expect(await people()).toBe(1);
    expect((await login("zoe@example.org")).status).toBe(401);
    expect((await page.read()).last).toMatchObject({
      source: "overbookd.sql.gz",
      by: "Amina Diallo",
      undone: { by: "Amina Diallo" },
      isUndoable: false,
    });
    const { entries } = (await page.caller.get("/audit-entries")).json<{ entries: AuditEntry[] }>();
    const told = entries.filter(({ kind }) => kind === "festival-imported" || kind === "import-undone");
    expect(told.map(({ kind, actor, details }) => [kind, actor?.firstname, details.source])).toEqual([
      ["import-undone", "Amina", "overbookd.sql.gz"],
      ["festival-imported", "Amina", "overbookd.sql.gz"],
    ]);
    await page.undo();
    expect(await page.ended()).toMatchObject({
      status: "refused",
      message: "Ce festival ne vient d'aucune reprise : rien à défaire.",
    });
  });
});
