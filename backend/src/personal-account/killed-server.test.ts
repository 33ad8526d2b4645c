import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { rowsOf } from "../database/driver";
import { testsOnServer } from "../testing/fresh-database";
import { type Person, startTestServer, type TestServer } from "../testing/test-server";
import { bundle, type Instance, instanceOf } from "../testing/two-instances/instance";
import { wrongBalances } from "./ledger";

/** One process alone may have the embedded database. */
const onServer = testsOnServer() ? describe : describe.skip;
const KILLS = 20;
const CLIENTS = 6;

onServer("A server that is killed twenty times while people send each other money", () => {
  let server: TestServer;
  let killed: Instance;
  /** The reason of each transfer that was answered, which tells it from all others. */
  const answered: string[] = [];
  let lostAnswers = 0;
  const faults: string[] = [];

  /** As the screens do: the same key until there is an answer. */
  async function send(payer: Person, to: number, context: string): Promise<void> {
    const key = randomUUID();
    for (;;) {
      const response = await fetch(`http://127.0.0.1:${String(killed.port)}/api/transactions/transfer`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          authorization: `Bearer ${payer.accessToken}`,
          "idempotency-key": key,
        },
        body: JSON.stringify({ to, amount: 1, context }),
      }).catch(() => undefined);
      if (response?.status === 204) return void answered.push(context);
      const isLater =
        response === undefined ||
        [429, 502, 503, 504].includes(response.status) ||
        (response.status === 409 && response.headers.has("retry-after"));
      if (!isLater) faults.push(`${context}: ${String(response.status)} ${await response.text()}`);
      if (!isLater) return;
      lostAnswers += 1;
      await wait(30);
    }
  }

  beforeAll(async () => {
    server = await startTestServer();
    const { jwtSecret = "", siteDir, dataDir } = server.services.environment;
    const [{ name } = { name: "" }] = rowsOf<{ name: string }>(
      await server.services.db.execute(sql`select current_database() as name`),
    );
    killed = await instanceOf(await bundle(), {
      DATABASE_URL: `${process.env["TEST_DATABASE_URL"] ?? ""}/${name}`,
      JWT_SECRET: jwtSecret,
      SITE_DIR: siteDir,
      DATA_DIR: dataDir,
    });
    const people = await Promise.all(
      Array.from({ length: CLIENTS }, () => server.person({ teams: ["hard"] })),
    );
    // Each has enough to send all along (TR-3).
    await server.services.db.execute(sql`
      with batch as (
        insert into transaction_batches (name, made_by) values ('Recharge', ${people[0]?.id ?? 0}) returning id
      ), opened as (
        insert into accounts (user_id) select id from users on conflict do nothing returning id
      )
      insert into transactions (batch_id, type, from_account, to_account, amount, context)
      select batch.id, 'DEPOSIT', (select id from accounts where user_id is null), opened.id, 1000000, 'Recharge'
      from batch, opened`);
    await killed.start();
    let stopped = false;
    const sending = people.map(async (payer, index) => {
      const payee = people[(index + 1) % CLIENTS] ?? payer;
      for (let count = 0; !stopped; count++) {
        await send(payer, payee.id, `Virement ${String(index)}-${String(count)}`);
      }
    });
    for (let kill = 0; kill < KILLS; kill++) {
      const before = answered.length;
      // Until money moves: a kill of an idle server shows nothing.
      while (answered.length < before + CLIENTS && faults.length === 0) await wait(5);
      await killed.end("SIGKILL");
      await killed.start();
    }
    stopped = true;
    await Promise.all(sending);
  }, 300_000);

  afterAll(async () => {
    await killed.end("SIGTERM");
    await server.close();
  });

  it("does each transfer exactly once, whatever became of its answer", async () => {
    expect(faults).toEqual([]);
    expect(lostAnswers).toBeGreaterThan(0);
    const lines = rowsOf<{ context: string }>(
      await server.services.db.execute(sql`select context from transactions where type = 'TRANSFER'`),
    );
    expect(lines.map(({ context }) => context).sort()).toEqual([...answered].sort());
  });

  it("keeps every balance the sum of its lines, and all together at zero", async () => {
    expect(await wrongBalances(server.services.db)).toEqual([]);
    const [total] = rowsOf<{ sum: string }>(
      await server.services.db.execute(sql`select sum(balance) as sum from accounts`),
    );
    expect(Number(total?.sum)).toBe(0);
  });
});
