import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { demoEmail } from "../src/demo/accounts";
import { atRate, percentile, timedInto } from "./at-rate";
import { logIn } from "./log-in";
import { startMeasuredServer } from "./measured-server";
import { table } from "./table";
import { verdict } from "./verdict";

/** A server of its own on this machine, and no other, is attacked. */
const PORT = "4360";
/** How long each attack lasts; none sends more than this many calls. */
const SECONDS = 5;
const MOST_CALLS = 2_000;
/** How often others ask who they are meanwhile, and the median in milliseconds that they may wait. */
const OTHERS = 20;
const TARGET = 100;

type Headers = Record<string, string>;
type Attack = { name: string; run: (answered: (status: number | "hung up") => void) => Promise<void> };

const dataDir = await mkdtemp(join(tmpdir(), "coulisses-attack-"));
const server = await startMeasuredServer({ PORT, DATA_DIR: dataDir });
try {
  const { url, password } = server.ready;
  const [victim, member, organiser] = await logIn(
    url,
    [demoEmail("soft"), demoEmail("sg"), demoEmail("humain")],
    password,
  );
  const bearer = (account: { token: string } | undefined): Headers => ({
    authorization: `Bearer ${account?.token ?? ""}`,
  });
  const rows: string[][] = [];
  for (const attack of attacksOn(url, { member: bearer(member), organiser: bearer(organiser) })) {
    console.error(`${attack.name}…`);
    const times: number[] = [];
    const answers: Record<string, number> = {};
    const headers = bearer(victim);
    await Promise.all([
      atRate(OTHERS, SECONDS, () => timedInto(times, () => fetch(`${url}/api/users/me`, { headers }))),
      attack.run((status) => (answers[status] = (answers[status] ?? 0) + 1)),
    ]);
    const median = percentile(times, 0.5);
    rows.push([
      attack.name,
      Object.entries(answers)
        .map(([status, count]) => `${String(count)} × ${status}`)
        .join(", "),
      median.toFixed(1),
      percentile(times, 0.95).toFixed(1),
      verdict(median < TARGET),
    ]);
  }
  console.log(`\nOthers ask who they are meanwhile; median at most ${String(TARGET)} ms:`);
  console.log(table(["attack", "answers", "p50 ms", "p95 ms", ""], rows));
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

function attacksOn(url: string, { member, organiser }: Record<"member" | "organiser", Headers>): Attack[] {
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${url}/api${path}`, init);
    await answer.arrayBuffer();
    return answer.status;
  };
  const statement = "/transactions/me/statement?from=2020-01-01&to=2035-01-01";

  return [
    { name: "nobody", run: () => Promise.resolve() },
    {
      name: "a stranger hammers the document of the API",
      run: (answered) => hammer(async () => answered(await ask("/openapi.json"))),
    },
    {
      name: "a member hammers the document of the API",
      run: (answered) => hammer(async () => answered(await ask("/openapi.json", { headers: member }))),
    },
    {
      // As many as the limit by address lets through; the measured server has none.
      name: "a stranger tries 8 accounts a second",
      run: (answered) =>
        atRate(8, SECONDS, async () => {
          const body = JSON.stringify({ email: `${crypto.randomUUID()}@example.org`, password: "A guess" });
          const headers = { "content-type": "application/json" };
          answered(await ask("/login", { method: "POST", headers, body }));
        }),
    },
    {
      name: "a member asks for 8 statements a second",
      run: (answered) => atRate(8, SECONDS, async () => answered(await ask(statement, { headers: member }))),
    },
    {
      name: "a member exports 8 times a second",
      run: (answered) =>
        atRate(8, SECONDS, async () => answered(await ask("/transactions/export", { headers: member }))),
    },
    {
      name: "a member asks for 300 leaflets and hangs up",
      run: async (answered) => {
        const headers = { ...organiser, accept: "application/pdf" };
        await atRate(60, SECONDS, async () => {
          const signal = AbortSignal.timeout(200);
          await ask("/planning", { headers, signal }).then(answered, () => answered("hung up"));
        });
      },
    },
    {
      name: "a member fills a sheet with 100 comments of 10,000 characters",
      run: async (answered) => {
        const headers = { ...organiser, "content-type": "application/json" };
        const created = await fetch(`${url}/api/festival-activities`, {
          method: "POST",
          headers,
          body: JSON.stringify({ name: "Bal" }),
        });
        const { id } = (await created.json()) as { id: number };
        const body = JSON.stringify({ content: "a".repeat(10_000) });
        const path = `/festival-activities/${String(id)}/feedbacks`;
        for (let comment = 0; comment < 100; comment++)
          answered(await ask(path, { method: "POST", headers, body }));
      },
    },
  ];
}

/** Sixteen connections that ask again as soon as they are answered. */
async function hammer(call: () => Promise<void>): Promise<void> {
  const end = Date.now() + SECONDS * 1_000;
  let calls = 0;
  const connection = async () => {
    while (Date.now() < end && calls++ < MOST_CALLS) await call();
    await wait(Math.max(0, end - Date.now()));
  };
  await Promise.all(Array.from({ length: 16 }, connection));
}
