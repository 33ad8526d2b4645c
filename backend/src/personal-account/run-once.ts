import { createHash } from "node:crypto";
import { FestivalError } from "@coulisses/shared-domain/festival-error";
import { and, eq, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { Changes } from "../changes/change";
import type { Write } from "../changes/write";
import type { WriteTransaction } from "../database/database";
import { rowsOf } from "../database/driver";
import { expiredKeys, type FirstAnswer, idempotencyKeys } from "../database/schema/money";
import { HttpError } from "../http/http-error";
import type { Enqueue } from "../jobs/job-kinds";

type Call = Pick<
  FastifyRequest,
  "person" | "method" | "routeOptions" | "params" | "query" | "body" | "headers"
>;
type Gesture = { personId: number; route: string; key: string; request: string };

/**
 * Does the work of a call that moves money once for each `Idempotency-Key`, in one transaction with the note
 * that it was done. The same gesture again gets the first answer, refusals too. Another gesture with this key
 * is refused with 422; while the first one runs, with 409 and `Retry-After`.
 */
export async function runOnce<Answer>(
  write: Write,
  request: Call,
  work: (tx: WriteTransaction, changes: Changes, enqueue: Enqueue) => Promise<Answer>,
): Promise<Answer> {
  const gesture = gestureOf(request);
  const first = await write(async (tx, changes, enqueue) => {
    const earlier = await firstAnswer(tx, gesture);
    return earlier ?? note(tx, gesture, { body: await work(tx, changes, enqueue) });
  }).catch((error: unknown) => {
    if (!(error instanceof FestivalError)) throw error;
    const { kind, message, fields } = error;
    // The transaction was rolled back; the refusal is noted in one of its own, unless the gesture was done
    // meanwhile.
    return write(async (tx) => {
      const earlier = await firstAnswer(tx, gesture);
      return earlier ?? note(tx, gesture, { kind, message, ...(fields && { fields }) });
    });
  });
  if ("kind" in first) throw new FestivalError(first.kind, first.message, first.fields);
  return first.body as Answer;
}

async function note(tx: WriteTransaction, gesture: Gesture, answer: FirstAnswer): Promise<FirstAnswer> {
  await tx.insert(idempotencyKeys).values({ ...gesture, answer });
  return answer;
}

function gestureOf(asked: Call): Gesture {
  const { person, method, routeOptions, headers, params, query, body } = asked;
  const sent = JSON.stringify([params, query, body]);
  return {
    personId: person.id,
    route: `${method} ${String(routeOptions.url)}`,
    key: String(headers["idempotency-key"]).toLowerCase(),
    request: createHash("sha256").update(sent).digest("base64"),
  };
}

/** The first answer to this gesture, if any. Gestures with the same key wait until the transaction ends. */
async function firstAnswer(tx: WriteTransaction, gesture: Gesture): Promise<FirstAnswer | undefined> {
  const { personId, route, key, request } = gesture;
  const name = `${String(personId)} ${route} ${key}`;
  const [lock] = rowsOf<{ free: boolean }>(
    await tx.execute(sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) free`),
  );
  if (lock?.free !== true) throw new HttpError(409, "Cette opération est déjà en cours", 1);
  const its = and(
    eq(idempotencyKeys.personId, personId),
    eq(idempotencyKeys.route, route),
    eq(idempotencyKeys.key, key),
  );
  const [known] = await tx
    .select({
      request: idempotencyKeys.request,
      answer: idempotencyKeys.answer,
      isExpired: sql<boolean>`${expiredKeys()}`,
    })
    .from(idempotencyKeys)
    .where(its);
  if (known?.isExpired) await tx.delete(idempotencyKeys).where(its);
  const earlier = known?.isExpired ? undefined : known;
  if (earlier && earlier.request !== request) {
    throw new HttpError(422, "Cette clé a déjà servi pour une autre opération");
  }
  return earlier?.answer;
}
