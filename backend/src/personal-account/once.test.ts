import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { refused } from "@coulisses/shared-domain/festival-error";
import { DEPOSIT_CONTEXT } from "@coulisses/shared-domain/personal-account/transaction";
import { sql } from "drizzle-orm";
import { removeExpired } from "../auth/remove-expired";
import { idempotencyKeys } from "../database/schema/money";
import { useTestServer } from "../testing/test-server";
import { addLines, balanceOfPerson, holdAccounts } from "./ledger";
import { runOnce } from "./run-once";

const server = useTestServer();
let sg: number;
let holder: number;
beforeAll(async () => {
  sg = (await server.person()).id;
});
beforeEach(async () => {
  holder = (await server.person()).id;
});

type Request = Parameters<typeof runOnce>[1];

/** A call with this key to deposit on the holder's account. */
const request = (key: string, body: unknown = { amount: 500 }, person = sg) =>
  ({
    person: { id: person },
    method: "POST",
    routeOptions: { url: "/api/transactions/deposits" },
    params: {},
    query: {},
    headers: { "idempotency-key": key },
    body,
  }) as unknown as Request;

/** Five euros on the holder's account; answers the number of the batch. */
const deposit = (asked: Request, then: () => Promise<void> | void = () => undefined) =>
  runOnce(server.services.write, asked, async (tx, changes) => {
    const batch = await addLines(tx, changes, await holdAccounts(tx, [holder, "cash"]), {
      name: "Dépôts",
      madeBy: sg,
      lines: [{ type: "DEPOSIT", from: "cash", to: holder, amount: 500, context: DEPOSIT_CONTEXT }],
    });
    await then();
    return { batch };
  });
const balance = () => balanceOfPerson(server.services.db, holder);

it("The same gesture, sent again because its answer was lost, is answered as it was first and moves nothing", async () => {
  const key = randomUUID();
  const first = await deposit(request(key));
  expect(await deposit(request(key))).toEqual(first);
  expect(await deposit(request(key.toUpperCase()))).toEqual(first);
  expect(await balance()).toBe(500);
});

it("Another key is another gesture, and so is another person's same key", async () => {
  const key = randomUUID();
  await deposit(request(key));
  await deposit(request(randomUUID()));
  await deposit(request(key, { amount: 500 }, holder));
  expect(await balance()).toBe(1500);
});

it("A key that served for another body is refused", async () => {
  const key = randomUUID();
  await deposit(request(key));
  await expect(deposit(request(key, { amount: 600 }))).rejects.toMatchObject({ statusCode: 422 });
  expect(await balance()).toBe(500);
});

it("A gesture that was refused stays refused, and nothing of it is left", async () => {
  const key = randomUUID();
  const refusal = { kind: "refused", message: "Ce bénévole n'a pas de compte personnel" };
  const first = deposit(request(key), () => {
    throw refused(refusal.message);
  });
  await expect(first).rejects.toMatchObject(refusal);
  await expect(deposit(request(key))).rejects.toMatchObject(refusal);
  expect(await balance()).toBe(0);
});

it("A gesture that failed by our fault may be tried again with its key", async () => {
  const key = randomUUID();
  const first = deposit(request(key), () => {
    throw new Error("The disk is full");
  });
  await expect(first).rejects.toThrow("The disk is full");
  await deposit(request(key));
  expect(await balance()).toBe(500);
});

it("While a gesture runs, the same one waits for its turn or is told to come back, and money moves once", async () => {
  const key = randomUUID();
  const sent = Array.from({ length: 5 }, () =>
    deposit(request(key), () => wait(100)).catch((error: unknown) => error),
  );
  for (const answer of await Promise.all(sent)) {
    const isLater = answer instanceof Error;
    expect(answer).toMatchObject(
      isLater ? { statusCode: 409, retryAfter: 1 } : { batch: expect.any(Number) as number },
    );
  }
  expect(await balance()).toBe(500);
});

it("A key is forgotten after a day", async () => {
  const [kept, old] = [randomUUID(), randomUUID()];
  await deposit(request(kept));
  await deposit(request(old));
  const { db } = server.services;
  await db
    .update(idempotencyKeys)
    .set({ at: sql`now() - interval '25 hours'` })
    .where(sql`${idempotencyKeys.key} = ${old}`);
  await deposit(request(old));
  expect(await balance()).toBe(1500);

  await db
    .update(idempotencyKeys)
    .set({ at: sql`now() - interval '25 hours'` })
    .where(sql`${idempotencyKeys.key} = ${old}`);
  await removeExpired(db);
  const keys = await db.select({ key: idempotencyKeys.key }).from(idempotencyKeys);
  expect(keys.map(({ key }) => key)).toContain(kept);
  expect(keys.map(({ key }) => key)).not.toContain(old);
});
