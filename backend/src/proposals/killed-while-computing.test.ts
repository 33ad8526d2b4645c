import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Proposal, ProposalDetails } from "@coulisses/shared-domain/contract/assignment/proposals";
import { defaultWeights } from "@coulisses/shared-domain/proposal/proposal";
import { fillBaseData } from "../base-data/fill-base-data";
import { connect } from "../database/connect";
import { demoEmail, DEMO_PASSWORD } from "../demo/accounts";
import { fillDemo } from "../demo/fill-demo";
import { loseActiveJobs } from "../jobs/testing/lose-active-jobs";
import { until } from "../jobs/testing/job-instances";
import { type FreshDatabase, freshDatabase, testsOnServer } from "../testing/fresh-database";
import { testEnvironment } from "../testing/test-environment";
import { bundle, type Instance, instanceOf } from "../testing/two-instances/instance";

/** Large enough for seconds of computing. */
const festival = { people: 150, activities: 40, tasks: 120 };
let database: FreshDatabase | undefined;
let server: Instance;
let token = "";

beforeAll(async () => {
  database = testsOnServer() ? await freshDatabase() : undefined;
  const dataDir = await mkdtemp(join(process.env["TEST_FOLDER"] ?? tmpdir(), "killed-"));
  const connection = await connect({ databaseUrl: database?.url, dataDir, onError: () => undefined });
  await fillBaseData(connection.db, { ...testEnvironment(), demo: true }, (tx, now) =>
    fillDemo(tx, now, festival),
  );
  await connection.close();
  server = await instanceOf(await bundle(), {
    DATABASE_URL: database?.url ?? "",
    DATA_DIR: dataDir,
    DEMO: "on",
    JWT_SECRET: "a secret that only tests know, long enough",
  });
  await server.start();
  const { accessToken } = await call<{ accessToken: string }>("login", {
    email: demoEmail("humain"),
    password: DEMO_PASSWORD,
  });
  token = accessToken;
});
afterAll(async () => {
  await server.end("SIGKILL");
  await database?.drop();
});

/** Sends a body where there is one, else reads. */
async function call<Answer>(path: string, body?: object): Promise<Answer> {
  const answer = await fetch(`http://127.0.0.1:${String(server.port)}/api/${path}`, {
    headers: {
      "content-type": "application/json",
      ...(token !== "" && { authorization: `Bearer ${token}` }),
    },
    ...(body && { method: "POST", body: JSON.stringify(body) }),
  });
  expect([path, answer.ok]).toEqual([path, true]);
  return (await answer.json()) as Answer;
}

const ask = () => call<Proposal>("proposals", { weights: defaultWeights, mayMove: false });
const read = ({ id }: Proposal) => call<ProposalDetails>(`proposals/${id}`);
/** Asks now and then: one person may not call thousands of times a minute. */
async function becomes(proposal: Proposal, isSo: (now: ProposalDetails) => boolean) {
  await until(async () => {
    await wait(250);
    return isSo(await read(proposal));
  }, 240_000);
  return read(proposal);
}
const isDone = ({ status }: Proposal) => status === "DONE";

describe("A server that is killed while it computes a proposal", () => {
  it("computes it after its restart, once, as if nothing had happened", async () => {
    const asked = await ask();
    await becomes(asked, ({ progress }) => progress > 0);
    await server.end("SIGKILL");

    if (database?.url !== undefined) await loseActiveJobs(database.url);
    await server.start();
    const { lines, ...after } = await becomes(asked, isDone);
    const undisturbed = await becomes(await ask(), isDone);

    expect(after).toMatchObject({ status: "DONE", progress: 1000, losses: 0 });
    expect(lines.length).toBeGreaterThan(10);
    expect(lines).toEqual(undisturbed.lines);
    expect(after.value).toBe(undisturbed.value);
    expect((await call<Proposal[]>("proposals")).map(({ status }) => status)).toEqual(["DONE", "DONE"]);
  }, 300_000);
});
