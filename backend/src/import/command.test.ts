import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { connectEmbedded } from "../database/connect/connect-embedded";
import type { Connection } from "../database/database";
import { rowsOf } from "../database/driver";
import { fill, type FreshDatabase, freshDatabase, testsOnServer } from "../testing/fresh-database";
import { addAdministrator } from "./testing/festival";
import { dumpFile, fileWith } from "./testing/peer-database";
import { smallFestival } from "./testing/small-festival";

let folder: string;
let database: FreshDatabase | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "coulisses-import-"));
  if (testsOnServer()) database = await freshDatabase();
  await inDatabase(async (connection) => {
    if (connection.kind === "embedded") await fill(connection);
    await addAdministrator(connection.db);
  });
});
afterAll(async () => {
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});

async function inDatabase<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result> {
  const connection = await (database?.open() ?? connectEmbedded(folder));
  const result = await work(connection);
  await connection.close();
  return result;
}

const people = () =>
  inDatabase(async ({ db }) => {
    const found = await db.execute(sql`select count(*)::int as count from users`);
    return rowsOf<{ count: number }>(found)[0]?.count;
  });

type Outcome = { code: number; output: string };
/** Outcome of the command, as its operator sees it. */
const run = (
  words: readonly string[],
  { dataDir = folder, url = database?.url ?? "" } = {},
): Promise<Outcome> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      ["--import", "tsx", "src/import/main.ts", ...words],
      { cwd: join(__dirname, "../.."), env: { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir } },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });

describe("npm run import", () => {
  it("tries, imports, imports the same dump once, and undoes it", async () => {
    const dump = await dumpFile(smallFestival);
    const reportFile = join(folder, "rapport.txt");
    const tried = await run(["overbookd", dump, "--dry-run", "--report", reportFile]);
    expect(tried.output).toContain("Essai terminé : rien n'a été écrit.");
    expect([tried.code, await people()]).toEqual([0, 1]);
    const written = await readFile(reportFile, "utf8");
    expect(tried.output).toContain(written.trim());
    // It names people and says what is wrong with their accounts.
    expect((await stat(reportFile)).mode & 0o777).toBe(0o600);

    const done = await run(["overbookd", dump]);
    expect([done.code, await people()]).toEqual([0, 6]);
    expect(done.output).toContain("Reprise terminée.");

    const again = await run(["overbookd", dump]);
    expect(again.output).toMatch(/^Cet export a déjà été repris le .* : rien n'a été écrit\.\n$/);
    expect([again.code, await people()]).toEqual([0, 6]);

    const undone = await run(["undo"]);
    expect(undone.output).toContain("est défaite : le festival est comme avant elle.");
    expect([undone.code, await people()]).toEqual([0, 1]);
    expect(await run(["undo"])).toEqual({
      code: 1,
      output: "Ce festival ne vient d'aucune reprise : rien à défaire.\n",
    });
  });

  it("says in French what it needs, and ends with 1", async () => {
    const usage = await run(["overbookd"]);
    expect(usage.output).toContain("Usage : npm run import -- overbookd");
    expect((await run(["helloasso", "file.sql"])).output).toContain("Usage");
    const archive = await run(["overbookd", await fileWith("PGDMP\u0001")]);
    expect([usage.code, archive.code]).toEqual([1, 1]);
    expect(archive.output).toContain("pg_restore");
  });

  it("never makes a database to fill", async () => {
    const dump = await dumpFile(smallFestival);
    const { code, output } = await run(["overbookd", dump], { dataDir: join(folder, "nowhere"), url: "" });
    expect([code, output]).toEqual([
      1,
      expect.stringContaining("démarre d'abord cette version de Coulisses"),
    ]);
  });
});
