import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { rowsOf } from "../../database/driver";
import { HttpError } from "../http-error";

/** A number of attempts in a number of seconds. */
export type Bound = { max: number; seconds: number };

/**
 * Counts an attempt at `what`, for all instances together. Returns whether it is within the bound, and the
 * seconds until one is again.
 */
export async function countAttempt(
  db: Queryable,
  what: string,
  { max, seconds }: Bound,
): Promise<{ isWithin: boolean; secondsLeft: number }> {
  // Keys hold addresses and links, which must not be readable here.
  const key = createHash("sha256").update(what).digest("base64url");
  const result = await db.execute(sql`
    insert into attempts as attempt (key, count, expires_at)
    values (${key}, 1, now() + make_interval(secs => ${seconds}))
    on conflict (key) do update set
      count = case when attempt.expires_at <= now() then 1 else attempt.count + 1 end,
      expires_at = case when attempt.expires_at <= now() then excluded.expires_at else attempt.expires_at end
    returning count, ceil(extract(epoch from expires_at - now()))::int as left`);
  const [row] = rowsOf<{ count: number; left: number }>(result);
  return { isWithin: (row?.count ?? 0) <= max, secondsLeft: row?.left ?? seconds };
}

/** Counts an attempt at `what`. Throws 429 beyond the bound. */
export async function refuseBeyond(bound: Bound, db: Queryable, what: string): Promise<void> {
  const { isWithin, secondsLeft } = await countAttempt(db, what, bound);
  if (!isWithin) throw tooOften(bound.seconds <= 60 ? bound.seconds : secondsLeft, secondsLeft);
}

/** The refusal of too many attempts, with the time to wait in its message and in its header. */
export function tooOften(seconds: number, retryAfter = seconds): HttpError {
  const minutes = Math.ceil(seconds / 60);
  const wait =
    seconds <= 60 ? `${String(seconds)} secondes` : `${String(minutes)} minute${minutes > 1 ? "s" : ""}`;
  return new HttpError(429, `Tu as essayé trop de fois, réessaye dans ${wait}`, retryAfter);
}
