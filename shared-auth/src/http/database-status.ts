import { KEPT_ANSWER } from "@coulisses/shared-domain/routes/kept-answer";
import { observable } from "../observable";
import { apiAddress } from "./api-address";
import { SERVICE_UNAVAILABLE } from "./api-error";

/** "away" while the server answers 503 for want of its database. */
type DatabaseStatus = "there" | "away";

const status = observable<DatabaseStatus>("there");
let timer: ReturnType<typeof setTimeout> | undefined;

const LEAST_SECONDS = 2;
const MOST_SECONDS = 60;

/** Milliseconds until the next question, from `Retry-After` in seconds: between 2 and 60 s whatever the header says. */
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

/** Asks the server about its database; no answer changes nothing, and it is asked again. */
async function ask(): Promise<void> {
  const answer = await fetch(apiAddress("health"), { headers: { Accept: "application/json" } }).catch(
    () => undefined,
  );
  const body = (await answer?.json().catch(() => undefined)) as { database?: unknown } | undefined;
  if (body?.database === "up") status.set("there");
  else askAgainIn(retryAfter(answer?.headers.get("Retry-After") ?? null));
}

/**
 * The state of the server's database; while it is away, the server is asked again, one question at a time.
 */
export const databaseStatus = {
  current: status.current,
  /** To call with every answer of the API. */
  noteAnswer({ status: code, headers }: Response) {
    if (code !== SERVICE_UNAVAILABLE && !headers.has(KEPT_ANSWER)) return;
    status.set("away");
    askAgainIn(retryAfter(headers.get("Retry-After")));
  },
  subscribe: status.subscribe,
  /** Back to the initial state, for tests. */
  reset() {
    clearTimeout(timer);
    timer = undefined;
    status.set("there");
  },
};
