import { randomUUID } from "node:crypto";
import type { Consumer } from "@coulisses/shared-domain/contract/money/personal-account";
import { call, type Answer } from "./calls";
import type { TestServer } from "./test-server";

/** The header of a new gesture. */
export const keyed = (key: string = randomUUID()) => ({ headers: { "idempotency-key": key } });

type Caller = { accessToken: string };

/** Moves money as this person; each call is a gesture of its own unless it has a key. */
export const moveMoney = (
  server: TestServer,
  { accessToken: token }: Caller,
  path: string,
  body: object,
  key?: string,
): Promise<Answer> => call(server, "POST", path, { token, body, ...keyed(key) });

/** The balance of each holder in cents, by id, as those who manage personal accounts read it. */
export async function balancesSeenBy(
  server: TestServer,
  { accessToken: token }: Caller,
): Promise<Map<number, number>> {
  const consumers = (await call(server, "GET", "/users/personal-account-consumers", { token })).json<
    Consumer[]
  >();
  return new Map(consumers.map(({ id, balance = NaN }) => [id, balance]));
}
