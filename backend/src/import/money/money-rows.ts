import { transactionLabels } from "@coulisses/shared-domain/personal-account/transaction";
import type { NewRow } from "../area";
import { accounts, transactionBatches, transactions } from "../../database/schema/money";
import type { Numbering } from "../numbering";
import type { PeerTables } from "../peer";
import type { Report } from "../report";
import type { Target } from "../target/target";
import { type PeerLine, sortedLines } from "./lines";
import { type MealRows, mealRows } from "./meal-rows";
import { linesOfMeals, readableMeals } from "./meals";

export type MoneyRows = MealRows & {
  accounts: NewRow<typeof accounts>[];
  batches: NewRow<typeof transactionBatches>[];
  lines: NewRow<typeof transactions>[];
};

type Batch = NewRow<typeof transactionBatches> & { id: number };

const DELETED = "Transactions supprimées dans Overbookd";

/** Accounts, their lines with a batch each, what takes deleted lines back, and meals. */
export function moneyRows(
  peer: PeerTables,
  { ids, target, report }: { ids: Numbering; target: Target; report: Report },
): MoneyRows {
  const sorted = sortedLines(peer, report);
  const meals = readableMeals(peer, ids.now, report);
  const linesOf = linesOfMeals(meals, sorted);
  const mealOf = new Map([...linesOf].flatMap(([meal, lines]) => lines.map(({ id }) => [id, meal])));
  const { accountOf, rows: newAccounts } = numberAccounts(sorted, ids, target);
  const batchOf = new Map<number, number>();
  const batches: Batch[] = [];
  const add = (batch: Omit<Batch, "id">) => {
    const id = batches.length + 1;
    batches.push({ ...batch, id });
    return id;
  };
  const costOf = new Map(meals.map(({ id, amount }) => [id, amount]));

  /** One a line: a gesture takes a batch back as a whole. A meal's lines share one, as with us. */
  const batchFor = (line: PeerLine): number => {
    const meal = mealOf.get(line.id);
    const shared = meal === undefined ? undefined : batchOf.get(meal);
    if (shared !== undefined) return shared;
    const id = add({
      name: line.context === "" ? transactionLabels[line.type] : line.context,
      madeBy: authorOf(line, ids),
      at: line.created_at,
      cost: meal === undefined ? null : (costOf.get(meal) ?? null),
    });
    if (meal !== undefined) batchOf.set(meal, id);
    return id;
  };
  const lines = sorted.map((line, at) => ({
    id: at + 1,
    batchId: batchFor(line),
    type: line.type,
    fromAccount: accountOf(line.from),
    toAccount: accountOf(line.to),
    amount: line.amount,
    context: line.context,
    at: line.created_at,
  }));
  const deleted = lines.filter((_, at) => sorted[at]?.is_deleted);
  const takenBack = deleted.length === 0 ? 0 : add({ name: DELETED, madeBy: ids.importer, at: ids.now });
  const reversals = deleted.map(({ id, fromAccount, toAccount, ...line }, at) => ({
    ...line,
    id: lines.length + at + 1,
    batchId: takenBack,
    fromAccount: toAccount,
    toAccount: fromAccount,
    at: ids.now,
    reverses: id,
  }));
  return {
    accounts: newAccounts,
    batches,
    lines: [...lines, ...reversals],
    ...mealRows(peer, { ids, report, meals, money: { linesOf, batchOf } }),
  };
}

function authorOf(line: PeerLine, ids: Numbering): number {
  const author = line.type === "TRANSFER" ? line.payer : line.type === "SHARED_MEAL" ? line.to : null;
  return author === null ? ids.importer : ids.person(author);
}

/** Accounts that are there stay; new ones follow in the order of people. */
function numberAccounts(lines: readonly PeerLine[], ids: Numbering, target: Target) {
  const held = new Map(target.accounts.map(({ id, userId }) => [userId, id]));
  const holders = new Set(lines.flatMap(({ from, to }) => [from, to]).filter((id) => id !== null));
  const users = [...holders].map((id) => ids.person(id)).toSorted((one, other) => one - other);
  const first = Math.max(target.cash, ...held.values()) + 1;
  const rows = users.filter((id) => !held.has(id)).map((userId, at) => ({ id: first + at, userId }));
  const byUser = new Map([...held, ...rows.map(({ id, userId }) => [userId, id] as const)]);
  const accountOf = (peerId: number | null): number =>
    peerId === null ? target.cash : (byUser.get(ids.person(peerId)) ?? target.cash);
  return { accountOf, rows };
}
