import type { LedgerLine } from "@coulisses/shared-domain/ledger/ledger-line";
import { desc, eq } from "drizzle-orm";
import { collectChanges } from "../../changes/outbox";
import { auditEntries } from "../../database/schema/audit";
import { transactions } from "../../database/schema/money";
import { users } from "../../database/schema/people";
import { call } from "../../testing/calls";
import { type Person, useTestServer } from "../../testing/test-server";
import { balanceOfPerson, type Line, reverseLines } from "../ledger";
import { line, writePastLines } from "../testing/past-lines";

const server = useTestServer();
let sg: Person, lea: Person, theo: Person;
const ids: number[] = [];

const { changes } = collectChanges();

const write = (at: string, madeBy: Person, ...lines: Line[]) =>
  writePastLines(server.services.db, { at, madeBy: madeBy.id }, ...lines);

beforeAll(async () => {
  sg = await server.person({ teams: ["benevole", "hard", "sg"], firstname: "Solène", lastname: "Gauthier" });
  const hard = { teams: ["benevole", "hard"] };
  lea = await server.person({ ...hard, firstname: "Léa", lastname: "Martin", nickname: "Zoé" });
  theo = await server.person({ ...hard, firstname: "Théo", lastname: "Durand" });
  ids.push(
    ...(await write(
      "2025-11-02T12:00:00Z",
      sg,
      line("DEPOSIT", "cash", lea.id, 5000, "Recharge de compte perso"),
    )),
    ...(await write("2025-12-24T19:00:00Z", lea, line("TRANSFER", lea.id, theo.id, 1250, "Cinéma à 5 %"))),
    ...(await write(
      "2026-01-15T23:30:00Z",
      sg,
      line("BARREL", lea.id, "cash", 534, "Fût de Ambrée du 15/01: 1 bâton"),
      line("BARREL", theo.id, "cash", 1600, "Fût de Ambrée du 15/01: 3 bâtons"),
    )),
    ...(await write(
      "2026-02-01T12:00:00Z",
      sg,
      line("PROVISIONS", theo.id, "cash", 60, "Conso placard: 2 bâtons"),
    )),
  );
});

const get = (query = "", by = sg) =>
  call(server, "GET", `/transactions${query && `?${query}`}`, { token: by.accessToken });
const found = async (query = "") => (await get(query)).json<LedgerLine[]>();
const remove = (id: number | string, by = sg) =>
  call(server, "DELETE", `/transactions/${String(id)}`, { token: by.accessToken });
const contextsOf = async (query: string) => (await found(query)).map(({ context }) => context);

describe("The transactions", () => {
  it("are those of everybody, the last first; the cash is nobody", async () => {
    const all = await found();
    expect(all.map(({ id }) => id)).toEqual(ids.toReversed());
    expect(all.at(-1)).toEqual({
      id: ids[0],
      type: "DEPOSIT",
      amount: 5000,
      context: "Recharge de compte perso",
      date: "2025-11-02T12:00:00.000Z",
      isDeleted: false,
      payee: { id: lea.id, firstname: "Léa", lastname: "Martin", nickname: "Zoé" },
    });
    expect(all.at(-2)).toMatchObject({ payor: { id: lea.id }, payee: { id: theo.id, firstname: "Théo" } });
    expect(all[0]).not.toHaveProperty("payee");
  });

  it("are for those who keep the accounts", async () => {
    for (const path of ["", "/export", "/sum", "/check", "/editions/51", "/editions/51/export"]) {
      const answer = await call(server, "GET", `/transactions${path}`, { token: lea.accessToken });
      expect([path, answer.status]).toEqual([path, 403]);
    }
    expect((await remove(ids[0] ?? 0, lea)).status).toBe(403);
    expect((await call(server, "GET", "/transactions")).status).toBe(401);
  });

  it("come in pages, each after the last line of the one before", async () => {
    const seen: number[] = [];
    for (let before = ""; ; before = `&before=${String(seen.at(-1))}`) {
      const page = await found(`limit=2${before}`);
      seen.push(...page.map(({ id }) => id));
      if (page.length < 2) break;
    }
    expect(seen).toEqual(ids.toReversed());
    expect(await found("before=1")).toEqual([]);
  });

  it.each([
    ["date", (all: LedgerLine[]) => all.toSorted((a, b) => a.id - b.id)],
    ["-amount", (all: LedgerLine[]) => all.toSorted((a, b) => b.amount - a.amount || b.id - a.id)],
    ["amount", (all: LedgerLine[]) => all.toSorted((a, b) => a.amount - b.amount || a.id - b.id)],
  ])("sorted by %j come page after page too", async (order, sorted) => {
    const pages: number[] = [];
    for (let before = ""; ; before = `&before=${String(pages.at(-1))}`) {
      const page = await found(`sort=${order}&limit=2${before}`);
      pages.push(...page.map(({ id }) => id));
      if (page.length < 2) break;
    }
    expect(pages).toEqual(sorted(await found()).map(({ id }) => id));
  });

  it.each([
    ["type=TRANSFER", ["Cinéma à 5 %"]],
    ["search=durand cinema", ["Cinéma à 5 %"]],
    ["search=zoe", ["Fût de Ambrée du 15/01: 1 bâton", "Cinéma à 5 %", "Recharge de compte perso"]],
    ["search=placard", ["Conso placard: 2 bâtons"]],
    ["search=ambree 3", ["Fût de Ambrée du 15/01: 3 bâtons"]],
    ["search=depot", ["Recharge de compte perso"]],
    ["search=12,50", ["Cinéma à 5 %"]],
    ["search=12 €", ["Cinéma à 5 %"]],
    ["search=16/01/2026", ["Fût de Ambrée du 15/01: 3 bâtons", "Fût de Ambrée du 15/01: 1 bâton"]],
    ["search=5 %25", ["Cinéma à 5 %"]],
    ["search=licorne", []],
    ["search=_", []],
    ["from=2025-12-01T00:00:00Z&to=2026-01-01T00:00:00Z", ["Cinéma à 5 %"]],
    ["search=lea&type=BARREL", ["Fût de Ambrée du 15/01: 1 bâton"]],
  ])("searched for %j are %j", async (query, contexts) => {
    expect(await contextsOf(query)).toEqual(contexts);
  });

  it.each([
    "type=GIFT",
    "sort=type",
    "standing=maybe",
    "from=hier",
    "before=-1",
    "before=1e3",
    "limit=0",
    "limit=501",
    "limit=x",
    "search=%00",
    `search=${"x".repeat(301)}`,
  ])("refuse %j in French", async (query) => {
    const answer = await get(query);
    expect(answer.status).toBe(400);
    expect(answer.message).not.toMatch(/invalid|expected/i);
  });

  it("go into a file, all that match, and the journal tells of it", async () => {
    const answer = await call(server, "GET", "/transactions/export?type=BARREL", { token: sg.accessToken });
    const lines = answer.body.split("\n");
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(
      /^"\d+","Fût","Théo Durand","","Fût de Ambrée du 15\/01: 3 bâtons","16\/01\/2026 00:30","16,00","",""$/,
    );
    const [entry] = await server.services.db
      .select()
      .from(auditEntries)
      .orderBy(desc(auditEntries.id))
      .limit(1);
    expect(entry).toMatchObject({
      kind: "data-exported",
      target: "export:transactions",
      actorId: sg.id,
    });
  });
});

describe("Decision 51: deleting a transaction", () => {
  const balances = async () => [
    await balanceOfPerson(server.services.db, lea.id),
    await balanceOfPerson(server.services.db, theo.id),
  ];
  const lineOf = async (id: number) => (await found()).find((one) => one.id === id);

  it("gives everybody back what they had, and stays on the list with who did it", async () => {
    const [before] = [await balances()];
    const [transfer] = await write(
      "2026-02-03T12:00:00Z",
      lea,
      line("TRANSFER", lea.id, theo.id, 700, "Pizza"),
    );
    const count = (await found()).length;
    expect((await remove(transfer ?? 0)).status).toBe(204);
    expect(await balances()).toEqual(before);
    expect(await found()).toHaveLength(count);
    const deleted = await lineOf(transfer ?? 0);
    expect(deleted).toMatchObject({
      isDeleted: true,
      amount: 700,
      payor: { id: lea.id },
      deletion: { by: { id: sg.id, firstname: "Solène" } },
    });
    expect(Date.parse(deleted?.deletion?.date ?? "")).toBeGreaterThan(Date.now() - 60_000);
  });

  it("takes the line out of the sums, and off the list for those who don't want to see it", async () => {
    const sum = async (query = "") =>
      (await call(server, "GET", `/transactions/sum?${query}`, { token: sg.accessToken })).json<object>();
    const [deposit = 0] = await write(
      "2026-02-03T13:00:00Z",
      sg,
      line("DEPOSIT", "cash", lea.id, 4200, "Remboursement du camion"),
      line("TRANSFER", lea.id, theo.id, 300, "Essence du camion"),
      line("PROVISIONS", theo.id, "cash", 50, "Gâteau du camion"),
    );
    const amounts = { charged: 50, exchanged: 300 };
    expect(await sum("search=camion")).toEqual({ count: 3, deleted: 0, credited: 4200, ...amounts });
    await remove(deposit);
    expect(await sum("search=camion")).toEqual({ count: 2, deleted: 1, credited: 0, ...amounts });
    expect(await sum("search=camion&standing=true")).toEqual({
      count: 2,
      deleted: 0,
      credited: 0,
      ...amounts,
    });
    expect(await contextsOf("search=camion")).toContain("Remboursement du camion");
    expect(await contextsOf("search=camion&standing=true")).toEqual([
      "Gâteau du camion",
      "Essence du camion",
    ]);
    expect(await sum("search=licorne")).toEqual({
      count: 0,
      deleted: 0,
      credited: 0,
      charged: 0,
      exchanged: 0,
    });
  });

  it("is done once, however many ask at once", async () => {
    const [before] = [await balances()];
    const [deposit] = await write(
      "2026-02-04T12:00:00Z",
      sg,
      line("DEPOSIT", "cash", lea.id, 900, "Recharge"),
    );
    const id = deposit ?? 0;
    const answers = await Promise.all(Array.from({ length: 8 }, () => remove(id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array<number>(7).fill(409)]);
    expect((await remove(id)).message).toBe(`Transaction avec l'id ${String(id)} déjà supprimée`);
    expect(await balances()).toEqual(before);
  });

  it("is refused for what does not exist, and for what only takes another back", async () => {
    const answer = await remove(999_999);
    expect([answer.status, answer.message]).toEqual([404, "Transaction avec l'id 999999 introuvable"]);
    const [deposit] = await write(
      "2026-02-05T12:00:00Z",
      sg,
      line("DEPOSIT", "cash", lea.id, 100, "Recharge"),
    );
    await remove(deposit ?? 0);
    const [reversal] = await server.services.db
      .select()
      .from(transactions)
      .where(eq(transactions.reverses, deposit ?? 0));
    expect((await remove(reversal?.id ?? 0)).status).toBe(404);
    expect((await remove("abc")).status).toBe(400);
  });

  it("of a line of a save leaves the others, and undoing the save later leaves that line alone", async () => {
    const [before] = [await balances()];
    const shares = await write(
      "2026-02-06T12:00:00Z",
      sg,
      line("SHARED_MEAL", lea.id, theo.id, 670, "Repas partagé du lundi 2 février soir"),
      line("SHARED_MEAL", sg.id, theo.id, 670, "Repas partagé du lundi 2 février soir"),
    );
    const [own = 0, other = 0] = shares;
    expect((await remove(own)).status).toBe(204);
    expect((await lineOf(other))?.isDeleted).toBe(false);
    const undone = await server.services.db.transaction((tx) =>
      reverseLines(tx, changes, { name: "Annulation", madeBy: sg.id, lines: shares }),
    );
    expect(undone).toBe(1);
    expect((await remove(other)).status).toBe(409);
    expect(await balances()).toEqual(before);
  });

  it("of a person who left the festival still names them", async () => {
    const gone = await server.person({ teams: ["benevole", "hard"], firstname: "Gaston", lastname: "Parti" });
    const [deposit] = await write(
      "2026-02-07T12:00:00Z",
      sg,
      line("DEPOSIT", "cash", gone.id, 40, "Recharge"),
    );
    await server.services.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, gone.id));
    expect((await lineOf(deposit ?? 0))?.payee).toMatchObject({ firstname: "Gaston" });
    expect((await remove(deposit ?? 0)).status).toBe(204);
  });
});

describe("A file of transactions of many years", () => {
  it.each([500, 1])("holds each of them once under its titles, %i more too", async (count) => {
    const deposits = Array.from({ length: count }, () => line("DEPOSIT", "cash", lea.id, 100, "Consigne"));
    ids.push(...(await write("2026-03-01T12:00:00Z", sg, ...deposits)));
    const all = ids.toReversed().map((id) => `"${String(id)}"`);
    const { body } = await call(server, "GET", "/transactions/export", { token: sg.accessToken });
    const numbers = body.split("\n").map((text) => text.split(",")[0]);
    expect(numbers.slice(0, count + 1)).toEqual(['"Numéro"', ...all.slice(0, count)]);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});
