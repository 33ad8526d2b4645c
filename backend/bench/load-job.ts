export type BenchRequest = {
  method: "GET" | "POST" | "PATCH";
  path: string;
  headers: Record<string, string>;
  body?: string;
};

/** Orders for the load generator's process: every connection cycles through `requests`. */
export type LoadJob = {
  url: string;
  connections: number;
  seconds: number;
  requests: BenchRequest[];
  /** Where in the circle the first connection starts, from 0 to 1. */
  start: number;
};

/** Latencies in milliseconds; none when nothing was answered in that time. */
export type LoadResult = {
  count: number;
  seconds: number;
  p50: number | null;
  p99: number | null;
  /** Answers by status code: anything but a success makes a figure worthless. */
  statuses: Record<string, number>;
};
