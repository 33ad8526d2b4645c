import type { BenchRequest } from "./load-job";
import type { MeasuredServer } from "./measured-server";
import { type Measure, measure, warmUp } from "./measure";
import type { Target } from "./targets";

const CONNECTIONS = [1, 20];
/** Of each kind, in turns: what else the machine does weighs on both alike. */
const TURNS = 3;
const SIZED = 20;

export type Compared = {
  name: string;
  /** Bytes of a typical answer, and of the constant beside it. */
  bytes: number;
  measures: { real: Measure; constant: Measure }[];
};

/** Each call, then a route of the same server that answers as many bytes with nothing to do. */
export async function compareWithConstant(
  server: MeasuredServer,
  { name, requests }: Target,
  seconds: number,
): Promise<Compared> {
  const { url } = server.ready;
  const bytes = await typicalSize(url, requests);
  const nothingToDo: BenchRequest[] = [{ method: "GET", path: `/api/constant/${bytes}`, headers: {} }];
  const measures: Compared["measures"] = [];
  for (const connections of CONNECTIONS) {
    const load = { connections, seconds };
    const turns: { real: Measure; constant: Measure }[] = [];
    for (const kind of [nothingToDo, requests]) await warmUp(server, kind, connections);
    for (let turn = 0; turn < TURNS; turn++) {
      turns.push({
        constant: await measure(server, nothingToDo, load),
        real: await measure(server, requests, load),
      });
    }
    measures.push({
      real: usual(turns.map(({ real }) => real)),
      constant: usual(turns.map(({ constant }) => constant)),
    });
  }
  return { name, bytes, measures };
}

/** The turn of median speed. */
function usual(measures: readonly Measure[]): Measure {
  const [median] = measures
    .toSorted((a, b) => a.perSecond - b.perSecond)
    .slice(Math.floor(measures.length / 2));
  if (median === undefined) throw new Error("Nothing was measured");
  return median;
}

async function typicalSize(url: string, requests: BenchRequest[]): Promise<number> {
  const some = requests.slice(0, SIZED);
  let total = 0;
  for (const { path, ...request } of some) {
    const answer = await fetch(url + path, {
      ...request,
      headers: { ...request.headers, "accept-encoding": "identity" },
    });
    total += (await answer.arrayBuffer()).byteLength;
  }
  return Math.round(total / some.length);
}
