import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { connectEmbedded } from "./database/connect/connect-embedded";
import type { Connection } from "./database/database";
import { users } from "./database/schema/people";
import { line, writePastLines } from "./personal-account/testing/past-lines";
import { fill, type FreshDatabase, freshDatabase, testsOnServer } from "./testing/fresh-database";

let folder: string;
let database: FreshDatabase | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "coulisses-check-"));
  if (testsOnServer()) database = await freshDatabase();
});
afterAll(async () => {
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});

const open = (): Promise<Connection> => database?.open() ?? connectEmbedded(folder);

async function inDatabase(work: (connection: Connection) => Promise<unknown>): Promise<void> {
  const connection = await open();
  await work(connection);
  await connection.close();
}

type Outcome = { code: number; output: string };
/** Outcome of the command, as its operator sees it. */
const run = (dataDir = folder, url = database?.url ?? ""): Promise<Outcome> =>
  new Promise((resolve) => {
    const env = { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir };
    execFile(
      process.execPath,
      ["--import", "tsx", "src/check-accounts.ts"],
      { cwd: join(__dirname, ".."), env },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });

describe("npm run check-accounts", () => {
  it("ends with 0 when all accounts add up, with 1 once a balance was tampered with, and says which", async () => {
    await inDatabase(async (connection) => {
      if (connection.kind === "embedded") await fill(connection);
      const [person] = await connection.db
        .insert(users)
        .values({
          email: "lea@example.org",
          passwordHash: "",
          firstname: "Léa",
          lastname: "Martin",
          birthdate: "2000-01-01",
          phone: "0612345678",
        })
        .returning({ id: users.id });
      const id = person?.id ?? 0;
      const deposit = line("DEPOSIT", "cash", id, 5000);
      await writePastLines(connection.db, { at: "2026-01-01T12:00:00Z", madeBy: id }, deposit);
    });
    const right = await run();
    expect(right.output).toContain("2 accounts, 1 transactions, cash -5000, all together 0");
    expect([right.code, right.output.trim().endsWith("The accounts add up")]).toEqual([0, true]);

    await inDatabase(async ({ db }) => {
      await db.execute(sql`alter table accounts disable trigger keep_balance`);
      await db.execute(sql`update accounts set balance = balance + 7 where user_id is not null`);
      await db.execute(sql`alter table accounts enable trigger keep_balance`);
    });
    const wrong = await run();
    expect(wrong.output).toMatch(/account \d+ \(person \d+\): balance 5007, sum of its lines 5000/);
    expect(wrong.output).not.toContain("Léa");
    expect([wrong.code, wrong.output.includes("do NOT add up")]).toEqual([1, true]);
  });

  it("ends with 2 when there is nothing to check, and makes nothing", async () => {
    const nowhere = join(folder, "nowhere");
    const { code, output } = await run(nowhere, "");
    expect([code, output.trim()]).toEqual([2, `There is no database in ${nowhere}`]);
  });
});
