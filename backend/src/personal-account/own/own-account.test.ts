import { randomUUID } from "node:crypto";
import type { Me } from "@coulisses/shared-domain/contract/users";
import type { OwnLine } from "@coulisses/shared-domain/personal-account/own-line";
import { eq } from "drizzle-orm";
import { users } from "../../database/schema/people";
import { call } from "../../testing/calls";
import { type Person, useTestServer } from "../../testing/test-server";
import { addLines, balanceOfPerson, holdAccounts, type Line, reverseLines, wrongBalances } from "../ledger";
import { ownLinesQuery } from "./own-account";

const server = useTestServer();
let lea: Person, max: Person, soft: Person;

beforeAll(async () => {
  soft = await server.person({ firstname: "Sofia", teams: ["benevole", "soft"] });
});
// Nobody's cents are lost, counted twice or invented by any of these tests.
afterEach(async () => expect(await wrongBalances(server.services.db)).toEqual([]));
beforeEach(async () => {
  lea = await server.person({ firstname: "Léa", lastname: "Martin", teams: ["hard"] });
  max = await server.person({ firstname: "Max", teams: ["hard"] });
});

const transferBy = (person: Person, body: unknown, key: string = randomUUID()) =>
  call(server, "POST", "/transactions/transfer", {
    token: person.accessToken,
    body: body as object,
    headers: { "idempotency-key": key },
  });
const send = (amount: number, key?: string) =>
  transferBy(lea, { to: max.id, amount, context: "Crêpes" }, key);
const linesOf = async ({ accessToken: token }: Person) =>
  (await call(server, "GET", "/transactions/me", { token })).json<OwnLine[]>();
const readBalance = async ({ accessToken: token }: Person) =>
  (await call(server, "GET", "/users/me", { token })).json<Me>().balance;
const balances = async () => [await readBalance(lea), await readBalance(max)];
/** Lines that nobody typed on a screen; answers their batch. */
const write = (...lines: Line[]) =>
  server.services.write(async (tx, changes) => {
    const held = await holdAccounts(
      tx,
      lines.flatMap(({ from, to }) => [from, to]),
    );
    return addLines(tx, changes, held, { name: "Épreuve", madeBy: lea.id, lines });
  });
const deposit = (to: Person, amount: number) =>
  write({ type: "DEPOSIT", from: "cash", to: to.id, amount, context: "Recharge de compte perso" });

describe("A transfer", () => {
  it("takes from one what it gives the other, and both read it", async () => {
    await deposit(lea, 5000);
    expect((await transferBy(lea, { to: max.id, amount: 1234, context: " Crêpes " })).status).toBe(204);
    expect(await balances()).toEqual([3766, 1234]);
    expect((await linesOf(lea))[0]).toMatchObject({
      type: "TRANSFER",
      amount: 1234,
      context: "Crêpes",
      to: { id: max.id, firstname: "Max" },
      balance: 3766,
    });
    expect((await linesOf(max))[0]).toMatchObject({ from: { id: lea.id }, balance: 1234 });
  });

  it("TR-1 to oneself is refused", async () => {
    const refusal = await transferBy(lea, { to: lea.id, amount: 100, context: "Moi" });
    expect([refusal.status, refusal.message]).toEqual([400, "Tu ne peux pas faire de virement à toi-même"]);
  });

  it.each([
    [-1, 400, "Le montant doit être positif"],
    [0, 400, "Le montant doit être supérieur à 0"],
    [50_001, 400, "Le montant de la transaction est trop élevé"],
  ])("TR-2 of %d cents is refused", async (amount, status, message) => {
    const refusal = await send(amount);
    expect([refusal.status, refusal.message]).toEqual([status, message]);
    expect(await balances()).toEqual([0, 0]);
  });

  it("TR-2 of exactly 500 € and TR-4 of a payer at zero pass, until one is below zero (TR-3)", async () => {
    expect((await send(50_000)).status).toBe(204);
    expect(await balances()).toEqual([-50_000, 50_000]);
    const refusal = await send(1);
    expect([refusal.status, refusal.message]).toEqual([
      409,
      "Le montant de ton compte perso doit être positif pour faire un virement",
    ]);
  });

  it("TR-3 needs an account on both sides", async () => {
    expect((await transferBy(soft, { to: max.id, amount: 1, context: "Non" })).status).toBe(403);
    const refusal = await transferBy(lea, { to: soft.id, amount: 1, context: "Non" });
    expect([refusal.status, refusal.message]).toEqual([409, "Ce bénévole n'a pas de compte personnel"]);
  });

  it("to a person who left, or never was, finds nobody; what they got before stays to be read", async () => {
    await deposit(lea, 100);
    await send(100);
    await server.services.db
      .update(users)
      .set({ deletedAt: new Date(), firstname: "Personne" })
      .where(eq(users.id, max.id));
    for (const to of [max.id, 2_147_483_647]) {
      expect((await transferBy(lea, { to, amount: 1, context: "Non" })).status).toBe(404);
    }
    expect((await linesOf(lea))[0]?.to).toMatchObject({ id: max.id, firstname: "Personne" });
  });

  it.each([
    ["no body", undefined],
    ["an amount in words", { to: 1, amount: "500", context: "Non" }],
    ["half a cent", { to: 1, amount: 0.5, context: "Non" }],
    ["an amount beyond what can be counted", { to: 1, amount: 1e300, context: "Non" }],
    ["an amount below what can be counted", { to: 1, amount: -1e300, context: "Non" }],
    ["no amount", { to: 1, context: "Non" }],
    ["nobody", { amount: 500, context: "Non" }],
    ["a name for somebody", { to: "Max", amount: 500, context: "Non" }],
    ["no reason", { to: 1, amount: 500 }],
    ["a blank reason", { to: 1, amount: 500, context: "  " }],
    ["an endless reason", { to: 1, amount: 500, context: "x".repeat(301) }],
    ["a list", [{ to: 1, amount: 500, context: "Non" }]],
  ])("with %s is refused, and moves nothing", async (_, body) => {
    expect((await transferBy(lea, body)).status).toBe(400);
    expect(await linesOf(lea)).toEqual([]);
  });

  it("without a key, or with one that is no uuid, is refused", async () => {
    const { accessToken: token } = lea;
    const body = { to: max.id, amount: 100, context: "Non" };
    expect((await call(server, "POST", "/transactions/transfer", { token, body })).status).toBe(400);
    expect((await send(100, "42")).status).toBe(400);
  });

  it("that is sent again for want of an answer counts once; with another amount its key is refused", async () => {
    const key = randomUUID();
    await send(100, key);
    expect((await send(100, key)).status).toBe(204);
    expect((await send(200, key)).status).toBe(422);
    expect(await balances()).toEqual([-100, 100]);
  });

  it("from two tabs at once is two gestures, of which TR-3 lets one through where the first empties the account", async () => {
    await deposit(lea, 100);
    const answers = await Promise.all([send(300), send(300)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await balances()).toEqual([-200, 300]);
  });

  it("by twenty at once from one account, each sent twice, counts twenty times", async () => {
    await deposit(lea, 10_000);
    const keys = Array.from({ length: 20 }, () => randomUUID());
    const answers = await Promise.all([...keys, ...keys].map((key) => send(100, key)));
    expect(answers.filter(({ status }) => ![204, 409].includes(status))).toEqual([]);
    // The screens retry while the first request still runs.
    for (const key of keys) expect((await send(100, key)).status).toBe(204);
    expect(await balances()).toEqual([8000, 2000]);
  });

  it("to each other at the same time never waits for itself", async () => {
    await Promise.all([deposit(lea, 10_000), deposit(max, 10_000)]);
    const back = () => transferBy(max, { to: lea.id, amount: 70, context: "Retour" });
    const answers = await Promise.all(Array.from({ length: 10 }, () => [send(100), back()]).flat());
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect(await balances()).toEqual([9700, 10_300]);
  });
});

describe("13.2 One's own transactions", () => {
  it("say each kind from one's own side, the last first, with what was left", async () => {
    await deposit(lea, 1000);
    await write(
      { type: "BARREL", from: lea.id, to: "cash", amount: 534, context: "Fût" },
      { type: "SHARED_MEAL", from: max.id, to: lea.id, amount: 670, context: "Repas" },
    );
    const lines = await linesOf(lea);
    expect(lines.map(({ type, from, to, balance }) => [type, from?.id, to?.id, balance])).toEqual([
      ["SHARED_MEAL", max.id, undefined, 1136],
      ["BARREL", lea.id, undefined, 466],
      ["DEPOSIT", undefined, lea.id, 1000],
    ]);
  });

  it("leave out what was deleted, as if it had never been", async () => {
    await deposit(lea, 1000);
    await deposit(lea, 500);
    const [last, first] = await linesOf(lea);
    await server.services.write((tx, changes) =>
      reverseLines(tx, changes, { name: "Suppression", madeBy: lea.id, lines: [first?.id ?? 0] }),
    );
    expect(await linesOf(lea)).toEqual([{ ...last, balance: 500 }]);
    expect(await readBalance(lea)).toBe(500);
  });

  it("are nobody else's, and nothing to read without an account", async () => {
    await deposit(lea, 1000);
    expect(await linesOf(max)).toEqual([]);
    const { accessToken: token } = soft;
    expect((await call(server, "GET", "/transactions/me", { token })).status).toBe(403);
    expect(await readBalance(soft)).toBeUndefined();
  });

  it("are all there, two thousand of them, in little time", async () => {
    const lines = Array.from({ length: 2000 }, (_, index) => ({
      type: "PROVISIONS" as const,
      from: lea.id,
      to: "cash" as const,
      amount: 1 + (index % 7),
      context: `Conso placard: ${String(index)} bâtons`,
    }));
    await write(...lines);
    const read = await linesOf(lea);
    expect(read).toHaveLength(2000);
    expect(read[0]?.balance).toBe(await balanceOfPerson(server.services.db, lea.id));
    const times: number[] = [];
    for (let round = 0; round < 10; round++) {
      const start = performance.now();
      await server.services.connection.runPrepared(ownLinesQuery, [lea.id]);
      times.push(performance.now() - start);
    }
    // 15 ms on a quiet machine: several times that where others work too.
    expect(Math.min(...times)).toBeLessThan(150);
  });
});
