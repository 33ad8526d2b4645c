import type { Account } from "./targets";
import { verdict } from "./verdict";

const ROUNDS = 20;
/** Milliseconds that the recap may take when something has just changed. */
const TARGET = 300;

const PERIOD = "start=2027-05-10T00:00:00.000Z&end=2027-05-20T00:00:00.000Z";

/** The gear recap as it is read just after a purchase or an edit of the activity `sheet`, in turn. */
export async function measureRecap(url: string, { token }: Account, sheet: number): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };

  async function change(round: number): Promise<void> {
    const [method, path, body] =
      round % 2 === 0
        ? ["POST", "logistic/purchases", { seller: "Metro", availableOn: "2027-05-10T08:00:00.000Z" }]
        : ["PATCH", `festival-activities/${sheet}/general`, { name: `Activité ${Math.random()}` }];
    const answer = await fetch(`${url}/api/${path}`, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  }

  async function timeOf(path: string): Promise<number> {
    const start = performance.now();
    const answer = await fetch(`${url}/api/logistic/dashboard${path}`, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`The recap answered ${answer.status}`);
    return performance.now() - start;
  }

  async function worstOf(path: string): Promise<string> {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      await change(round);
      times.push(await timeOf(path));
    }
    times.sort((a, b) => a - b);
    const [median = 0, worst = 0] = [times[ROUNDS / 2], times.at(-1)];
    return `median ${median.toFixed(0)} ms, worst ${worst.toFixed(0)} ms; target ${TARGET} ms, ${verdict(worst < TARGET)}`;
  }

  await timeOf("");
  return [
    `Gear recap after a change: ${await worstOf("")}`,
    `One gear over ten days: ${await worstOf(`/matos-1?${PERIOD}`)}`,
  ].join("\n");
}
