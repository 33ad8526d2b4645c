import { type AccountCheck, isInBalance } from "@coulisses/shared-domain/ledger/account-check";
import { type EditionStatement, movedByType } from "@coulisses/shared-domain/ledger/edition-statement";
import { eq, sql } from "drizzle-orm";
import { collectChanges } from "../../changes/outbox";
import { accounts } from "../../database/schema/money";
import { call } from "../../testing/calls";
import { type TestServer, useTestServer } from "../../testing/test-server";
import { reverseLines } from "../ledger";
import { line, writePastLines } from "../testing/past-lines";

const server = useTestServer();
let sg: Awaited<ReturnType<TestServer["person"]>>;
let lea: number, theo: number;
beforeAll(async () => {
  sg = await server.person({ teams: ["benevole", "hard", "sg"] });
  lea = (await server.person({ firstname: "Léa", lastname: "Martin" })).id;
  theo = (await server.person({ firstname: "Théo" })).id;
});

const read = async <Body>(path: string) =>
  (await call(server, "GET", `/transactions/${path}`, { token: sg.accessToken })).json<Body>();
const check = () => read<AccountCheck>("check");
const write = (at: string, cost: number | null, ...lines: Parameters<typeof writePastLines>[2][]) =>
  writePastLines(server.services.db, { at, cost, madeBy: sg.id }, ...lines);

describe("Checking the accounts", () => {
  it("finds nothing wrong where no money moved", async () => {
    expect(await check()).toMatchObject({ transactions: 0, cash: 0, total: 0, wrong: [] });
  });

  it("adds up what everybody and the cash have", async () => {
    await write("2026-01-01T12:00:00Z", null, line("DEPOSIT", "cash", lea, 5000));
    await write("2026-01-02T12:00:00Z", null, line("TRANSFER", lea, theo, 1200));
    const found = await check();
    expect(found).toMatchObject({ accounts: 3, transactions: 2, cash: -5000, total: 0, wrong: [] });
    expect(isInBalance(found)).toBe(true);
  });

  it("names each account whose balance was tampered with, and by how much", async () => {
    const { db } = server.services;
    // Only an owner of the database can do this, who turns off what guards it.
    const tamper = (cents: number) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`alter table accounts disable trigger keep_balance`);
        await tx
          .update(accounts)
          .set({ balance: sql`balance + ${cents}` })
          .where(eq(accounts.userId, lea));
        // A table with deferred work can't be altered.
        await tx.execute(sql`set constraints all immediate`);
        await tx.execute(sql`alter table accounts enable trigger keep_balance`);
      });
    await tamper(7);
    const found = await check();
    expect(isInBalance(found)).toBe(false);
    expect(found).toMatchObject({
      total: 7,
      wrong: [{ owner: { id: lea, firstname: "Léa" }, balance: 3807, sum: 3800 }],
    });
    await tamper(-7);
    expect(isInBalance(await check())).toBe(true);
  });

  it("finds a line that was changed behind the ledger's back, on both of its accounts", async () => {
    const { db } = server.services;
    const change = (by: number) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`alter table transactions disable trigger keep_transaction`);
        await tx.execute(sql`update transactions set amount = amount + ${by} where type = 'TRANSFER'`);
        await tx.execute(sql`alter table transactions enable trigger keep_transaction`);
      });
    await change(100);
    const { total, wrong } = await check();
    expect(total).toBe(0);
    expect(wrong.map(({ owner, balance, sum }) => [owner?.id, balance - sum])).toEqual([
      [lea, 100],
      [theo, -100],
    ]);
    await change(-100);
  });
});

describe("The statement of an edition", () => {
  const statement = (edition: number) => read<EditionStatement>(`editions/${String(edition)}`);

  it("holds what moved within it, by month of Paris, until its last moment", async () => {
    await write("2025-08-30T23:59:59Z", null, line("DEPOSIT", "cash", lea, 1));
    await write("2025-08-31T00:00:00Z", null, line("DEPOSIT", "cash", lea, 20));
    // Already September in Paris.
    await write("2025-08-31T22:30:00Z", null, line("PROVISIONS", theo, "cash", 60));
    const { lines, earliest } = await statement(51);
    expect(lines.filter(({ month }) => month < "2025-10")).toEqual([
      { month: "2025-08", type: "DEPOSIT", count: 1, credited: 20, charged: 0, exchanged: 0 },
      { month: "2025-09", type: "PROVISIONS", count: 1, credited: 0, charged: 60, exchanged: 0 },
    ]);
    expect(movedByType(lines)).toContainEqual({
      type: "TRANSFER",
      count: 1,
      credited: 0,
      charged: 0,
      exchanged: 1200,
    });
    expect(earliest).toBe(51);
  });

  it("says what rounding left the association, and nothing for a save that was undone", async () => {
    const before = (await statement(51)).surplus;
    await write(
      "2026-03-01T12:00:00Z",
      8000,
      line("BARREL", lea, "cash", 534),
      line("BARREL", theo, "cash", 7467),
    );
    const undone = await write("2026-03-02T12:00:00Z", 100, line("BARREL", lea, "cash", 104));
    await server.services.db.transaction((tx) =>
      reverseLines(tx, collectChanges().changes, { name: "Annulation", madeBy: sg.id, lines: undone }),
    );
    const corrected = await write(
      "2026-03-02T13:00:00Z",
      1000,
      line("BARREL", lea, "cash", 334),
      line("BARREL", theo, "cash", 667),
    );
    await server.services.db.transaction((tx) =>
      reverseLines(tx, collectChanges().changes, {
        name: "Suppression",
        madeBy: sg.id,
        lines: corrected.slice(0, 1),
      }),
    );
    // A shared meal among friends is no movement of the association.
    await write("2026-03-03T12:00:00Z", 2000, line("SHARED_MEAL", lea, theo, 2010));
    const { surplus, lines } = await statement(51);
    expect(surplus - before).toBe(2);
    expect(lines).toContainEqual({
      month: "2026-03",
      type: "BARREL",
      count: 3,
      credited: 0,
      charged: 8668,
      exchanged: 0,
    });
  });

  it("is empty for an edition without money, and a file", async () => {
    expect(await statement(60)).toMatchObject({ edition: 60, lines: [], surplus: 0 });
    const answer = await call(server, "GET", "/transactions/editions/51/export", { token: sg.accessToken });
    expect(answer.body).toContain('"2026-03","Fût","3","0,00","86,68","0,00"');
  });
});
