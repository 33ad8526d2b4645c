import { apiAddress } from "./api-address";

export type DatabaseStatus = "there" | "away";

let status: DatabaseStatus = "there";
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const LEAST_SECONDS = 2;
const MOST_SECONDS = 60;

function become(next: DatabaseStatus) {
  if (next === status) return;
  status = next;
  listeners.forEach((listener) => {
    listener();
  });
}

/** When the server says to come back, in milliseconds; a bad answer neither floods it nor is waited for without end. */
export function retryAfter(header: string | null): number {
  const seconds = header === null || header === "" ? NaN : Number(header);
  return (
    1_000 * Math.min(MOST_SECONDS, Math.max(LEAST_SECONDS, Number.isNaN(seconds) ? LEAST_SECONDS : seconds))
  );
}

function askAgainIn(milliseconds: number) {
  timer ??= setTimeout(() => {
    timer = undefined;
    void ask();
  }, milliseconds);
}

/** The server's own word on its database; one that can't be reached has said nothing. */
async function ask(): Promise<void> {
  const answer = await fetch(apiAddress("health"), { headers: { Accept: "application/json" } }).catch(
    () => undefined,
  );
  const body = (await answer?.json().catch(() => undefined)) as { database?: unknown } | undefined;
  if (body?.database === "up") become("there");
  else askAgainIn(retryAfter(answer?.headers.get("Retry-After") ?? null));
}

/** Whether the server has its database: one question at a time asks for all, until it is back. */
export const databaseStatus = {
  current: () => status,
  /** Every answer of the API passes here. */
  noteAnswer({ status: code, headers }: Response) {
    if (code !== 503) return;
    become("away");
    askAgainIn(retryAfter(headers.get("Retry-After")));
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  /** For tests: as at the start. */
  reset() {
    clearTimeout(timer);
    timer = undefined;
    become("there");
  },
};
