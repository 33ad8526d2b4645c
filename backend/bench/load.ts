import autocannon from "autocannon";
import type { LoadJob, LoadResult } from "./load-job";

/** Runs one job that the parent process sends, answers its result, ends. */
process.once("message", (job: LoadJob) => {
  run(job).then(
    (result) => process.send?.(result, () => process.exit(0)),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

function run({ url, connections, seconds, requests, start }: LoadJob): Promise<LoadResult> {
  const latencies: number[] = [];
  const statuses: Record<string, number> = {};
  const started = performance.now();
  return new Promise((resolve, reject) => {
    let nextOffset = start * connections;
    const instance = autocannon(
      {
        url,
        connections,
        duration: seconds,
        // Connections start at different places of the circle, or they would all ask for the same sheet at once.
        setupClient: (client) => {
          const offset = Math.floor((nextOffset++ / connections) * requests.length) % requests.length;
          client.setRequests([...requests.slice(offset), ...requests.slice(0, offset)]);
        },
      },
      (error: Error | null) => {
        if (error) return reject(error);
        const elapsed = (performance.now() - started) / 1000;
        latencies.sort((a, b) => a - b);
        resolve({
          count: latencies.length,
          seconds: elapsed,
          p50: percentile(latencies, 0.5),
          p99: percentile(latencies, 0.99),
          statuses,
        });
      },
    );
    instance.on("response", (_client, status, _bytes, milliseconds) => {
      latencies.push(milliseconds);
      statuses[status] = (statuses[status] ?? 0) + 1;
    });
  });
}

function percentile(sorted: readonly number[], share: number): number | null {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? null;
}
