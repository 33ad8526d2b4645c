import type { BenchRequest } from "./load-job";
import type { MeasuredServer } from "./measured-server";
import { type Measure, measure } from "./measure";
import type { Target } from "./targets";

const CONNECTIONS = [1, 20];
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
  const nothingToDo: BenchRequest[] = [
    { method: "GET", path: `/api/constant/${bytes}`, headers: {} },
  ];
  const measures: Compared["measures"] = [];
  for (const connections of CONNECTIONS) {
    const constant = await measure(server, nothingToDo, { connections, seconds });
    const real = await measure(server, requests, { connections, seconds });
    measures.push({ real, constant });
  }
  return { name, bytes, measures };
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
