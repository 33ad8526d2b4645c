import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import type { Consumer } from "@coulisses/shared-domain/contract/money/personal-account";
import pg from "pg";
import { demoEmail } from "../src/demo/accounts";
import { logIn } from "./log-in";
import type { MeasuredServer } from "./measured-server";
import { onPostgres } from "./on-postgres";
import { table } from "./table";
import { verdict } from "./verdict";

/** How many transactions there are, how many of them are one person's, and how often each call is made. */
const TRANSACTIONS = Number(process.env.BENCH_TRANSACTIONS ?? 50_000);
const OWN = 2_000;
const ROUNDS = 15;
const CONNECTIONS = 20;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
const CONSUMERS = 150;
/** Milliseconds of a call, and movements a second. */
const targets = { page: 20, own: 15, save: 100, movements: 300 };
const PORTS = { server: 4340, postgres: 4341 };

/**
 * Everybody has an account with money on it, and years of a bar are behind them. The account `hard@…` has exactly so
 * many lines of its own: the others' are not spread over it.
 */
const fill = `
  insert into user_teams (user_id, team_code) select id, 'hard' from users where deleted_at is null on conflict do nothing;
  insert into accounts (user_id) select id from users on conflict do nothing;
  with batch as (
    insert into transaction_batches (name, made_by, at) select 'Bench', min(id), now() - interval '3 years' from users
    returning id
  ), holders as (
    select array_agg(id order by id) filter (where user_id is not null and user_id <> (
        select id from users where email = '${demoEmail("hard")}')) ids,
      max(id) filter (where user_id is null) cash,
      max(id) filter (where user_id = (select id from users where email = '${demoEmail("hard")}')) own
    from accounts
  )
  insert into transactions (batch_id, type, from_account, to_account, amount, context, at)
  select batch.id, case when n % 9 = 0 then 'TRANSFER' when n % 5 = 0 then 'DEPOSIT' when n % 1000 = 1 then 'EXTERNAL_EVENT'
      else 'BARREL' end,
    case when n % 9 = 0 then payer when n % 5 = 0 then cash else payer end,
    case when n % 9 = 0 then payee when n % 5 = 0 then payer else cash end,
    case when n % 9 <> 0 and n % 5 = 0 then 100000 else 20 + n % 500 end,
    case when n % 9 = 0 then 'Ciné du jeudi ' || n % 40 when n % 5 = 0 then 'Recharge de compte perso'
      else 'Fût de Ambrée du ' || n % 28 || '/02: ' || n % 12 || ' bâtons' end,
    now() - (${TRANSACTIONS} - n) * interval '30 min'
  from generate_series(1::bigint, ${TRANSACTIONS}) n, batch, holders,
    lateral (select case when n % ${Math.floor(TRANSACTIONS / OWN)} = 0 then own
        else ids[1 + (n % cardinality(ids))::int] end payer,
      ids[1 + ((n * 7 + 1) % cardinality(ids))::int] payee) people
  where payer <> payee;
  analyze transactions; analyze accounts;`;

type Call = { method: string; path: string; token: string; body?: object };
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

/** Raw requests: what the client itself costs must not weigh on a machine that runs the server too. */
function send(url: string, { method, path, token, body }: Call): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body && { "content-type": "application/json", "idempotency-key": randomUUID() }),
    };
    const sent = request(`${url}/api/${path}`, { method, agent, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
      );
    });
    sent.on("error", reject);
    sent.end(body && JSON.stringify(body));
  });
}

async function done(url: string, call: Call): Promise<string> {
  const { status, text } = await send(url, call);
  if (status >= 300) throw new Error(`${call.method} ${call.path} answered ${status} ${text}`);
  return text;
}

type Figure = { name: string; lines: string; median: number; worst: number; target: number };

async function timed(url: string, name: string, call: Call, target: number): Promise<Figure> {
  const times: number[] = [];
  let text = "";
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    text = await done(url, call);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const answered = text.startsWith("[") ? String((JSON.parse(text) as unknown[]).length) : "";
  const [median = 0, worst = 0] = [times[Math.floor(ROUNDS / 2)], times.at(-1)];
  return { name, lines: answered, median, worst, target };
}

const pages = [
  ["no filter", ""],
  ["no filter, far back", "before=500"],
  ["a frequent type", "type=BARREL"],
  ["a rare type", "type=EXTERNAL_EVENT"],
  ["a type that never was", "type=SHARED_MEAL"],
  ["a word of many contexts", "search=ambree"],
  ["a word of few contexts", "search=jeudi%2039"],
  ["a word of nothing", "search=licorne"],
  ["a name", "search=laforge"],
  ["an amount", "search=1%C2%A0000%2C00"],
  ["an amount that never was", "search=9%C2%A0999%2C99"],
  ["a week, a year ago", `from=${dayAgo(372)}&to=${dayAgo(365)}`],
] as const;

function dayAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString();
}

/** Answers how many movements a second. */
async function moveInParallel(
  url: string,
  tokens: readonly string[],
  ids: readonly number[],
): Promise<number> {
  const start = performance.now();
  const end = start + SECONDS * 1000;
  let count = 0;
  const connection = async (number: number) => {
    for (let at = number; performance.now() < end; at += CONNECTIONS) {
      const token = tokens[(at * 13) % tokens.length] ?? "";
      const to = ids[(at * 7 + 3) % ids.length] ?? 0;
      const body = { to, amount: 1 + (at % 50), context: "Bench" };
      const { status, text } = await send(url, {
        method: "POST",
        path: "transactions/transfer",
        token,
        body,
      });
      // To oneself: refused, as it should be, and no movement.
      if (status === 204) count += 1;
      else if (!text.includes("toi-même")) throw new Error(`A transfer answered ${status} ${text}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, number) => connection(number)));
  return count / ((performance.now() - start) / 1000);
}

async function measure(server: MeasuredServer, databaseUrl: string): Promise<void> {
  const db = new pg.Client({ connectionString: databaseUrl });
  try {
    await db.connect();
    console.error(`Writing ${TRANSACTIONS} transactions…`);
    await db.query(fill);
    const { url, everybody, password } = server.ready;
    const [sg, own] = await logIn(url, [demoEmail("sg"), demoEmail("hard")], password);
    if (!sg || !own) throw new Error("The bench needs its demo accounts");

    const figures: Figure[] = [];
    for (const [name, query] of pages) {
      const call = { method: "GET", path: `transactions?${query}`, token: sg.token };
      figures.push(await timed(url, `transactions: ${name}`, call, targets.page));
    }
    const mine = { method: "GET", path: "transactions/me", token: own.token };
    figures.push(await timed(url, "one's own transactions", mine, targets.own));
    const holders = JSON.parse(
      await done(url, { method: "GET", path: "users/personal-account-consumers", token: sg.token }),
    ) as Consumer[];
    const ids = holders.map(({ id }) => id);
    const transactions = ids
      .slice(0, CONSUMERS)
      .map((consumer, at) => ({ consumer, consumption: 1 + (at % 9) }));
    const evening = { stickPrice: 30, transactions };
    const save = { method: "POST", path: "transactions/provisions", token: sg.token, body: evening };
    figures.push(await timed(url, `a save of ${CONSUMERS} people`, save, targets.save));

    console.error(`Signing in ${everybody.length} people…`);
    const accounts = await logIn(url, everybody, password);
    const before = await server.usage();
    const movements = await moveInParallel(
      url,
      accounts.map(({ token }) => token),
      ids,
    );
    const processor = ((await server.usage()).cpu - before.cpu) / 1000 / (movements * SECONDS);
    const { rows } = await db.query<{ wrong: string; total: string }>(`
      select sum(balance) total, count(*) filter (where balance <> coalesce(sum, 0)) wrong
      from accounts left join (
        select account, sum(amount) from (select to_account account, amount from transactions
          union all select from_account, -amount from transactions) line group by account
      ) lines on lines.account = accounts.id`);

    console.log(`\n${TRANSACTIONS} transactions, on PostgreSQL:`);
    console.log(
      table(
        ["call", "lines", "median ms", "worst ms", "target", ""],
        figures.map(({ name, lines, median, worst, target }) => [
          name,
          lines,
          median.toFixed(1),
          worst.toFixed(1),
          String(target),
          verdict(median < target),
        ]),
      ),
    );
    console.log(
      `\n${CONNECTIONS} connections, transfers over ${ids.length} accounts: ${movements.toFixed(0)} movements/s, ` +
        `target ${targets.movements}: ${verdict(movements >= targets.movements)}, ` +
        `${processor.toFixed(2)} ms of the server's processor each`,
    );
    const [books] = rows;
    const isRight = books?.total === "0" && books.wrong === "0";
    console.log(`All balances together ${books?.total}, wrong ones ${books?.wrong}: ${verdict(isRight)}\n`);
  } finally {
    agent.destroy();
    await db.end();
  }
}

await onPostgres(PORTS, measure);
