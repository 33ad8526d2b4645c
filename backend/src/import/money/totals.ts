import {
  type TransactionType,
  transactionTypes,
} from "@coulisses/shared-domain/personal-account/transaction";
import { sql } from "drizzle-orm";
import type { Transaction } from "../../database/database";
import { rowsOf } from "../../database/driver";
import type { PeerTables } from "../peer";

/** The cents that one person received, less those that they gave, by type. */
export type PersonSums = { byType: ReadonlyMap<TransactionType, number>; balance: number };

export type PersonTotals = PersonSums & { peerId: number };

/** The sums of the peer, of its lines that are not deleted, by its ids. */
export function peerTotals({ transaction }: Pick<PeerTables, "transaction">): PersonTotals[] {
  const sums = new Map<number, Map<TransactionType, number>>();
  const add = (peerId: number | null, written: string, cents: number) => {
    const type = transactionTypes.find((known) => known === written);
    if (peerId === null || type === undefined) return;
    const mine = sums.get(peerId) ?? new Map<TransactionType, number>();
    sums.set(peerId, mine.set(type, (mine.get(type) ?? 0) + cents));
  };
  for (const { type, from, to, amount, is_deleted } of transaction) {
    if (is_deleted) continue;
    add(to, type, amount);
    add(from, type, -amount);
  }
  const inOrder = [...sums].toSorted(([one], [other]) => one - other);
  return inOrder.map(([peerId, byType]) => ({
    peerId,
    byType,
    balance: [...byType.values()].reduce((sum, cents) => sum + cents, 0),
  }));
}

type Sum = { userId: number | null; type: TransactionType; cents: number };
type Balance = { userId: number | null; cents: number };
export type OwnTotals = { sums: Sum[]; balances: Balance[] };

/** The sums of our lines, and the balances that the database keeps. */
export async function ownTotals(tx: Transaction): Promise<OwnTotals> {
  const sums = await tx.execute(sql`
    select account.user_id "userId", line.type, sum(line.amount)::float8 cents
    from (
      select to_account account, type, amount from transactions
      union all select from_account, type, -amount from transactions
    ) line join accounts account on account.id = line.account
    group by account.user_id, line.type`);
  const balances = await tx.execute(sql`select user_id "userId", balance::float8 cents from accounts`);
  return { sums: rowsOf<Sum>(sums), balances: rowsOf<Balance>(balances) };
}

/**
 * The differences between both sides, to the cent: a sum of a person and type, a balance, or the whole. None
 * means that every account is what it was.
 */
export function differences(
  theirs: readonly PersonTotals[],
  { sums, balances }: OwnTotals,
  person: (peerId: number) => number,
): string[] {
  const expected = new Map<string, number>();
  const key = (userId: number, type: string) => `${String(userId)} ${type}`;
  for (const { peerId, byType, balance } of theirs) {
    for (const [type, cents] of byType) expected.set(key(person(peerId), type), cents);
    expected.set(key(person(peerId), "solde"), balance);
  }
  const found = new Map(
    [...sums, ...balances.map((one) => ({ ...one, type: "solde" as const }))].flatMap(
      ({ userId, type, cents }) => (userId === null ? [] : [[key(userId, type), cents] as const]),
    ),
  );
  const wrong = [...new Set([...expected.keys(), ...found.keys()])]
    .filter((one) => (expected.get(one) ?? 0) !== (found.get(one) ?? 0))
    .map(
      (one) => `${one} : ${String(expected.get(one) ?? 0)} attendus, ${String(found.get(one) ?? 0)} écrits`,
    );
  const whole = balances.reduce((sum, { cents }) => sum + cents, 0);
  return whole === 0 ? wrong : [...wrong, `la somme de tous les comptes est ${String(whole)}`];
}

/** The sums of one person on both sides. */
export type ComparedTotals = { name: string; there: PersonSums; here: PersonSums };

/** Each person with a line, and their sums on both sides. */
export function compared(
  theirs: readonly PersonTotals[],
  { sums, balances }: OwnTotals,
  { person, nameOf }: { person: (peerId: number) => number; nameOf: (peerId: number) => string },
): ComparedTotals[] {
  const balanceOf = new Map(balances.map(({ userId, cents }) => [userId, cents]));
  return theirs.map(({ peerId, ...there }) => {
    const userId = person(peerId);
    const byType = new Map(
      sums.filter((one) => one.userId === userId).map(({ type, cents }) => [type, cents]),
    );
    return { name: nameOf(peerId), there, here: { byType, balance: balanceOf.get(userId) ?? 0 } };
  });
}
