import type { PeerTables } from "../peer";
import { numberPeople } from "../people/number-people";
import { at, meal, peerWith, person, shotgun, transaction } from "../testing/peer-rows";
import { now, target, toldReport } from "../testing/told";
import { barrelRows, contributionRows } from "./book-rows";
import { mealDayOf } from "./meal-day";
import { moneyRows } from "./money-rows";
import { peerTotals } from "./totals";

function imported(tables: Partial<PeerTables>) {
  const peer = peerWith({ user: [person(), person({ id: 8 }), person({ id: 9 })], ...tables });
  const { told, report } = toldReport();
  const ids = numberPeople(peer, target, now);
  const rows = moneyRows(peer, { ids, target, report });
  const owner = new Map<number, number | null>(
    [[1, null], ...rows.accounts.map(({ id, userId }) => [id, userId] as const)].map(([id, userId]) => [
      id ?? 0,
      userId ?? null,
    ]),
  );
  const moved = rows.lines.map(({ fromAccount, toAccount, amount }) => [
    owner.get(fromAccount),
    owner.get(toAccount),
    amount,
  ]);
  return {
    ...rows,
    moved,
    told,
    books: { barrels: barrelRows(peer, report), contributions: contributionRows(peer, ids, report) },
  };
}

describe("Imported transactions", () => {
  it("are numbered in their order of time, each in a batch of its own, signed by whoever is known", () => {
    const { lines, batches, moved } = imported({
      transaction: [
        transaction({ id: 1, created_at: at("2026-02-01T10:00:00Z"), context: "" }),
        transaction({
          id: 2,
          type: "TRANSFER",
          from: 8,
          to: 7,
          amount: 250,
          context: "Pizza",
          created_at: at("2026-01-01T10:00:00Z"),
        }),
        transaction({ id: 3, type: "SHARED_MEAL", from: 8, to: 7, amount: 300, context: "Un repas" }),
        transaction({ id: 4, type: "BARREL", from: 7, to: null, amount: 1_500_000 }),
      ],
    });
    expect(moved).toEqual([
      [8, 7, 250],
      [8, 7, 300],
      [7, null, 1_500_000],
      [null, 7, 5000],
    ]);
    expect(lines.map(({ id, batchId }) => [id, batchId])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
    ]);
    expect(batches.map(({ name, madeBy }) => [name, madeBy])).toEqual([
      ["Pizza", 8],
      ["Un repas", 7],
      ["Recharge de compte perso", 1],
      ["Dépôt", 1],
    ]);
  });

  it("that were deleted are taken back in one last batch, dated and signed by the import", () => {
    const { lines, batches, moved } = imported({
      transaction: [
        transaction({ id: 1, is_deleted: true }),
        transaction({ id: 2, created_at: at("2026-03-01T10:00:00Z") }),
      ],
    });
    expect(moved).toEqual([
      [null, 7, 5000],
      [null, 7, 5000],
      [7, null, 5000],
    ]);
    expect(lines[2]).toMatchObject({ reverses: 1, batchId: 3, at: now });
    expect(batches[2]).toMatchObject({ name: "Transactions supprimées dans Overbookd", madeBy: 1, at: now });
  });

  it.each([
    ["of nothing", { amount: 0 }, "montant nul"],
    ["with one person on both sides", { from: 7, to: 7 }, "la même personne des deux côtés"],
    ["with nobody on either", { from: null, to: null }, "personne ni d'un côté ni de l'autre"],
  ])("%s are out, no balance changes", (_case, fields, why) => {
    const { lines, told } = imported({ transaction: [transaction(fields)] });
    expect(lines).toEqual([]);
    expect(told).toEqual([expect.stringContaining(why)]);
  });

  it("below zero are turned round", () => {
    const { moved, told } = imported({ transaction: [transaction({ amount: -250 })] });
    expect(moved).toEqual([[7, null, 250]]);
    expect(told).toEqual([expect.stringMatching(/^noted transaction .*dans l'autre sens/)]);
  });

  it("of somebody who was deleted altogether go by the cash", () => {
    const { moved, batches, told } = imported({
      transaction: [transaction({ type: "TRANSFER", from: null, to: 7, amount: 100 })],
    });
    expect([moved, batches[0]?.madeBy]).toEqual([[[null, 7, 100]], 1]);
    expect(told).toEqual([expect.stringContaining("sa part est celle de la caisse")]);
  });

  it("add up by person and type, without those that were deleted", () => {
    const totals = peerTotals({
      transaction: [
        transaction({ to: 7, amount: 500 }),
        transaction({ to: 7, amount: 900, is_deleted: true }),
        transaction({ type: "TRANSFER", from: 7, to: 8, amount: 120 }),
        transaction({ type: "TRANSFER", from: 7, to: 7, amount: 120 }),
      ],
    });
    expect(totals.map(({ peerId, byType, balance }) => [peerId, [...byType], balance])).toEqual([
      [
        7,
        [
          ["DEPOSIT", 500],
          ["TRANSFER", -120],
        ],
        380,
      ],
      [8, [["TRANSFER", 120]], 120],
    ]);
  });
});

describe("The day of a meal", () => {
  it.each([
    ["samedi 1 août soir", "2026-08-05", { day: "2026-08-01", moment: "SOIR" }],
    ["samedi 1er août soir", "2026-08-05", { day: "2026-08-01", moment: "SOIR" }],
    ["Vendredi 1 janvier midi", "2026-12-20", { day: "2027-01-01", moment: "MIDI" }],
    ["mardi 31 décembre midi", "2025-01-02", { day: "2024-12-31", moment: "MIDI" }],
    ["lundi 1 août soir", "2026-08-05", undefined],
    ["samedi 31 février soir", "2026-08-05", undefined],
    ["samedi 1 août", "2026-08-05", undefined],
    ["demain", "2026-08-05", undefined],
  ])("« %s » near %s is %j", (written, near, when) => {
    expect(mealDayOf(written, at(`${near}T12:00:00Z`))).toEqual(when);
  });
});

describe("Imported meals", () => {
  const context = "Repas partagé du samedi 1 août soir";
  const share = (id: number, from: number, day: string) =>
    transaction({
      id,
      type: "SHARED_MEAL",
      from,
      to: 7,
      amount: 500,
      context,
      created_at: at(`${day}T10:00:00Z`),
    });

  it("have the batch of their lines: those nearest to their closing", () => {
    const { meals, batches, lines } = imported({
      shared_meal: [
        meal({ id: 1, amount: 1500, closed_at: at("2020-08-02T10:00:00Z") }),
        meal({ id: 2, amount: 1600, closed_at: at("2026-08-02T10:00:00Z") }),
      ],
      transaction: [share(1, 8, "2020-08-02"), share(2, 8, "2026-08-02"), share(3, 9, "2026-08-02")],
    });
    expect(meals.map(({ day, batchId }) => [day, batchId])).toEqual([
      ["2020-08-01", 1],
      ["2026-08-01", 2],
    ]);
    expect(lines.map(({ batchId }) => batchId)).toEqual([1, 2, 2]);
    expect(batches.map(({ cost, madeBy }) => [cost, madeBy])).toEqual([
      [1500, 7],
      [1600, 7],
    ]);
  });

  it("whose day can't be read are out with their guests; their money stays", () => {
    const { meals, guests, lines, told } = imported({
      shared_meal: [meal({ date: "demain", amount: 1000, closed_at: now })],
      shotgun: [shotgun()],
      transaction: [transaction({ type: "SHARED_MEAL", from: 8, to: 7, context: "Repas partagé du demain" })],
    });
    expect([meals, guests, lines.length]).toEqual([[], [], 1]);
    expect(told).toEqual([expect.stringMatching(/^out shared_meal/), expect.stringMatching(/^out shotgun/)]);
  });

  it("closed without a date have that of their lines, else of their making", () => {
    const { meals, told } = imported({
      shared_meal: [meal({ id: 1, amount: 1000 }), meal({ id: 2, amount: 1000, chef_id: 8 })],
      transaction: [share(1, 8, "2026-08-03")],
    });
    expect(meals.map(({ expenseDate }) => expenseDate)).toEqual([
      at("2026-08-03T10:00:00Z"),
      at("2026-07-20T10:00:00Z"),
    ]);
    expect(told).toHaveLength(2);
  });

  it("count a guest once, and an open one with several portions is told of first", () => {
    const { guests, told } = imported({
      shared_meal: [meal()],
      shotgun: [shotgun(), shotgun({ guest_id: 8, portions: 3 })],
    });
    expect(guests.map(({ guestId }) => guestId)).toEqual([7, 8]);
    expect(told).toEqual([
      expect.stringContaining("3 parts : ici une par convive"),
      expect.stringMatching(/^warn Repas partagé nº 1 .* est encore ouvert et Camille Petit y a 3 parts/),
    ]);
  });
});

describe("Imported contributions and barrels", () => {
  it("below one euro, or for nothing, are out", () => {
    const { books, told } = imported({
      contribution: [
        { adherent_id: 7, edition: 51, amount: 99, payment_date: now, expiration_date: now },
        { adherent_id: 8, edition: 51, amount: 100, payment_date: now, expiration_date: now },
      ],
      barrel: [
        { slug: "blonde", drink: "Blonde", price: 0, opened_on: now },
        { slug: "cafe-creme", drink: "Café & crème", price: 9000, opened_on: now },
        { slug: "-", drink: "?", price: 9000, opened_on: now },
      ],
    });
    expect(books.contributions.map(({ adherentId }) => adherentId)).toEqual([8]);
    expect(books.barrels).toEqual([
      { slug: "cafe-&-creme", drink: "Café & crème", price: 9000, openedOn: now },
    ]);
    expect(told.map((line) => line.split(" ").slice(0, 2).join(" "))).toEqual([
      "out barrel",
      "out barrel",
      "out contribution",
    ]);
  });
});
