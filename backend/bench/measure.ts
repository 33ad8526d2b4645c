import type { BenchRequest, LoadResult } from "./load-job";
import type { MeasuredServer } from "./measured-server";
import { runLoad } from "./run-load";

const WARM_UP_SECONDS = 1;

export type Measure = {
  connections: number;
  perSecond: number;
  /** Milliseconds; none when nothing was answered in that time. */
  p50: number | null;
  p99: number | null;
  cpuPerRequest: number | null;
  /** Mebibytes. */
  memory: number;
};

export async function warmUp(
  server: MeasuredServer,
  requests: BenchRequest[],
  connections: number,
): Promise<void> {
  const { url } = server.ready;
  checkSuccess(await runLoad({ url, connections, seconds: WARM_UP_SECONDS, requests }), requests);
}

export async function measure(
  server: MeasuredServer,
  requests: BenchRequest[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Measure> {
  const { url } = server.ready;
  const before = await server.usage();
  const load = await runLoad({ url, connections, seconds, requests });
  const after = await server.usage();
  checkSuccess(load, requests);
  return {
    connections,
    perSecond: load.count / load.seconds,
    p50: load.p50,
    p99: load.p99,
    cpuPerRequest: load.count === 0 ? null : (after.cpu - before.cpu) / 1000 / load.count,
    memory: after.memory / 2 ** 20,
  };
}

/** A refusal is quicker than an answer: it would flatter the figures. */
function checkSuccess({ statuses }: LoadResult, [first]: BenchRequest[]): void {
  const bad = Object.keys(statuses).filter((status) => !status.startsWith("2"));
  if (bad.length > 0) throw new Error(`${first?.path} answered ${JSON.stringify(statuses)}`);
}
