import { atRate, percentile, timedInto } from "./at-rate";
import { logIn } from "./log-in";
import type { MeasuredServer } from "./measured-server";
import { onPostgres } from "./on-postgres";
import { table } from "./table";
import { verdict } from "./verdict";

const PORTS = { server: 4330, postgres: 4331 };
/** How many register each second, and for how long. */
const RATE = 20;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 15);
/** Milliseconds that the other calls may take meanwhile, but for one in a hundred. */
const TARGET = 100;

const register = (url: string, number: number) =>
  fetch(`${url}/api/registrations`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      newcomer: {
        email: `newcomer-${String(number)}@example.org`,
        firstname: "Camille",
        lastname: "Dupont",
        password: "Une-Phrase-2026!",
        mobilePhone: "0612345678",
        birthdate: "2004-05-06",
        hasApprovedEULA: true,
      },
    }),
  });

async function measure({ ready: { url, emails, password } }: MeasuredServer): Promise<void> {
  const [organiser] = await logIn(url, emails.slice(0, 1), password);
  if (!organiser) throw new Error("The bench needs an organiser");
  const headers = { authorization: `Bearer ${organiser.token}` };
  const others = (times: number[]) =>
    atRate(RATE, SECONDS, () => timedInto(times, () => fetch(`${url}/api/festival-activities`, { headers })));

  const alone: number[] = [];
  const registrations: number[] = [];
  const meanwhile: number[] = [];
  await timedInto([], () => register(url, -1));
  await others(alone);
  await Promise.all([
    atRate(RATE, SECONDS, (number) => timedInto(registrations, () => register(url, number))),
    others(meanwhile),
  ]);
  const row = (name: string, times: number[]) => [
    name,
    String(times.length),
    ...[0.5, 0.99].map((share) => percentile(times, share).toFixed(1)),
  ];
  console.log(
    `\n${String(RATE)} registrations a second; the FA list meanwhile, target ${String(TARGET)} ms:`,
  );
  console.log(
    table(
      ["call", "calls", "p50 ms", "p99 ms", ""],
      [
        [...row("FA list, nobody registers", alone), ""],
        [...row("registration", registrations), ""],
        [...row("FA list meanwhile", meanwhile), verdict(percentile(meanwhile, 0.99) < TARGET)],
      ],
    ),
  );
}

await onPostgres(PORTS, measure);
