import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Print } from "@coulisses/shared-domain/contract/planning/prints";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { planningFileName } from "@coulisses/shared-domain/planning/leaflet";
import { eq } from "drizzle-orm";
import { unzipSync } from "fflate";
import { connectEmbedded } from "../../database/connect/connect-embedded";
import { planningPrintParts } from "../../database/schema/plannings";
import { demoEmail } from "../../demo/accounts";
import { loseActiveJobs } from "../../jobs/testing/lose-active-jobs";
import { until } from "../../jobs/testing/job-instances";
import { type FreshDatabase, freshDatabase, testsOnServer } from "../../testing/fresh-database";
import { bundle, type Instance, instanceOf } from "../../testing/two-instances/instance";

const PEOPLE = 24;
let database: FreshDatabase | undefined;
let dataDir: string;
/** Two processes on one database; the embedded one belongs to the second once the first is gone. */
let killed: Instance;
let other: Instance;

beforeAll(async () => {
  database = testsOnServer() ? await freshDatabase() : undefined;
  dataDir = await mkdtemp(join(process.env["TEST_FOLDER"] ?? tmpdir(), "killed-print-"));
  const variables = {
    DATA_DIR: dataDir,
    DATABASE_URL: database?.url ?? "",
    DEMO: "on",
    JWT_SECRET: "a secret that only tests know, long enough",
  };
  const main = await bundle();
  killed = await instanceOf(main, variables);
  other = await instanceOf(main, variables);
});
afterAll(async () => {
  await killed.end("SIGKILL");
  await other.end("SIGKILL");
  await database?.drop();
});

async function call(
  { port }: Instance,
  path: string,
  { token = "", body }: { token?: string; body?: object },
) {
  const answer = await fetch(`http://127.0.0.1:${String(port)}/api/${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      ...(token !== "" && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${String(answer.status)} ${await answer.text()}`);
  return answer;
}

/** Parts that the killed process had stored. */
async function storedParts(printId: string): Promise<Buffer[]> {
  const connection = await (database?.open() ?? connectEmbedded(dataDir));
  const parts = await connection.db
    .select({ content: planningPrintParts.content })
    .from(planningPrintParts)
    .where(eq(planningPrintParts.printId, printId));
  await connection.close();
  return parts.map(({ content }) => Buffer.from(content));
}

describe("A server that is killed in the middle of a print", () => {
  it("leaves what it made to another, which makes the rest and one file of all", async () => {
    await killed.start();
    const login = { email: demoEmail("humain"), password: "Coulisses-2026!" };
    const { accessToken: token } = (await (await call(killed, "login", { body: login })).json()) as {
      accessToken: string;
    };
    const volunteers = (await (
      await call(killed, "planning/volunteers", { token })
    ).json()) as UserIdentity[];
    const byFile = new Map(volunteers.map((one) => [planningFileName(one, "pdf"), one.id]));
    const wanted = [...byFile].slice(0, PEOPLE);
    expect(wanted).toHaveLength(PEOPLE);
    const body = { kind: "LEAFLETS", volunteerIds: wanted.map(([, id]) => id) };
    const { id } = (await (await call(killed, "planning/prints", { token, body })).json()) as Print;
    const read = async (from: Instance) =>
      (await (await call(from, `planning/prints/${id}`, { token })).json()) as Print;
    await until(async () => (await read(killed)).done > 0, 120_000);
    await killed.end("SIGKILL");

    const made = await storedParts(id);
    expect(made.length).toBeGreaterThan(0);
    expect(made.length).toBeLessThan(PEOPLE);

    if (database?.url !== undefined) await loseActiveJobs(database.url);
    await other.start();
    await until(async () => (await read(other)).status === "DONE", 180_000);
    expect(await read(other)).toMatchObject({ total: PEOPLE, done: PEOPLE });
    const archive = await (await call(other, `planning/prints/${id}/file`, { token })).arrayBuffer();
    const files = Object.entries(unzipSync(new Uint8Array(archive)));
    expect(files.map(([name]) => name)).toEqual(wanted.map(([name]) => name));
    for (const [, content] of files) expect(Buffer.from(content).toString("latin1", 0, 5)).toBe("%PDF-");
    // Made again, a leaflet has another date: these are the very ones.
    const kept = files.filter(([, content]) => made.some((part) => part.equals(content)));
    expect(kept).toHaveLength(made.length);
  }, 400_000);
});
